import { evaluateArithmetic, type Quantity, READINGS, type Reading } from './evaluate-arithmetic.ts';
import { readTokens } from './read-tokens.ts';
import type { Token } from './token-patterns.ts';

/** A written step: a calculation from numbers and its written result. */
export type Equality = {
  /** The position of the sign between the two sides. */
  readonly at: number;
  readonly left: readonly Token[];
  readonly right: readonly Token[];
  /** The unit after the result. */
  readonly unit: readonly Token[];
};

const ARITHMETIC: ReadonlySet<string> = new Set([
  'number',
  'operator',
  'power',
  'function',
  'fraction',
  'root',
  'constant',
  'unit',
  'label',
  'currency',
  'percent',
  'degree',
  'factorial',
]);
/** The most words between a number and the operator after it. */
const MAX_WORDS = 9;

/** Finds every equality of a calculation from numbers with one number. */
export function findEqualities(text: string): Equality[] {
  const tokens = readTokens(text);
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'sign') return [];
    const left = readLeft(tokens, index);
    const result = left && readRight(tokens, index);
    return left === undefined || result === undefined ? [] : [{ at: token.start, left, ...result }];
  });
}

/** Returns the calculation directly before a sign; undefined if there is none or it contains letters. */
function readLeft(tokens: readonly Token[], sign: number): readonly Token[] | undefined {
  let end = sign;
  while (isLayout(tokens[end - 1])) end--;
  let start = end;
  let depth = 0;
  for (; start > 0; start--) {
    const token = tokens[start - 1];
    if (token === undefined) break;
    if (depth === 0 && start < end && separatesProse(token, tokens[start])) break;
    if (token.kind === 'close') depth++;
    else if (token.kind === 'open' && depth > 0) depth--;
    else if (continuesArithmetic(tokens, start - 1, end)) continue;
    else if (depth > 0) return undefined;
    else break;
  }
  return depth === 0 && isCalculation(tokens, start, end) ? tokens.slice(start, end) : undefined;
}

/** Whether a new calculation begins between two tokens of plain text, as in `in 10 hours 5*10`. */
function separatesProse(token: Token, next: Token | undefined): boolean {
  return (
    !token.math &&
    ['unit', 'close', 'percent'].includes(token.kind) &&
    ['number', 'currency'].includes(next?.kind ?? '')
  );
}

const isLayout = (token: Token | undefined): boolean =>
  token !== undefined && ['align', 'row', 'line'].includes(token.kind);

/** Whether a token can stand within a calculation that ends at `end`. */
function continuesArithmetic(tokens: readonly Token[], at: number, end: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.kind === 'subscript') return tokens[at - 1]?.kind === 'function';
  if (token.kind === 'line') return token.math;
  if (token.kind === 'label') return isAfterNumber(tokens, at) && isBeforeOperator(tokens, at, end);
  if (token.kind === 'word') return isAfterNumber(tokens, at) && isBeforeOperator(tokens, at, end);
  return ARITHMETIC.has(token.kind);
}

/** Words that multiply the number before them. */
const MULTIPLE = /\b(?:dozen|hundred|thousand|million|billion|trillion)\b/;

const isWord = (token: Token | undefined): boolean => token?.kind === 'word' || token?.kind === 'label';

/** Whether the words that end at position `at` follow a number, as in `12 red apples`. */
function isAfterNumber(tokens: readonly Token[], at: number): boolean {
  let start = at;
  while (isWord(tokens[start]) && at - start < MAX_WORDS) start--;
  return ['number', 'close', 'unit', 'percent', 'degree'].includes(tokens[start]?.kind ?? '');
}

/** Whether an operator, a bracket, a unit or the end of the calculation follows the words that start at position `at`. */
function isBeforeOperator(tokens: readonly Token[], at: number, end: number): boolean {
  let next = at + 1;
  while (next < end && isWord(tokens[next])) next++;
  if (next === end) return true;
  const after = tokens[next];
  return (
    after?.kind === 'operator' ||
    after?.kind === 'close' ||
    (after?.kind === 'open' && after.math) ||
    after?.kind === 'unit'
  );
}

