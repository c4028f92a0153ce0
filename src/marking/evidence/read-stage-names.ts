import { splitWords } from '../../text/similarity.ts';

/** Separates the stages that a learner names in order: “G1, then S phase”. */
const STAGE_SEPARATOR =
  /[,;>\n→]|->|\s[-–—]\s|\b(?:then|next|after that|followed by|finally|lastly|last|first|firstly)\b/iu;
const SMALL_WORDS = new Set('a an the of and in is are to it its get gets got you they'.split(' '));

/**
 * Returns the letters of stages that a learner names in words, in order. Each piece of the text names the
 * stage with which it shares the most words. The result is empty unless each stage is named once.
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
