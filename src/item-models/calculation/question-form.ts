// Writes the same calculation in either form: a written question, or multiple choice whose wrong options come from mistakes.

import type { BulletDraft, ItemDraft } from '../item-draft.ts';
import type { Random } from '../random.ts';

/** `objective`: multiple choice for one mark. `written`: one mark for each step of the working. */
export type QuestionForm = 'objective' | 'written';

/** A named mistake with the wrong number that it leads to. */
export type NumericMistake = {
  /** A gap tag, such as `unit-not-converted`. */
  readonly tag: string;
  readonly value: number;
  /** An explanation of the mistake for the learner. */
  readonly why: string;
  /** Numbers of the bullets that are earned despite the mistake, in the written form. Default: none. */
  readonly earns?: readonly number[];
};

/** A calculation with one numerical answer, from which both forms of the question can be written. */
type CalculationQuestion = {
  readonly stem: (form: QuestionForm) => string;
  readonly value: number;
  /** The whole calculation as one LaTeX expression of the data, without rounded intermediate values. */
  readonly recomputedFrom: string;
  /** The likeliest first; an objective question uses as many as it has wrong options. */
  readonly mistakes: readonly NumericMistake[];
  /** Whether marking distinguishes the two values. */
  readonly isDistinct: (value: number, other: number) => boolean;
  readonly optionCount: number;
  /** Formats a value as an option or as the answer. */
  readonly formatOption: (value: number) => string;
  /** Formats the wrong answer of a mistake for the marking scheme of the written form. */
  readonly formatMistake: (value: number) => string;
  readonly writtenBullets: () => BulletDraft[];
  readonly objectiveBullet: (wrongOptions: readonly NumericMistake[]) => BulletDraft;
  /** The figure and the marking policies of the form. */
  readonly extras: (form: QuestionForm) => Pick<ItemDraft, 'figure' | 'policies'>;
};

/** Picks the form of a question; `objectiveShare` is the probability of an objective question. */
export function pickForm(random: Random, objectiveShare = 0.35): QuestionForm {
  return random.chance(objectiveShare) ? 'objective' : 'written';
}

/** Writes the question in the given form. Returns undefined if too few mistakes have distinct values for the options. */
export function writeQuestionForm(question: CalculationQuestion, form: QuestionForm): ItemDraft | undefined {
  const distinctMistakes = findDistinctMistakes(question);
  const common = {
    ...question.extras(form),
    stem: question.stem(form),
    answer: question.formatOption(question.value),
    recomputedFrom: question.recomputedFrom,
  };
  if (form === 'written') {
    const mistakes = distinctMistakes.map(({ tag, value, why, earns }) => ({
      tag,
      answer: question.formatMistake(value),
      why,
      ...(earns === undefined ? {} : { earns }),
    }));
    return { ...common, bullets: question.writtenBullets(), mistakes };
  }
  const wrongOptions = chooseWrongOptions(question, distinctMistakes);
  if (wrongOptions.length < question.optionCount - 1) return undefined;
  const values = [question.value, ...wrongOptions.map(({ value }) => value)].toSorted((a, b) => a - b);
  return {
    ...common,
    bullets: [question.objectiveBullet(wrongOptions)],
    mistakes: wrongOptions.map(({ tag, value, why }) => ({ tag, answer: question.formatOption(value), why })),
    multipleChoice: true,
    options: values.map(question.formatOption),
  };
}

/** Lists the mistakes whose values differ from the answer and from the values of the mistakes before them. */
function findDistinctMistakes({ mistakes, value, isDistinct }: CalculationQuestion): NumericMistake[] {
  const distinct: NumericMistake[] = [];
  for (const mistake of mistakes) {
    const usedValues = [value, ...distinct.map((earlier) => earlier.value)];
    if (Number.isFinite(mistake.value) && usedValues.every((used) => isDistinct(mistake.value, used)))
      distinct.push(mistake);
  }
  return distinct;
}

/** Factors of a slip: a lost factor of two, or a wrong power of ten. */
const SLIP_FACTORS = [0.5, 2, 0.1, 10, 0.25, 4] as const;

/**
 * Chooses the wrong options so that the answer is equally often in each position, although options are in order of size. A hash of
 * the stem decides how many options are smaller. Where there are too few mistakes, wrong answers that differ by a factor are added.
 */
function chooseWrongOptions(
  question: CalculationQuestion,
  mistakes: readonly NumericMistake[],
): NumericMistake[] {
  const count = question.optionCount - 1;
  const candidates = [...mistakes, ...listSlips(question, mistakes)].filter((mistake) =>
    isPossible(question, mistake),
  );
  const smaller = candidates.filter(({ value }) => value < question.value);
  const larger = candidates.filter(({ value }) => value > question.value);
  const wantedSmaller = hashText(question.stem('objective')) % question.optionCount;
  const smallerCount = Math.min(Math.max(wantedSmaller, count - larger.length), smaller.length);
  return [...smaller.slice(0, smallerCount), ...larger.slice(0, count - smallerCount)];
}

/** Lists wrong answers that differ from the answer by a factor; empty for a whole number, because such options would stand out. */
function listSlips(question: CalculationQuestion, mistakes: readonly NumericMistake[]): NumericMistake[] {
  const { value, isDistinct } = question;
  if (Number.isInteger(value) && Math.abs(value) < 20) return [];
  const slips: NumericMistake[] = [];
  for (const factor of SLIP_FACTORS) {
    const slip = value * factor;
    const used = [value, ...[...mistakes, ...slips].map((other) => other.value)];
    if (Number.isInteger(value) && !Number.isInteger(slip)) continue;
    if (used.every((other) => isDistinct(slip, other)))
      slips.push({ tag: 'calculation', value: slip, why: SLIP_WORDS[factor] });
  }
  return slips;
}

/** What each slip does to the answer, so that the learner can look for it. */
const SLIP_WORDS: Readonly<Record<(typeof SLIP_FACTORS)[number], string>> = {
  0.5: 'This is half of the right answer: a factor of 2 is missing.',
  2: 'This is twice the right answer: there is a factor of 2 too many.',
  0.1: 'The digits are right, but the value is ten times too small.',
  10: 'The digits are right, but the value is ten times too large.',
  0.25: 'This is a quarter of the right answer: a factor of 4 is missing.',
  4: 'This is four times the right answer: there is a factor of 4 too many.',
};

/** Whether a wrong option is possible at all: an efficiency or a yield is not more than 100%. */
function isPossible(
  { formatOption, value: answer }: CalculationQuestion,
  { value }: NumericMistake,
): boolean {
  return !formatOption(answer).includes('\\%') || answer > 100 || value <= 100;
}

/** Returns a number that depends on every character of a text (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash >>> 8;
}
