import { Change, diff } from '@codemirror/merge';

/** TeX commands, numbers with decimals, words and spaces; any other character is a token of its own. */
const WORD = /\\[a-z]+|\d+(?:\.\d+)?|[\p{L}_][\p{L}\p{N}_]*|\s+|[\s\S]/giu;

/** Limits the work on long texts; beyond it the diff becomes coarser. */
const SCAN_LIMIT = 2000;

/** Compares two texts by whole words, so that a changed number is shown as a whole. */
export function diffWords(before: string, after: string): readonly Change[] {
  const codes = new Map<string, string>();
  const [one, other] = [splitWords(before), splitWords(after)];
  const changes = diff(encodeWords(one, codes), encodeWords(other, codes), { scanLimit: SCAN_LIMIT });
  const [beforeAt, afterAt] = [getWordOffsets(one), getWordOffsets(other)];
  return changes.map(
    ({ fromA, toA, fromB, toB }) =>
      new Change(beforeAt[fromA] ?? 0, beforeAt[toA] ?? 0, afterAt[fromB] ?? 0, afterAt[toB] ?? 0),
  );
}

function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Encodes each word as one character, so that a character diff becomes a word diff. */
function encodeWords(words: readonly string[], codes: Map<string, string>): string {
  return words
    .map((word) => {
      const code = codes.get(word) ?? String.fromCharCode(codes.size + 1);
      codes.set(word, code);
      return code;
    })
    .join('');
}

/** The start of each word, and the end of the last one. */
function getWordOffsets(words: readonly string[]): number[] {
  const offsets = [0];
  for (const word of words) offsets.push((offsets.at(-1) ?? 0) + word.length);
  return offsets;
}
