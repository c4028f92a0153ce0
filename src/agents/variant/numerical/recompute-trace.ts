import type { TextEdit } from '../../../domain/finding.ts';
import { applyEdits } from '../../../text/apply-edits.ts';
import type { Derivation, Recomputation } from '../../numbers/derivation.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import {
  countFigures,
  countPlaces,
  type FormattedNumber,
  formatExactly,
  formatLike,
  getRoundingSlack,
  type NumberLiteral,
} from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { NumberTrace, TraceStep } from './trace.ts';

/** A question with new numbers. */
export type Recomputed = {
  readonly tex: string;
  /** How many numbers were exact before and are rounded now. */
  readonly rough: number;
  /** The new value of each number. */
  readonly values: ReadonlyMap<NumberSite, number>;
};

/** The maximum ratio of a new number to the old one. */
const MAX_CHANGE = 20;

/** Recomputes every number for new givens; undefined if one of them cannot be written like the old number. */
export function recomputeTrace(
  tex: string,
  { steps }: NumberTrace,
  givens: ReadonlyMap<GivenNumber, number>,
): Recomputed | undefined {
  const recomputation: Recomputation = { givens, formatted: new Map() };
  let rough = 0;
  for (const step of steps) {
    const formattedNumber = formatStep(step, recomputation);
    if (formattedNumber === undefined) return undefined;
    if (step.isExact && !formattedNumber.isExact) rough++;
    recomputation.formatted.set(step.site, formattedNumber);
  }
  const edits = [...recomputation.formatted].flatMap(([site, { text, exponent }]): TextEdit[] => [
    ...(text === site.text ? [] : [{ span: { start: site.start, end: site.end }, replacement: text }]),
    ...(site.exponent === undefined || exponent === undefined || Number(exponent) === site.exponent.value
      ? []
      : [{ span: { start: site.exponent.start, end: site.exponent.end }, replacement: exponent }]),
  ]);
  const values = new Map(Array.from(recomputation.formatted, ([site, { value }]) => [site, value]));
  return carriesRounding(steps, recomputation) ? undefined : { tex: applyEdits(tex, edits), rough, values };
}

/** The relative error up to which accumulated rounding is accepted. */
const MAX_CARRIED = 0.005;

/** Whether rounding in earlier steps changed a number by more than its own rounding. */
function carriesRounding(steps: readonly TraceStep[], rounded: Recomputation): boolean {
  const exact: Recomputation = { givens: rounded.givens, formatted: new Map() };
  return steps.some(({ site, derivations }) => {
    const value = derivations[0]?.recompute(exact);
    const made = rounded.formatted.get(site);
    if (value === undefined || made === undefined) return false;
    exact.formatted.set(site, formatExactly(site, value));
    const isShown = site.part === 'solution' || site.part === 'answer';
    const slack = getRoundingSlack(toLiteral(site, made));
    return isShown && Math.abs(made.value - value) > Math.max(slack, MAX_CARRIED * Math.abs(value));
  });
}

function toLiteral({ exponent, ...site }: NumberSite, formatted: FormattedNumber): NumberLiteral {
  const { text, value, exponent: power } = formatted;
  const raised = exponent === undefined ? {} : { exponent: { ...exponent, value: Number(power) } };
  return { ...site, text, value, ...raised };
}

type FormattedStep = FormattedNumber & { readonly isExact: boolean };

function formatStep(step: TraceStep, recomputation: Recomputation): FormattedStep | undefined {
  const { site, derivations, isExact } = step;
  const value = agreedValue(derivations, recomputation);
  if (value === undefined || !Number.isFinite(value) || value <= 0) {
    return value === 0 && site.value === 0 ? { text: site.text, value: 0, isExact: true } : undefined;
  }
  if (
    Math.abs(value - site.value) <= 1e-12 * site.value ||
    derivations.every(({ dependsOn }) => dependsOn.size === 0)
  )
    return { text: site.text, value: site.value, isExact: true, ...keepPower(site.exponent?.value) };
  const ratio = value / site.value;
  if (ratio > MAX_CHANGE || ratio < 1 / MAX_CHANGE) return undefined;
  const exact = isExact ? formatLike(site, value, true) : undefined;
  if (exact === undefined) return formatRounded({ site, isExact }, value);
  const isPlain = !exact.text.includes('.') || site.text.includes('.');
  const isCopy = derivations.some((derivation) => derivation.isCopy === true);
  const isInFigures =
    countPlaces(site) === 0 || countFigures(site) < 2 || countPlaces(exact) <= countPlaces(site);
  return isPlain || isCopy || site.unit !== '' ? { ...exact, isExact: isPlain && isInFigures } : undefined;
}

/** A whole result must stay whole, unless it is a quantity in an option. */
function formatRounded(
  { site, isExact }: Omit<TraceStep, 'derivations'>,
  value: number,
): FormattedStep | undefined {
  const isQuantity = site.part === 'option' && site.unit !== '';
  if (isExact && countPlaces(site) === 0 && site.exponent === undefined && !isQuantity) return undefined;
  const mayRound = countFigures(site) > 1 || !isExact || isQuantity;
  const rounded = mayRound ? formatLike(site, value, false) : undefined;
  return rounded && { ...rounded, isExact: false };
}

/** The relative difference up to which values agree that were rounded to the same old number. */
const SAME = 1e-3;

/** The new number, if all derivations of the old one lead to it; otherwise undefined. */
function agreedValue(derivations: readonly Derivation[], recomputation: Recomputation): number | undefined {
  const [first, ...others] = derivations.map(({ old, recompute }) => ({
    old,
    value: recompute(recomputation),
  }));
  if (first?.value === undefined) return undefined;
  const { old, value } = first;
  // Values that were rounded to the same number need to agree only as closely as before.
  const isSame = (other: number | undefined, before: number): boolean =>
    other !== undefined &&
    Math.abs(other - value) <= Math.max(1e-9, SAME * Number(before !== old)) * Math.abs(value);
  return others.every((other) => isSame(other.value, other.old)) ? value : undefined;
}

function keepPower(power: number | undefined): { readonly exponent?: string } {
  return power === undefined ? {} : { exponent: String(power) };
}
