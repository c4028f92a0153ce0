import { compareSequences } from './compare-sequences.ts';

/** A piece of a line; `changed` when the other line lacks it. */
export type WordPiece = { readonly text: string; readonly changed: boolean };

const WORDS = /[\p{L}\p{N}]+|\\[a-zA-Z]+|\s+|./gsu;

/** Two lines word by word: what the old one lost and what the new one gained. */
export function highlightWords(
  before: string,
  after: string,
): { readonly before: WordPiece[]; readonly after: WordPiece[] } {
  const stretches = compareSequences(before.match(WORDS) ?? [], after.match(WORDS) ?? []);
  const pieces = (side: 'before' | 'after'): WordPiece[] =>
    stretches
      .map(
        (stretch): WordPiece => ({
          text: (stretch.same ? stretch.items : stretch[side]).join(''),
          changed: !stretch.same,
        }),
      )
      .filter(({ text }) => text !== '');
  return { before: pieces('before'), after: pieces('after') };
}
