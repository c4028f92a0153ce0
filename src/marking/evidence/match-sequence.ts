import { readStageNames } from './read-stage-names.ts';

/** Matches letters in order, such as “S R Q P”. */
const LETTERS = /^[A-Z](?: [A-Z])+$/u;
const LABEL = /\(([A-Z])\)/gu;

/** Returns the letters that evidence requests in order; undefined if no wording lists letters. */
export function readSequence(wordings: readonly string[]): readonly string[] | undefined {
  return wordings.find((wording) => LETTERS.test(wording))?.split(' ');
}

/**
 * Returns whether the letters of a line begin with the expected ones: the first two stages of a process count only at its start.
 * The labels in the stem tell letters from words; without labels, capitals are letters.
 */
export function beginsWithSequence(line: string, expected: readonly string[], stem: string): boolean {
  const labels = new Set([...stem.matchAll(LABEL)].map(([, label = '']) => label));
  const isLabel = (letter: string) => (labels.size > 0 ? labels.has(letter) : /^[A-Z]$/u.test(letter));
  const given = (line.match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const letters = [...(labels.size > 0 || word.length === 1 ? word.toUpperCase() : word)];
    return letters.every(isLabel) && new Set(letters).size === letters.length ? letters : [];
  });
  const letters = given.length > 0 ? given : readStageNames(line, stem);
  return expected.every((letter, index) => letters[index] === letter);
}
