import {
  COMMAND_OPERATORS,
  FUNCTION_NAMES,
  IGNORED_COMMANDS,
  SYMBOL_NAMES,
  TEXT_COMMANDS,
} from '../../maths/read/names.table.ts';
import { findUnit } from '../../maths/units/find-unit.ts';
import { joinDigits } from './join-digits.ts';
import { moveSigns } from './normalize-angles.ts';
import { stripGroups } from './strip-groups.ts';
import { writeBrackets } from './write-brackets.ts';

// Authors and converters write the same formula in many ways. These functions rewrite one side of an equality into the
// notation that the maths engine reads.

/** Commands whose argument is upright text, as a regular expression. */
const TEXT_COMMAND = String.raw`\\(?:text|mathrm|mbox|textrm|textnormal|hbox|rm|textup)`;
const UNIT_COMMAND = String.raw`\\(?:mathrm|text)\s*\{[^{}]*\}(?:\s*\^\s*\{?-?\d+\}?)?`;
const BRACKETED_UNIT = new RegExp(
  String.raw`(?<=[\d}]\s*(?:\\[,;: ]|~)?\s*)(?:\\left\s*)?\(\s*(${UNIT_COMMAND}(?:\s*(?:/|\\cdot|\\,)?\s*${UNIT_COMMAND})*)\s*(?:\\right\s*)?\)$`,
);
/** `\text{…}` without braces inside. */
const TEXT = new RegExp(String.raw`${TEXT_COMMAND}\s*\{([^{}]*)\}`, 'g');
/** A number and a unit in one text, with an exponent of the unit: `{\text{8.9 cm}}^{3}`. */
const RAISED_TEXT = /\{\s*\\text\s*\{\s*(\d[\d.]*)\s+([A-Za-z]+)\s*\}\s*\}(?=\s*\^)/g;
/** A number with a unit, before a function or a bracket that multiplies it: `0.5\,\text{m}(20\,\text{N})`. */
const UNIT_BEFORE_FACTOR = new RegExp(
  String.raw`(?<=\d\}?\s*(?:\\[,;: ]|~|\s)*)(${UNIT_COMMAND}(?:\s*/\s*${UNIT_COMMAND})*)(?:\\[,;: ]|~|\s)*(?=(?:\\left\s*)?\(\s*-?[\d.]|\\(?:sin|cos|tan|ln|log|sqrt|pi|[dt]?frac)(?![a-zA-Z]))`,
  'g',
);

/** A fraction in which one part is a unit alone, which means one: `\frac{58.4\,\text{g}}{\text{mol}}`. */
const UNIT_NUMERATOR =
  /(\\[dt]?frac\s*)\{\s*(\\(?:text|mathrm)\s*\{[^{}\d]*\})\s*\}(?=\s*\{\s*[\d.]+(?:\s|~|\\[,;: ])*\\)/g;
const UNIT_DENOMINATOR =
  /(\\[dt]?frac\s*\{\s*[\d.]+(?:\s|~|\\[,;: ])*\\(?:text|mathrm)\s*\{[^{}]*\}\s*\}\s*)\{\s*(\\(?:text|mathrm)\s*\{[^{}\d]*\})\s*\}/g;
/** A rounded number with further digits in brackets: `83.5 (83.5333\ldots)`. */
const MORE_DIGITS =
  /(?<![\d.])(\d+\.\d+|\d+)\s*(?:\\left\s*)?\(\s*(\d+\.\d+)\s*(?:\\[lc]?dots|\.{3}|…)\s*(?:\\right\s*)?\)/g;
/** Digits grouped by commas in brackets, where a comma may separate two numbers: `(60,000\,\text{C})`. */
const GROUPED_DIGITS =
  /(?<=\(\s*[-−]?)[1-9]\d{0,2}(?:,\d{3}){2,}(?=\s*(?:\\right\s*)?\))|(?<=\(\s*[-−]?)[1-9]\d{0,2}(?:,\d{3})+(?=(?:\\[,; ]|~|\s)*\\(?:text|mathrm)|(?:(?<=,000)|(?=\s*\)\s*\}?\s*\^))\s*\))|(?<=(?<![_\\]|_\s*)\{\s*[-−]?)[1-9]\d{0,2}(?:,\d{3})+(?=\s*\})/g;
