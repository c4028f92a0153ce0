import {
  type Expression,
  minus,
  num,
  operandsOf,
  pow,
  product,
  quotient,
  symbol,
} from '../../maths/exact/expression.ts';
import { toNumber } from '../../maths/exact/rational.ts';

/** Larger expressions have too many slips. */
const MAX_NODES = 60;
/** Larger whole numbers are data and not coefficients. */
const MAX_COEFFICIENT = 200;

/** Factors that authors drop or add by mistake. */
const FACTORS: readonly Expression[] = [
  ...[2, 3, 4].map(whole),
  ...[2, 3, 4].map((divisor) => quotient(whole(1), whole(divisor))),
];

function whole(value: number): Expression {
  return num({ n: BigInt(value), d: 1n });
}

/**
 * Lists the expressions that differ from an expression by one slip: the sign of a term, a factor that was dropped or added, or a
 * coefficient or exponent that differs by one. The result is empty for a large expression.
 */
export function listSlips(expression: Expression, letters: readonly string[]): readonly Expression[] {
  if (countNodes(expression) > MAX_NODES) return [];
  const factors = [...FACTORS, ...letters.map(symbol)];
  return [...listTermSlips(expression, factors), ...listInnerSlips(expression, factors)];
}

/** Changes the sign of a term, or multiplies or divides it. */
function listTermSlips(term: Expression, factors: readonly Expression[]): Expression[] {
  const divided = factors.filter(({ kind }) => kind === 'sym').map((letter) => quotient(term, letter));
  return [minus(term), ...factors.map((factor) => product(factor, term)), ...divided];
}

function listInnerSlips(expression: Expression, factors: readonly Expression[]): Expression[] {
  switch (expression.kind) {
    case 'num':
      return listNumberSlips(expression);
    case 'sym':
      return [pow(expression, whole(2))];
    case 'add':
      return replaceEach(expression.of, (term) => [
        ...listTermSlips(term, factors),
        ...listInnerSlips(term, factors),
      ]).map((of) => ({ ...expression, of }));
    case 'mul':
    case 'call':
      return replaceEach(expression.of, (part) => listInnerSlips(part, factors)).map((of) => ({
        ...expression,
        of,
      }));
    case 'div':
      return [
        ...listInnerSlips(expression.top, factors).map((top) => quotient(top, expression.bottom)),
        ...listInnerSlips(expression.bottom, factors).map((bottom) => quotient(expression.top, bottom)),
      ];
    case 'pow':
      return [
        ...listInnerSlips(expression.base, factors).map((base) => pow(base, expression.exponent)),
        ...listInnerSlips(expression.exponent, factors).map((exponent) => pow(expression.base, exponent)),
      ];
  }
}

function listNumberSlips(expression: Extract<Expression, { kind: 'num' }>): Expression[] {
  const { n, d } = expression.value;
  if (d !== 1n || Math.abs(toNumber(expression.value)) > MAX_COEFFICIENT) return [];
  return [n + 1n, n - 1n, -n].map((value) => num({ n: value, d }));
}

/** Returns the lists in which one part is replaced by one of its alternatives. */
function replaceEach(
  parts: readonly Expression[],
  listAlternatives: (part: Expression) => readonly Expression[],
): Expression[][] {
  return parts.flatMap((part, index) =>
    listAlternatives(part).map((alternative) => parts.with(index, alternative)),
  );
}

function countNodes(expression: Expression): number {
  return operandsOf(expression).reduce((count, part) => count + countNodes(part), 1);
}
