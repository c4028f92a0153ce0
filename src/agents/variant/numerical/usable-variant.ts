import { MEASURED_PROPERTIES } from '../../numbers/fixed-numbers.table.ts';
import { isPlausibleResult } from '../../numbers/is-plausible.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { Recomputed } from './recompute-trace.ts';
import { keepsSiteOrder, keepsStatedFacts, type StatedFacts } from './stated-facts.ts';
import type { NumberTrace } from './trace.ts';

type VariantContext = {
  readonly tex: string;
  readonly stated: StatedFacts;
  readonly trace: NumberTrace;
};

/** Whether the new numbers are plausible, and whether the statements of the text are true for them. */
export function isUsable(variant: Recomputed, { tex, stated, trace }: VariantContext): boolean {
  return (
    keepsOptions(trace, variant) &&
    keepsStatedFacts(stated, trace, variant.values) &&
    keepsShownResults(trace, variant) &&
    hasPlausibleResults(tex, trace, variant) &&
    keepsMeasuredProperty(tex, trace, variant) &&
    (!trace.hasKeyInWords || keepsSizeOrder(trace, variant))
  );
}

/** Whether the results stay plausible: a speed of sound in air, for example, must stay near 340 m/s. */
function hasPlausibleResults(tex: string, { steps }: NumberTrace, { values }: Recomputed): boolean {
  return steps.every(
    ({ site }) =>
      (site.area !== 'solution' && site.area !== 'answer') ||
      isPlausibleResult(tex, site, values.get(site) ?? site.value),
  );
}

/** The largest relative difference between two measurements of one property. */
const MAX_PROPERTY_DIFFERENCE = 0.08;

/** Whether the last result stays near its value, if the question asks for a property of a substance or a constant. */
function keepsMeasuredProperty(tex: string, { steps }: NumberTrace, { values }: Recomputed): boolean {
  if (!MEASURED_PROPERTIES.test(tex)) return true;
  const last = steps
    .map(({ site }) => site)
    .filter(({ area, isExponent }) => area === 'solution' && !isExponent)
    .toSorted((a, b) => a.start - b.start)
    .at(-1);
  if (last === undefined) return true;
  const newValue = values.get(last) ?? last.value;
  return Math.abs(newValue - last.value) <= MAX_PROPERTY_DIFFERENCE * Math.abs(last.value);
}

/** The largest relative difference between a result and the value that must be shown ("show that it is about 50 m"). */
const MAX_SHOWN_DIFFERENCE = 0.1;

/** Whether the results near a value that must be shown stay near it. */
function keepsShownResults({ steps, shownGivens }: NumberTrace, { values }: Recomputed): boolean {
  return shownGivens.every((shown) =>
    steps.every(({ site }) => {
      const isNear = (value: number): boolean =>
        Math.abs(value - shown.value) <= MAX_SHOWN_DIFFERENCE * Math.abs(shown.value);
      const isResult = site.area === 'solution' && site.unit === shown.unit && isNear(site.value);
      return !isResult || isNear(values.get(site) ?? site.value);
    }),
  );
}

/** Whether numeric options stay distinct, and stay in ascending order if they were before. */
function keepsOptions({ steps, denominators }: NumberTrace, { values }: Recomputed): boolean {
  const denominatorSites = new Set(denominators.values());
  const options = steps
    .map(({ site }) => site)
    .filter((site) => site.area === 'option' && !denominatorSites.has(site))
    .toSorted((a, b) => a.start - b.start);
  const computeSize = (site: NumberSite, readValue: (number: NumberSite) => number): number => {
    const bottom = denominators.get(site);
    return readValue(site) / (bottom === undefined ? 1 : readValue(bottom));
  };
  const before = options.map((site) => computeSize(site, ({ value }) => value));
  const after = options.map((site) => computeSize(site, (number) => values.get(number) ?? number.value));
  const isAscending = (list: readonly number[]): boolean =>
    list.every((value, index) => index === 0 || value > (list[index - 1] ?? 0));
  const countDistinct = (list: readonly number[]): number =>
    new Set(list.map((value) => value.toPrecision(6))).size;
  const staysDistinct = countDistinct(after) >= countDistinct(before);
  const hasValidPercentages = options.every(
    (site) => site.unit !== '%' || site.value > 100 || (values.get(site) ?? site.value) <= 100,
  );
  return staysDistinct && hasValidPercentages && (!isAscending(before) || isAscending(after));
}

/** Whether the numbers of the solution keep their order; required if a correct option states their meaning in words. */
function keepsSizeOrder({ steps }: NumberTrace, { values }: Recomputed): boolean {
  const sites = steps.map(({ site }) => site);
  return keepsSiteOrder(
    sites.filter(({ area, isExponent }) => area === 'solution' && !isExponent),
    values,
  );
}
