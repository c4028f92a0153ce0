import { parseTex } from '../../../latex/parse-tex.ts';
import { formatUnit } from '../../../latex/unit-text.ts';
import { findFormulaAt, findFormulas } from './find-formulas.ts';
import {
  copy,
  createMappedText,
  type MappedText,
  type ReplacementPart,
  replaceMapped,
} from './mapped-text.ts';

/**
 * Rewrites the quantities and the arithmetic of a printed question into one notation, `$12\,\mathrm{N}$`, in which numbers are
 * traced. Authors also write `\SI{12}{N}`, `12 N`, `$12$ N` and `600 x 4 = 2400 J`.
 */
export function writeUniformNotation(tex: string): MappedText {
  return REWRITES.reduce((text, rewrite) => rewrite(text), createMappedText(tex));
}

type Rewrite = (text: MappedText) => MappedText;

/** A number, which may have commas or thin spaces between groups of three digits: `12,500.5`. */
const NUMBER = String.raw`\d+(?:(?:\\,|\{,\}|,)\d{3}(?!\d))*(?:\.\d+)?`;

/** A command with optional settings. Its groups are the command, the sign, the digits, the power of ten and the unit. */
const SIUNITX_COMMAND =
  /\\(SI|qty|num)\s*(?:\[[^\]]*\])?\{\s*(-?)([\d.,]+)\s*(?:[eE]([-+]?\d+))?\s*\}(?:\{((?:[^{}]|\{[^{}]*\})*)\})?/dg;

/** `\SI{1.5e-6}{m^2}` becomes `1.5 \times 10^{-6}\,\mathrm{m^2}`; `\num{3}` becomes `3`. */
const rewriteSiunitx: Rewrite = (text) => {
  const formulas = findFormulas(text.text);
  return replaceMapped(text, SIUNITX_COMMAND, (match) => {
    const [, command, , , power, unit] = match;
    const needsUnit = command !== 'num';
    if (needsUnit !== (unit !== undefined)) return undefined;
    const delimiter = findFormulaAt(formulas, match.index) === undefined ? '$' : '';
    const scale = power === undefined ? [] : [' \\times 10^{', copy(4), '}'];
    const symbol = unit === undefined ? '' : writeUnit(toPlainUnit(unit));
    return [delimiter, copy(2), copy(3), ...scale, symbol, delimiter];
  });
};

/** Converts the unit of siunitx to plain symbols: `\kilo\watt\hour` to `kW h`. */
function toPlainUnit(unit: string): string {
  const plain = formatUnit(parseTex(unit).nodes) ?? unit.replace(/\s*\\per(?![a-z])\s*/g, '/');
  return plain.replace(/(?<=[A-Za-z}])\.(?=[A-Za-z])/g, ' ').replace(/\^(-?\d)/g, '^{$1}');
}

/** Writes a unit after a number. */
function writeUnit(unit: string): string {
  if (unit === '°') return '^\\circ';
  if (unit === '°C') return '\\,^\\circ\\mathrm{C}';
  if (/^\\?%$/.test(unit)) return '\\,\\%';
  if (unit === 'Ω') return '\\,\\Omega';
  const factors = unit.trim().split(/(?:\s|~|\\[,; ]|\\cdot|·)+/);
  return `\\,\\mathrm{${factors.join('\\,').replace(/°C/g, 'K').replace(/Ω/g, '\\Omega ')}}`;
}

/** Writes signs between formulas and text as characters: `m s$^{-1}$` as `m s^{-1}`, `$^\circ$C` as `°C`, `k$\Omega$` as `kΩ`. */
const rewriteSigns: Rewrite = (text) =>
  [
    (all: MappedText) =>
      replaceMapped(all, /(?<=[A-Za-zΩ°])\$\s*\^\s*(?:\{\s*([-−]?\d)\s*\}|(\d))\s*\$/dg, ([, braced]) => [
        '^{',
        copy(braced === undefined ? 2 : 1),
        '}',
      ]),
    (all: MappedText) =>
      replaceMapped(all, /(?<=[A-Za-z])\\textsuperscript\{\s*([-−]?\d)\s*\}/dg, () => ['^{', copy(1), '}']),
    (all: MappedText) =>
      replaceMapped(all, /(?<=[A-Za-z])([²³])/dg, ([, sign]) => [sign === '²' ? '^{2}' : '^{3}']),
    (all: MappedText) =>
      replaceMapped(
        all,
        /(?:\$\s*\^\s*\{?\s*\\circ\s*\}?\s*\$|\\textdegree(?:\{\}|\s)?|\\degree(?![a-z])\s?)/dg,
        () => ['°'],
      ),
    (all: MappedText) =>
      replaceMapped(all, /°\s*(?:\\(?:text|mathrm)\{\s*C\s*\}|C(?![a-z]))/dg, () => ['°C']),
    (all: MappedText) => replaceMapped(all, /\$\s*\\Omega\s*\$|\\textohm(?:\{\})?/dg, () => ['Ω']),
    (all: MappedText) =>
      replaceMapped(all, /\$\s*\\mu\s*\$(?=[A-Za-z])|\\textmu(?:\{\})?\s?(?=[A-Za-z])/dg, () => ['µ']),
  ].reduce((all, rewrite) => rewrite(all), text);

