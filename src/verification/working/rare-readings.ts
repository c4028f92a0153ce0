import { someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { isBareNumber } from './is-computable.ts';
import type { PairReading } from './list-readings.ts';

/** Lists rare readings of an equality that is wrong in all usual ones, such as `3.3 × 4` as 3 · 3 × 4. */
export function listRareReadings(left: MathNode, right: MathNode): PairReading[] {
  const readings: PairReading[] = [];
  if (someNode(left, isPointBetweenDigits) && !someNode(left, isDecimal))
    readings.push({ left: readPointsAsProducts(left), right });
  // If the right side is one number, it is a result, and its point separates decimals.
  if (someNode(left, isPointBetweenDigits) && !someNode(left, isDecimal) && !isBareNumber(right))
    readings.push({ left: readPointsAsProducts(left), right: readPointsAsProducts(right) });
  // `500 ÷ 13 = 13 · 38 + 6` states the quotient and the remainder.
  if (left.kind === 'quotient' && right.kind === 'sum' && isMultipleAndRest(right, left.denominator))
    readings.push({ left: left.numerator, right });
  if (someNode(left, hasShortArgument) || someNode(right, hasShortArgument))
    readings.push({ left: extendArguments(left), right: extendArguments(right) });
  if (someNode(left, isDoubleIntegral) || someNode(right, isDoubleIntegral))
    readings.push({ left: swapVariables(left), right }, { left, right: swapVariables(right) });
  return readings;
}

/** Whether a product has a function of a number before another factor: `\sin 2(\pi/6)`. */
function hasShortArgument(node: MathNode): boolean {
  return node.kind === 'product' && node.factors.slice(0, -1).some(isFunctionOfNumber);
}

function isFunctionOfNumber(node: MathNode): boolean {
  return node.kind === 'call' && node.args.length === 1 && node.args.every(isPlainFactor);
}

/** Whether a node is a number, π or a product of these. */
function isPlainFactor(node: MathNode): boolean {
  if (node.kind === 'product') return node.factors.every(isPlainFactor);
  return node.kind === 'number' || (node.kind === 'symbol' && node.name === 'π');
}

/** Moves the factor after a function of a number into its argument: `\sin 2(\pi/6)` is the sine of π/3. */
function extendArguments(node: MathNode): MathNode {
  const inner = mapChildren(node, extendArguments);
  if (inner.kind !== 'product' || !hasShortArgument(inner)) return inner;
  const at = inner.factors.findIndex(isFunctionOfNumber);
  const [call, next] = [inner.factors[at], inner.factors[at + 1]];
  if (call?.kind !== 'call' || next === undefined) return inner;
  const argument: MathNode = { kind: 'product', factors: [...call.args, next], span: call.span };
  const factors = inner.factors.toSpliced(at, 2, { ...call, args: [argument] });
  return factors.length === 1 ? (factors[0] ?? inner) : { ...inner, factors };
}

function isMultipleAndRest(sum: MathNode, divisor: MathNode): boolean {
  const isDivisor = (node: MathNode): boolean =>
    node.kind === 'number' && divisor.kind === 'number' && node.literal === divisor.literal;
  return (
    sum.kind === 'sum' && sum.terms.some((term) => term.kind === 'product' && term.factors.some(isDivisor))
  );
}

function isDoubleIntegral(node: MathNode): boolean {
  return node.kind === 'binder' && node.operator === 'integral' && node.body.kind === 'binder';
}

/** Exchanges the variables of double integrals, whose differentials authors write in either order. */
function swapVariables(node: MathNode): MathNode {
  const inner = mapChildren(node, swapVariables);
  if (inner.kind !== 'binder' || inner.body.kind !== 'binder' || !isDoubleIntegral(inner)) return inner;
  const { variable } = inner.body;
  return { ...inner, variable, body: { ...inner.body, variable: inner.variable } };
}

function isPointBetweenDigits(node: MathNode): boolean {
  return node.kind === 'number' && /^[1-9]\.[1-9]$/.test(node.literal);
}

/** Whether a node shows that points separate decimals: another decimal, or a quantity. */
function isDecimal(node: MathNode): boolean {
  if (node.kind === 'quantity') return true;
  return node.kind === 'number' && node.literal.includes('.') && !isPointBetweenDigits(node);
}

function readPointsAsProducts(node: MathNode): MathNode {
  if (node.kind !== 'number' || !isPointBetweenDigits(node)) return mapChildren(node, readPointsAsProducts);
  const factors = node.literal
    .split('.')
    .map((literal): MathNode => ({ ...node, literal, value: { n: BigInt(literal), d: 1n } }));
  return { kind: 'product', factors, span: node.span };
}
