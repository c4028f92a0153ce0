import { findNamedConstants } from '../../maths/constants/find-constants.ts';
import { FIXED_LETTERS, FIXED_UNITS, FIXED_WORDS, NAMED_OBJECTS } from './fixed-numbers.table.ts';
import { findFormulaAt, findFormulas } from './notation/find-formulas.ts';
import type { NumberSite } from './question-map.ts';

/** A nuclide such as `iodine-131`, whose half-life is fixed. */
const ISOTOPE = /\b[a-z]+-\d{1,3}\b/;
/** A unit of time after a number. */
const TIME_UNIT = /^\s*\$?\s*(?:s|h|min|d|days?|hours?|minutes|years?|seconds)\b/;
/** The rest of an age after its number: `-year-old`. */
const AGE = /^-?\s*(?:year|month|week|day)s?(?:-|\s+)old/;
/** Numbers that are not data, by the text before and after them. */
const STATED_FACTS: readonly { readonly before: RegExp; readonly after: RegExp; readonly reason: string }[] =
  [
    {
      before: /(?:\\hfill|\\marks?\b|[([])\s*(?:\\textbf\s*)?[{([]?\s*$/,
      after: /^\s*(?:marks?|points?|pts?|[)\]}]+\s*(?:\\\\|\n|$))/,
      reason: 'it states marks',
    },
    { before: /$/, after: /^\s*(?:marks?|pts?)\b/i, reason: 'it states marks' },
    {
      before:
        /\b(?:fig(?:ure|\.)|table|question|problem|part|section|chapter|exercise|equation|eq\.|experiment|trial|step|case|line|row|column|group|stage|phase|grade|class|level|type|page|p\.|no\.|number|room|unit)\s*~?\(?\$?$/i,
      after: /^\$?(?!\s*\\(?:mathrm|text|,))/,
      reason: 'it is a label',
    },
    { before: /$/, after: /^\$?\s*\^?\{?\\?(?:text\{)?(?:st|nd|rd|th)\b/, reason: 'it is an ordinal' },
    {
      before: /$/,
      after:
        /^\s*(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
      reason: 'it is a date',
    },
    {
      before:
        /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+$/i,
      after: /^(?:st|nd|rd|th|,|\.|\s|$)/,
      reason: 'it is a date',
    },
    {
      before:
        /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)[^.;]{0,12}$/i,
      after: /^\s*\$?\s*days\b/i,
      reason: 'it is a date',
    },
    {
      before: /\bshow (?:that|how)\b(?:(?!\.\s)[\s\S])*$/i,
      after: /^/,
      reason: 'it states a result that must be shown',
    },
    {
      before: /$/,
      after: /^\s*\$?\s*(?:\\?%|per ?cent)?\s*\$?\s*(?:confidence|significance|prediction|credible)\b/i,
      reason: 'it is a level of confidence',
    },
    {
      before: /\b(?:confidence|significance)(?: level| interval)?(?: of| is| =)?\s*\$?\s*$/i,
      after: /^/,
      reason: 'it is a level of confidence',
    },
    {
      before: /$/,
      after:
        /^(?:\s|~|\\[,;]|\$)*(?:\\(?:mathrm|text)\s*\{)?\s*(?:m[lL]|cm\^?3|g)\b[}\s$]*(?:\/|per|in an?|in each)[\s$]*(?:\\(?:mathrm|text)\s*\{)?\s*(?:tsp|tbsp|teaspoons?|tablespoons?|cups?)\b/,
      reason: 'it is the size of a measure',
    },
    { before: /\d\s*:\s*$/, after: /^/, reason: 'it is a time of day' },
    { before: /$/, after: /^\s*(?::\s*\d\d|a\.?m\b|p\.?m\b|o'clock)/, reason: 'it is a time of day' },
  ];
/** A property of a planet, star or substance before a number, as in `the orbital radius of Mars is`. */
const BODY_PROPERTY =
  /\b(?:radius|mass|diameter|period|distance|escape (?:speed|velocity)|gravity|gravitational field strength|temperature|density|luminosity|age)\b[^.;]{0,40}\b(?:the (?:earth|moon|sun)|earth|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|titan|europa|io|ganymede|callisto|milky way|sirius|betelgeuse)\b(?:(?!\.\s)[^;])*$|\b(?:boiling|melting|freezing|flash) (?:point|temperature) of\b(?:(?!\.\s)[^;])*$|\bp?K_?\{?(?:_?\{?\\?(?:mathrm|text)?\{?(?:a|b|sp|w)\b)|\b(?:mains|household) (?:voltage|supply|electricity)\b(?:(?!\.\s)[^;])*$/i;
/** A dose for each kilogram of a patient, or the strength of a medicine: `15 mg/kg`, `120 mg in 5 mL`; without TeX commands. */
const DOSE =
  /^(?:mg|g|micrograms?|mcg|µg|units?)(?: ?\/ ?\(?kg| ?kg\^-1| per (?:kilogram|kg)| (?:in|per) [\d.]+ ?m[lL]\b|\/m[lL]\b)/;
const STRENGTH_BEFORE = /(?:mg|g|mcg|units) (?:in|per) $/;
const VOLUME = /^m[lL]\b/;

/** Whether a number is the dose or the strength of a medicine. */
function isDose(before: string, after: string): boolean {
  const toPlainText = (tex: string): string =>
    tex.replace(/\\(?:mathrm|text)|[{}$]/g, '').replace(/(?:\\[,;]|~|\s)+/g, ' ');
  const rest = toPlainText(after.slice(0, 60)).trimStart();
  return DOSE.test(rest) || (VOLUME.test(rest) && STRENGTH_BEFORE.test(toPlainText(before)));
}
/** A figure with more numbers is a scale or a graph, whose numbers must stay. */
const MAX_LABELS = 8;

/** Returns the reason why a number must not change; undefined if it may change. */
export function findFixedReason(tex: string, site: NumberSite, labelCount: number): string | undefined {
  const before = tex.slice(Math.max(0, site.start - 160), site.start);
  const after = tex.slice(site.exponent === undefined ? site.end : site.exponent.end);
  const sentence = before.slice(before.search(/(?:(?!\.\s).)*$/s));
  const { unit } = site;
  const stated = STATED_FACTS.find(
    ({ before: words, after: rest }) => words.test(before) && rest.test(after),
  );
  if (stated !== undefined) return stated.reason;
  const property = findPropertyReason(tex, site, { before, after, sentence });
  if (property !== undefined) return property;
  // Solutions omit a multiplication or division by one, so the use of such a given cannot be found.
  if (site.value === 0 || site.value === 1) return 'it is 0 or 1';
  if (ISOTOPE.test(tex) && TIME_UNIT.test(`${unit}${after.slice(0, 10)}`))
    return 'the half-life of a nuclide is fixed';
  if (AGE.test(after) || /\b(?:19|20)\d\d$/.test(site.text)) return 'it is an age or a year';
  if (unit === '°' && (site.value % 90 === 0 || labelCount > 0)) return 'the angle is drawn';
  if (site.area === 'figure' && labelCount > MAX_LABELS) return 'it is a mark on a scale';
  if (isAlgebra(tex, site)) return 'it is part of a formula';
  return undefined;
}

/** A property of the body or substance that an earlier sentence names: `Its radius is`. */
const OWN_PROPERTY =
  /\b[Ii]ts (?:mean |average |equatorial )?(?:radius|mass|diameter|(?:orbital )?period|density|temperature|distance|surface temperature|escape (?:speed|velocity)|molar mass|boiling point|melting point|half-life)\b(?:(?!\.\s)[^;])*$/;
/** A body whose data are facts. */
const NAMED_BODY =
  /\b(?:the (?:Earth|Moon|Sun)|Earth|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Titan|Europa|Ganymede|Callisto|Milky Way|Sirius|Betelgeuse)\b/;

/** A source of light whose wavelengths are properties of an element. */
const SPECTRAL_SOURCE =
  /\b(?:sodium|mercury|hydrogen|helium|neon|He[-–\s]*Ne|cadmium|krypton|argon|caesium|ruby|Nd:YAG)\b[^.]{0,25}\b(?:lamps?|light|lasers?|lines?|vapou?r|discharge|spectr\w+)\b/i;

/** Two places by their names: `from Baltimore to Washington`. */
const NAMED_PLACES =
  /\b(?:from|between|joins|connects) [A-Z][a-z]{2,}(?: [A-Z][a-z]+)*,? (?:to|and) [A-Z][a-z]{2,}/;
const LENGTH = /^\s*(?:k?m|miles?|mi|kilometres?|kilometers?)(?![A-Za-z/])/;

type Surroundings = { readonly before: string; readonly after: string; readonly sentence: string };

/** Returns why a number is a fact about something that the question names. */
function findPropertyReason(
  tex: string,
  { area, unit }: NumberSite,
  { before, after, sentence }: Surroundings,
): string | undefined {
  if (area === 'stem' && NAMED_OBJECTS.test(tex)) return 'it is a fact about a named object';
  if (NAMED_PLACES.test(tex) && LENGTH.test(`${unit} ${after.replace(/[\\$~]/g, ' ').slice(0, 20)}`))
    return 'it is a distance between named places';
  if (/^(?:nm|\\AA|Å)$/.test(unit) && SPECTRAL_SOURCE.test(tex))
    return 'it is the wavelength of a named source';
  if (isDose(before, after)) return 'it is the dose or strength of a medicine';
  if (OWN_PROPERTY.test(collapseSpaces(sentence)) && NAMED_BODY.test(tex))
    return 'it is a property of a named body or substance, or a constant';
  if (findNamedConstants(collapseSpaces(sentence)).length > 0 || BODY_PROPERTY.test(collapseSpaces(sentence)))
    return 'it is a property of a named body or substance, or a constant';
  if (FIXED_LETTERS.test(before) || isNamedByWords(collapseSpaces(sentence)) || FIXED_UNITS.test(unit))
    return 'it is a constant';
  return undefined;
}

/** Words for several values, of which a list follows: `The molar masses are 12 and 16`, `H = 1, O = 16`. */
const LIST_WORDS = /^(?:\w*s\b|ies\b)|^[^\d]*\bare\b|[A-Z][a-z]?\}?\s*[=:]?\s*\$?\s*$/;

/**
 * Whether words before a number name it as a constant. In “glass of refractive index 1.52 at 40°” they name only the first number
 * after them.
 */
function isNamedByWords(sentence: string): boolean {
  const between = FIXED_WORDS.exec(sentence)?.[1];
  if (between === undefined) return false;
  return (
    !/\d/.test(between.replace(/\\times\s*10\^\{?-?\d+\}?|_\{?\d+\}?|\^\{?-?\d+\}?/g, '')) ||
    LIST_WORDS.test(between)
  );
}

/** A formula that only assigns a value to a letter: `R = 4.0\,\Omega`. */
const NAMED_VALUE =
  /^\s*[A-Za-z]{1,3}(?:_\{?\w+\}?)?\s*=\s*-?[\d.]+(?:\s*\\times\s*10\^\{?-?\d+\}?)?\s*(?:\\,)*\s*(?:\\Omega|\\?%|\^\\circ)?\s*$/;
/** Upright text, such as a unit: `\mathrm{kg}`. */
const UPRIGHT_TEXT = /\\(?:mathrm|text)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** Commands that are operators, signs or spacing, not letters of a formula. */
const NON_LETTER_COMMANDS = /\\(?:times|cdot|pm|Omega|circ|mu|pounds|left|right|quad|,)/g;

/** Whether a number is inside a formula with letters, or in a list whose numbers depend on each other. */
function isAlgebra(tex: string, { start }: NumberSite): boolean {
  const span = findFormulaAt(findFormulas(tex), start);
  if (span === undefined) return false;
  const formula = tex.slice(span.start, span.end).replace(UPRIGHT_TEXT, '');
  if (NAMED_VALUE.test(formula)) return false;
  const rest = formula.replace(NON_LETTER_COMMANDS, '');
  return /[a-zA-Z]|[,;]\s*-?\d+(?!\d{2})/.test(rest);
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ');
}
