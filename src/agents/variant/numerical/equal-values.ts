import { type Derivation, deriveConstant, deriveFromGiven } from '../../numbers/derivation.ts';
import { FORMULA_NUMBERS } from '../../numbers/fixed-numbers.table.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { countPlaces, isExactly } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { TraceState } from './trace.ts';

/** The givens and earlier results that a number may repeat. */
export function findEqualValues(site: NumberSite, known: TraceState): Derivation[] {
  return [...findEqualGivens(site, known), ...findClosest(site, known.results)];
}

/** The givens that a number may repeat. */
export function findEqualGivens(site: NumberSite, { givens }: TraceState): Derivation[] {
  return findClosest(
    site,
    givens.map((each) => ({ site: each.site, derivation: deriveGiven(each) })),
  );
}

type Valued = { readonly site: NumberSite; readonly derivation: Derivation };

/** Those written in the same way, otherwise those of the same value; a measured 2.0 is never the 2 of a formula. */
function findClosest(site: NumberSite, all: readonly Valued[]): Derivation[] {
  const same = all.filter((each) => isExactly(site, each.derivation.old));
  const alike = same.filter((each) => each.site.text === site.text);
  const isSmall = countPlaces(site) === 0 && FORMULA_NUMBERS.includes(site.value);
  return (alike.length > 0 || isSmall ? alike : same).map(({ derivation }) => derivation);
}

/** The derivation of a given; a constant if the given must not change. */
export function deriveGiven(given: GivenNumber): Derivation {
  return given.fixed === undefined ? deriveFromGiven(given) : deriveConstant(given.value);
}
