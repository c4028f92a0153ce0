import { countDigits, haveSameDigitCount } from './compare-numbers.ts';
import { type Form, type FormKind, listForms, STEP_FORMS } from './number-forms.ts';
import type { StatedNumber } from './stated-number.ts';

/** A number of the solution, converted to the unit and form of the given. */
export type Translation = {
  readonly kind: FormKind;
  /** The ratio to the given, in doublings. */
  readonly ratio: number;
  /** Whether the last digits of the number and of the given have the same place value. */
  readonly hasSameStep: boolean;
  readonly hasSameDigitCount: boolean;
};

/** Costs of the forms: the cheapest form that fits is the likely one. */
const COSTS: Readonly<Record<FormKind, number>> = {
  same: 0,
  unit: 0.3,
  percent: 0.3,
  growth: 0.7,
  kelvin: 0.7,
  scale: 1,
  rest: 1,
  trig: 1.2,
  step: 2,
};
const MAX_RATIO = 3.5;
/** Forms that only shift the decimal point or convert a unit keep the number of digits. */
const KEEPS_DIGITS: ReadonlySet<FormKind> = new Set(['same', 'unit', 'scale', 'percent']);

/** Reads a number of the solution as another value of a given; undefined if no form fits. */
export function translateNumber(use: StatedNumber, given: StatedNumber): Translation | undefined {
  let best: Translation | undefined;
  let lowestCost = Number.POSITIVE_INFINITY;
  const forms = listForms(given, use);
  for (const form of forms.length === 0 || given.isPercent ? forms : [...forms, ...STEP_FORMS]) {
    const translation = applyForm(use, given, form);
    if (translation === undefined) continue;
    const { ratio, hasSameStep, hasSameDigitCount } = translation;
    const cost = COSTS[form.kind] + 0.5 * ratio + (hasSameStep ? 0 : 0.6) + (hasSameDigitCount ? 0 : 0.6);
    if (cost < lowestCost) [best, lowestCost] = [translation, cost];
  }
  return best;
}

function applyForm(use: StatedNumber, given: StatedNumber, { kind, invert }: Form): Translation | undefined {
  const value = invert(use.value);
  if (kind === 'percent' && !given.isPercent && !use.isPercent) return undefined;
  if (!Number.isFinite(value) || value === 0 || value * given.value < 0) return undefined;
  const ratio = Math.abs(Math.log2(value / given.value));
  if (ratio > MAX_RATIO) return undefined;
  const step = Math.abs(invert(use.value + use.step) - value);
  if (KEEPS_DIGITS.has(kind)) {
    const hasSameDigitCount = haveSameDigitCount(use, given);
    return { kind, ratio, hasSameStep: isNear(step, given.step), hasSameDigitCount };
  }
  const rounded = Math.round(value / given.step) * given.step;
  if (
    given.step === 0 ||
    Math.abs(rounded - value) > Math.max(1e-9 * Math.abs(value), 0.1 * Math.min(step, given.step))
  )
    return undefined;
  const digits = rounded
    .toPrecision(10)
    .replace(/e.*|^[-0.]+|\./g, '')
    .replace(/0+$/, '').length;
  return { kind, ratio, hasSameStep: true, hasSameDigitCount: digits <= countDigits(given) };
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(a, b);
