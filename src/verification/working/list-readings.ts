import { someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { CallNode, MathNode } from '../../maths/read/node.ts';

// A reading is one plausible interpretation of an equality.

/** The two sides of an equality in one reading. */
export type PairReading = { readonly left: MathNode; readonly right: MathNode };

const TRIGONOMETRIC = new Set(['sin', 'cos', 'tan', 'sec', 'csc', 'cot']);
const INVERSE_TRIGONOMETRIC = new Set(['arcsin', 'arccos', 'arctan']);

/**
 * Lists the readings of an equality. The first one is literal; others read angles as degrees, logarithms as natural, a
 * mixed number as a product, and so on.
 */
export function listReadings(left: MathNode, right: MathNode): PairReading[] {
  const changeBoth = (change: (node: MathNode) => MathNode): PairReading => ({
    left: change(left),
    right: change(right),
  });
  const readings: PairReading[] = [{ left, right }];
  const contains = (test: (node: MathNode) => boolean): boolean =>
    someNode(left, test) || someNode(right, test);
  if (contains(isAngleWithoutSign)) readings.push(changeBoth(readAnglesAsDegrees));
  if (contains((node) => node.kind === 'call' && INVERSE_TRIGONOMETRIC.has(node.name)))
    readings.push(changeBoth(convertInversesToDegrees));
  if (contains((node) => node.kind === 'call' && node.name === 'log' && !node.base))
    readings.push(changeBoth(readLogsAsNatural));
  if (contains((node) => node.kind === 'mixed')) readings.push(changeBoth(readMixedAsProducts));
  if (contains(hasFactorAfterDivision)) readings.push(changeBoth(moveFactorsIntoDivisor));
  if (contains((node) => node.kind === 'degree')) readings.push(changeBoth(removeDegreeSigns));
  if (contains(addsZero)) readings.push(changeBoth(removeZeros));
  if (isAngle(right) && !someNode(left, hasAngleSign))
    for (const name of ['sin', 'cos', 'tan'])
      readings.push({ left, right: { kind: 'call', name, args: [right], span: right.span } });
  return readings;
}

/** Whether a trigonometric function has an argument without a degree sign or π. */
function isAngleWithoutSign(node: MathNode): boolean {
  return (
    node.kind === 'call' &&
    TRIGONOMETRIC.has(node.name) &&
    !node.args.some((arg) => someNode(arg, hasAngleSign))
  );
}

function hasAngleSign(node: MathNode): boolean {
  return (
    node.kind === 'degree' ||
    (node.kind === 'symbol' && node.name === 'π') ||
    (node.kind === 'quantity' && node.unit.dimension.has('rad'))
  );
}

function readAnglesAsDegrees(node: MathNode): MathNode {
  if (node.kind !== 'call' || !isAngleWithoutSign(node)) return mapChildren(node, readAnglesAsDegrees);
  return {
    ...node,
    args: node.args.map(
      (arg): MathNode => ({ kind: 'degree', of: readAnglesAsDegrees(arg), span: arg.span }),
    ),
  };
}

/** Converts inverse functions to degrees and removes degree signs: `tan⁻¹ 0.5 = 26.6°`. */
function convertInversesToDegrees(node: MathNode): MathNode {
  if (node.kind === 'degree') return node.of;
  if (node.kind === 'quantity' && node.unit.dimension.has('rad') && node.unit.text === '°') return node.value;
  if (node.kind !== 'call' || !INVERSE_TRIGONOMETRIC.has(node.name))
    return mapChildren(node, convertInversesToDegrees);
  return multiplyByDegreesPerRadian(node);
}

function multiplyByDegreesPerRadian(node: CallNode): MathNode {
  const halfTurn = { kind: 'number' as const, value: { n: 180n, d: 1n }, literal: '180', span: node.span };
  const pi = { kind: 'symbol' as const, name: 'π', span: node.span };
  return {
    kind: 'quotient',
    numerator: { kind: 'product', factors: [node, halfTurn], span: node.span },
    denominator: pi,
    span: node.span,
  };
}

function readLogsAsNatural(node: MathNode): MathNode {
  const inner = mapChildren(node, readLogsAsNatural);
  return inner.kind === 'call' && inner.name === 'log' && !inner.base ? { ...inner, name: 'ln' } : inner;
}

function readMixedAsProducts(node: MathNode): MathNode {
  if (node.kind !== 'mixed') return mapChildren(node, readMixedAsProducts);
  const fraction: MathNode = {
    kind: 'quotient',
    numerator: node.numerator,
    denominator: node.denominator,
    span: node.span,
  };
  return { kind: 'product', factors: [node.whole, fraction], span: node.span };
}

function removeDegreeSigns(node: MathNode): MathNode {
  if (node.kind === 'call' && TRIGONOMETRIC.has(node.name)) return node;
  return node.kind === 'degree' ? node.of : mapChildren(node, removeDegreeSigns);
}

/** Removes all units. */
export function withoutUnits(node: MathNode): MathNode {
  if (node.kind === 'quantity') return withoutUnits(node.value);
  return mapChildren(node, withoutUnits);
}

/** Whether a side is an angle, which authors write in place of its tangent: `tan θ = 2/3 = 33.7°`. */
function isAngle(node: MathNode): boolean {
  return node.kind === 'degree' || (node.kind === 'quantity' && node.unit.text === '°');
}

/** Whether a sum contains a zero, which needs no unit: `16.0 J + 0`. */
function addsZero(node: MathNode): boolean {
  return node.kind === 'sum' && node.terms.some(isZero) && !node.terms.every(isZero);
}

function isZero(node: MathNode): boolean {
  return node.kind === 'negate' ? isZero(node.of) : node.kind === 'number' && node.value.n === 0n;
}

function removeZeros(node: MathNode): MathNode {
  const inner = mapChildren(node, removeZeros);
  if (inner.kind !== 'sum' || !addsZero(inner)) return inner;
  const terms = inner.terms.filter((term) => !isZero(term));
  const [onlyTerm] = terms;
  return terms.length === 1 && onlyTerm !== undefined ? onlyTerm : { ...inner, terms };
}

function hasFactorAfterDivision(node: MathNode): boolean {
  return node.kind === 'product' && node.factors.slice(0, -1).some((factor) => factor.kind === 'quotient');
}

/** Moves the factors after a division into the divisor, as in `6.6 / 500 × 10⁻⁹` and `12π ÷ 6π`. */
function moveFactorsIntoDivisor(node: MathNode): MathNode {
  const inner = mapChildren(node, moveFactorsIntoDivisor);
  if (inner.kind !== 'product' || !hasFactorAfterDivision(inner)) return inner;
  const divisionIndex = inner.factors.findIndex((factor) => factor.kind === 'quotient');
  const division = inner.factors[divisionIndex];
  if (division?.kind !== 'quotient') return inner;
  const { span } = inner;
  const denominator: MathNode = {
    kind: 'product',
    factors: [division.denominator, ...inner.factors.slice(divisionIndex + 1)],
    span,
  };
  const numerator: MathNode = {
    kind: 'product',
    factors: [...inner.factors.slice(0, divisionIndex), division.numerator],
    span,
  };
  return { kind: 'quotient', numerator, denominator, span };
}
