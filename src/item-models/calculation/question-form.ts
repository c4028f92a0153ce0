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

/** Draws the form of a question; `objectiveShare` is the probability of an objective question. */
export function drawForm(random: Random, objectiveShare = 0.35): QuestionForm {
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
  const wrongOptions = distinctMistakes.slice(0, question.optionCount - 1);
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