/** Whether the tokens from `start` to `end` are a complete calculation: no token before them belongs to it. */
function isCalculation(tokens: readonly Token[], start: number, end: number): boolean {
  const run = tokens.slice(start, end);
  const before = tokens[start - 1];
  const beginsHere =
    before === undefined ||
    ['sign', 'boundary', 'row', 'line', 'align', 'comma', 'word', 'label', 'open'].includes(before.kind) ||
    separatesProse(before, tokens[start]);
  if (before?.kind === 'comma' && before.end === tokens[start]?.start && tokens[start - 2]?.kind === 'number')
    return false;
  if (
    !beginsHere ||
    (before?.kind === 'word' && /^(?:of|times|plus|minus|by|over|base|mod)$/i.test(before.text))
  )
    return false;
  if (
    before?.kind === 'open' &&
    ['letter', 'subscript', 'power', 'unknown'].includes(tokens[start - 2]?.kind ?? '')
  )
    return false;
  const first = run[0];
  if (run.some((token) => isWord(token) && MULTIPLE.test(token.text))) return false;
  if (first === undefined || run.filter(({ kind }) => kind === 'number').length === 0) return false;
  if (
    first.kind === 'operator' &&
    (!/^[-−+]$/.test(first.text) || isWord(before) || before?.kind === 'row' || before?.kind === 'align')
  )
    return false;
  return run.some(
    ({ kind, text }, index) =>
      ['fraction', 'root', 'function', 'power', 'factorial'].includes(kind) ||
      (kind === 'operator' && index > 0 && text !== '') ||
      (kind === 'open' && text !== '{' && ['close', 'number'].includes(run[index - 1]?.kind ?? '')),
  );
}

type Result = Pick<Equality, 'right' | 'unit'>;

