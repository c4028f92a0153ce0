import type { Random } from '../../../item-models/random.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { countDecimals, countFigures } from '../../numbers/number-literal.ts';

/** Angles in degrees that are common in questions. */
const ANGLES = [20, 25, 30, 35, 37, 40, 45, 50, 53, 60, 65, 70];

/** The minimum and maximum ratio of a new value to the original value. */
export type RatioRange = { readonly min: number; readonly max: number };

/** The ranges in the order in which they are tried: values near the original ones are the most plausible. */
export const RATIO_RANGES: readonly RatioRange[] = [
  { min: 0.75, max: 1.35 },
  { min: 0.6, max: 1.6 },
  { min: 0.5, max: 2 },
];
/** Clinical measurements must stay near their original values, because they would soon leave their normal range. */
export const CLINICAL_RATIO_RANGES: readonly RatioRange[] = [
  { min: 0.9, max: 1.12 },
  { min: 0.75, max: 1.35 },
];

/** Factors by which givens are scaled together; they keep most values round. */
const SCALE_FACTORS = [0.5, 0.8, 1.2, 1.25, 1.5, 2];

/**
 * Draws new round values for some of the givens. They have a similar size, the same number of significant figures and the same order.
 * Returns undefined if this draw is not possible; the caller then draws again.
 */
export function drawGivens(
  givens: readonly GivenNumber[],
  random: Random,
  range: RatioRange,
): ReadonlyMap<GivenNumber, number> | undefined {
  const axisMarks = givens.filter(({ isAxisMark }) => isAxisMark);
  if (axisMarks.length > 0) return scaleAxisMarks(givens, axisMarks, random);
  const changed = random.pick(givens);
  const changeProbability = random.pick([0.2, 0.6, 0.9]);
  // Sometimes all givens of one unit are scaled together, so that their ratios stay.
  const scales = SCALE_FACTORS.filter((factor) => factor >= range.min && factor <= range.max);
  const scale = scales.length > 0 && random.chance(0.25) ? random.pick(scales) : undefined;
  const drawn = new Map(
    givens.map((given) => {
      if (scale !== undefined && given.unit === changed.unit && !given.isAngle)
        return [given, scaleGiven(given, scale)];
      return [
        given,
        given === changed || random.chance(changeProbability) ? drawValue(given, random, range) : given.value,
      ];
    }),
  );
  keepDifferences(givens, drawn);
  if (givens.every((given) => drawn.get(given) === given.value)) return undefined;
  return keepsOrder(givens, drawn) ? drawn : undefined;
}

/** Scales all marks on the axes of a drawn graph by one factor, so that the drawing stays correct. Also scales equal givens. */
function scaleAxisMarks(
  givens: readonly GivenNumber[],
  axisMarks: readonly GivenNumber[],
  random: Random,
): ReadonlyMap<GivenNumber, number> | undefined {
  const scale = random.pick(SCALE_FACTORS);
  const isMarked = ({ value }: GivenNumber): boolean => axisMarks.some((mark) => mark.value === value);
  const drawn = new Map(
    givens.map((given) => [given, isMarked(given) ? scaleGiven(given, scale) : given.value]),
  );
  const isScaled = givens.every((given) => !isMarked(given) || drawn.get(given) !== given.value);
  return isScaled ? drawn : undefined;
}

/** Values of one unit with a smaller relative difference count as readings of one quantity. */
const MAX_READING_DIFFERENCE = 0.05;

/** Changes readings of one quantity together, so that the differences between them stay. */
function keepDifferences(givens: readonly GivenNumber[], drawn: Map<GivenNumber, number>): void {
  givens.forEach((given, index) => {
    const reading = givens.slice(0, index).find((other) => isSameQuantity(given, other));
    if (reading === undefined) return;
    const newValue = (drawn.get(reading) ?? reading.value) + given.value - reading.value;
    drawn.set(given, Number(newValue.toFixed(countDecimals(given.site))));
  });
}

/** Whether two givens are probably readings of one quantity. */
function isSameQuantity(first: GivenNumber, second: GivenNumber): boolean {
  const isComparable =
    first.unit === second.unit && first.site.exponent === undefined && second.site.exponent === undefined;
  const difference = Math.abs(first.value - second.value);
  return isComparable && countDecimals(first.site) > 0 && difference <= MAX_READING_DIFFERENCE * first.value;
}

/** Multiplies a given by a factor; returns the original value if the result needs more digits. */
function scaleGiven({ value, isPercent, site }: GivenNumber, scale: number): number {
  const power = 10 ** (site.exponent?.value ?? 0);
  const mantissa = Number(((value / power) * scale).toPrecision(12));
  const fitsDigits =
    Number(mantissa.toFixed(countDecimals(site))) === mantissa &&
    countSignificantDigits(mantissa) <= countFigures(site) + 1;
  const newValue = Number((mantissa * power).toPrecision(12));
  return !fitsDigits || (isPercent && newValue >= 100) ? value : newValue;
}

function countSignificantDigits(value: number): number {
  return String(value)
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '').length;
}

function drawValue(given: GivenNumber, random: Random, range: RatioRange): number {
  const { value, site, isAngle, isPercent } = given;
  if (isAngle) return random.pick(ANGLES);
  const power = site.exponent?.value ?? 0;
  const mantissa = Number((value / 10 ** power).toPrecision(12));
  const isProbability = value > 0 && value < 1 && given.unit === '';
  const limit = isPercent ? 95 : isProbability ? 0.95 : Number.POSITIVE_INFINITY;
  const max = Math.min(range.max * mantissa, limit);
  // If round numbers are too far apart, use steps of the last digit.
  const step = [chooseStep(mantissa, given), 10 ** -countDecimals(site)].find(
    (size) => Math.floor(max / size) > Math.ceil((range.min * mantissa) / size),
  );
  if (step === undefined) return value;
  const low = Math.max(1, Math.ceil((range.min * mantissa) / step));
  const newMantissa = Number((random.int(low, Math.floor(max / step)) * step).toPrecision(12));
  const keepsNotation = power === 0 || mantissa >= 10 || (newMantissa >= 1 && newMantissa < 10);
  return keepsNotation ? Number((newMantissa * 10 ** power).toPrecision(12)) : value;
}

/** Returns a step that keeps new values as round as the original: 5 for 20, 0.5 for 3.0, 5 for 250, 1 for 37. */
function chooseStep(mantissa: number, { site }: GivenNumber): number {
  const decimals = countDecimals(site);
  const lastDigit = 10 ** -decimals;
  const digits = String(Math.round(mantissa / lastDigit));
  const zeros = Math.min(/0*$/.exec(digits)?.[0].length ?? 0, Math.max(0, digits.length - 1));
  if (zeros > 0) return 5 * lastDigit * 10 ** (zeros - 1);
  const isSmallDecimal = countFigures(site) === 1 && decimals > 0;
  const endsInFive = /5$/.test(digits) && digits.length > 1;
  return endsInFive && !isSmallDecimal ? 5 * lastDigit : lastDigit;
}

/** Whether the givens of one unit keep their order, so that differences keep their signs. */
export function keepsOrder(givens: readonly GivenNumber[], drawn: ReadonlyMap<GivenNumber, number>): boolean {
  return givens.every((larger) =>
    givens.every((smaller) => {
      if (larger.unit !== smaller.unit || larger.value <= smaller.value) return true;
      return (drawn.get(larger) ?? larger.value) > (drawn.get(smaller) ?? smaller.value);
    }),
  );
}
