// The patterns of tokens in TeX and plain text.

/** Spaces and delimiters that may be between the digits and the power of ten of one number. */
const GAP = String.raw`(?:\s|\\[,;:! ]|[${'$'}{}~]|\\text(?=\{))*`;
/** A decimal point that a converter wrote as a text of its own, or with the decimals: `2\text{.}\text{56}`, `0\text{.5 V}`. */
const POINT = String.raw`(?:\}?\\(?:text|mathrm)\{)?\.(?:\}(?:\\(?:text|mathrm)\{)?)?`;
/** `1,234.5`, `1{,}234`, `1\,234`, `0.5`, `.5`. */
const POINT_DIGITS = String.raw`\d{1,3}(?:(?:,|\{,\}|,\\!|\\,|~|\},\\text\{)\d{3})+(?!\d)(?:\.\d+)?|\d+${POINT}\d+|\d+(?:(?<![(\[{,]\s?\d{1,9}),|\{,\})\d+(?![\d,)\]}]|\s*\\r(?:angle|gt|ight|brace))|\d+|(?<!\p{L})\.\d+`;
/** `25 000` in texts with a decimal point. */
const SPACED_DIGITS = String.raw`(?<![\d.,]|\d )[1-9]\d{0,2}(?: \d{3})+(?!\d|[.,]\d| \d)`;
/** `0,5`, `1 234,5` in texts with a decimal comma. */
const COMMA_DIGITS = String.raw`\d{1,3}(?:(?:\\,|~|\s)\d{3})+(?!\d)(?:(?:,|\{,\})\d+)?|\d+(?:,|\{,\})\d+|\d+\.\d+|\d+`;
const POWER = String.raw`[eE](?<e>[-+]?\d{1,3})(?![\w.])|${GAP}(?:\\times|\\cdot|×|·|\*|(?<=\s)x(?=\s))${GAP}10${GAP}(?:\^|\*\*)${GAP}(?<minus>[-−–+]?)${GAP}(?<power>\d{1,3})`;
/** Matches the given words, also with a capital letter. */
const words = (list: string): string =>
  `(?:${list.replace(/\b[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)})`;
const SMALL_NUMERAL_WORDS =
  'three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const TENS_WORDS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const FEW_WORDS = 'a|one|two';
/** The words that a numeral may begin with. */
export const NUMERAL_STARTS: ReadonlySet<string> = new Set(
  [FEW_WORDS, SMALL_NUMERAL_WORDS, TENS_WORDS, 'half|dozen'].flatMap((list) => list.split('|')),
);
const SMALL_NUMERALS = words(SMALL_NUMERAL_WORDS);
const TENS = words(TENS_WORDS);
const FEW = words(FEW_WORDS);
const FRACTIONS = words('third|quarter|fifth|sixth|seventh|eighth|tenth');
/** `seven`, `twenty-five`, `three hundred`, `two dozen`, `two thirds`; not "one" and "two", which are also pronouns. */
const NUMERAL = String.raw`(?=[AaOoTtFfSsEeNnHhd])(?<![\p{L}\\-])(?:(?:${FEW}|${SMALL_NUMERALS})[ -]${FRACTIONS}s?|(?:(?:${FEW}|${SMALL_NUMERALS}|[Hh]alf a) )?dozen|${TENS}(?:[ -](?:${FEW}|${SMALL_NUMERALS}))?|(?:${FEW}|${SMALL_NUMERALS}) (?:hundred|thousand|million)|${SMALL_NUMERALS})(?![\p{L}\p{M}-])`;
/** Commands whose arguments have no numbers that a reader uses. */
const LAYOUT_NAMES =
  'includegraphics|vspace|hspace|vskip|hskip|label|ref|eqref|pageref|autoref|cite[a-z]*|begin|end|setcounter|addtocounter|setlength|rule|tag|input|url|href|fontsize|scalebox|resizebox|usepackage|documentclass|color|textcolor|phantom|cmidrule|cline|multirow|multicolumn|marks?|points?|question|part|subpart|item|droppoints|titledquestion|index|tikzsetnextfilename|ioaafig|caption|bibitem|newcommand|renewcommand|def|parbox|raisebox|makebox|linebreak|pagebreak|arraystretch|[A-Za-z]*[Ff]ig[A-Za-z]*|[a-z]*skip|sqrt(?=\\s*\\[)';
const DRAWING_NAMES =
  'tikzpicture|pspicture\\*?|picture|asy|axis|circuitikz|verbatim|lstlisting|minted|filecontents\\*?';
