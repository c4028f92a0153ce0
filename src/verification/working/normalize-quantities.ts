import { findUnit } from '../../maths/units/find-unit.ts';

// Authors write more after a unit than the unit: what is measured (`12.0 g C`), a direction (`5 N upwards`) or a condition
// (`12 A at 50 Hz`). These functions remove it, so that the maths engine reads the quantity.

const SPACE = String.raw`(?:\s|~|\\[,;:! ])*`;
const TEXT = String.raw`\\(?:text|mathrm)\s*`;
/** Units of amounts of a substance. */
const AMOUNT = String.raw`(?:[kmµn]?g|[mµn]?mol|[mµ]?L|grams?|moles?|litres?|liters?|M|(?:k?J|g|C)\s*/\s*mol)`;
/** The index or charge of a part of a chemical formula. */
const SCRIPTS = String.raw`(?:\s*_\s*(?:\{[^{}]*\}|\d))?(?:\s*\^\s*(?:\{\s*\d*[-+−]\s*\}|[-+−]))?`;
const SYMBOLS = String.raw`${TEXT}\{\s*(?:[CHNOSPFIU](?![A-Za-z])|[A-Z][A-Za-z])[A-Za-z()\d]*\s*\}`;
/** A part of a chemical formula: `{\text{H}}_{2}`, `\text{NaCl}`, `(\text{OH})_{2}`; a unit with an exponent is not one. */
const FORMULA_PART = String.raw`(?:\{${SYMBOLS}\}|(?:\\left\s*)?\(${SYMBOLS}(?:_\{?\d\}?)?\s*(?:\\right\s*)?\)|${SYMBOLS}|${TEXT}\{\s*[a-z]{4,}[A-Za-z\s-]*\})(?!\s*\^\s*\{?\s*-?\d+\s*\}?(?![-+\d]))${SCRIPTS}`;
const FORMULA_AFTER_UNIT = new RegExp(
  String.raw`(${TEXT}\{\s*~?\s*${AMOUNT}\s*\})${SPACE}(?:${FORMULA_PART}${SPACE})+`,
  'g',
);
/** A molar concentration of a substance: `0.18\,M\,\text{HCl}`. */
const SUBSTANCE_AFTER_MOLAR = new RegExp(String.raw`(\d${SPACE})M${SPACE}(?:${FORMULA_PART}${SPACE})+`, 'g');
const AMOUNT_IN_TEXT = String.raw`${TEXT}\{\s*~?\s*(${AMOUNT})\s+(?:of\s+)?([A-Za-z][^{}]*)\}`;
const SUBSTANCE_IN_TEXT = new RegExp(
  String.raw`(?:\{${AMOUNT_IN_TEXT}\}|${AMOUNT_IN_TEXT})${SCRIPTS}(?:${SPACE}${FORMULA_PART})*`,
  'g',
);
/** Raised units of time: `5^{\mathrm{h}}\,15^{\mathrm{min}}`. */
const CLOCK_UNIT = /(?<=\d)\s*\^\s*\{\s*\\(?:mathrm|text)\s*\{\s*(h|min|s|d)\s*\}\s*\}/g;
/** The m of `23\,\mathrm{h}\ 52\,\mathrm{m}`, which are minutes. */
const MINUTES_AFTER_HOURS =
  /(?<=\\(?:mathrm|text)\{\s*h\s*\}(?:\s|\\[,; ])*\d+(?:\s|\\[,; ])*)(?:\\(?:mathrm|text)\{\s*m\s*\}|\^\{\\(?:mathrm|text)\{m\}\})/g;
/** Counted things in the unit of a quantity: joules per photon are joules. */
const COUNTED =
  /(?:\/\s*)?\\(?:text|mathrm)\s*\{\s*(?:photon|atom|molecule|ion|electron|particle|cycle|decay|person)s?\s*\}\s*\^\s*\{\s*-\s*1\s*\}|\/\s*\\(?:text|mathrm)\s*\{\s*(?:photon|atom|molecule|ion|electron|particle|cycle|decay)\s*\}/g;
/** A condition or comment that begins after a unit in the same text: `\text{ A at } 50\,\text{Hz}`. */
const CONDITION_IN_TEXT =
  /(\\(?:text|mathrm)\s*\{\s*~?\s*[A-Za-zµΩ°/·^\d]{1,8})\s*,?\s+(?:at|for|after|when|if|from|on|to|in|which|upwards?|downwards?|up|down|north|south|east|west|left|right|North|South|East|West)\b[^{}]*\}.*$/s;
/** What a value refers to, after its unit: `375\,\text{mg}\text{ per dose}`. */
const PER_ITEM_AT_END = new RegExp(
  String.raw`(?<=${TEXT}\{[^{}]{1,12}\}(?:\s*\^\s*\{?-?\d\}?)?)${SPACE}${TEXT}\{\s*(?:per|pro|par)\s+([^{}]{3,24})\}$`,
);
/** A note that the value is rounded or approximate; such a value is not judged. */
const ROUNDING_NOTE = /signif|figure|decimal|place|nearest|approx|about|round/i;
/** Words after a unit at the end of a side: `5~N~\text{upwards}`, `16\,\text{m}\,\text{(to the right)}`. */
const WORDS_AT_END = new RegExp(
  String.raw`(?<=(?:${TEXT}\{[^{}]{1,12}\}|\d(?:~|\\[, ])[NJWVAKmsg])(?:\s*\^\s*\{?-?\d\}?)?)${SPACE}${TEXT}\{[\s,(]*(?:or\s[^{}]*|(?:(?:in|to|of|the|at|from|is|on)\s|[A-Za-z][a-z]{3,})[A-Za-z\d\s,.()'-]*)\}$`,
);

