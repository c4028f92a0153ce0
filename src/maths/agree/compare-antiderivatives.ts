import { difference, type Expression, num, substitute, variablesOf } from '../exact/expression.ts';
import { rational } from '../exact/rational.ts';
import { type Sameness, sameValue } from '../exact/same-value.ts';
import { symbolsOf } from '../read/children.ts';
import type { MathNode } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';
import type { Rules } from './answer-policy.ts';
import { correct, incorrect, type Outcome, UNDECIDED } from './outcome.ts';

/** Names accepted for the constant of integration. */
const CONSTANT_NAMES = /^(?:C|c|K|k|D|A|B|const|C_\{?\d\}?|c_\{?\d\}?)$/u;

/** An antiderivative without its constant of integration, and the name of that constant. */
type Antiderivative = { readonly rest: MathNode; readonly constant: string };

/** Splits a sum into the term `+ C` and the rest. */
function splitConstant(node: MathNode, names: RegExp): Antiderivative | undefined {
  if (node.kind !== 'sum') return undefined;
  const constantTerm = node.terms.find((term) => {
    const symbol = term.kind === 'negate' ? term.of : term;
    return symbol.kind === 'symbol' && names.test(symbol.name);
  });
  const symbol = constantTerm?.kind === 'negate' ? constantTerm.of : constantTerm;
  if (!constantTerm || symbol?.kind !== 'symbol') return undefined;
  const terms = node.terms.filter((term) => term !== constantTerm);
  const rest: MathNode = terms.length === 1 && terms[0] ? terms[0] : { ...node, terms };
  return symbolsOf(rest).has(symbol.name) ? undefined : { rest, constant: symbol.name };
}

/**
 * Compares antiderivatives: the name of the constant and any difference by a constant are ignored. Returns
 * undefined if the expected one has no + C or no variable, or if one cannot be computed.
 */
export function compareAntiderivatives(
  expected: MathNode,
  given: MathNode,
  rules: Rules,
): Outcome | undefined {
  const expectedParts = splitConstant(expected, /^[CcKk]$/u);
  if (!expectedParts) return undefined;
  const expectedSymbols = symbolsOf(expectedParts.rest);
  if (expectedSymbols.size === 0) return undefined;
  const givenParts = splitConstant(given, CONSTANT_NAMES);
  const [a, b] = [
    toExpression(expectedParts.rest),
    toExpression(givenParts && !expectedSymbols.has(givenParts.constant) ? givenParts.rest : given),
  ];
  if (!a || !b) return undefined;
  const verdict = differByConstant(a, b, rules);
  if (verdict === 'unclear') return UNDECIDED;
  if (verdict === 'different') return incorrect();
  return givenParts && !expectedSymbols.has(givenParts.constant)
    ? correct('equivalent')
    : incorrect('missing-constant');
}

/** Tests whether a − b is constant: it must have the same value everywhere as at one fixed point. */
function differByConstant(a: Expression, b: Expression, { assumptions }: Rules): Sameness {
  const sideDifference = difference(a, b);
  const names = [...variablesOf(sideDifference)];
  const point = new Map(names.map((name, k) => [name, num(rational(BigInt(7 + 2 * k), 5n))]));
  return sameValue(sideDifference, substitute(sideDifference, point), assumptions);
}
