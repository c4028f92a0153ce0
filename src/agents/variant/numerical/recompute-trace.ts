import type { TextEdit } from '../../../domain/finding.ts';
import { applyEdits } from '../../../text/apply-edits.ts';
import type { Derivation, Recomputation } from '../../numbers/derivation.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { type MappedText, toSourceEdit } from '../../numbers/notation/mapped-text.ts';
import {
  countDecimals,
  countFigures,
  type FormattedNumber,
  formatExactly,
  formatLike,
  getRoundingTolerance,
  type NumberLiteral,
} from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import { satisfies } from './solve-equation.ts';
import type { NumberTrace, TraceStep } from './trace.ts';

/** A question with new numbers. */
export type Recomputed = {
  readonly tex: string;
  /** The number of numbers that were exact in the original question and are now rounded. */
  readonly newlyRoundedCount: number;
  /** The new value of each number. */
  readonly values: ReadonlyMap<NumberSite, number>;
};

/** The maximum ratio of a new number to the original number. */
const MAX_CHANGE = 8;

/** Recomputes every number for new givens, in the notation of the source; undefined if one of them cannot be written like the original number. */
export function recomputeTrace(
  text: MappedText,
  { steps, solvedEquations = [] }: Pick<NumberTrace, 'steps'> & Partial<NumberTrace>,
  givens: ReadonlyMap<GivenNumber, number>,
): Recomputed | undefined {
  const recomputation: Recomputation = { givens, formatted: new Map() };
  let newlyRoundedCount = 0;
  for (const step of steps) {
    const formattedNumber = formatStep(step, recomputation);
    if (formattedNumber === undefined) return undefined;
    if (step.isExact && !formattedNumber.isExact) newlyRoundedCount++;
    recomputation.formatted.set(step.site, formattedNumber);
  }
  const holds = solvedEquations.every(({ equation, solution }) => {
    const value = solution.recompute(recomputation);
    return value !== undefined && satisfies(equation, value, recomputation);
  });
  if (!holds) return undefined;
  const edits = [...recomputation.formatted].flatMap(([site, { text, exponent }]): TextEdit[] => [
    ...(text === site.text ? [] : [{ span: { start: site.start, end: site.end }, replacement: text }]),
    ...(site.exponent === undefined || exponent === undefined || Number(exponent) === site.exponent.value
      ? []
      : [{ span: { start: site.exponent.start, end: site.exponent.end }, replacement: exponent }]),
  ]);
  const values = new Map(Array.from(recomputation.formatted, ([site, { value }]) => [site, value]));
  return accumulatesRounding(steps, recomputation)
    ? undefined
    : {
        tex: applyEdits(
          text.source,
          edits.map((edit) => toSourceEdit(text, edit)),
        ),
        newlyRoundedCount,
        values,
      };
}

/** The relative error up to which accumulated rounding is accepted. */
const MAX_ACCUMULATED_ERROR = 0.005;

/** Whether rounding in earlier steps changed a number by more than its own rounding. */
function accumulatesRounding(steps: readonly TraceStep[], rounded: Recomputation): boolean {
  const exact: Recomputation = { givens: rounded.givens, formatted: new Map() };
  return steps.some(({ site, derivations }) => {
    const value = derivations[0]?.recompute(exact);
    const printed = rounded.formatted.get(site);
    if (value === undefined || printed === undefined) return false;
    exact.formatted.set(site, formatExactly(site, value));
    const isResult = site.area === 'solution' || site.area === 'answer';
    const tolerance = getRoundingTolerance(toLiteral(site, printed));
    return (
      isResult &&
      Math.abs(printed.value - value) > Math.max(tolerance, MAX_ACCUMULATED_ERROR * Math.abs(value))
    );
  });
}

function toLiteral({ exponent, ...site }: NumberSite, formatted: FormattedNumber): NumberLiteral {
  const { text, value, exponent: power } = formatted;
  const newExponent = exponent === undefined ? {} : { exponent: { ...exponent, value: Number(power) } };
  return { ...site, text, value, ...newExponent };
}

type FormattedStep = FormattedNumber & { readonly isExact: boolean };

