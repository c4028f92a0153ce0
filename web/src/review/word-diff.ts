import { Change, diff } from '@codemirror/merge';

/** Words, numbers with their decimals, TeX commands; every other character stands for itself. */
const WORD = /\\[a-z]+|\d+(?:\.\d+)?|[\p{L}_][\p{L}\p{N}_]*|\s+|[\s\S]/giu;

const SCAN_LIMIT = 2000;

/** What differs, in whole words: nobody reads half a number. */
export function wordDiff(before: string, after: string): readonly Change[] {
  const signs = new Map<string, string>();
  const [one, other] = [splitWords(before), splitWords(after)];
  const changes = diff(spell(one, signs), spell(other, signs), { scanLimit: SCAN_LIMIT });
  const [beforeAt, afterAt] = [offsetsOf(one), offsetsOf(other)];
  return changes.map(
    ({ fromA, toA, fromB, toB }) =>
      new Change(beforeAt[fromA] ?? 0, beforeAt[toA] ?? 0, afterAt[fromB] ?? 0, afterAt[toB] ?? 0),
  );
}

function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Each word as one sign, the same for the same word, so that a diff of characters is a diff of words. */
function spell(words: readonly string[], signs: Map<string, string>): string {
  return words
    .map((word) => {
      const sign = signs.get(word) ?? String.fromCharCode(signs.size + 1);
      signs.set(word, sign);
      return sign;
    })
    .join('');
}

/** Where each word begins, and where the last one ends. */
function offsetsOf(words: readonly string[]): number[] {
  const offsets = [0];
  for (const word of words) offsets.push((offsets.at(-1) ?? 0) + word.length);
  return offsets;
}
