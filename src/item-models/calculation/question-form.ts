import type { BulletDraft, ItemDraft } from '../item-draft.ts';
import type { Random } from '../random.ts';

/** `objective`: one mark with options. `written`: one mark for each step of the working. */
export type QuestionForm = 'objective' | 'written';

/** A named mistake with the value it leads to. */
export type NumericMistake = {
  /** A gap tag, such as `unit-not-converted`. */
  readonly tag: string;
  readonly value: number;
  /** What the learner did, for the feedback. */
  readonly why: string;
  /** Bullets of the written form that are still earned. */
  readonly earns?: readonly number[];
};

/** A calculation with one numerical answer, from which both forms of the question can be written. */
type CalculationQuestion = {
  readonly stem: (form: QuestionForm) => string;
  readonly value: number;
  /** The whole calculation from the data, without rounded values in between, as LaTeX. */
  readonly check: string;
  /** The likeliest first; an objective question uses as many as it has wrong options. */
  readonly mistakes: readonly NumericMistake[];
  /** Whether marking distinguishes the two values. */
  readonly isDistinct: (value: number, other: number) => boolean;
  readonly optionCount: number;
  readonly formatOption: (value: number) => string;
  /** The answer that a mistake leads to, as the scheme of the written form records it. */
  readonly formatMistake: (value: number) => string;
  readonly writtenBullets: () => BulletDraft[];
  readonly objectiveBullet: (wrongOptions: readonly NumericMistake[]) => BulletDraft;
  readonly extras: (form: QuestionForm) => Pick<ItemDraft, 'figure' | 'policies'>;
};

/** Draws the form of a question; `objective` is the probability of an objective one. */
export function drawForm(random: Random, objective = 0.35): QuestionForm {
  return random.chance(objective) ? 'objective' : 'written';
}

/** Writes the question in the given form; undefined if too few mistakes have distinct values for the options. */
export function writeQuestionForm(question: CalculationQuestion, form: QuestionForm): ItemDraft | undefined {
  const distinctMistakes = findDistinctMistakes(question);
  const common = {
    ...question.extras(form),
    stem: question.stem(form),
    answer: question.formatOption(question.value),
    check: question.check,
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

/** The mistakes whose values differ from the answer and from the mistakes before them. */
function findDistinctMistakes({ mistakes, value, isDistinct }: CalculationQuestion): NumericMistake[] {
  const distinct: NumericMistake[] = [];
  for (const mistake of mistakes) {
    const others = [value, ...distinct.map((one) => one.value)];
    if (Number.isFinite(mistake.value) && others.every((other) => isDistinct(mistake.value, other)))
      distinct.push(mistake);
  }
  return distinct;
}
