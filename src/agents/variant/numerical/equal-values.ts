import { FORMULA_NUMBERS } from './fixed-numbers.table.ts';
import type { Given } from './givens.ts';
import { isExactly, placesOf } from './number-literal.ts';
import { constant, fromGiven, type Source } from './play.ts';
import type { Site } from './question-map.ts';
import type { Knowledge } from './trace.ts';

/** The givens and results that a number may be. */
export function equals(site: Site, known: Knowledge): Source[] {
  return [...givenAs(site, known), ...closest(site, known.results)];
}

/** The givens that a number may be. */
export function givenAs(site: Site, { givens }: Knowledge): Source[] {
  return closest(
    site,
    givens.map((each) => ({ site: each.site, source: sourceOf(each) })),
  );
}

type Valued = { readonly site: Site; readonly source: Source };

/** Those written alike, or else those of the same value; a measured 2.0 is not written as the 2 of a formula. */
function closest(site: Site, all: readonly Valued[]): Source[] {
  const same = all.filter((each) => isExactly(site, each.source.old));
  const alike = same.filter((each) => each.site.text === site.text);
  const isSmall = placesOf(site) === 0 && FORMULA_NUMBERS.includes(site.value);
  return (alike.length > 0 || isSmall ? alike : same).map(({ source }) => source);
}

export function sourceOf(given: Given): Source {
  return given.fixed === undefined ? fromGiven(given) : constant(given.value);
}
