import type { PlainQuestion } from '../../domain/question.ts';
import { agree } from '../../maths/agree/agree.ts';
import type { AgreementReason } from '../../maths/agree/outcome.ts';

/** What a comparison of the two answers tells the learner. Reasons that are missing here tell nothing useful. */
const SENTENCES: Readonly<Partial<Record<AgreementReason, string>>> = {
  sign: 'Your number is right, but its sign is not.',
  'power-of-ten':
    'Your digits are right, but the decimal point is in the wrong place: check units and powers of ten.',
  'rounded-too-early': 'You are very close: it looks as if a value was rounded too early.',
  'not-exact': 'You gave a rounded value; this question needs the exact one.',
  'wrong-unit': 'Your number is right, but the unit is not.',
  'wrong-dimension': 'Your unit measures something else.',
  'missing-unit': 'Your number is right, but the unit is missing.',
  'not-simplified': 'Your answer is right but not yet in its simplest form.',
  'not-factorised': 'Your answer is right but not fully factorised.',
  'not-expanded': 'Your answer is right, but there are brackets or like terms left.',
  'significant-figures': 'Your value is right; check the number of significant figures.',
  'decimal-places': 'Your value is right; check the number of decimal places.',
  order: 'You have the right values in the wrong order.',
  'missing-values': 'You have only some of the values.',
  'extra-values': 'You have the right values and some that do not belong.',
  direction: 'The inequality points the other way.',
  'missing-constant': 'The constant of integration, + C, is missing.',
};

/** Reasons which say that the number itself is wrong. */
const NUMBER_REASONS: ReadonlySet<AgreementReason> = new Set(['sign', 'power-of-ten', 'rounded-too-early']);

type AnswerFacts = {
  readonly finalAnswer: string | null;
  /** The number is right for the marking scheme, which may allow other roundings than the answer. */
  readonly isNumberRight: boolean;
};

/** Explains in one sentence how a final answer differs from the right one; undefined if the comparison gives no useful reason. */
export function explainWrongAnswer(
  { answer }: Pick<PlainQuestion, 'answer'>,
  { finalAnswer, isNumberRight }: AnswerFacts,
): string | undefined {
  if (finalAnswer === null) return undefined;
  const expected =
    answer?.kind === 'integer' ? String(answer.value) : answer?.kind === 'value' ? answer.tex : '';
  if (expected === '') return undefined;
  const { reason } = agree(expected, finalAnswer);
  return isNumberRight && NUMBER_REASONS.has(reason) ? undefined : SENTENCES[reason];
}
