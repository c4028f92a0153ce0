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
          ...(isLostPower(equality) && { severityShift: -1 as const }),
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
 * Suggests a corrected right side; certain only if the question also shows that the right side is wrong and
 * how the value is written.
 */
function suggestFix(equality: WrongEquality, view: QuestionView): Fix | undefined {
  if (equality.shouldBe === undefined) return undefined;
  const written = findLiteral(equality, view);
  if (written === undefined) return undefined;
  const { shouldBe } = equality;
  const writtenElsewhere = findLiteralElsewhere(shouldBe, equality, view);
  const replacement = writtenElsewhere ?? formatLike(written.text, shouldBe);
  if (replacement === undefined) return undefined;
  const claims = listOtherValues(equality, view);
  const confirmsReplacement = claims.some((claim) => isSameValue(claim, parseLiteral(replacement)));
  const confirmsWritten = claims.some((claim) => isSameValue(claim, parseLiteral(written.text)));
  return {
    title: `write ${replacement}`,
    certain:
      !confirmsWritten &&
      (writtenElsewhere !== undefined ||
        (confirmsReplacement && !addsFinalZero(written.text, replacement)) ||
        (hasKnownOperands(equality, view) && isCertainFormat(written.text, replacement))),
    edits: [{ span: { start: written.start, end: written.start + written.text.length }, replacement }],
  };
}

/** Values with at most this many significant figures are written in full. */
const MAX_CERTAIN_FIGURES = 3;

/** Whether the replacement has no more decimals than before and so few significant figures that rounding is unlikely. */
function isCertainFormat(written: string, replacement: string): boolean {
  const [, decimals = ''] = /\.(\d+)/.exec(replacement) ?? [];
  const [, before = ''] = /\.(\d+)/.exec(written) ?? [];
  const figureCount = replacement.replace(/\\times.*|\D/g, '').replace(/^0+|0+$/g, '').length;
  const isShort = figureCount <= MAX_CERTAIN_FIGURES || decimals.length > 0;
  return decimals.length <= before.length && isShort && !addsFinalZero(written, replacement);
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

const NUMBER = /\d+(?:\.\d+)?/g;
/** Conversion factors and constants from data sheets. */
const CONSTANTS = new Set(
  '9.8 9.81 10 60 90 100 180 360 1000 3600 3.0 3.00 6.63 1.6 1.60 9.11 4180 8.31 1.38 6.67 1.67'.split(' '),
);
const POWER_OF_TEN = /10\^(?:\{-?\d+\}|\d)/g;
/** Whole numbers up to this one may appear in a formula without being given in the question. */
const MAX_SMALL_NUMBER = 4;

/** Whether every number of the left side appeared before, so that the error must be on the right side. */
function hasKnownOperands({ left }: WrongEquality, { source, spans }: QuestionView): boolean {
  const before = new Set(source.slice(spans.question.start, left.start).match(NUMBER));
  const operands = source.slice(left.start, left.end).replace(POWER_OF_TEN, '').match(NUMBER) ?? [];
  const isKnown = (number: string): boolean =>
    before.has(number) ||
    CONSTANTS.has(number) ||
    (/^\d$/.test(number) && Number(number) <= MAX_SMALL_NUMBER);
  return operands.some((number) => before.has(number)) && operands.every(isKnown);
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
