import type { BulletDraft, ItemDraft } from '../item-draft.ts';
import type { Random } from '../random.ts';

/** `objective`: one mark with options. `written`: one mark for each step of the working. */
export type QuestionForm = 'objective' | 'written';

/** A named mistake with the value it leads to. */
export type Slip = {
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
  readonly slips: readonly Slip[];
  /** Whether marking distinguishes the two values. */
  readonly isDistinct: (value: number, other: number) => boolean;
  readonly optionCount: number;
  readonly formatOption: (value: number) => string;
  /** The answer that a slip leads to, as the scheme of the written form records it. */
  readonly formatMistake: (value: number) => string;
  readonly writtenBullets: () => BulletDraft[];
  readonly objectiveBullet: (wrongOptions: readonly Slip[]) => BulletDraft;
  readonly extras: (form: QuestionForm) => Pick<ItemDraft, 'figure' | 'policies'>;
};

/** Draws the form of a question; `objective` is the probability of an objective one. */
export function drawForm(random: Random, objective = 0.35): QuestionForm {
  return random.chance(objective) ? 'objective' : 'written';
}

/** Writes the question in the given form; undefined if too few slips have distinct values for the options. */
export function writeQuestionForm(question: CalculationQuestion, form: QuestionForm): ItemDraft | undefined {
  const slips = findDistinctSlips(question);
  const common = {
    ...question.extras(form),
    stem: question.stem(form),
    answer: question.formatOption(question.value),
    check: question.check,
  };
  if (form === 'written') {
    const mistakes = slips.map(({ tag, value, why, earns }) => ({
      tag,
      answer: question.formatMistake(value),
      why,
      ...(earns === undefined ? {} : { earns }),
    }));
    return { ...common, bullets: question.writtenBullets(), mistakes };
  }
  const wrongOptions = slips.slice(0, question.optionCount - 1);
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

/** The slips whose values differ from the answer and from the slips before them. */
function findDistinctSlips({ slips, value, isDistinct }: CalculationQuestion): Slip[] {
  const distinct: Slip[] = [];
  for (const slip of slips) {
    const others = [value, ...distinct.map((one) => one.value)];
    if (Number.isFinite(slip.value) && others.every((other) => isDistinct(slip.value, other)))
      distinct.push(slip);
  }
  return distinct;
}
