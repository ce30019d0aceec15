"""The vocabulary: a closed set of sentences that say everything a Case can hold.

Sentences become a Case through a CaseBuilder, a Case becomes Gherkin through `write_scenario`.
Both directions of a sentence stand beside each other in `given`, `when` and `then`.
"""

from mtg_conformance.vocabulary.building import SENTENCES, CaseBuilder, read_sentence
from mtg_conformance.vocabulary.canonical import canonical
from mtg_conformance.vocabulary.sentence import Keyword, Part, Sentence
from mtg_conformance.vocabulary.words import NotWritable, SentenceError
from mtg_conformance.vocabulary.writing import case_sentences, write_feature, write_scenario

__all__ = [
    "SENTENCES",
    "CaseBuilder",
    "Keyword",
    "NotWritable",
    "Part",
    "Sentence",
    "SentenceError",
    "canonical",
    "case_sentences",
    "read_sentence",
    "write_feature",
    "write_scenario",
]
