import { FIXED_LETTERS, FIXED_UNITS, FIXED_WORDS } from './fixed-numbers.table.ts';
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

/** A nuclide such as `iodine-131`, whose half-life is fixed. */
const ISOTOPE = /\b[a-z]+-\d{1,3}\b/;
/** A unit of time after a number. */
const TIME_UNIT = /^\s*\$?\s*(?:s|h|min|d|days?|hours?|minutes|years?|seconds)\b/;
/** A unit in words after a number: `25 pence`. */
const UNIT_IN_WORDS =
  /^\s*\$?\s*(?:~|\\ )?\s*(?:pence|p|cents?|seconds?|minutes?|hours?|days?|weeks?|(?:milli|centi|kilo)?(?:metres?|grams?|litres?)|tonnes?|watts?|kilowatts?)\b/;
/** A labelled arrow in a drawing. */
const DRAWN_AXIS = /\\draw\[->\][^;]*node/;
/** The rest of an age after its number: `-year-old`. */
const AGE = /^-?\s*(?:year|month|week|day)s?(?:-|\s+)old/;

/** Finds the givens of a question: the numbers that its stem or figure states. Marks those that must not change. */
export function findGivens(tex: string, sites: readonly NumberSite[]): GivenNumber[] {
  const stated = sites.filter(
    ({ area, isExponent }) => (area === 'stem' || area === 'figure') && !isExponent,
  );
  // The label 10.0 in a drawing and the 10 in the text are one given.
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

/** A figure with more numbers is a scale or a graph, whose numbers must stay. */
const MAX_LABELS = 8;

/** Returns the reason why a number must not change; undefined if it may change. */
function findFixedReason(tex: string, site: NumberSite, labelCount: number): string | undefined {
  const before = tex.slice(Math.max(0, site.start - 160), site.start);
  const after = tex.slice(site.exponent === undefined ? site.end : site.exponent.end);
  const sentence = before.slice(before.search(/(?:(?!\.\s).)*$/s));
  const { unit } = site;
  if (FIXED_LETTERS.test(before) || FIXED_WORDS.test(collapseSpaces(sentence)) || FIXED_UNITS.test(unit))
    return 'it is a constant';
  // Solutions omit a multiplication or division by one, so such a given cannot be traced.
  if (site.value === 0 || site.value === 1) return 'it is 0 or 1';
  if (ISOTOPE.test(tex) && TIME_UNIT.test(`${unit}${after.slice(0, 10)}`))
    return 'the half-life of a nuclide is fixed';
  if (AGE.test(after) || /\b(?:19|20)\d\d$/.test(site.text)) return 'it is an age or a year';
  if (unit === '°' && (site.value % 90 === 0 || labelCount > 0)) return 'the angle is drawn';
  if (site.area === 'figure' && labelCount > MAX_LABELS) return 'it is a mark on a scale';
  if (isAlgebra(tex, site)) return 'it is part of a formula';
  return undefined;
}

/** A formula that only assigns a value to a letter: `R = 4.0\,\Omega`. */
const NAMED_VALUE =
  /^\s*[A-Za-z]{1,3}(?:_\{?\w+\}?)?\s*=\s*-?[\d.]+(?:\s*\\times\s*10\^\{?-?\d+\}?)?\s*(?:\\,)*\s*(?:\\Omega|\\?%|\^\\circ)?\s*$/;
/** Upright text, such as a unit: `\mathrm{kg}`. */
const UPRIGHT_TEXT = /\\(?:mathrm|text)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** Commands that are operators, signs or spacing, not letters of a formula. */
const NON_LETTER_COMMANDS = /\\(?:times|cdot|pm|Omega|circ|mu|pounds|left|right|quad|,)/g;

/** Whether a number is inside a formula with letters, or in a list whose numbers depend on each other. */
function isAlgebra(tex: string, { start, end }: NumberSite): boolean {
  const open = tex.lastIndexOf('$', start);
  const close = tex.indexOf('$', end);
  const formula = tex.slice(open + 1, close < 0 ? end : close).replace(UPRIGHT_TEXT, '');
  if (NAMED_VALUE.test(formula)) return false;
  const rest = formula.replace(NON_LETTER_COMMANDS, '');
  return /[a-zA-Z]|[,;]\s*-?\d+(?!\d{2})/.test(rest);
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ');
}
