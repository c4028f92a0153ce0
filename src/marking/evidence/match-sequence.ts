import { splitWords } from '../../text/similarity.ts';

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

/** Separates the stages that a learner names in order: “G1, then S phase”. */
const STAGE_SEPARATOR =
  /[,;>\n→]|->|\b(?:then|next|after that|followed by|finally|lastly|last|first|firstly)\b/iu;
const SMALL_WORDS = new Set('a an the of and in is are to it its get gets got you they'.split(' '));

/**
 * Returns the letters of the stages that a learner names in words, in the order of the text; empty unless each stage of the stem is named
 * once. A stage is the one with which its words have the most in common.
 */
export function readStageNames(text: string, stem: string): string[] {
  const stages = [...stem.matchAll(/\(([A-Z])\)\s*([^;()]+)/gu)].map(([, letter = '', name = '']) => ({
    letter,
    words: listStems(name),
  }));
  const pieces = text.split(STAGE_SEPARATOR).filter((piece) => listStems(piece).length > 0);
  const letters = pieces.flatMap((piece) => {
    const words = new Set(listStems(piece));
    const scores = stages.map(({ letter, words: own }) => {
      const shared = own.filter((word) => words.has(word)).length;
      return { letter, score: (2 * shared) / (own.length + words.size) };
    });
    const [best, second] = scores.toSorted((a, b) => b.score - a.score);
    return best && best.score > (second?.score ?? 0) ? [best.letter] : [];
  });
  const isComplete = letters.length === stages.length && new Set(letters).size === stages.length;
  return isComplete ? letters : [];
}

/** Lists the words of a stage without small words, each without its ending. */
function listStems(text: string): string[] {
  return splitWords(text.replace(/[.:]/gu, ' '))
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => word.replace(/(?<=\p{L}{4})(?:ing|ion|ed|es|s|e)$/u, ''));
}
