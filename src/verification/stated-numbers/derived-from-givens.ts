import { sameDimension } from '../../maths/units/unit.ts';
import { countDigits, isRounding } from './compare-numbers.ts';
import type { StatedNumber } from './stated-number.ts';

/** Whether a number is a total, a component or a difference of givens. The solution does not show this step. */
export function isDerivedFromGivens(use: StatedNumber, stem: readonly StatedNumber[]): boolean {
  return isTotalOfGivens(use, stem) || isComponentOfGiven(use, stem) || isDifferenceInOtherUnit(use, stem);
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.abs(a);

/** Whether a number is the sum of three or more givens in a row that have one unit. */
function isTotalOfGivens(use: StatedNumber, stem: readonly StatedNumber[]): boolean {
  if (stem.length < 3 || countDigits(use) < 2) return false;
  for (const start of stem.keys()) {
    let total = 0;
    for (const [count, given] of stem.slice(start, start + MAX_SUMMANDS).entries()) {
      if (given.unit?.text !== stem[start]?.unit?.text || given.isPercent) break;
      total += given.value;
      if (count >= 2 && isNear(use.value, total)) return true;
    }
  }
  return false;
}

/** Whether a number is the sum or difference of two givens, written in another unit: 0.235 m for 25.0 cm and 1.50 cm. */
function isDifferenceInOtherUnit(use: StatedNumber, stem: readonly StatedNumber[]): boolean {
  const { unit } = use;
  if (unit === undefined || unit.offset !== undefined || use.token.text.length < 3) return false;
  const givens = stem.filter(
    (given) => given.unit !== undefined && sameDimension(given.unit.dimension, unit.dimension),
  );
  const isConverted = (given: StatedNumber): boolean => given.unit?.text !== unit.text;
  const isCombined = (a: StatedNumber, b: StatedNumber): boolean =>
    isNear(use.baseValue, a.baseValue + b.baseValue) || isNear(use.baseValue, a.baseValue - b.baseValue);
  return givens.some((a) =>
    givens.some((b) => a !== b && (isConverted(a) || isConverted(b)) && isCombined(a, b)),
  );
}

/** How many givens in a row a solution may add without writing the sum. */
const MAX_SUMMANDS = 8;

/** Whether a number is the component of a given in the direction of a given angle: 200 N of 400 N at 30°. */
function isComponentOfGiven(use: StatedNumber, stem: readonly StatedNumber[]): boolean {
  if (use.unit === undefined || countDigits(use) < 1) return false;
  const angles = stem.filter(({ unit }) => unit?.text === '°');
  return angles.some(({ value: degrees }) =>
    stem.some(
      ({ value, unit }) =>
        unit?.text === use.unit?.text &&
        [Math.sin, Math.cos].some((component) =>
          isRounding(use, value * component((degrees * Math.PI) / 180)),
        ),
    ),
  );
}
