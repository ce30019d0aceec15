module mtgconformance/council4

go 1.26

require github.com/natefinch/council4 v0.0.0-00010101000000-000000000000