/** A unit after a slash that divides a number: `1.3/\text{yr}`, `10^{28}/\text{m}^{3}`, `10^{-6}/^{\circ}\text{C}`. */
const NUMBER_PER_UNIT =
  /(?<=(?<!\^\s*\{?\s*[-−]?)\d|10\s*\^\s*\{\s*[-−]?\d+\s*\}|10\s*\^\s*\d)\s*\/(?:\s|\\[,; ])*(?:\^\s*\{?\s*\\circ\s*\}?\s*)?\{?\s*\\(?:text|mathrm)\s*\{\s*~?\s*([A-Za-z]{1,4})\s*\}\s*\}?(?:\s*\^\s*\{?\s*(\d)\s*\}?)?/g;

/** A molar concentration after a decimal number or a power of ten: `1.6 \times 10^{-9}\,M`. */
const MOLAR =
  /(?<=\.\d+\s*|10\s*\^\s*\{-?\d+\}\s*)(?:\\,|~)\s*M(?=\s*(?:$|[)}]|\\(?:times|cdot|right)(?![a-zA-Z])))/g;

/** A macro of the author after the unit at the end of a side, which marks the end of a solution: `8.2\,\text{N} \eoe`. */
const END_MARK = /(\\(?:text|mathrm)\s*\{[^{}]*\}(?:\s*\^\s*\{?\s*-?\d\s*\}?)?)\s*\\([a-zA-Z]+)\s*$/;

/** Longer formulas are not read. */
const MAX_LENGTH = 4000;

