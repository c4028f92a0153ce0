import { FIXED_LETTERS, FIXED_UNITS, FIXED_WORDS } from './fixed-numbers.table.ts';
import type { NumberSite } from './question-map.ts';

/** A number that the stem or the figure gives, wherever it stands there; equal numbers stay equal. */
export type GivenNumber = {
  readonly sites: readonly NumberSite[];
  readonly site: NumberSite;
  readonly value: number;
  readonly unit: string;
  readonly isAngle: boolean;
  readonly isPercent: boolean;
  /** Its unit is a word: 25 pence, 5 minutes. */
  readonly isWorded: boolean;
  /** A number at the axis of a drawn graph. */
  readonly isMark: boolean;
  /** Why it may not change. */
  readonly fixed?: string;
};

/** `iodine-131`, `carbon-14`: the half-life is what it is. */
const ISOTOPE = /\b[a-z]+-\d{1,3}\b/;
const TIME = /^\s*\$?\s*(?:s|h|min|d|days?|hours?|minutes|years?|seconds)\b/;
const WORDED =
  /^\s*\$?\s*(?:~|\\ )?\s*(?:pence|p|cents?|seconds?|minutes?|hours?|days?|weeks?|(?:milli|centi|kilo)?(?:metres?|grams?|litres?)|tonnes?|watts?|kilowatts?)\b/;
const AXIS = /\\draw\[->\][^;]*node/;
const AGE = /^-?\s*(?:year|month|week|day)s?(?:-|\s+)old/;
/** The numbers that a question gives, with those that must stay. */
export function findGivens(tex: string, sites: readonly NumberSite[]): GivenNumber[] {
  const given = sites.filter(({ part, isScript }) => (part === 'stem' || part === 'figure') && !isScript);
  // What a drawing shows as 10.0 and the text calls 10 is one given.
  const drawn = new Set(given.filter(({ part }) => part === 'figure').map(({ value }) => value));
  const alike = Map.groupBy(given, ({ value, text, exponent }) =>
    drawn.has(value) ? `${value}` : `${text}|${exponent?.value ?? ''}|${value}`,
  );
  const figures = sites.filter(({ part }) => part === 'figure').length;
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const told = same.map((site) => reasonToStay(tex, site, figures)).find((reason) => reason !== undefined);
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
        ...(told !== undefined && { fixed: told }),
      },
    ];
  });
}

const MAX_LABELS = 8;

function reasonToStay(tex: string, site: NumberSite, labels: number): string | undefined {
  const before = tex.slice(Math.max(0, site.start - 160), site.start);
  const after = tex.slice(site.exponent === undefined ? site.end : site.exponent.end);
  const sentence = before.slice(before.search(/(?:(?!\.\s).)*$/s));
  const { unit } = site;
  if (FIXED_LETTERS.test(before) || FIXED_WORDS.test(plain(sentence)) || FIXED_UNITS.test(unit))
    return 'it is a constant';
  // Nobody writes down a division by one.
  if (site.value === 0 || site.value === 1) return 'it is 0 or 1';
  if (ISOTOPE.test(tex) && TIME.test(`${unit}${after.slice(0, 10)}`)) return 'a nuclide fixes its half-life';
  if (AGE.test(after) || /\b(?:19|20)\d\d$/.test(site.text)) return 'it is an age or a year';
  if (unit === '°' && (site.value % 90 === 0 || labels > 0)) return 'the angle is drawn';
  if (site.part === 'figure' && labels > MAX_LABELS) return 'it is a mark of a scale';
  if (isAlgebra(tex, site)) return 'it is part of a formula';
  return undefined;
}

const NAMED_VALUE =
  /^\s*[A-Za-z]{1,3}(?:_\{?\w+\}?)?\s*=\s*-?[\d.]+(?:\s*\\times\s*10\^\{?-?\d+\}?)?\s*(?:\\,)*\s*(?:\\Omega|\\?%|\^\\circ)?\s*$/;
const UPRIGHT = /\\(?:mathrm|text)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;
const NO_LETTERS = /\\(?:times|cdot|pm|Omega|circ|mu|pounds|left|right|quad|,)/g;

/** Inside a formula with letters of its own, or in a list, where one number tells the next. */
function isAlgebra(tex: string, { start, end }: NumberSite): boolean {
  const open = tex.lastIndexOf('$', start);
  const close = tex.indexOf('$', end);
  const formula = tex.slice(open + 1, close < 0 ? end : close).replace(UPRIGHT, '');
  if (NAMED_VALUE.test(formula)) return false;
  const rest = formula.replace(NO_LETTERS, '');
  return /[a-zA-Z]|[,;]\s*-?\d+(?!\d{2})/.test(rest);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}
