import { type Derivation, deriveConstant, deriveFromGiven } from '../../numbers/derivation.ts';
import { FORMULA_NUMBERS } from '../../numbers/fixed-numbers.table.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { countDecimalPlaces, isExactly } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { TraceKnowledge } from './trace.ts';

/** The givens and results that a number may be. */
export function findEqualValues(site: NumberSite, known: TraceKnowledge): Derivation[] {
  return [...findEqualGivens(site, known), ...closest(site, known.results)];
}

/** The givens that a number may be. */
export function findEqualGivens(site: NumberSite, { givens }: TraceKnowledge): Derivation[] {
  return closest(
    site,
    givens.map((each) => ({ site: each.site, source: deriveGiven(each) })),
  );
}

type Valued = { readonly site: NumberSite; readonly source: Derivation };

/** Those written alike, or else those of the same value; a measured 2.0 is not written as the 2 of a formula. */
function closest(site: NumberSite, all: readonly Valued[]): Derivation[] {
  const same = all.filter((each) => isExactly(site, each.source.old));
  const alike = same.filter((each) => each.site.text === site.text);
  const isSmall = countDecimalPlaces(site) === 0 && FORMULA_NUMBERS.includes(site.value);
  return (alike.length > 0 || isSmall ? alike : same).map(({ source }) => source);
}

export function deriveGiven(given: GivenNumber): Derivation {
  return given.fixed === undefined ? deriveFromGiven(given) : deriveConstant(given.value);
}