/** `2\text{π rad}`: the π belongs to the number. */
const PI_IN_TEXT = /\\text\s*\{\s*(?:π|\\pi(?![a-zA-Z]))\s*/g;

/** Rewrites one side of an equality into the notation that the maths engine reads. */
export function normalizeMember(source: string): string {
  if (source.length > MAX_LENGTH) return source;
  const tex = joinDigits(source.replace(/\n/g, ' ').replace(PI_IN_TEXT, '\\pi\\text{')).replace(
    END_MARK,
    (match, unit: string, name: string) => (isKnownCommand(name) ? match : unit),
  );
  if (!/[\\{~…]|\.{3}/.test(tex)) return tex;
  return stripGroups(normalizeUnits(normalizeCommands(rewriteInfixFractions(writeBrackets(tex)))))
    .replace(UNIT_BEFORE_FACTOR, '$1\\cdot ')
    .replace(UNIT_NUMERATOR, '$1{1\\,$2}')
    .replace(UNIT_DENOMINATOR, '$1{1\\,$2}')
    .replace(GROUPED_DIGITS, (number) => number.replaceAll(',', ''))
    .replace(NUMBER_PER_UNIT, writeNegativePower)
    .replace(MOLAR, '\\,\\mathrm{M}');
}

const COUNTED = 'photons?|atoms?|molecules?|ions?|electrons?|particles?|cycles?|decays?|counts?';
/** `\text{cycles/s}`: what is counted has no dimension. */
const COUNT_PER_UNIT = new RegExp(
  String.raw`\\(?:text|mathrm)\s*\{\s*(?:${COUNTED})\s*\/\s*([a-zA-Z]+)\s*\.?\s*\}`,
  'g',
);
const PER_COUNT = new RegExp(
  String.raw`\\[dt]?frac\s*\{\s*\\(?:text|mathrm)\s*\{\s*([a-zA-Z]+)\s*\}\s*\}\s*\{\s*\\(?:text|mathrm)\s*\{\s*(?:${COUNTED})\s*\}\s*\}`,
  'g',
);
const COUNT_AFTER_NUMBER = new RegExp(
  String.raw`(?<=[\d}]\s*(?:\\[,;: ]|~)?\s*)\\(?:text|mathrm)\s*\{\s*(?:${COUNTED})\s*\.?\s*\}\s*$`,
);
function writeNegativePower(match: string, unit: string, exponent = '1'): string {
  if (findUnit(unit) === undefined) return match;
  return `\\,\\mathrm{${match.includes('\\circ') ? 'K' : unit}}^{-${exponent}}`;
}

const GROUP = String.raw`(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*`;
const INFIX_FRACTION = new RegExp(String.raw`\{(${GROUP}?)\\(over|choose)(?![a-zA-Z])(${GROUP})\}`, 'g');
const MAX_NESTED_FRACTIONS = 3;

/** Rewrites `{a \over b}` as `\frac{a}{b}` and `{a \choose b}` as `\binom{a}{b}`. */
function rewriteInfixFractions(tex: string): string {
  let rewritten = tex;
  for (
    let depth = 0;
    depth < MAX_NESTED_FRACTIONS && /\\(?:over|choose)(?![a-zA-Z])/.test(rewritten);
    depth++
  )
    rewritten = rewritten.replace(
      INFIX_FRACTION,
      (_match, top: string, name: string, bottom: string) =>
        `\\${name === 'over' ? 'frac' : 'binom'}{${top}}{${bottom}}`,
    );
  return rewritten;
}

/** Writes unit symbols in Cyrillic letters with Latin ones. */
function writeLatinUnits(tex: string): string {
  return /[\u0400-\u04FF]/.test(tex)
    ? tex.replace(/[\u0400-\u04FF]+/g, (word) => findUnit(word)?.text ?? word)
    : tex;
}

function normalizeCommands(tex: string): string {
  return (
    writeLatinUnits(moveSigns(tex))
      .replace(/(?<=\d)\s*x\s*(?=10\s*\^)/g, '\\times ')
      .replace(/\\text\s*\{\s*\/\s*\}/g, '/')
      .replace(/\\text\s*\{([^{}()]*)\)\(\}/g, '\\text{$1})(')
      // A binary minus after a unit is not an exponent: `4\,\text{kg}-2\,\text{kg}`.
      .replace(/(?<=\\(?:text|mathrm)\s*\{[^{}]*\})-(?=\d)/g, ' - ')
      .replace(/(?<=\d)\{\.\}(?=\d)/g, '.')
      .replace(/(?<=\d)\s*\\text\s*\{,(\d{3})\}/g, ',$1')
      .replace(/(?<=\d)\\fdg(?![a-zA-Z])\s*(\d+)/g, '.$1^{\\circ}')
      .replace(/(?<=\\(?:text|mathrm)\s*\{\s*in\s*\})\.(?=\s*\^)/g, '')
      .replace(/(\\[dt]?frac)\s+(\d)\s*(?=\{)/g, '$1{$2}')
      .replace(/\\degree\s*([CF])(?![a-zA-Z])/g, '^{\\circ}\\mathrm{$1}')
      .replace(/\\\^\{\}/g, '^')
      .replace(/\{\s+\}/g, '{}')
      .replace(/(?<=[)}\]\d])\s*\{\}(?=\s*\^)/g, '')
      .replace(COUNT_PER_UNIT, '\\,\\mathrm{$1}^{-1}')
      .replace(PER_COUNT, '\\mathrm{$1}')
      .replace(COUNT_AFTER_NUMBER, '')
      .replace(/\\mathrm\s*\{e\}(?=\s*\^)/g, 'e')
      .replace(/\(\s*\+\s*([cCkK])\s*\)$/, '+ $1')
      // cos(90 - 35)° is the cosine of an angle in degrees.
      .replace(
        /(\\(?:sin|cos|tan|sec|csc|cot)\s*)(?:(\([^()]*\))|\{([^{}]*)\})\s*\^\s*\{?\s*\\circ\s*\}?/g,
        (_match, name: string, bracketed?: string, braced = '') => `${name}((${bracketed ?? braced})^\\circ)`,
      )
      .replace(/(?<=\d)\s*\.\s*(?=\\(?:overline|bar|dot)(?![a-zA-Z]))/g, '.')
      .replace(UNIT_MACRO, nameUnitMacro)
      .replace(UNIT_IN_MACRO, nameUnitInMacro)
      .replace(/(?<=\d(?:~|\\[,;: ])\s*)(\\[a-zA-Z]+)(?![a-zA-Z{(^_])/g, nameUnit)
      .replace(/(?<=\d(?:~|\\[,;: ])\s*)([a-z]{3,12})$/, '\\text{$1}')
      .replace(/(?<=\d[^{}]*)\\[a-zA-Z]*(?:sf|dp|sigfigs?)\s*\{\d\}$/, '')
      // In π h the letter is a height, not the unit of a number.
      .replace(/(?<!\\(?:sin|cos|tan|sec|csc|cot)\s*\d*\s*)\\pi\s+(?=[a-zA-Z](?![a-zA-Z]))/g, '\\pi\\cdot ')
      // Usual macros for Greek letters, which are defined in another file.
      .replace(/\\(th|al|be|ga|la|om|eps)(?![a-zA-Z])/g, (_match, name: string) => `\\${GREEK.get(name)} `)
      .replace(MORE_DIGITS, (match, number: string, digits: string) =>
        digits.startsWith(number.slice(0, -1)) ? number : match,
      )
      .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
      // A cancelled unit or quantity keeps its value; cancelled digits may have been replaced by others.
      .replace(/\\[xb]?cancel\s*(?=\{\s*(?!-?[\d.]))/g, '')
      .replace(/\\ensuremath\s*\{(\\[a-zA-Z]+)\}/g, '$1 ')
      .replace(/\\(?:comb|nCr|Comb)(?![a-zA-Z])/g, '\\binom')
      .replace(/\\(?:nPr|Perm)(?![a-zA-Z])/g, '\\perm')
      .replace(/\{\s*\\rm\s+([^{}\\]*)\}/g, '\\mathrm{$1}')
      .replace(RAISED_TEXT, '$1\\,\\text{$2}')
      .replace(TEXT, (match, content: string) => normalizeText(match, content))
      .replace(/(?<=\d\s*(?:~|\\[,; ])\s*)\\ell(?![a-zA-Z])/g, '\\mathrm{L}')
      // Digits that continue: 2.83… × 10⁻¹⁹.
      .replace(
        /(?<=\d\.\d+)\s*(?:\\[lc]?dots|\.{3}|…)(?=\s*(?:$|\\times|\\cdot|\\(?:mathrm|text)|[~)}]|\\[,; ]))/g,
        '',
      )
  );
}

const GREEK = new Map([
  ['th', 'theta'],
  ['al', 'alpha'],
  ['be', 'beta'],
  ['ga', 'gamma'],
  ['la', 'lambda'],
  ['om', 'omega'],
  ['eps', 'epsilon'],
]);

/** A macro of the author with the name of a unit: `\kgunit`, or `\ekg` after a number. */
const UNIT_MACRO =
  /\\([a-zA-Z]{1,4})unit(?![a-zA-Z])|(?<=\d\}?(?:~|\\[,;: ])?\s*)\\[eu]([a-zA-Z]{1,4})(?![a-zA-Z{(_])/g;
/** A macro of the author around a unit after a number or another unit: `140\ \zu{mi}/\zu{hr}`. */
const UNIT_IN_MACRO =
  /(?<=[\d}]\)?(?:~|\\[,;: ]|\/|\s)*)\\(?![dtc]?frac|sqrt|[dt]?binom|perm|over|under)([a-zA-Z]+)\s*\{\s*([A-Za-z]{1,4})\s*\}(?!\s*\{)/g;
const ACCENT =
  /^(?:vec|hat|bar|dot|ddot|tilde|widehat|widetilde|overline|underline|math[a-z]+|boldsymbol|bm|boxed)$/;

function nameUnitMacro(command: string, unit: string | undefined, prefixed: string | undefined): string {
  if (unit === 'deg') return '^{\\circ}';
  if (unit !== undefined) return findUnit(unit) === undefined ? command : `\\text{${unit}}`;
  // The author may mean another unit than the name suggests, so only the numbers can be compared.
  return prefixed === undefined || isKnownCommand(command.slice(1)) || !UNIT_LIKE.test(prefixed)
    ? command
    : `\\,\\text{${command.slice(1)} unit}`;
}

const UNIT_LIKE = /^(?:[kmcn]?[mgsNJWVAC]s{0,2}|Hz|Pa|K|mol|ohm|kPa|[kM]?eV)$/;

function nameUnitInMacro(match: string, command: string, unit: string): string {
  const isUnknown = !isKnownCommand(command) && !ACCENT.test(command) && findUnit(unit) !== undefined;
  return isUnknown ? `\\text{${unit}}` : match;
}

/** Reads a macro of the author after a number and a space as the name of a unit: `9.23\,\junit`. */
function nameUnit(command: string): string {
  const name = command.slice(1);
  return isKnownCommand(name) ? command : `\\text{${name}}`;
}

function isKnownCommand(name: string): boolean {
  return (
    COMMAND_OPERATORS.has(name) ||
    SYMBOL_NAMES.has(name) ||
    FUNCTION_NAMES.has(name) ||
    IGNORED_COMMANDS.has(name) ||
    TEXT_COMMANDS.has(name) ||
    KNOWN_COMMAND.test(name)
  );
}

/** Further commands that may follow a number and a space. */
const KNOWN_COMMAND =
  /^(?:circ|degree|angstrom|textdegree|AA|ohm|micro|celsius|prime|percent|left|right|infty|ldots|cdots|dots|checkmark|square|qed|blacksquare|mid|hfill|big.*|Big.*|over|choose|rm|bf|it|tt)$/;

const NUMBER_IN_TEXT = /^(\(?)\s*([-−]?\d+(?:\.\d+)?)\s+((?:[A-Za-zµμΩ°·/.]+\s?)+?)\s*(\)?)$/;
const FUNCTION_IN_TEXT = /^([-−+]?)([a-z]{2,6})(?:\s+(\d+(?:\.\d+)?))?$/;

/** Rewrites what `\text{…}` contains besides words and units: signs, numbers, functions and brackets. */
function normalizeText(match: string, content: string): string {
  const text = content.trim().replace(/(?<=\p{L}{2})\.$/u, '');
  if (/^(?:[-−+/×·=]|\\%|[-−]?\d+(?:\.\d+)?)$/.test(text)) return ` ${text} `;
  if (text === '') return ' ';
  const [, sign = '', name = '', argument = ''] = FUNCTION_IN_TEXT.exec(text) ?? [];
  if (!/^(?:min|sec|arcsec)$/.test(name) && FUNCTION_NAMES.has(name)) return `${sign}\\${name} ${argument}`;
  const [, open = '', number, unit = '', close = ''] = NUMBER_IN_TEXT.exec(text) ?? [];
  if (number !== undefined) return `${open}${number}\\,\\text{${unit}}${close}`;
  const [, lead = '', inner, trail = ''] = /^([(/+]?)([^()+]*?)([)+/]?)$/.exec(text) ?? [];
  if (inner !== undefined && (lead !== '' || trail !== '') && inner !== '')
    return `${lead}\\text{${inner}}${trail}`;
  const isPlain = match.startsWith('\\text{') || match.startsWith('\\mathrm{');
  return isPlain && text === content.trim() ? match : `\\text{${text === content.trim() ? content : text}}`;
}

/** Normalizes units as converters and textbooks write them: `{~m}`, `\AA`, `(\mathrm{MeV})`, `\text{ ways.}`. */
function normalizeUnits(tex: string): string {
  return tex
    .replace(/\\AA(?![a-zA-Z])/g, '\\mathrm{Å}')
    .replace(
      /(?<!\\[A-Za-z]+\s*)\{~([A-Za-z]{1,5})\}|(?<=\d\s+)\{([A-Za-z]{1,5})\}/g,
      (_match, afterTilde, afterNumber) => `\\mathrm{${afterTilde ?? afterNumber}}`,
    )
    .replace(/(?<=\d)\\,(?=\d{4})/g, '')
    .replace(/(?<=\\boxed\s*\{[^{}]*\}\s*)\{?([A-Za-z]{1,8})\}?$/, (match, name: string) =>
      findUnit(name) === undefined ? match : `\\,\\mathrm{${name}}`,
    )
    .replace(BRACKETED_UNIT, '$1')
    .replace(/(\\(?:text|mathrm)\s*\{[^{}]*?)[.,;]\s*\}$/, '$1}');
}
