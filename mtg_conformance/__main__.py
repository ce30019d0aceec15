"""`python -m mtg_conformance` is the command `mtg-conformance`."""

import sys

from mtg_conformance.cli import main

sys.exit(main())
