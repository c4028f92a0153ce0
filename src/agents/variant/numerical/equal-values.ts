import { type Derivation, deriveConstant, deriveFromGiven } from '../../numbers/derivation.ts';
import { FORMULA_NUMBERS } from '../../numbers/fixed-numbers.table.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { countDecimals, countFigures, isExactly, isRounding } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { TraceState } from './trace.ts';

/** Finds the givens and earlier results that a number may repeat. */
export function findEqualValues(site: NumberSite, trace: TraceState): Derivation[] {
  return [...findEqualGivens(site, trace), ...findEqual(site, trace.results)];
}

/** Finds the givens that a number may repeat. */
export function findEqualGivens(site: NumberSite, { givens }: TraceState): Derivation[] {
  return findEqual(
    site,
    givens.map((given) => ({ site: given.site, derivation: deriveGiven(given) })),
  );
}

type DerivedNumber = { readonly site: NumberSite; readonly derivation: Derivation };

/**
 * Finds numbers that are written like this one. If there are none, finds numbers of the same value. Small whole numbers must be
 * written alike: a measured 2.0 is never the 2 of a formula.
 */
function findEqual(site: NumberSite, candidates: readonly DerivedNumber[]): Derivation[] {
  const sameValue = candidates.filter(({ derivation }) => isExactly(site, derivation.originalValue));
  const sameText = sameValue.filter((candidate) => candidate.site.text === site.text);
  const isFormulaNumber = countDecimals(site) === 0 && FORMULA_NUMBERS.includes(site.value);
  return (sameText.length > 0 || isFormulaNumber ? sameText : sameValue).map(({ derivation }) => derivation);
}

/** Creates the derivation of a given; a constant if the given must not change. */
export function deriveGiven(given: GivenNumber): Derivation {
  return given.fixedReason === undefined ? deriveFromGiven(given) : deriveConstant(given.value);
}

/** Whether a printed number may be this value after rounding; whole numbers of up to two digits are assumed to be exact. */
export function matchesNumber(site: NumberSite, value: number): boolean {
  if (isExactly(site, value)) return true;
  const isRounded = countDecimals(site) > 0 || site.exponent !== undefined || countFigures(site) > 2;
  return isRounded && countFigures(site) > 1 && isRounding(site, value);
}