/** Formats the new number of a step like the original number; undefined if that is not possible. */
function formatStep(step: TraceStep, recomputation: Recomputation): FormattedStep | undefined {
  const { site, derivations } = step;
  if (derivations.every(({ dependsOn }) => dependsOn.size === 0)) return keepNumber(site);
  const value = findAgreedValue(derivations, recomputation);
  if (value === 0 && site.value === 0) return { text: site.text, value: 0, isExact: true };
  if (value === undefined || !Number.isFinite(value) || value <= 0) return undefined;
  if (Math.abs(value - site.value) <= 1e-12 * site.value) return keepNumber(site);
  // Solutions leave out factors of one, so a 1 must not become another number.
  if (site.area === 'solution' && site.text === '1') return undefined;
  const ratio = value / site.value;
  if (ratio > MAX_CHANGE || ratio < 1 / MAX_CHANGE) return undefined;
  return formatChangedNumber(step, value);
}

/** Formats a changed number: exactly if the original was exact and its notation allows that, otherwise rounded. */
function formatChangedNumber(
  { site, derivations, isExact }: TraceStep,
  value: number,
): FormattedStep | undefined {
  const exact = isExact ? formatLike(site, value, true) : undefined;
  if (exact === undefined) return formatRounded({ site, isExact }, value);
  const keepsNotation = !exact.text.includes('.') || site.text.includes('.');
  const isCopy = derivations.some((derivation) => derivation.isCopy === true);
  const keepsFigures =
    countDecimals(site) === 0 || countFigures(site) < 2 || countDecimals(exact) <= countDecimals(site);
  return keepsNotation || isCopy || site.unit !== ''
    ? { ...exact, isExact: keepsNotation && keepsFigures }
    : undefined;
}

function keepNumber(site: NumberSite): FormattedStep {
  return { text: site.text, value: site.value, isExact: true, ...toExponent(site.exponent?.value) };
}

/** Formats a rounded number; undefined for an exact whole number, unless it is a quantity in an option. */
function formatRounded(
  { site, isExact }: Omit<TraceStep, 'derivations'>,
  value: number,
): FormattedStep | undefined {
  const isQuantity = site.area === 'option' && site.unit !== '';
  if (isExact && countDecimals(site) === 0 && site.exponent === undefined && !isQuantity) return undefined;
  const mayRound = countFigures(site) > 1 || !isExact || isQuantity;
  const rounded = mayRound ? (formatOption(site, value) ?? formatLike(site, value, false)) : undefined;
  if (rounded !== undefined && isExact && Math.abs(rounded.value - value) > MAX_NEW_ROUNDING * value)
    return undefined;
  return rounded && { ...rounded, isExact: false };
}

/** The relative error up to which a number that was exact may be rounded. */
const MAX_NEW_ROUNDING = 0.02;

/** Formats an option with as many decimals as before, so that all options keep one form; undefined if it would lose its figures. */
function formatOption(site: NumberSite, value: number): FormattedNumber | undefined {
  const decimals = countDecimals(site);
  if (site.area !== 'option' || site.exponent !== undefined || decimals === 0) return undefined;
  const text = value.toFixed(decimals);
  const figures = text.replace(/\D/g, '').replace(/^0+/, '').length;
  return figures >= Math.min(2, countFigures(site)) ? { text, value: Number(text) } : undefined;
}

/** The relative difference up to which two values agree if their original values were rounded to the same number. */
const SAME_ROUNDING_TOLERANCE = 1e-3;

/** Returns the new number if all derivations lead to it; otherwise undefined. */
function findAgreedValue(
  derivations: readonly Derivation[],
  recomputation: Recomputation,
): number | undefined {
  const [first, ...others] = derivations.map(({ originalValue, recompute }) => ({
    originalValue,
    value: recompute(recomputation),
  }));
  if (first?.value === undefined) return undefined;
  const { originalValue, value } = first;
  // Values that were rounded to the same number need not agree more closely than they did before.
  const agrees = (other: number | undefined, otherOriginal: number): boolean =>
    other !== undefined &&
    Math.abs(other - value) <=
      Math.max(1e-9, SAME_ROUNDING_TOLERANCE * Number(otherOriginal !== originalValue)) * Math.abs(value);
  return others.every((other) => agrees(other.value, other.originalValue)) ? value : undefined;
}

function toExponent(power: number | undefined): { readonly exponent?: string } {
  return power === undefined ? {} : { exponent: String(power) };
}
