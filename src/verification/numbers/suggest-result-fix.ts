import type { Fix } from '../../domain/finding.ts';
import type { Span } from '../../domain/span.ts';
import type { QuestionView } from '../views/question-view.ts';
import type { WrongEquality } from '../working/working.ts';
import { formatLike, isRoundingOf, parseLiteral } from './format-like.ts';
import { getOptionValue, isSameValue } from './option-values.ts';

/** A number, optionally boxed, with thin spaces, decimals and a power of ten. */
const NUMBER_LITERAL =
  /^(?:\\boxed\{)?(-?\d+(?:\\,\d{3})*(?:\.\d+)?(?: ?\\times ?10\^(?:\{-?\d+\}|\d))?)(?![\d.])/;
/** Spacing, a unit, a percent or degree sign, and punctuation after a number. */
const UNIT_AFTER_NUMBER =
  /^\}?(?:\\[,;: ]|~|\s|\\(?:mathrm|text|si|unit)\{(?:[^{}]|\{[^{}]*\})*\}|\\%|\^\{?\\circ\}?|[.,$}])*$/;

/** A number as written in the source, and what must be written instead. */
type Correction = {
  readonly written: string;
  readonly replacement: string;
  readonly shouldBe: number;
  readonly equality: WrongEquality;
};

/**
 * Suggests a corrected right side. The fix is certain only if two facts agree on it: the recomputed left side, and the same digits
 * at another place for the same quantity (for example the key or a boxed value). If the question also uses the written number
 * elsewhere, that number may be right and the left side wrong. The fix is then not certain.
 */
export function suggestResultFix(equality: WrongEquality, view: QuestionView): Fix | undefined {
  const { shouldBe, shown, right } = equality;
  const written = extractLiteral(shown);
  const start = written === undefined ? -1 : view.source.indexOf(written, right.start);
  if (shouldBe === undefined || written === undefined || start < 0 || start > right.end) return undefined;
  const replacement = formatLike(written, shouldBe);
  if (replacement === undefined || (parseLiteral(replacement) === 0 && shouldBe !== 0)) return undefined;
  const span = { start, end: start + written.length };
  const correction = { written, replacement, shouldBe, equality };
  const certain =
    !shown.includes('\\boxed') && !isUsedElsewhere(written, span, view) && isConfirmed(correction, view);
  return { title: `write ${replacement}`, certain, edits: [{ span, replacement }] };
}

/** Returns the number of a text that consists only of a number and a unit. */
function extractLiteral(tex: string): string | undefined {
  const [match = '', literal] = NUMBER_LITERAL.exec(tex) ?? [];
  return literal !== undefined && UNIT_AFTER_NUMBER.test(tex.slice(match.length)) ? literal : undefined;
}

const NUMBER_TOKEN = /\d+(?:\\,\d{3})*(?:\.\d+)?/g;
/** A number that differs by less than this is the same one, perhaps with other rounding. */
const SAME_USE_TOLERANCE = 0.02;

/** Whether the solution or an option contains this number, or a rounding of it, at another place. */
function isUsedElsewhere(
  written: string,
  { start, end }: Span,
  { source, spans, options }: QuestionView,
): boolean {
  const value = readTokens(written)[0] ?? 0;
  const solution = spans.solution ?? spans.question;
  const texts = [
    source.slice(solution.start, Math.max(solution.start, start)),
    source.slice(end, Math.max(end, solution.end)),
    ...options.map(({ tex }) => tex),
  ];
  return texts.some((text) =>
    readTokens(text).some((token) => isSameValue(token, value, SAME_USE_TOLERANCE)),
  );
}

function readTokens(text: string): number[] {
  return Array.from(text.matchAll(NUMBER_TOKEN), ([token]) => parseLiteral(token));
}

/** Whether another place of the question states the replacement for the same quantity. */
function isConfirmed(correction: Correction, view: QuestionView): boolean {
  const { replacement, equality } = correction;
  const isStatedBy = (tex: string): boolean => statesValue(tex, correction);
  const { results } = view.working;
  const others = results.filter(
    ({ span }) => span.start !== equality.right.start && span.start !== equality.left.start,
  );
  const isLast = others.every(({ span, tex }) => span.start < equality.right.start || isStatedBy(tex));
  if (!isLast && countDigits(replacement) < 2) return false;
  const [key, ...furtherKeys] = view.correctOptions;
  if (key && furtherKeys.length === 0 && getOptionValue(key) && isStatedBy(key.tex.replace(/^\$/, '')))
    return true;
  if (others.some(({ boxed, tex }) => boxed && isStatedBy(tex))) return true;
  if (countDigits(replacement) < 2) return false;
  const name = findName(view.source, equality.left.start);
  return others.some(
    ({ span, tex }) =>
      isStatedBy(tex) &&
      (follows(equality.right, span, view.source) ||
        (name !== undefined && findName(view.source, span.start) === name)),
  );
}

/** Whether a text states the corrected value with the same digits. */
function statesValue(tex: string, { replacement, shouldBe }: Correction): boolean {
  const literal = extractLiteral(tex);
  return (
    literal !== undefined &&
    isRoundingOf(parseLiteral(literal), shouldBe, literal) &&
    parseLiteral(literal) === parseLiteral(replacement)
  );
}

function countDigits(literal: string): number {
  return literal
    .replace(/ ?\\times.*/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '').length;
}

/** Whether only an equals sign is between two members. */
function follows(first: Span, second: Span, source: string): boolean {
  return /^[^=]{0,20}=[^=]{0,10}$/.test(source.slice(first.end, second.start));
}

/** The number of characters before a value in which its name is searched. */
const MAX_NAME_DISTANCE = 60;

/** Finds the letter that a chain of equalities begins with: `F` for the value of `F = ma = 6.0 N`. */
function findName(source: string, valueStart: number): string | undefined {
  const before = source.slice(Math.max(0, valueStart - MAX_NAME_DISTANCE), valueStart);
  const statement = before.split(/\$|\\\\|\\\[|\\begin\{[^}]*\}|\n\s*\n|,\s/).at(-1) ?? '';
  return /^\s*(\\?[a-zA-Z]+(?:_(?:\w|\{[^{}]*\}))?)\s*&?\s*=/.exec(statement)?.[1];
}
