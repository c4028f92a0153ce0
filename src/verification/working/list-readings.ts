import { someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { CallNode, MathNode } from '../../maths/read/node.ts';
import {
  completeUnits,
  hasAlternateUnit,
  hasOffset,
  hasSlashProduct,
  isFractionWithUnit,
  mayBeThousands,
  moveUnitIntoDivisor,
  readAlternateUnits,
  readPointsAsThousands,
  readSlashProducts,
  readTemperaturesAsDifferences,
} from './unit-readings.ts';

// A reading is one plausible interpretation of an equality.

/** The two sides of an equality in one reading. */
export type PairReading = { readonly left: MathNode; readonly right: MathNode };

const TRIGONOMETRIC = new Set(['sin', 'cos', 'tan', 'sec', 'csc', 'cot']);
const INVERSE_TRIGONOMETRIC = new Set(['arcsin', 'arccos', 'arctan']);

/**
 * Lists the readings of an equality. The first one is literal; others read angles as degrees, logarithms as natural, a
 * mixed number as a product, and so on.
 */
export function listReadings(leftSide: MathNode, rightSide: MathNode): PairReading[] {
  const [left, right] = [completeUnits(leftSide), completeUnits(rightSide)];
  const changeBoth = (change: (node: MathNode) => MathNode): PairReading => ({
    left: change(left),
    right: change(right),
  });
  const readings: PairReading[] = [{ left, right }];
  const contains = (test: (node: MathNode) => boolean): boolean =>
    someNode(left, test) || someNode(right, test);
  if (contains(isAngleWithoutSign)) readings.push(changeBoth(readAnglesAsDegrees));
  if (contains(isInverse)) readings.push(changeBoth(convertInversesToDegrees));
  readings.push(...listOtherAngles(readings));
  if (contains((node) => node.kind === 'call' && node.name === 'log' && !node.base))
    readings.push(changeBoth(readLogsAsNatural));
  if (contains((node) => node.kind === 'mixed')) readings.push(changeBoth(readMixedAsProducts));
  if (contains(hasFactorAfterDivision)) readings.push(changeBoth(moveFactorsIntoDivisor));
  if (contains((node) => node.kind === 'degree')) readings.push(changeBoth(removeDegreeSigns));
  if (contains(mayBeThousands)) readings.push(changeBoth(readPointsAsThousands));
  if (contains(isFractionWithUnit)) readings.push(changeBoth(moveUnitIntoDivisor));
  if (contains(hasAlternateUnit))
    readings.push(
      { left: readAlternateUnits(left), right },
      { left, right: readAlternateUnits(right) },
      changeBoth(readAlternateUnits),
    );
  if (contains(hasSlashProduct)) readings.push(changeBoth(readSlashProducts));
  if (contains((node) => node.kind === 'quantity' && hasOffset(node.unit)))
    readings.push(
      ...readings.map((reading) => ({
        left: readTemperaturesAsDifferences(reading.left),
        right: readTemperaturesAsDifferences(reading.right),
      })),
    );
  if (isAngle(right) && !someNode(left, hasAngleSign) && !someNode(left, isInverse))
    for (const name of ['sin', 'cos', 'tan'])
      readings.push({ left, right: { kind: 'call', name, args: [right], span: right.span } });
  return readings;
}

function isInverse(node: MathNode): boolean {
  return node.kind === 'call' && INVERSE_TRIGONOMETRIC.has(node.name);
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

/** Lists readings of an inverse function as another angle with the same cosine or tangent. */
function listOtherAngles(readings: readonly PairReading[]): PairReading[] {
  const [first] = readings;
  if (first?.left.kind !== 'call') return [];
  // An angle may have either sign for the same cosine: `θ = \cos^{-1} 0.9 = -25.84°`.
  if (first.left.name === 'arccos')
    return readings.map(({ left, right }) => ({
      left: { kind: 'negate', of: left, span: left.span },
      right,
    }));
  if (first.left.name !== 'arctan') return [];
  // The argument of a complex number or the direction of a vector is an arctangent plus or minus half a turn.
  const angles = [...readings, ...listQuadrants(first.left, first.right)];
  const turned = angles.flatMap(({ left, right }) =>
    [180n, -180n].map((halfTurn) => ({ left: addHalfTurn(left, halfTurn), right })),
  );
  return [...angles.slice(readings.length), ...turned];
}

/** Lists the readings of `\arctan(y/x) = …` as an angle in the second or third quadrant. */
function listQuadrants(left: CallNode, right: MathNode): PairReading[] {
  const { span } = left;
  const pi: MathNode = { kind: 'symbol', name: 'π', span };
  const halfTurn: MathNode = { kind: 'number', value: { n: 180n, d: 1n }, literal: '180', span };
  const degrees = convertInversesToDegrees(left);
  const add = (angle: MathNode, turn: MathNode): MathNode => ({ kind: 'sum', terms: [angle, turn], span });
  const negate = (of: MathNode): MathNode => ({ kind: 'negate', of, span });
  return [
    { left: add(left, pi), right },
    { left: add(left, negate(pi)), right },
    { left: add(degrees, halfTurn), right: convertInversesToDegrees(right) },
    { left: add(degrees, negate(halfTurn)), right: convertInversesToDegrees(right) },
  ];
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

/** Adds half a turn to an angle in radians, or in degrees if it was converted to a number of degrees. */
function addHalfTurn(angle: MathNode, degrees: bigint): MathNode {
  const { span } = angle;
  const halfTurn: MathNode = { kind: 'number', value: { n: degrees, d: 1n }, literal: String(degrees), span };
  const isInRadians = angle.kind === 'call';
  return {
    kind: 'sum',
    terms: [angle, isInRadians ? { kind: 'degree', of: halfTurn, span } : halfTurn],
    span,
  };
}

/** Reads logarithms without a base as natural. */
export function readLogsAsNatural(node: MathNode): MathNode {
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

export function hasUnits(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'quantity');
}

/** Removes all units. */
export function withoutUnits(node: MathNode): MathNode {
  if (node.kind === 'quantity') return withoutUnits(node.value);
  return mapChildren(node, withoutUnits);
}

/** Whether a side is an angle, which authors write in place of its tangent: `tan θ = 2/3 = 33.7°`. */
export function isAngle(node: MathNode): boolean {
  return node.kind === 'degree' || (node.kind === 'quantity' && node.unit.text === '°');
}

export function hasFactorAfterDivision(node: MathNode): boolean {
  return node.kind === 'product' && node.factors.slice(0, -1).some(isInlineDivision);
}

/** The length of the shortest command before the numerator of a fraction with a bar. */
const FRACTION_COMMAND = '\\frac'.length;

/** Whether a quotient is written with a slash or `÷` and not as `\frac`, so that it is unclear where the divisor ends. */
function isInlineDivision(node: MathNode): boolean {
  return node.kind === 'quotient' && node.numerator.span.start - node.span.start < FRACTION_COMMAND;
}

/** Moves the factors after a division into the divisor, as in `6.6 / 500 × 10⁻⁹` and `12π ÷ 6π`. */
export function moveFactorsIntoDivisor(node: MathNode): MathNode {
  const inner = mapChildren(node, moveFactorsIntoDivisor);
  if (inner.kind !== 'product' || !hasFactorAfterDivision(inner)) return inner;
  const divisionIndex = inner.factors.findIndex(isInlineDivision);
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