const PATTERNS: Readonly<Record<string, string>> = {
  numeral: NUMERAL,
  word: String.raw`\p{L}[\p{L}\p{M}'’]*`,
  drawing: String.raw`\\begin\{(?<name>${DRAWING_NAMES})\}|\[asy\]`,
  formula: String.raw`\\(?<edge>begin|end)\{(?:equation|align|aligned|alignat|eqnarray|gather|gathered|multline|displaymath|math|array|cases|split|[bpvB]?matrix)\*?\}`,
  layout: String.raw`\\(?:${LAYOUT_NAMES})\*?(?![A-Za-z])(?:[ \t]*(?:\[[^\]\n]{0,200}\]|\{[^{}\n]{0,200}\}|\(\d\)))*`,
  comment: String.raw`(?<!\d ?)%[^\n]*`,
  space: String.raw`(?:[ \t\r]|\n(?!\s*\n)|~|\\[,;:! ]|\\q?quad(?![A-Za-z]))+`,
  fraction: String.raw`\\[dt]?frac\s*(?<top>\d)\s*(?<bottom>\d)`,
  number: `(?<digits>DIGITS)(?:${POWER})?`,
  break: String.raw`\n|\\\\(?:\[[^\]\n]{0,40}\])?|\\[\[\]()]`,
  command: String.raw`\\[A-Za-z]+`,
  escaped: String.raw`\\.`,
  // A price in plain text does not open a formula.
  price: String.raw`\$(?=\d[\d,]*(?:\.\d+)?[.,;?!)]*(?:\s+\p{L}{2}|\s*$|\n))`,
  dollar: String.raw`\${1,2}`,
  slash: String.raw`\}\s*\{`,
  brace: '[{}&]',
  sign: '.',
};
const NAMED_GROUP = /\(\?<([a-z]+)>/g;
const namePattern = (digits: string): string =>
  Object.entries(PATTERNS)
    .map(([name, pattern]) => `(?<${name}>${pattern.replace('DIGITS', () => digits)})`)
    .join('|');
/** Creates a pattern with numbered groups: a match with this many named groups takes several times as long. */
const createPattern = (digits: string): RegExp =>
  new RegExp(namePattern(digits).replace(NAMED_GROUP, '('), 'gsu');
const GROUP_NAMES = Array.from(namePattern('').matchAll(NAMED_GROUP), ([, name]) => name);
const getIndex = (name: string): number => GROUP_NAMES.indexOf(name) + 1;
/** The number of each group in a match. */
export const GROUPS = {
  numeral: getIndex('numeral'),
  word: getIndex('word'),
  drawing: getIndex('drawing'),
  name: getIndex('name'),
  edge: getIndex('edge'),
  top: getIndex('top'),
  bottom: getIndex('bottom'),
  digits: getIndex('digits'),
  e: getIndex('e'),
  minus: getIndex('minus'),
  power: getIndex('power'),
  break: getIndex('break'),
  command: getIndex('command'),
  price: getIndex('price'),
  dollar: getIndex('dollar'),
  slash: getIndex('slash'),
  sign: getIndex('sign'),
};
/** Matches one token; `GROUPS` has its groups. */
export const TOKEN = createPattern(`${SPACED_DIGITS}|${POINT_DIGITS}`);
export const TOKEN_WITH_DECIMAL_COMMA = createPattern(COMMA_DIGITS);
const DECIMAL_COMMA =
  /(?:(?<=\\(?:num|SI|qty|ang)\{)\d{1,9},\d{1,9}(?=[e}])|(?<![\d,({]|(?<!\\unit(?:frac)?)\[)\d{1,9}(?:,|\{,\})\d{1,9}(?![\d,)\]}]|\s*\\r(?:angle|gt|ight|brace)))/g;
const DECIMAL_POINT = /\d\.\d/g;

/** Whether a text writes decimals with a comma. */
export function usesDecimalComma(text: string): boolean {
  const commas = (text.match(DECIMAL_COMMA) ?? []).filter((number) => !/^\d{1,3}\D+\d{3}$/.test(number));
  return commas.length > 0 && commas.length > (text.match(DECIMAL_POINT)?.length ?? 0);
}

/** Commands that print nothing of their own, so that only their arguments are read. */
export const TRANSPARENT =
  /^\\(?:left|right|[bB]igg?[lr]?|math(?:rm|bf|it|sf|cal|bb|op)|text[a-z]*|emph|boldsymbol|bm|rm|bf|it|mbox|f?boxed|fbox|underline|overline|vec|hat|bar|dot|tilde|widehat|SI|qty|si|unit|num|ang|ensuremath|operatorname|noindent|centering|displaystyle|textstyle|small|large|Large|[dtc]?frac|sqrt|ce|b?cancel|par|answer|ans|limits)$/;
/** For each spelling of a sign, the text that all its spellings become. */
export const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '*': '\\times \\cdot \\ast × · ⋅',
    '/': '\\div ÷ ⁄ ∕',
    '=': '\\approx \\simeq \\cong \\doteq \\sim ≈',
    ';': '\\Rightarrow \\RA \\Ra \\LRA \\Longleftrightarrow \\Leftrightarrow \\implies \\therefore \\to \\rightarrow \\longrightarrow \\Longrightarrow \\iff ⇒ → ∴',
    '+': '\\pm ±',
    '-': '− –',
    '(': '[ \\lbrace',
    ')': '] \\rbrace',
    '<': '\\le \\leq \\leqslant ≤',
    '>': '\\ge \\geq \\geqslant ≥',
    '≠': '\\ne \\neq',
    '%': '\\%',
    $: '\\$ £ € \\pounds \\euro',
  }).flatMap(([sign, spellings]) =>
    spellings.split(' ').map((spelling): [string, string] => [spelling, sign]),
  ),
);
