import { sameDimension } from '../../maths/units/unit.ts';
import { cacheByObject } from '../../text/cache-by-object.ts';
import type { StatedNumber } from './stated-number.ts';

/** How a solution writes a given: as in the stem, in another unit, as a part of a whole, or after a step without working. */
export type FormKind = 'same' | 'unit' | 'scale' | 'percent' | 'growth' | 'rest' | 'kelvin' | 'trig' | 'step';

/** A form of a given, with the functions between the value in the stem and the value in the solution. */
export type Form = {
  readonly kind: FormKind;
  readonly apply: (given: number) => number;
  readonly invert: (use: number) => number;
};

const scale = (kind: FormKind, factor: number): Form => ({
  kind,
  apply: (given) => given * factor,
  invert: (use) => use / factor,
});
/** Creates the form of the remaining part of a whole: 95 for 5%. */
const rest = (kind: FormKind, whole: number, unit = 1): Form => ({
  kind,
  apply: (given) => whole - given * unit,
  invert: (use) => (whole - use) / unit,
});
const shift = (kind: FormKind, amount: number, factor = 1): Form => ({
  kind,
  apply: (given) => amount + given * factor,
  invert: (use) => (use - amount) / factor,
});
const SAME = scale('same', 1);
const RADIANS = Math.PI / 180;
const PERCENT_FORMS: readonly Form[] = [
  scale('percent', 0.01),
  shift('growth', 1, 0.01),
  shift('growth', 100),
  rest('rest', 1, 0.01),
  rest('rest', 100),
];
const FRACTION_FORMS: readonly Form[] = [
  scale('percent', 100),
  rest('rest', 1),
  shift('growth', 1),
  rest('rest', 100, 100),
];
const ANGLE_FORMS: readonly Form[] = [
  rest('rest', 180),
  rest('rest', 90),
  rest('rest', 360),
  scale('unit', RADIANS),
  {
    kind: 'trig',
    apply: (given) => Math.sin(given * RADIANS),
    invert: (use) => Math.asin(use) / RADIANS,
  },
  {
    kind: 'trig',
    apply: (given) => Math.cos(given * RADIANS),
    invert: (use) => Math.acos(use) / RADIANS,
  },
  {
    kind: 'trig',
    apply: (given) => Math.tan(given * RADIANS),
    invert: (use) => Math.atan(use) / RADIANS,
  },
];
/** Powers of ten between the prefixes of one unit. */
const PREFIX_FORMS: readonly Form[] = [2, 3, 4, 6, 9, 12].flatMap((power) => [
  scale('scale', 10 ** power),
  scale('scale', 10 ** -power),
]);
const KELVIN_FORMS: readonly Form[] = [shift('kelvin', 273), shift('kelvin', 273.15)];

/** Sizes of units of one dimension in base units; authors convert between them mentally. */
const UNIT_SIZES: readonly (readonly [dimension: string, sizes: readonly number[]])[] = [
  ['s', [1, 60, 3600, 86400, 604800, 2592000, 31536000, 31557600]],
  ['m', [1, 0.01, 0.0254, 0.3048, 0.9144, 1609.34, 1000, 1.496e11, 9.461e15, 3.086e16]],
  ['kg', [1, 0.001, 0.4536, 0.02835]],
  ['m s-1', [1, 1 / 3.6, 0.44704]],
];

/** Lists the forms in which a solution may write a given. If the use has a unit of the same dimension, there is only one form. */
export function listForms(given: StatedNumber, use: StatedNumber): readonly Form[] {
  if (use.unit !== undefined && given.unit !== undefined) {
    if (!sameDimension(use.unit.dimension, given.unit.dimension)) return [];
    return listUnitForms(given, use);
  }
  if (use.unit !== undefined) return [SAME];
  const forms = listAllForms(given);
  return use.isPercent ? forms.filter(({ kind }) => kind !== 'unit' && kind !== 'scale') : forms;
}

function listUnitForms(given: StatedNumber, use: StatedNumber): Form[] {
  const isOffset = given.unit?.offset !== undefined || use.unit?.offset !== undefined;
  if (isOffset) return given.unit?.text === use.unit?.text ? [SAME] : [...KELVIN_FORMS, SAME];
  const factor = given.baseValue / given.value / (use.baseValue / use.value);
  if (!Number.isFinite(factor)) return [SAME];
  const forms = Math.abs(factor - 1) < 1e-9 ? [SAME] : [scale('unit', factor)];
  return given.unit?.dimension.has('rad') && given.unit.dimension.size === 1
    ? [...forms, ...ANGLE_FORMS]
    : forms;
}

const listAllForms = cacheByObject((given: StatedNumber): readonly Form[] => {
  const { value, unit, baseValue, isPercent } = given;
  if (isPercent) return [SAME, ...PERCENT_FORMS];
  if (unit === undefined) return [SAME, ...(value > 0 && value < 1 ? FRACTION_FORMS : [])];
  if (unit.dimension.has('rad') && unit.dimension.size === 1) return [SAME, ...ANGLE_FORMS];
  if (unit.offset !== undefined) return [SAME, ...KELVIN_FORMS];
  const base = baseValue / value;
  const dimension = [...unit.dimension]
    .map(([name, power]) => (power === 1 ? name : `${name}${power}`))
    .sort()
    .join(' ');
  const sizes = UNIT_SIZES.find(([name]) => name === dimension)?.[1] ?? [1];
  const factors = new Set(sizes.map((size) => base / size).filter((factor) => Math.abs(factor - 1) > 1e-9));
  // Hours and years have no prefixes.
  const hasPrefixes = Math.abs(Math.log10(base) - Math.round(Math.log10(base))) < 1e-9;
  return [SAME, ...[...factors].map((factor) => scale('unit', factor)), ...(hasPrefixes ? PREFIX_FORMS : [])];
});

/** Steps with one number that authors sometimes do mentally. */
export const STEP_FORMS: readonly Form[] = [
  scale('step', 2),
  scale('step', 0.5),
  { kind: 'step', apply: (given) => given ** 2, invert: Math.sqrt },
  { kind: 'step', apply: Math.sqrt, invert: (use) => use ** 2 },
  { kind: 'step', apply: (given) => 1 / given, invert: (use) => 1 / use },
];