/** A fraction whose denominator is a unit: `\frac{0.25\,\text{mmol}}{\text{mL}}`. */
const FRACTION_BY_UNIT = new RegExp(
  String.raw`(\\[dt]?frac\s*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}\s*\{)\s*(${TEXT}\{\s*~?\s*([A-Za-z]{1,4})\s*\}(?:\s*\^\s*\{?\d\}?)?)\s*\}`,
  'g',
);

/** Writes the number 1 before a unit that is a denominator, unless the numerator is a unit too. */
function addOne(
  match: string,
  ...groups: [head: string, numerator: string, unit: string, name: string]
): string {
  const [head, numerator, unit, name] = groups;
  const hasNumber = /\d/.test(numerator.replace(/\^\s*(?:\{[^{}]*\}|\d)/g, ''));
  return hasNumber && findUnit(name) !== undefined ? `${head}1\\,${unit}}` : match;
}

/** Rewrites quantities into the notation that the maths engine reads, and removes what follows their units. */
export function normalizeQuantities(tex: string): string {
  return tex.includes('\\') ? removeNotes(normalizeUnitPackages(tex)) : tex;
}

const PREFIXES = new Map([
  ['micro', 'µ'],
  ['milli', 'm'],
  ['kilo', 'k'],
  ['mega', 'M'],
]);

/** Rewrites units and numbers written with the packages `siunitx` or `units`, or with old TeX commands such as `\rm`. */
export function normalizeUnitPackages(tex: string): string {
  return tex
    .replace(/\s+/g, ' ')
    .replace(/(?<=\\(?:text|mathrm)\s*\{[^{}()]*[a-zA-Z])\s*\([a-zA-Z/]{1,6}\)(?=\s*\})/g, '')
    .replace(/\^\{\s*\}|\.(?=\s*\})/g, '')
    .replace(CLOCK_UNIT, '\\,\\mathrm{$1}')
    .replace(MINUTES_AFTER_HOURS, '\\,\\mathrm{min}')
    .replace(
      /(\\unit\s*\[[^\]]*\]\s*\{[^{}]*)\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}\s*(?=\})/g,
      '$1$2/($3)',
    )
    .replace(/\\unit\s*\[([^\]]*)\]\s*\{([^{}]*)\}/g, '$1\\,\\mathrm{$2}')
    .replace(/\\unitfrac\s*\[([^\]]*)\]\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1\\,\\mathrm{$2}/\\mathrm{$3}')
    .replace(/\{\s*\\rm(?![a-zA-Z])\s*([^{}]*)\}/g, '\\mathrm{$1}')
    .replace(/(?<=\d)\s+\.(?=\s*\\)/g, '')
    .replace(/\\(SI|qty|num)\s*(?:\[[^\]]*\])?\s*\{([^{}]*)\}/g, writePowersOfTen)
    .replace(/(?<=\{\s*[kMGmµ])\\ohm(?=\s*\})/g, '\\Omega')
    .replace(
      /(?<=\{\s*)\\(micro|milli|kilo|mega)\s+(?=[A-Za-z]{1,2}\s*\})/g,
      (_match, name: string) => PREFIXES.get(name) ?? '',
    );
}

/** Removes substances, counted things, conditions and other words after units. */
export function removeNotes(tex: string): string {
  return tex
    .replace(COUNTED, '')
    .replace(CONDITION_IN_TEXT, (match, unit: string) => (ROUNDING_NOTE.test(match) ? match : `${unit}}`))
    .replace(SUBSTANCE_IN_TEXT, removeSubstance)
    .replace(FORMULA_AFTER_UNIT, '$1')
    .replace(SUBSTANCE_AFTER_MOLAR, '$1\\mathrm{M}')
    .replace(FRACTION_BY_UNIT, addOne)
    .replace(PER_ITEM_AT_END, (match, item: string) => (findUnit(item.trim()) === undefined ? '' : match))
    .replace(WORDS_AT_END, (match) => (ROUNDING_NOTE.test(match) ? match : ''));
}

/** The groups of SUBSTANCE_IN_TEXT, the position of the match and the whole text. */
type SubstanceMatch = [
  unit?: string,
  name?: string,
  plainUnit?: string,
  plainName?: string,
  at?: number,
  tex?: string,
];

function removeSubstance(match: string, ...groups: SubstanceMatch): string {
  const [unit, name, plainUnit, plainName, at = 0, tex = ''] = groups;
  const substance = name ?? plainName ?? '';
  const hasNumber = /[\d}](?:\s|~|\\[,; ])*$/.test(tex.slice(Math.max(0, at - 8), at));
  // `J/g C` is a unit with a degree Celsius.
  if (isUnitProduct(substance) || (substance.trim() === 'C' && !hasNumber)) return match;
  return `\\text{${unit ?? plainUnit}}`;
}

/** Whether the words after a unit are units too: the K of `mol K`, but not the C of `mol C`. */
function isUnitProduct(words: string): boolean {
  const [first = ''] = words.split(/[\s^/·]/);
  return !/^[CHNOSPFIU]$/.test(first) && findUnit(first) !== undefined;
}

/** Writes `1.5E11` as a product, because `E` may be a letter elsewhere. */
function writePowersOfTen(_match: string, command: string, number: string): string {
  const written = number
    .replace(/([\d.,]+)\s*[eEdD]\s*([-+]?\d+)/, '$1\\times 10^{$2}')
    .replace(/(?<=\d)\s+(?=\d{3}(?!\d))/g, '');
  return `\\${command}{${written}}`;
}