/** Returns the single number after a sign, with its unit; undefined if something else stands there. */
function readRight(tokens: readonly Token[], sign: number): Result | undefined {
  let at = sign + 1;
  while (
    ['align', 'line', 'currency', 'open'].includes(tokens[at]?.kind ?? '') &&
    !/[([]/.test(tokens[at]?.text ?? '')
  )
    at++;
  const start = at;
  if (/^[-−+]$/.test(tokens[at]?.text ?? '')) at++;
  if (tokens[at]?.kind === 'currency') at++;
  at = skipNumber(tokens, at) ?? -1;
  if (at < 0) return undefined;
  const unitStart = at;
  at = skipUnit(tokens, at);
  if (!endsHere(tokens, at)) return undefined;
  return { right: tokens.slice(start, at), unit: tokens.slice(unitStart, at) };
}

const NUMBER_SHAPES: readonly (readonly string[])[] = [
  ['number', 'fraction', '{', 'number', '}', '{', 'number', '}'],
  ['fraction', '{', 'number', '}', '{', 'number', '}'],
  ['fraction', 'number', 'number'],
  ['number', '×', '10', 'power', '{', '-', 'number', '}'],
  ['number', '×', '10', 'power', '{', 'number', '}'],
  ['number', '×', '{', '10', '}', 'power', '{', '-', 'number', '}'],
  ['number', '×', '{', '10', '}', 'power', '{', 'number', '}'],
  ['number', '×', '10', 'power', 'number'],
  ['10', 'power', '{', '-', 'number', '}'],
  ['10', 'power', '{', 'number', '}'],
  ['10', 'power', 'number'],
  ['number', 'root', '{', 'number', '}'],
  ['number', '/', 'number'],
  ['number', 'constant'],
  ['number'],
];

/** Returns the position after a number, a fraction or a number in scientific notation. */
function skipNumber(tokens: readonly Token[], at: number): number | undefined {
  const shape = NUMBER_SHAPES.find((parts) => parts.every((part, index) => fits(tokens[at + index], part)));
  return shape && at + shape.length;
}

function fits(token: Token | undefined, part: string): boolean {
  if (token === undefined) return false;
  if (part === '×') return /^(?:×|·|\*|\\times|\\cdot)$/.test(token.text);
  if (part === '-') return /^[-−–]$/.test(token.text);
  return token.kind === part || (token.text === part && part.length <= 2);
}

/** Returns the position after a unit, percent or degree sign. */
function skipUnit(tokens: readonly Token[], start: number): number {
  if (tokens[start]?.text === '(' && tokens[start + 1]?.kind === 'unit' && tokens[start + 2]?.text === ')')
    return start + 3;
  let at = start;
  for (;;) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (token === undefined) return at;
    if (['unit', 'percent', 'degree', 'label'].includes(token.kind)) at++;
    else if (at > start && token.kind === 'power') at = skipExponent(tokens, at);
    else if (at > start && isUnitOperator(token) && next?.kind === 'unit') at++;
    else if (token.text === '{' && next?.kind === 'unit') at++;
    else if (at > start && token.text === '}' && opensWithin(tokens, start, at)) at++;
    else return at;
  }
}

const isUnitOperator = ({ text }: Token): boolean => /^(?:\/|·|\\cdot|\*|\\times|-)$/.test(text);

function opensWithin(tokens: readonly Token[], start: number, at: number): boolean {
  const marks = tokens.slice(start, at).filter(({ text }) => text === '{' || text === '}');
  return marks.filter(({ text }) => text === '{').length > marks.filter(({ text }) => text === '}').length;
}

/** Returns the position after the exponent of a unit. */
function skipExponent(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  if (tokens[end]?.text !== '{') return /^[-−]$/.test(tokens[end]?.text ?? '') ? end + 2 : end + 1;
  while (tokens[end] !== undefined && tokens[end]?.text !== '}') end++;
  return end + 1;
}

/** Words after a number that belong to it. */
const CONTINUING_WORDS =
  /^(?:times|plus|minus|x|dozen|hundred|thousand|million|billion|trillion|lakhs?|crores?|over|r|R|remainder|mod|base|squared|cubed|pi|sqrt|pairs|divided|multiplied|to)$/;

/** Whether a number ends here and nothing after it belongs to it. */
function endsHere(tokens: readonly Token[], start: number): boolean {
  let at = start;
  while (tokens[at] !== undefined && (isLayout(tokens[at]) || tokens[at]?.text === '}')) at++;
  const token = tokens[at];
  if (token === undefined) return true;
  const crossesLine = tokens.slice(start, at).some(({ kind, math }) => kind === 'line' && !math);
  if (crossesLine && ['number', 'currency', 'unit', 'fraction'].includes(token.kind)) return true;
  if (token.kind === 'word') return !CONTINUING_WORDS.test(token.text);
  if (token.kind === 'open') return (!token.math || at > start) && !/^\d/.test(tokens[at + 1]?.text ?? '');
  if (token.kind === 'boundary') return !(token.text === ':' && tokens[at + 1]?.kind === 'number');
  if (token.kind === 'letter' || token.kind === 'number') return tokens[at - 1]?.kind === 'row';
  if (token.kind === 'unknown')
    return (
      /^\\(?:tag|label|nonumber|notag|hfill|hspace|qedhere|tosf|todp|units|eqquad|tand|ldots|dots|cdots|vspace|square|blacksquare|eqno|mbox|newpage|medskip|bigskip|smallskip|ans|par|cr|\/|")/.test(
        token.text,
      ) || tokens[at - 1]?.kind === 'row'
    );
  if (token.kind === 'close') return true;
  if (token.kind === 'comma') return tokens[at + 1]?.kind !== 'number' || tokens[at + 1]?.start !== token.end;
  return ['sign', 'comma', 'align'].includes(token.kind);
}

/** A reading of a step, and the values of its sides under it. */
export type Evaluation = { readonly reading: Reading; readonly left: Quantity; readonly right: Quantity };

/** Evaluates both sides under every reading that makes sense of them. */
export function evaluateEquality({ left, right }: Equality): Evaluation[] {
  return READINGS.flatMap((reading) => {
    const [leftValue, rightValue] = [evaluateArithmetic(left, reading), evaluateArithmetic(right, reading)];
    return leftValue && rightValue ? [{ reading, left: leftValue, right: rightValue }] : [];
  });
}

/** Returns the size of one unit in the last written digit of a result; a zero at the end of an integer may be rounded. */
function findLastDigit({ right }: Equality, value: number): number {
  const literal = right.find(({ kind }) => kind === 'number');
  if (literal === undefined || right.some(({ kind, text }) => kind === 'fraction' || text === '/')) return 0;
  const decimals = /[.,}](\d+)$/.exec(literal.text)?.[1]?.length ?? 0;
  const isDecimal = decimals > 0 && !Number.isInteger((literal.value ?? 0) * 10 ** (decimals - 1));
  const zeros = decimals === 0 ? (/[1-9](0+)$/.exec(literal.text)?.[1]?.length ?? 0) : 0;
  const digit = decimals > 0 && (isDecimal || literal.text.includes('.')) ? 10 ** -decimals : 10 ** zeros;
  return literal.value ? (digit / literal.value) * Math.abs(value) : digit;
}

/** Whether a written result is the value of the calculation, within 2% or its last digit. */
export function holds(equality: Equality, { left, right }: Evaluation): boolean {
  const difference = Math.abs(left.factor - right.factor);
  const digit = findLastDigit(equality, right.factor);
  if (right.factor === 0) return difference < 1e-6 || (difference <= 0.51 * digit && digit < 1);
  const isTruncated = Math.abs(left.factor) > Math.abs(right.factor) && difference < 0.999 * digit;
  const rounded = Math.min(isTruncated ? digit : 0.51 * digit, 0.3 * Math.abs(left.factor));
  return difference <= Math.max(0.02 * Math.abs(left.factor), rounded);
}

/** Whether a written result is wrong by at least 15% and cannot come from rounding. */
export function isFarOff(equality: Equality, { left, right }: Evaluation, isExact: boolean): boolean {
  const difference = Math.abs(left.factor - right.factor);
  const digit = findLastDigit(equality, right.factor);
  const size = Math.max(Math.abs(left.factor), Math.abs(right.factor));
  if (right.factor === 0) return difference >= 0.5 * digit;
  return difference >= 0.15 * size && difference >= (isExact ? 0.99 : 1.5) * Math.min(digit, size);
}
