import type { Random } from '../../../item-models/random.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { countDecimalPlaces, countFigures } from '../../numbers/number-literal.ts';

const ANGLES = [20, 25, 30, 35, 37, 40, 45, 50, 53, 60, 65, 70];
/** How far a new value may be from the old one. */
export type Reach = { readonly least: number; readonly most: number };

export const DEFAULT_REACH: Reach = { least: 0.5, most: 2 };
/** What is measured in a body leaves its range quickly. */
export const CLINICAL_REACH: Reach = { least: 0.9, most: 1.12 };

const SCALES = [0.5, 0.8, 1.2, 1.25, 1.5, 2];

/** New friendly values for some of the givens: of the old size, with the old figures, in the old order. */
export function drawGivens(
  free: readonly GivenNumber[],
  random: Random,
  reach: Reach,
): ReadonlyMap<GivenNumber, number> | undefined {
  const marks = free.filter(({ isMark }) => isMark);
  if (marks.length > 0) return drawScaled(free, marks, random);
  const must = random.pick(free);
  const share = random.pick([0.2, 0.6, 0.9]);
  // Now and then what is measured alike grows alike, so that ratios stay.
  const scales = SCALES.filter((each) => each >= reach.least && each <= reach.most);
  const scale = scales.length > 0 && random.chance(0.25) ? random.pick(scales) : undefined;
  const drawn = new Map(
    free.map((given) => {
      if (scale !== undefined && given.unit === must.unit && !given.isAngle)
        return [given, grow(given, scale)];
      return [given, given === must || random.chance(share) ? drawOne(given, random, reach) : given.value];
    }),
  );
  keepClose(free, drawn);
  if (free.every((given) => drawn.get(given) === given.value)) return undefined;
  return keepsOrder(free, drawn) ? drawn : undefined;
}

/** A drawn graph stays to scale when the numbers at its axes grow alike; numbers of their sizes grow with them. */
function drawScaled(
  free: readonly GivenNumber[],
  marks: readonly GivenNumber[],
  random: Random,
): ReadonlyMap<GivenNumber, number> | undefined {
  const scale = random.pick(SCALES);
  const isMarked = ({ value }: GivenNumber): boolean => marks.some((mark) => mark.value === value);
  const drawn = new Map(free.map((given) => [given, isMarked(given) ? grow(given, scale) : given.value]));
  const isGrown = free.every((given) => !isMarked(given) || drawn.get(given) !== given.value);
  return isGrown ? drawn : undefined;
}

const CLOSE = 0.05;

/** Readings of one thing stay as near to each other as they were. */
function keepClose(free: readonly GivenNumber[], drawn: Map<GivenNumber, number>): void {
  free.forEach((given, at) => {
    const near = free.slice(0, at).find((other) => isNear(given, other));
    if (near === undefined) return;
    const made = (drawn.get(near) ?? near.value) + given.value - near.value;
    drawn.set(given, Number(made.toFixed(countDecimalPlaces(given.site))));
  });
}

function isNear(one: GivenNumber, other: GivenNumber): boolean {
  const isAlike =
    one.unit === other.unit && one.site.exponent === undefined && other.site.exponent === undefined;
  return (
    isAlike && countDecimalPlaces(one.site) > 0 && Math.abs(one.value - other.value) <= CLOSE * one.value
  );
}

/** Larger or smaller by a factor, where that can be written as the old value was. */
function grow({ value, isPercent, site }: GivenNumber, scale: number): number {
  const power = 10 ** (site.exponent?.value ?? 0);
  const mantissa = Number(((value / power) * scale).toPrecision(12));
  const isWritten =
    Number(mantissa.toFixed(countDecimalPlaces(site))) === mantissa &&
    figuresIn(mantissa) <= countFigures(site) + 1;
  const made = Number((mantissa * power).toPrecision(12));
  return !isWritten || (isPercent && made >= 100) ? value : made;
}

function figuresIn(value: number): number {
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
  const most = Math.min(reach.most * mantissa, limit);
  // Where round numbers are too far apart, the last digit moves.
  const step = [stepOf(mantissa, given), 10 ** -countDecimalPlaces(site)].find(
    (each) => Math.floor(most / each) > Math.ceil((reach.least * mantissa) / each),
  );
  if (step === undefined) return value;
  const low = Math.max(1, Math.ceil((reach.least * mantissa) / step));
  const made = Number((random.int(low, Math.floor(most / step)) * step).toPrecision(12));
  const isInForm = power === 0 || mantissa >= 10 || (made >= 1 && made < 10);
  return isInForm ? Number((made * 10 ** power).toPrecision(12)) : value;
}

/** As round as the old number: 20 goes in fives, 3.0 in halves, 250 in tens, 37 in ones. */
function stepOf(mantissa: number, { site }: GivenNumber): number {
  const places = countDecimalPlaces(site);
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

/** What was larger stays larger, so that differences keep their sign. */
export function keepsOrder(free: readonly GivenNumber[], drawn: ReadonlyMap<GivenNumber, number>): boolean {
  return free.every((one) =>
    free.every((other) => {
      if (one.unit !== other.unit || one.value <= other.value) return true;
      return (drawn.get(one) ?? one.value) > (drawn.get(other) ?? other.value);
    }),
  );
}
