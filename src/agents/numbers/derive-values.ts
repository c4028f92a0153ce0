import {
  type CombineValues,
  combineDerivations,
  type Derivation,
  deriveFromGiven,
  mapDerivation,
} from './derivation.ts';
import type { GivenNumber } from './givens.ts';

/** A conversion that authors do mentally, without writing it down. */
type Conversion = (value: number) => number;

const ANGLE_CONVERSIONS: readonly Conversion[] = [Math.sin, Math.cos, Math.tan].map(
  (fn) => (degrees) => fn((degrees * Math.PI) / 180),
);
const PERCENT_CONVERSIONS: readonly Conversion[] = [
  (value) => value / 100,
  (value) => 1 - value / 100,
  (value) => 1 + value / 100,
  (value) => 100 - value,
  (value) => 100 + value,
];
/** The factors between units that authors apply mentally, by the unit of the given; the most likely first. */
const UNIT_FACTORS: readonly { readonly unit: RegExp; readonly factors: readonly number[] }[] = [
  { unit: /^[cm]?m\^\{?2\}?$/, factors: [1e-4, 1e-6, 1e4, 1e6, 1e-2, 1e2] },
  { unit: /^(?:[cdm]?m\^\{?3\}?|m?[lL]|c[lL])$/, factors: [1e-3, 1e3, 1e-6, 1e6] },
  { unit: /^[cdm]?m$/, factors: [1e-2, 1e-3, 1e2, 1e3, 1e-1, 10] },
  { unit: /^(?:s|min|h|d|ms|days?)$/, factors: [60, 3600, 1 / 60, 1 / 3600, 1e-3, 1e3, 24] },
  { unit: /^(?:km\/h|km\\?,?\s*h\^\{-1\}|m\/s|m\\?,?\s*s\^\{-1\})$/, factors: [1 / 3.6, 3.6, 1e3, 1e-3] },
  { unit: /^g(?:\/|\\?,|$)/, factors: [1e-3, 1e3, 1e-6] },
  { unit: /./, factors: [1e-3, 1e3, 1e-6, 1e6, 1e-9, 1e9, 1e-12, 1e-2, 1e2] },
];
const TIME_IN_WORDS = [60, 3600, 1 / 60, 1 / 3600, 24];
/** Powers of ten for numbers whose unit is a word or is not recognised. */
const POWERS_OF_TEN = [1e-3, 1e3, 1e-2, 1e2, 1e-6, 1e6];

function listUnitFactors({ unit, hasUnitInWords, isAngle, isPercent }: GivenNumber): readonly number[] {
  if (isAngle || isPercent) return [];
  if (unit === '') return hasUnitInWords ? [...POWERS_OF_TEN, ...TIME_IN_WORDS] : POWERS_OF_TEN;
  return UNIT_FACTORS.find((row) => row.unit.test(unit))?.factors ?? [];
}

const CELSIUS_CONVERSIONS: readonly Conversion[] = [(value) => value + 273, (value) => value + 273.15];
/** Conversions that apply to every number, such as the radius of a diameter. */
const GENERAL_CONVERSIONS: readonly Conversion[] = [
  (value) => value / 2,
  (value) => value * 2,
  (value) => value ** 2,
  (value) => Math.sqrt(value),
];

/** Lists the values that an author may write instead of a given after converting its unit mentally, the most likely first. */
export function deriveUnitConversions(given: GivenNumber): Derivation[] {
  const { value, unit, isAngle, isPercent } = given;
  const isProbability = unit === '' && value > 0 && value < 1;
  const changes: readonly Conversion[] = [
    ...(isAngle ? ANGLE_CONVERSIONS : []),
    ...(isPercent ? PERCENT_CONVERSIONS : []),
    ...(unit === '°C' ? CELSIUS_CONVERSIONS : []),
    ...listUnitFactors(given).map((factor) => (number: number) => number * factor),
    ...(isProbability ? [(probability: number) => 1 - probability] : []),
  ];
  return changes.map((change) => deriveFromGiven(given, change));
}

/** Lists the values that an author may write instead of a given after computing them mentally: half, double, square, root. */
export function deriveGeneralConversions(given: GivenNumber): Derivation[] {
  return GENERAL_CONVERSIONS.map((change) => deriveFromGiven(given, change));
}

/** Lists half and twice a given. */
export function deriveHalfAndDouble(given: GivenNumber): Derivation[] {
  return [0.5, 2].map((factor) => deriveFromGiven(given, (value) => value * factor));
}

/** Lists all values that an author may write instead of a given. */
export function deriveConversions(given: GivenNumber): Derivation[] {
  return [...deriveUnitConversions(given), ...deriveGeneralConversions(given)];
}

/** Adds a constant to a derived number. */
export function shiftDerivation(derivation: Derivation, difference: number): Derivation {
  return mapDerivation(derivation, (value) => value + difference);
}

/** Lists the differences between a total, such as 180, and each value. */
export function deriveComplements(values: readonly Derivation[], total: number): Derivation[] {
  return values.map((derivation) => mapDerivation(derivation, (value) => total - value));
}

/** Lists the sum, and the difference that is positive for the original values. */
function listSumCombiners(first: number, second: number): CombineValues[] {
  return [(a, b) => a + b, first >= second ? (a, b) => a - b : (a, b) => b - a];
}

function listAllCombiners(first: number, second: number): CombineValues[] {
  const sums = listSumCombiners(first, second);
  return [...sums, (a, b) => a * b, (a, b) => a / b, (a, b) => b / a, (a, b) => (a * b) / 100];
}

/** Lists the sums, differences, products and quotients of every two values. */
export function deriveCombinations(values: readonly Derivation[]): Derivation[] {
  return combinePairs(values, listAllCombiners);
}

/** Lists the sums and differences of every two values. */
export function deriveSums(values: readonly Derivation[]): Derivation[] {
  return combinePairs(values, listSumCombiners);
}

/** Lists the ways to combine two numbers with these original values. */
type ListCombiners = (first: number, second: number) => readonly CombineValues[];

function combinePairs(values: readonly Derivation[], listCombiners: ListCombiners): Derivation[] {
  return values.flatMap((first, index) =>
    values
      .slice(index + 1)
      .flatMap((second) =>
        listCombiners(first.originalValue, second.originalValue).map((apply) =>
          combineDerivations(first, second, apply),
        ),
      ),
  );
}
