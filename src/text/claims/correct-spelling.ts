import { editDistance } from '../edit-distance.ts';
import { areConfusable } from './are-confusable.ts';
import { stemWord } from './word-stem.ts';

/** A word of this length may have two spelling mistakes. */
const LONG_WORD = 8;
const MIN_LENGTH = 5;

/** Returns the expected word that a word is a misspelling of; otherwise the word itself. */
export function correctSpelling(word: string, expected: readonly string[]): string {
  if (word.length < MIN_LENGTH - 1 || expected.includes(word) || /\d/u.test(word)) return word;
  return expected.find((other) => isMisspelling(word, other)) ?? word;
}

function isMisspelling(word: string, expected: string): boolean {
  if (expected.length < MIN_LENGTH || word[0] !== expected[0]) return false;
  const maxEdits = expected.length >= LONG_WORD ? 2 : 1;
  if (editDistance(word, expected, maxEdits) > maxEdits) return false;
  const [a, b] = [stemWord(word), stemWord(expected)];
  return a !== b && !areConfusable(word, expected) && !areConfusable(a, b);
}
