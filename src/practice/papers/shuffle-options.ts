import type { Question } from '../../domain/question.ts';
import type { Option } from '../../domain/question-content.ts';
import type { Random } from '../../item-models/random.ts';
import { mapAnswerText } from './map-answer-text.ts';

/** An option about the others, such as `All of the above` or `None of these`; it keeps its place. */
const ABOUT_ALL =
  /\b(?:all|none|any|both|neither|each|two|three)\b[^.]{0,30}\b(?:above|these|those|following|options?|statements?)\b|\bcannot be determined\b|\b(?:not enough|insufficient) (?:data|information)\b/iu;
/** An option that names another: `Both (a) and (c)`, `A and C`. */
const NAMES_OPTION =
  /\(\s*[a-f]\s*\)|\b(?:options?|both|only|either|neither)\s+[A-F]\b|^\s*[A-F]\s*(?:,|and|or)\s*[A-F]\b/u;

/** Whether the options of a question may change places: they are not a fixed set and do not name each other. */
export function mayShuffleOptions({ kind, options, answer }: Question): boolean {
  const isChoice = kind === 'mcq_sc' || kind === 'mcq_mc' || (kind === 'match' && options.length > 0);
  if (!isChoice || options.length < 2 || answer?.kind === 'order') return false;
  return !options.some(({ text }) => NAMES_OPTION.test(text));
}

/** Whether the options are numbers in ascending or descending order. */
export function hasSortedOptions({ options }: Question): boolean {
  const numbers = options.map(({ text }) => readNumber(text));
  if (numbers.length < 3 || numbers.some((number) => number === undefined)) return false;
  const steps = numbers.slice(1).map((number, index) => Math.sign((number ?? 0) - (numbers[index] ?? 0)));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** Reads the first number of an option, such as `$1.5 \\times 10^{3}$`. */
function readNumber(tex: string): number | undefined {
  const plain = tex.replace(/\\[,;: ]|[{}$~]/g, '').replace(/\s*\\times\s*10\^/g, 'e');
  const digits = /-?\d+(?:\.\d+)?(?:e-?\d+)?/.exec(plain)?.[0];
  return digits === undefined ? undefined : Number(digits);
}

/** Shuffles the options of a question, and renames them in its answer, scheme and solution. */
export function shuffleOptions(question: Question, random: Random): Question {
  const { options } = question;
  const free = options.filter(({ text }) => !ABOUT_ALL.test(text));
  const shuffled = random.shuffle(free);
  const moved = options.map((option) =>
    ABOUT_ALL.test(option.text) ? option : (shuffled.shift() ?? option),
  );
  return renameOptions(question, moved);
}

/** Puts options into a new order. The letters stay in order, so that the texts move to other letters. */
function renameOptions(question: Question, moved: readonly Option[]): Question {
  const letters = question.options.map(({ id }) => id);
  const newIds = new Map(moved.map((option, index) => [option.id, letters[index] ?? option.id]));
  const rename = (id: string): string => newIds.get(id) ?? id;
  const options = moved.map((option) => ({ ...option, id: rename(option.id) }));
  return mapAnswerText({ ...question, options }, { rename, renameText: (tex) => renameLetters(tex, rename) });
}

/** Finds `(a)` and `option A` in prose. It also finds formulas such as $f(a)$, so that they can be skipped. */
const LETTER = /\$[^$]*\$|\\\([^)]*\\\)|\(([a-f])\)|\(([A-F])\)|\b([Oo]ptions?\s+)([A-Fa-f])\b/gu;

function renameLetters(tex: string, rename: (id: string) => string): string {
  return tex.replace(LETTER, (whole, small?: string, capital?: string, word?: string, letter?: string) => {
    if (small !== undefined) return `(${rename(small)})`;
    if (capital !== undefined) return `(${rename(capital.toLowerCase()).toUpperCase()})`;
    if (letter === undefined) return whole;
    const renamed = rename(letter.toLowerCase());
    return `${word}${letter === letter.toLowerCase() ? renamed : renamed.toUpperCase()}`;
  });
}
