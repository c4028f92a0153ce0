import type { Fix } from '../../domain/finding.ts';
import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';
import type { WrongEquality } from '../working/working.ts';
import { formatLike, isRoundingOf, parseLiteral } from './format-like.ts';
import { getOptionValue, isSameValue } from './option-values.ts';

/** Sides that differ by more powers of ten than this get only a warning. */
const MAX_POWERS_APART = 4;
/** A number, optionally boxed, with thin spaces, decimals and a power of ten. */
const NUMBER_LITERAL =
  /^(?:\\boxed\{)?(-?\d+(?:\\,\d{3})*(?:\.\d+)?(?: ?\\times ?10\^(?:\{-?\d+\}|\d))?)(?![\d.])/;

export const equalityHolds = defineQuestionCheck({
  id: 'equality-holds',
  code: 'P03',
  meaning: 'Every equality in a solution that can be recomputed is true, allowing for rounding.',
  severity: 'error',
  fails: writtenQuestion('Calculate the force.', '$F = 2.0 \\times 3.0 = 7.0\\,\\mathrm{N}$'),
  passes: writtenQuestion('Calculate the force.', '$F = 2.0 \\times 3.0 = 6.0\\,\\mathrm{N}$'),
  run: (view) =>
    view.working.wrongEqualities
      .filter(({ kind, using }) => kind === 'value' && using === undefined)
      .map((equality) => {
        const fix = suggestFix(equality, view);
        return {
          message: `The left side is ${equality.computed}, not ${shorten(equality.shown)}${isLostPower(equality) ? '; a power of ten or a unit was lost on one side' : ''}.`,
          span: equality.right,
          field: 'solution',
          evidence: `recomputed from ${shorten(view.source.slice(equality.left.start, equality.left.end))}`,
          ...(fix && { fix }),
          ...((isLostPower(equality) || equality.isLastDigit === true) && { severityShift: -1 as const }),
        };
      }),
});

/** If the sides differ by many powers of ten, one was probably copied wrongly; it is unknown which. */
function isLostPower({ powersApart = 0 }: WrongEquality): boolean {
  return powersApart > MAX_POWERS_APART && powersApart < Number.POSITIVE_INFINITY;
}

function shorten(tex: string): string {
  const line = tex.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
}

/** A number as written in the source. */
type Written = { readonly start: number; readonly text: string };

/**
 * Suggests a corrected right side. It is certain only if two facts agree on it: the recomputed left side, and the same value
 * elsewhere in the question (key, boxed value, another step). A value that is written elsewhere may be right, and then a
 * number on the left side is wrong.
 */
function suggestFix(equality: WrongEquality, view: QuestionView): Fix | undefined {
  if (equality.shouldBe === undefined) return undefined;
  const written = findLiteral(equality, view);
  if (written === undefined) return undefined;
  const { shouldBe } = equality;
  const writtenElsewhere = findLiteralElsewhere(shouldBe, equality, view);
  const replacement = writtenElsewhere ?? formatLike(written.text, shouldBe);
  if (replacement === undefined || (parseLiteral(replacement) === 0 && shouldBe !== 0)) return undefined;
  const otherValues = listOtherValues(equality, view);
  const isStated = (literal: string): boolean =>
    otherValues.some((value) => isSameValue(value, parseLiteral(literal)));
  return {
    title: `write ${replacement}`,
    certain:
      !isStated(written.text) &&
      (writtenElsewhere !== undefined ||
        (isStated(replacement) && !addsFinalZero(written.text, replacement))),
    edits: [{ span: { start: written.start, end: written.start + written.text.length }, replacement }],
  };
}

/** Whether only the replacement ends in a zero, as in `9.554143` to `9.554140`; the author may omit that zero. */
function addsFinalZero(written: string, replacement: string): boolean {
  const endsInZero = /\.\d*0(?!\d)/;
  return endsInZero.test(replacement) && !endsInZero.test(written);
}

/** Spacing, a unit, a percent or degree sign, and punctuation after a number. */
const UNIT_AFTER_NUMBER =
  /^\}?(?:\\[,;: ]|~|\s|\\(?:mathrm|text|si|unit)\{(?:[^{}]|\{[^{}]*\})*\}|\\%|\^\{?\\circ\}?|[.,$}])*$/;

/** Returns the number of a text that consists only of a number and a unit. */
function extractLiteral(tex: string): string | undefined {
  const [match = '', literal] = NUMBER_LITERAL.exec(tex) ?? [];
  return literal !== undefined && UNIT_AFTER_NUMBER.test(tex.slice(match.length)) ? literal : undefined;
}

/** Finds the number on the right side, including its power of ten. */
function findLiteral({ shown, right }: WrongEquality, { source }: QuestionView): Written | undefined {
  const [match = '', text] = NUMBER_LITERAL.exec(shown) ?? [];
  if (text === undefined || !UNIT_AFTER_NUMBER.test(shown.slice(match.length))) return undefined;
  const start = source.indexOf(text, right.start);
  return start < 0 || start > right.end ? undefined : { start, text };
}

/** Finds how the key or a later step writes this value. */
function findLiteralElsewhere(
  value: number,
  equality: WrongEquality,
  { correctOptions, working }: QuestionView,
): string | undefined {
  const written = correctOptions.flatMap((option) => {
    const measured = getOptionValue(option);
    const literal = extractLiteral(option.tex.replace(/^\$/, ''));
    return measured && literal && isRoundingOf(measured.written, value, literal) ? [literal] : [];
  });
  if (written[0] !== undefined) return written[0];
  for (const { span, value: result, tex } of working.results) {
    const literal = span.start > equality.right.end ? extractLiteral(tex) : undefined;
    if (literal !== undefined && isRoundingOf(result.number, value, literal)) return literal;
  }
  return undefined;
}

/** Lists the values that the question states elsewhere: results, keys and the integer answer. */
function listOtherValues(
  equality: WrongEquality,
  { working, correctOptions, question }: QuestionView,
): number[] {
  const results = working.results
    .filter(({ span }) => span.start !== equality.right.start && span.start !== equality.left.start)
    .map(({ value }) => value.number);
  const keys = correctOptions.flatMap((option) => getOptionValue(option)?.written ?? []);
  return [...results, ...keys, ...(question.answer?.kind === 'integer' ? [question.answer.value] : [])];
}
