import { type Derivation, deriveFromGiven } from './derivation.ts';
import type { GivenNumber } from './givens.ts';

type Change = (value: number) => number;

const ANGLE: readonly Change[] = [Math.sin, Math.cos, Math.tan].map(
  (of) => (value) => of((value * Math.PI) / 180),
);
const PERCENT: readonly Change[] = [
  (value) => value / 100,
  (value) => 1 - value / 100,
  (value) => 1 + value / 100,
  (value) => 100 - value,
  (value) => 100 + value,
];
const UNITS: readonly Change[] = [
  1e-3,
  1e3,
  1e-2,
  1e2,
  1e-6,
  1e6,
  1e-9,
  1e9,
  60,
  3600,
  1 / 60,
  1 / 3.6,
  3.6,
  1e-1,
  10,
].map((factor) => (value) => value * factor);
const KELVIN: readonly Change[] = [(value) => value + 273, (value) => value + 273.15];
const PLAIN: readonly Change[] = [
  (value) => value / 2,
  (value) => value * 2,
  (value) => value ** 2,
  (value) => Math.sqrt(value),
];

/** What people make of a given in their heads before they write it down, the likeliest first. */
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

/** So much more than another value. */
export function shiftDerivation({ old, now, roots }: Derivation, by: number): Derivation {
  return {
    old: old + by,
    now: (play) => {
      const value = now(play);
      return value === undefined ? undefined : value + by;
    },
    roots,
  };
}

/** What is left of a whole. */
export function deriveComplements(values: readonly Derivation[], whole: number): Derivation[] {
  return values.map(({ old, now, roots }) => ({
    old: whole - old,
    now: (play) => {
      const value = now(play);
      return value === undefined ? undefined : whole - value;
    },
    roots,
  }));
}

type Combine = (a: number, b: number) => number;

/** A difference is taken the way it is positive, and stays so. */
function sumsOf(one: number, other: number): Combine[] {
  return [(a, b) => a + b, one >= other ? (a, b) => a - b : (a, b) => b - a];
}

function combinersFor(one: number, other: number): Combine[] {
  return [...sumsOf(one, other), (a, b) => a * b, (a, b) => a / b, (a, b) => b / a, (a, b) => (a * b) / 100];
}

/** What two values come to when they are added, subtracted, multiplied or divided. */
export function deriveCombinations(values: readonly Derivation[]): Derivation[] {
  return pairsOf(values, combinersFor);
}

/** What two values come to when they are added or subtracted. */
export function deriveSums(values: readonly Derivation[]): Derivation[] {
  return pairsOf(values, sumsOf);
}

type Combiners = (one: number, other: number) => readonly Combine[];

function pairsOf(values: readonly Derivation[], combiners: Combiners): Derivation[] {
  return values.flatMap((one, at) =>
    values.slice(at + 1).flatMap((other) => combine(one, other, combiners(one.old, other.old))),
  );
}

function combine(one: Derivation, other: Derivation, combiners: readonly Combine[]): Derivation[] {
  return combiners.map((work): Derivation => {
    return {
      old: work(one.old, other.old),
      now: (play) => {
        const [a, b] = [one.now(play), other.now(play)];
        return a === undefined || b === undefined ? undefined : work(a, b);
      },
      roots: one.roots.union(other.roots),
    };
  });
}
