import { FIXED_LETTERS, FIXED_UNITS, FIXED_WORDS } from './fixed-numbers.table.ts';
import type { NumberSite } from './question-map.ts';

/** A number that the stem or the figure gives, with all its occurrences; they change together. */
export type GivenNumber = {
  readonly sites: readonly NumberSite[];
  readonly site: NumberSite;
  readonly value: number;
  readonly unit: string;
  readonly isAngle: boolean;
  readonly isPercent: boolean;
  /** Its unit is a word, as in 25 pence or 5 minutes. */
  readonly isWorded: boolean;
  /** It is a mark on an axis of a drawn graph. */
  readonly isMark: boolean;
  /** The reason why it must not change; absent if it may. */
  readonly fixed?: string;
};

/** A nuclide such as `iodine-131`, whose half-life is fixed. */
const ISOTOPE = /\b[a-z]+-\d{1,3}\b/;
const TIME = /^\s*\$?\s*(?:s|h|min|d|days?|hours?|minutes|years?|seconds)\b/;
const WORDED =
  /^\s*\$?\s*(?:~|\\ )?\s*(?:pence|p|cents?|seconds?|minutes?|hours?|days?|weeks?|(?:milli|centi|kilo)?(?:metres?|grams?|litres?)|tonnes?|watts?|kilowatts?)\b/;
const AXIS = /\\draw\[->\][^;]*node/;
const AGE = /^-?\s*(?:year|month|week|day)s?(?:-|\s+)old/;

/** Finds the numbers that a question gives, and marks those that must not change. */
export function findGivens(tex: string, sites: readonly NumberSite[]): GivenNumber[] {
  const given = sites.filter(({ part, isScript }) => (part === 'stem' || part === 'figure') && !isScript);
  // The label 10.0 in a drawing and the 10 in the text are one given.
  const drawn = new Set(given.filter(({ part }) => part === 'figure').map(({ value }) => value));
  const alike = Map.groupBy(given, ({ value, text, exponent }) =>
    drawn.has(value) ? `${value}` : `${text}|${exponent?.value ?? ''}|${value}`,
  );
  const figures = sites.filter(({ part }) => part === 'figure').length;
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const fixed = same
      .map((site) => findFixedReason(tex, site, figures))
      .find((reason) => reason !== undefined);
    const { unit } = first;
    return [
      {
        sites: same,
        site: first,
        value: first.value,
        unit,
        isAngle: unit === '°',
        isPercent: unit === '%',
        isWorded: unit === '' && WORDED.test(tex.slice(first.end)),
        isMark: AXIS.test(tex) && same.some((site) => site.part === 'figure' && site.unit === ''),
        ...(fixed !== undefined && { fixed }),
      },
    ];
  });
}

const MAX_LABELS = 8;

/** Why a number must not change; undefined if it may. */
function findFixedReason(tex: string, site: NumberSite, labels: number): string | undefined {
  const before = tex.slice(Math.max(0, site.start - 160), site.start);
  const after = tex.slice(site.exponent === undefined ? site.end : site.exponent.end);
  const sentence = before.slice(before.search(/(?:(?!\.\s).)*$/s));
  const { unit } = site;
  if (FIXED_LETTERS.test(before) || FIXED_WORDS.test(collapseSpaces(sentence)) || FIXED_UNITS.test(unit))
    return 'it is a constant';
  // Solutions omit a multiplication or division by one, so such a given cannot be traced.
  if (site.value === 0 || site.value === 1) return 'it is 0 or 1';
  if (ISOTOPE.test(tex) && TIME.test(`${unit}${after.slice(0, 10)}`))
    return 'the half-life of a nuclide is fixed';
  if (AGE.test(after) || /\b(?:19|20)\d\d$/.test(site.text)) return 'it is an age or a year';
  if (unit === '°' && (site.value % 90 === 0 || labels > 0)) return 'the angle is drawn';
  if (site.part === 'figure' && labels > MAX_LABELS) return 'it is a mark on a scale';
  if (isAlgebra(tex, site)) return 'it is part of a formula';
  return undefined;
}

const NAMED_VALUE =
  /^\s*[A-Za-z]{1,3}(?:_\{?\w+\}?)?\s*=\s*-?[\d.]+(?:\s*\\times\s*10\^\{?-?\d+\}?)?\s*(?:\\,)*\s*(?:\\Omega|\\?%|\^\\circ)?\s*$/;
const UPRIGHT = /\\(?:mathrm|text)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;
const NO_LETTERS = /\\(?:times|cdot|pm|Omega|circ|mu|pounds|left|right|quad|,)/g;

/** Whether a number is inside a formula with letters, or in a list whose numbers depend on each other. */
function isAlgebra(tex: string, { start, end }: NumberSite): boolean {
  const open = tex.lastIndexOf('$', start);
  const close = tex.indexOf('$', end);
  const formula = tex.slice(open + 1, close < 0 ? end : close).replace(UPRIGHT, '');
  if (NAMED_VALUE.test(formula)) return false;
  const rest = formula.replace(NO_LETTERS, '');
  return /[a-zA-Z]|[,;]\s*-?\d+(?!\d{2})/.test(rest);
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ');
}
