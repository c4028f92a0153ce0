import { findFixedReason } from './fixed-reason.ts';
import type { NumberSite } from './question-map.ts';

/** A number that the stem or the figure states. In a variant, all its occurrences (`sites`) change together. */
export type GivenNumber = {
  readonly sites: readonly NumberSite[];
  /** The first occurrence. */
  readonly site: NumberSite;
  readonly value: number;
  readonly unit: string;
  readonly isAngle: boolean;
  readonly isPercent: boolean;
  /** True if the unit is a word, as in 25 pence or 5 minutes. */
  readonly hasUnitInWords: boolean;
  /** True if the number is a mark on an axis of a drawn graph. */
  readonly isAxisMark: boolean;
  /** The reason why the number must not change; absent if it may change. */
  readonly fixedReason?: string;
};

/** A unit in words after a number: `25 pence`. */
const UNIT_IN_WORDS =
  /^\s*\$?\s*(?:~|\\ )?\s*(?:pence|p|cents?|seconds?|minutes?|hours?|days?|weeks?|(?:milli|centi|kilo)?(?:metres?|grams?|litres?)|tonnes?|watts?|kilowatts?)\b/;
/** A labelled arrow in a drawing. */
const DRAWN_AXIS = /\\draw\[->\][^;]*node/;

/** Finds the givens of a question: the numbers that its stem or figure states. Marks those that must not change. */
export function findGivens(tex: string, sites: readonly NumberSite[]): GivenNumber[] {
  const stated = sites.filter(
    ({ area, isExponent }) => (area === 'stem' || area === 'figure') && !isExponent,
  );
  // A label 10.0 in a drawing and a 10 in the text are the same given.
  const labelValues = new Set(stated.filter(({ area }) => area === 'figure').map(({ value }) => value));
  const sitesByNumber = Map.groupBy(stated, ({ value, text, exponent }) =>
    labelValues.has(value) ? `${value}` : `${text}|${exponent?.value ?? ''}|${value}`,
  );
  const labelCount = sites.filter(({ area }) => area === 'figure').length;
  return [...sitesByNumber.values()].flatMap((sameNumber) => {
    const [first] = sameNumber;
    if (first === undefined) return [];
    const fixedReason = sameNumber
      .map((site) => findFixedReason(tex, site, labelCount))
      .find((reason) => reason !== undefined);
    const { unit } = first;
    return [
      {
        sites: sameNumber,
        site: first,
        value: first.value,
        unit,
        isAngle: unit === '°',
        isPercent: unit === '%',
        hasUnitInWords: unit === '' && UNIT_IN_WORDS.test(tex.slice(first.end)),
        isAxisMark:
          DRAWN_AXIS.test(tex) && sameNumber.some((site) => site.area === 'figure' && site.unit === ''),
        ...(fixedReason !== undefined && { fixedReason }),
      },
    ];
  });
}
