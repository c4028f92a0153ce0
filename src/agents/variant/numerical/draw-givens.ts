import type { Random } from '../../../item-models/random.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { countFigures, countPlaces } from '../../numbers/number-literal.ts';

/** Angles in degrees that are common in questions. */
const ANGLES = [20, 25, 30, 35, 37, 40, 45, 50, 53, 60, 65, 70];

/** The minimum and maximum ratio of a new value to the old one. */
export type Reach = { readonly min: number; readonly max: number };

export const DEFAULT_REACH: Reach = { min: 0.5, max: 2 };
/** Clinical measurements leave their normal range quickly. */
export const CLINICAL_REACH: Reach = { min: 0.9, max: 1.12 };

/** Factors that keep most values round. */
const SCALES = [0.5, 0.8, 1.2, 1.25, 1.5, 2];

/** Draws new round values for some of the givens, of similar size, with the same figures and in the same order. */
export function drawGivens(
  free: readonly GivenNumber[],
  random: Random,
  reach: Reach,
): ReadonlyMap<GivenNumber, number> | undefined {
  const marks = free.filter(({ isMark }) => isMark);
  if (marks.length > 0) return drawScaled(free, marks, random);
  const changed = random.pick(free);
  const share = random.pick([0.2, 0.6, 0.9]);
  // Sometimes all givens of one unit are scaled together, so that their ratios stay.
  const scales = SCALES.filter((each) => each >= reach.min && each <= reach.max);
  const scale = scales.length > 0 && random.chance(0.25) ? random.pick(scales) : undefined;
  const drawn = new Map(
    free.map((given) => {
      if (scale !== undefined && given.unit === changed.unit && !given.isAngle)
        return [given, scaleGiven(given, scale)];
      return [given, given === changed || random.chance(share) ? drawOne(given, random, reach) : given.value];
    }),
  );
  keepClose(free, drawn);
  if (free.every((given) => drawn.get(given) === given.value)) return undefined;
  return keepsOrder(free, drawn) ? drawn : undefined;
}

/** Scales all marks of a drawn graph by one factor, so that it stays to scale; equal numbers in the text change with them. */
function drawScaled(
  free: readonly GivenNumber[],
  marks: readonly GivenNumber[],
  random: Random,
): ReadonlyMap<GivenNumber, number> | undefined {
  const scale = random.pick(SCALES);
  const isMarked = ({ value }: GivenNumber): boolean => marks.some((mark) => mark.value === value);
  const drawn = new Map(
    free.map((given) => [given, isMarked(given) ? scaleGiven(given, scale) : given.value]),
  );
  const isScaled = free.every((given) => !isMarked(given) || drawn.get(given) !== given.value);
  return isScaled ? drawn : undefined;
}

/** Values of one unit within this share of each other count as readings of one quantity. */
const CLOSE = 0.05;

/** Keeps the differences between readings of one quantity. */
function keepClose(free: readonly GivenNumber[], drawn: Map<GivenNumber, number>): void {
  free.forEach((given, at) => {
    const near = free.slice(0, at).find((other) => isNear(given, other));
    if (near === undefined) return;
    const made = (drawn.get(near) ?? near.value) + given.value - near.value;
    drawn.set(given, Number(made.toFixed(countPlaces(given.site))));
  });
}

function isNear(one: GivenNumber, other: GivenNumber): boolean {
  const isAlike =
    one.unit === other.unit && one.site.exponent === undefined && other.site.exponent === undefined;
  return isAlike && countPlaces(one.site) > 0 && Math.abs(one.value - other.value) <= CLOSE * one.value;
}

/** Multiplies a given by a factor; returns the old value if the result needs more digits. */
function scaleGiven({ value, isPercent, site }: GivenNumber, scale: number): number {
  const power = 10 ** (site.exponent?.value ?? 0);
  const mantissa = Number(((value / power) * scale).toPrecision(12));
  const isWritten =
    Number(mantissa.toFixed(countPlaces(site))) === mantissa &&
    countFiguresIn(mantissa) <= countFigures(site) + 1;
  const made = Number((mantissa * power).toPrecision(12));
  return !isWritten || (isPercent && made >= 100) ? value : made;
}

function countFiguresIn(value: number): number {
  return String(value)
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '').length;
}

function drawOne(given: GivenNumber, random: Random, reach: Reach): number {
  const { value, site, isAngle, isPercent } = given;
  if (isAngle) return random.pick(ANGLES);
  const power = site.exponent?.value ?? 0;
  const mantissa = Number((value / 10 ** power).toPrecision(12));
  const isShare = value > 0 && value < 1 && given.unit === '';
  const limit = isPercent ? 95 : isShare ? 0.95 : Number.POSITIVE_INFINITY;
  const max = Math.min(reach.max * mantissa, limit);
  // If round numbers are too far apart, use steps of the last digit.
  const step = [chooseStep(mantissa, given), 10 ** -countPlaces(site)].find(
    (each) => Math.floor(max / each) > Math.ceil((reach.min * mantissa) / each),
  );
  if (step === undefined) return value;
  const low = Math.max(1, Math.ceil((reach.min * mantissa) / step));
  const made = Number((random.int(low, Math.floor(max / step)) * step).toPrecision(12));
  const isInForm = power === 0 || mantissa >= 10 || (made >= 1 && made < 10);
  return isInForm ? Number((made * 10 ** power).toPrecision(12)) : value;
}

/** A step that keeps numbers as round as the old one: 5 for 20, 0.5 for 3.0, 5 for 250, 1 for 37. */
function chooseStep(mantissa: number, { site }: GivenNumber): number {
  const places = countPlaces(site);
  const last = 10 ** -places;
  const digits = String(Math.round(mantissa / last));
  const zeros = Math.min(/0*$/.exec(digits)?.[0].length ?? 0, Math.max(0, digits.length - 1));
  if (zeros === 0)
    return countFigures(site) === 1 && places > 0
      ? last
      : /5$/.test(digits) && digits.length > 1
        ? 5 * last
        : last;
  return 5 * last * 10 ** (zeros - 1);
}

/** Whether the givens of one unit keep their order, so that differences keep their sign. */
export function keepsOrder(free: readonly GivenNumber[], drawn: ReadonlyMap<GivenNumber, number>): boolean {
  return free.every((one) =>
    free.every((other) => {
      if (one.unit !== other.unit || one.value <= other.value) return true;
      return (drawn.get(one) ?? one.value) > (drawn.get(other) ?? other.value);
    }),
  );
}