/** Upright text of formulas in the usual form: `\text{ m}^3` becomes `\mathrm{m^{3}}`. */
const rewriteUprightText: Rewrite = (text) =>
  replaceMapped(
    text,
    /\\(?:text|textrm|mathrm|mbox|rm)\s*\{\s*((?:[^{}$]|\{[^{}]*\})*?)\s*\}(?:\s*\^\s*(?:\{\s*(-?\d)\s*\}|(\d)))?/dg,
    ([, unit = '', braced, digit]) => {
      const power = braced ?? digit;
      const plain = unit.replace(/~/g, ' ');
      if (!WHOLE_UNIT.test(plain)) return undefined;
      if (plain === '°C') return ['^\\circ\\mathrm{C}'];
      return [writeUnit(`${plain}${power === undefined ? '' : `^{${power}}`}`).replace(/^\\,/, '')];
    },
  );

const SYMBOL = `(?:[kMGTmcdhnpµu]?(?:m|g|s|N|J|W|V|A|Hz|Pa|mol|L|l|Ω|F|T|eV|Bq|Wh|bar|cal|C|K|H|t)|kWh|Ah|Nm|Ns|Js|min|h|rad|rev|°C|atm|mmHg|rpm|dB|Sv|Gy|M)`;
const FACTOR = String.raw`${SYMBOL}(?:\^\{?[-−]?\d\}?)?`;
const SPACE = String.raw`(?:\s|~|\\[,; ])`;
/** A unit: factors with `/` or `·` between them, or with a space before a factor with a negative power or a usual product. */
const UNIT = String.raw`${FACTOR}(?:${SPACE}*(?:/|·|\\cdot)${SPACE}*(?:\(${FACTOR}(?:${SPACE}*${FACTOR})*\)|${FACTOR})|${SPACE}+${SYMBOL}\^\{?[-−]\d\}?|(?<=N)${SPACE}m|(?<=kW)${SPACE}h|(?<=[NJ])${SPACE}s)*`;
const WHOLE_UNIT = new RegExp(`^${UNIT}$`);
/** Words that look like units after a number: `3 pm`, `2 H atoms`. */
const NOT_A_UNIT = /^(?:pm\b|[CHNFKM]\s+(?:atoms?|ions?|bonds?|nuclei)\b)/;

