package main

import (
	"bufio"
	"encoding/json"
	"os"
	"testing"
)

// TestSituations plays a file of Situations, as `mtg-conformance export` writes it, and writes what came of each as
// `mtg-conformance judge` reads it. It shows that any runner of tests will do; the verdicts are the judge's.
func TestSituations(t *testing.T) {
	from, to := os.Getenv("MTG_CONFORMANCE_SITUATIONS"), os.Getenv("MTG_CONFORMANCE_OUTCOMES")
	if from == "" || to == "" {
		t.Skip("MTG_CONFORMANCE_SITUATIONS and MTG_CONFORMANCE_OUTCOMES do not name a file to read and one to write")
	}
	in, err := os.Open(from)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	out, err := os.Create(to)
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	write := json.NewEncoder(out)
	engine := NewCouncil4()
	if err := write.Encode(map[string]any{"describe": engine.Describe()}); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewReader(in)
	for {
		line, end := lines.ReadBytes('\n')
		if len(line) > 0 {
			playLine(t, engine, line, write)
		}
		if end != nil {
			break
		}
	}
}

func playLine(t *testing.T, engine *Council4, line []byte, write *json.Encoder) {
	var situation Situation
	if err := json.Unmarshal(line, &situation); err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	t.Run(situation.ID, func(t *testing.T) {
		outcome, err := run(engine, situation)
		if err != nil {
			t.Error(err)
			_ = write.Encode(map[string]any{"id": situation.ID, "error": err.Error()})
			return
		}
		if err := write.Encode(map[string]any{"id": situation.ID, "outcome": outcome}); err != nil {
			t.Fatal(err)
		}
	})
}
