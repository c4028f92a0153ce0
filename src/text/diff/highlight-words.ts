import { compareSequences } from './compare-sequences.ts';

/** A piece of a line; `changed` is true if the other line does not contain it. */
export type WordPiece = { readonly text: string; readonly changed: boolean };

/** Words, TeX commands, runs of blanks, and single other characters. */
const WORDS = /[\p{L}\p{N}]+|\\[a-zA-Z]+|\s+|./gsu;

/** Compares two lines word by word and marks the changed pieces of both. */
export function highlightWords(
  before: string,
  after: string,
): { readonly before: WordPiece[]; readonly after: WordPiece[] } {
  const segments = compareSequences(before.match(WORDS) ?? [], after.match(WORDS) ?? []);
  const listPieces = (side: 'before' | 'after'): WordPiece[] =>
    segments
      .map(
        (segment): WordPiece => ({
          text: (segment.same ? segment.items : segment[side]).join(''),
          changed: !segment.same,
        }),
      )
      .filter(({ text }) => text !== '');
  return { before: listPieces('before'), after: listPieces('after') };
}
