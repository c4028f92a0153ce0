import {
  type Combine,
  combineDerivations,
  type Derivation,
  deriveFromGiven,
  mapDerivation,
} from './derivation.ts';
import type { GivenNumber } from './givens.ts';

/** A conversion that authors make mentally, without writing it down. */
type Change = (value: number) => number;

const ANGLE: readonly Change[] = [Math.sin, Math.cos, Math.tan].map(
  (of) => (degrees) => of((degrees * Math.PI) / 180),
);
const PERCENT: readonly Change[] = [
  (value) => value / 100,
  (value) => 1 - value / 100,
  (value) => 1 + value / 100,
  (value) => 100 - value,
  (value) => 100 + value,
];
/** The factors of unit prefixes and times, the most likely first. */
const UNIT_FACTORS = [1e-3, 1e3, 1e-2, 1e2, 1e-6, 1e6, 1e-9, 1e9, 60, 3600];
const UNITS: readonly Change[] = [...UNIT_FACTORS, 1 / 60, 1 / 3.6, 3.6, 1e-1, 10].map(
  (factor) => (value) => value * factor,
);
const KELVIN: readonly Change[] = [(value) => value + 273, (value) => value + 273.15];
const PLAIN: readonly Change[] = [
  (value) => value / 2,
  (value) => value * 2,
  (value) => value ** 2,
  (value) => Math.sqrt(value),
];

/** Lists the values an author may write instead of a given after converting it mentally, the most likely first. */
export function deriveMentally(given: GivenNumber): Derivation[] {
  const { value, unit, isAngle, isPercent, isWorded } = given;
  const isShare = unit === '' && value > 0 && value < 1;
  const changes: readonly Change[] = [
    ...(isAngle ? ANGLE : []),
    ...(isPercent ? PERCENT : []),
    ...(unit === '°C' ? KELVIN : []),
    ...(isWorded || (unit !== '' && !isAngle && !isPercent) ? UNITS : []),
    ...(isShare ? [(share: number) => 1 - share] : []),
    ...PLAIN,
  ];
  return changes.map((change) => deriveFromGiven(given, change));
}

/** A derivation plus a constant. */
export function shiftDerivation(derivation: Derivation, by: number): Derivation {
  return mapDerivation(derivation, (value) => value + by);
}

/** The differences between a whole and each value. */
export function deriveComplements(values: readonly Derivation[], whole: number): Derivation[] {
  return values.map((each) => mapDerivation(each, (value) => whole - value));
}

/** A sum, and the difference that is positive; its operands keep their order. */
function sumCombiners(one: number, other: number): Combine[] {
  return [(a, b) => a + b, one >= other ? (a, b) => a - b : (a, b) => b - a];
}

function allCombiners(one: number, other: number): Combine[] {
  const sums = sumCombiners(one, other);
  return [...sums, (a, b) => a * b, (a, b) => a / b, (a, b) => b / a, (a, b) => (a * b) / 100];
}

/** The sums, differences, products and quotients of two values. */
export function deriveCombinations(values: readonly Derivation[]): Derivation[] {
  return combinePairs(values, allCombiners);
}

/** The sums and differences of two values. */
export function deriveSums(values: readonly Derivation[]): Derivation[] {
  return combinePairs(values, sumCombiners);
}

type Combiners = (one: number, other: number) => readonly Combine[];

function combinePairs(values: readonly Derivation[], combiners: Combiners): Derivation[] {
  return values.flatMap((one, at) =>
    values
      .slice(at + 1)
      .flatMap((other) =>
        combiners(one.old, other.old).map((apply) => combineDerivations(one, other, apply)),
      ),
  );
}
