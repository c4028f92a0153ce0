import { Change, diff } from '@codemirror/merge';

/** Matches a TeX command, a number with decimals, a word, a run of spaces, or any other single character. */
const WORD = /\\[a-z]+|\d+(?:\.\d+)?|[\p{L}_][\p{L}\p{N}_]*|\s+|[\s\S]/giu;

/** Limits the time for long texts; above the limit the diff is less exact. */
const SCAN_LIMIT = 2000;

/** Compares two texts by whole words, so that a changed number is shown as a whole. */
export function diffWords(before: string, after: string): readonly Change[] {
  const codes = new Map<string, string>();
  const [wordsBefore, wordsAfter] = [splitWords(before), splitWords(after)];
  const changes = diff(encodeWords(wordsBefore, codes), encodeWords(wordsAfter, codes), {
    scanLimit: SCAN_LIMIT,
  });
  const [offsetsBefore, offsetsAfter] = [getWordOffsets(wordsBefore), getWordOffsets(wordsAfter)];
  return changes.map(
    ({ fromA, toA, fromB, toB }) =>
      new Change(
        offsetsBefore[fromA] ?? 0,
        offsetsBefore[toA] ?? 0,
        offsetsAfter[fromB] ?? 0,
        offsetsAfter[toB] ?? 0,
      ),
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

/** Returns the offset of each word in the text, and the end of the last word. */
function getWordOffsets(words: readonly string[]): number[] {
  const offsets = [0];
  for (const word of words) offsets.push((offsets.at(-1) ?? 0) + word.length);
  return offsets;
}