/** A number in running text with a unit: `12 N`, `5-kg`, `60°`, `15\%`. */
const TEXT_QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\d.,^_\\{$£€-]|\\pounds\s?)(${NUMBER})(?:\.?(?:\s|~|\\[,; ]|-)?(${UNIT})(?![\p{L}\d°^]|-[a-z])|\s?(\\%|%|°)(?!\s*\w*\{))`,
  'dgu',
);

const rewriteTextQuantities: Rewrite = (text) => {
  const formulas = findFormulas(text.text);
  return replaceMapped(text, TEXT_QUANTITY, (match) => {
    const [whole, , unit, sign] = match;
    if (findFormulaAt(formulas, match.index) !== undefined) return undefined;
    const after = text.text.slice(match.index + whole.length);
    if (unit !== undefined && NOT_A_UNIT.test(unit + after.slice(0, 12))) return undefined;
    if (/^\s*\\?[a-z]*\{?\\(?:begin|end)/.test(whole)) return undefined;
    return ['$', copy(1), writeUnit(unit ?? sign ?? ''), '$'];
  });
};

/** A unit in running text after a formula that ends with a number: `$k = 150$ N/m`. */
const UNIT_AFTER_FORMULA = new RegExp(
  String.raw`(?<=[\d}])\s*\$(?:\s|~|\\[,; ]|-)*(?:(${UNIT})(?![\p{L}\d°^])|(\\%|°(?!C)))`,
  'dgu',
);

/** A number at the end of a formula, with or without a power of ten, and not the index or the power of a symbol. */
const NUMBER_AT_END =
  /(?:^|[=\s~({+\-/]|\\approx|\\times|\\,)\s*[\d.,]+(?:\s*\\times\s*10\^\{?-?\d+\}?|\{,\}\d+)*\s*$/;

const rewriteUnitsAfterFormulas: Rewrite = (text) => {
  const formulas = findFormulas(text.text);
  return replaceMapped(text, UNIT_AFTER_FORMULA, (match) => {
    const [whole, unit, sign] = match;
    const formula = findFormulaAt(formulas, match.index - 1);
    if (formula === undefined) return undefined;
    const tex = text.text.slice(formula.start, formula.end);
    const after = text.text.slice(match.index + whole.length);
    if (!NUMBER_AT_END.test(tex) || NOT_A_UNIT.test((unit ?? '') + after.slice(0, 12))) return undefined;
    return [writeUnit(unit ?? sign ?? ''), '$'];
  });
};

/** A number with or without a currency sign, or a formula of one quantity, in any number of brackets: `(£600`, `$12\,\mathrm{N}$`. */
const OPERAND = String.raw`(?:[(\s]*(?:\\pounds\s?|£\s?|\\\$\s?)?(?:${NUMBER}|\$${NUMBER}(?:\\,\\mathrm\{[^{}$]*(?:\{[^{}]*\}[^{}$]*)*\}|\\,\\%|\^\\circ|\\,\\Omega)?\$)[)\s]*)`;
/** A sign of an operation or equality; `x` only between numbers. */
const OPERATOR = String.raw`\s*(?:[-+*/=≈×÷·−]|(?<=[\s\d)$])[xX](?=[\s\d($])|\$\s*(?:\\times|\\div|\\cdot|\\approx)\s*\$)\s*`;
/** Arithmetic in running text with an equals sign: `Useful work = 600 x 4 = 2400 J`. */
const TEXT_ARITHMETIC = new RegExp(
  String.raw`(?:(?<![\p{L}\d$]\s?|[-/.,:]\s?)(?:=\s*|≈\s*)?|(?<=\p{L}{2},?\s)(?<!\b(?:times|plus|minus|by|than)\s)(?=\d))(${OPERAND}(?:${OPERATOR}${OPERAND})*)(?![\d$])`,
  'dgu',
);

// Private-use characters, which documents normally do not contain, mark the arithmetic until its operators are rewritten.
const ARITHMETIC_START = '\ue000';
const ARITHMETIC_END = '\ue001';
const MARKED_ARITHMETIC = /\ue000([^\ue001]*)\ue001/dg;

const rewriteTextArithmetic: Rewrite = (text) => {
  const solutions = Array.from(
    text.text.matchAll(/\\begin\{(solution|alternatesolution)\}[\s\S]*?\\end\{\1\}/g),
  );
  const formulas = findFormulas(text.text);
  const arithmetic = replaceMapped(text, TEXT_ARITHMETIC, (match) => {
    const [whole] = match;
    const isInSolution = solutions.some(
      ({ index, 0: solution }) => index < match.index && match.index < index + solution.length,
    );
    const first = match.index + whole.search(/[\d$]/);
    if (!isInSolution || findFormulaAt(formulas, first) !== undefined) return undefined;
    if (!/[=≈]/.test(whole) || /\n\s*\n/.test(whole)) return undefined;
    return [` ${ARITHMETIC_START}`, copy(0), `${ARITHMETIC_END} `];
  });
  return replaceMapped(arithmetic, MARKED_ARITHMETIC, (match) => ['$', ...writeOperators(match), '$']);
};

/** Copies arithmetic without the delimiters of its formulas, with operators as TeX. */
function writeOperators(match: RegExpExecArray): ReplacementPart[] {
  const [, body = ''] = match;
  const start = match.indices?.[1]?.[0] ?? 0;
  return Array.from(body, (sign, index) => {
    const isTimes =
      /[xX]/.test(sign) && /[\s\d)$]/.test(body[index - 1] ?? '') && /[\s\d($]/.test(body[index + 1] ?? '');
    if (sign === '$') return '';
    if (isTimes || sign === '×' || sign === '*' || sign === '·') return '\\times ';
    if (sign === '÷') return '\\div ';
    if (sign === '≈') return '\\approx ';
    return { start: start + index, end: start + index + 1 };
  });
}

/** `\frac12`, `\frac1v` and `\frac1{20}` with braces around both arguments. */
const rewriteFractions: Rewrite = (text) => {
  const withNumerator = replaceMapped(text, /\\([dt]?frac)\s*(\d)/dg, () => [
    '\\',
    copy(1),
    '{',
    copy(2),
    '}',
  ]);
  return replaceMapped(withNumerator, /(\\[dt]?frac\{(?:[^{}]|\{[^{}]*\})*\})\s*([\dA-Za-z])/dg, () => [
    copy(1),
    '{',
    copy(2),
    '}',
  ]);
};

/** Joins a formula with the next one if that one continues it: `$126\,\mathrm{J}$ $= 0.126\,\mathrm{kJ}$`. */
const joinFormulas: Rewrite = (text) =>
  replaceMapped(text, /\$([ \t~]*)\$(?=\s*(?:=|\\approx))/dg, () => [' ']);

const REWRITES: readonly Rewrite[] = [
  rewriteFractions,
  rewriteSiunitx,
  rewriteSigns,
  rewriteUprightText,
  rewriteTextQuantities,
  rewriteUnitsAfterFormulas,
  rewriteTextArithmetic,
  joinFormulas,
];
