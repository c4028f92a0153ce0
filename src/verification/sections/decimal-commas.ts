/** A number with one comma or point: not `1,2,3` and not `1.2.3`. */
const NUMBER = /(?<![\d.,])(\d{1,9})(\{,\}|[.,])(\d{1,15})(?!\d|(?:\{,\}|[.,])\d)/g;
/** A unit, per cent sign, degree sign or power of ten after a number. */
const UNIT_AFTER =
  /^(?:\s|~|\\[,;: ])*(?:\\(?:text|mathrm|mbox|textrm|rm|unit|Omega)(?![a-z])(?!\s*\{\s*[,.;…])|\\(?:times|cdot)\s*\{?10\s*\}?\s*\^|\\[eu](?:[kcm]?[mgsNJWVA]s{0,2}|ohm|Hz|Pa|C|K)(?![a-zA-Z])|\{\\rm|\\?%|\^\{?\\circ|(?:[kcmd]?m|[km]?g|s|k?N|k?J|k?W|k?V|m?A|mol|k?Pa|Hz|K|h)(?![a-zA-Z]))/;
const POWER_AFTER = /^(?:\s|~|\\[,;: ])*\\(?:times|cdot)\s*\{?10\s*\}?\s*\^/;
/** A fraction or a siunitx command before a number. */
const ARGUMENT_BEFORE = /(?:\\frac\{|\}\{|\\(?:SI|qty|num)\{)\s*$/;
const OPERATOR_BEFORE = /(?:[+×]|\\times|\\cdot)\s*$/;
/** The end of a calculation, or another operator. */
const END_AFTER = /^\s*(?:[=)}$]|\\\\|$|\\times|\\cdot)/;
/**
 * A number in brackets that is a factor or has an exponent: `10(1,8)^5`, `(0,15)(2)^2`. In the coordinates `(2,5)` it is neither.
 */
const FACTOR_BEFORE = /\d\s*(?:\\left\s*)?\(\s*$/;
const FACTOR_AFTER = /^\s*(?:\\right\s*)?\)\s*(?:\^|\()/;
const BRACKET_BEFORE = /\(\s*-?\s*$/;
/**
 * A fraction or number before an equals sign shows that a value is computed. Before the equals sign of a list there is a letter.
 */
const NUMBER_BEFORE_SIGN = /[\d}]\s*&?\s*(?:=|\\approx)\s*&?\s*-?\s*$/;
/** An option of a picture, such as `width=0.04`. */
const OPTION_BEFORE = /[a-z]{3}\s*=\s*$/;
const SIGN_BEFORE = /(?:[=≈]|\\approx)\s*&?\s*-?\s*$/;
/** The characters before a number that are searched for an operator, and those after it for a unit. */
const CONTEXT_LENGTH = 12;
/** The weight of two numbers in a calculation, or of one with a unit. */
const MIN_WEIGHT = 2;

/** Pictures, whose coordinates have points. */
const PICTURE = /\\begin\{(pspicture|tikzpicture|picture|axis|asy)\*?\}[\s\S]*?\\end\{\1\*?\}/g;

/** A point between two numbers, of which the first may be a power. */
const POINT = /(?<=[\d}])\.(?=\d)/g;

/** How a document writes numbers: decimals with commas, thousands with points, products with points. */
type Separators = {
  readonly usesCommas: boolean;
  readonly groupsWithPoints: boolean;
  readonly multipliesWithPoints: boolean;
};

let last: (Separators & { readonly source: string }) | undefined;

/**
 * Replaces decimal commas by points if the document writes decimals with commas: `2,5 kg`. In such a document, points that separate
 * thousands (`54.000 m`) become thin spaces, and points that multiply (`20.10 = 200`) become dots. All positions in the text stay
 * the same.
 */
export function replaceDecimalCommas(text: string, source: string): string {
  if (!/\d(?:,|\.|\{,\})\d/.test(text)) return text;
  // The questions of one document are read one after the other.
  if (last?.source !== source) last = { source, ...findSeparators(source) };
  const { usesCommas, groupsWithPoints, multipliesWithPoints } = last;
  if (!usesCommas) return text;
  const written = multipliesWithPoints ? text.replace(POINT, writeDot) : text;
  return written.replace(NUMBER, (match, whole: string, separator: string, fraction: string, at: number) => {
    if (separator === '.')
      return groupsWithPoints && isDigitGroup(whole, fraction) ? `${whole}\u2009${fraction}` : match;
    // TeX authors write `{,}` for a decimal comma, and `,` in lists.
    return separator === ',' && isList(written, at, match.length)
      ? match
      : `${whole}${separator === ',' ? '.' : '{.}'}${fraction}`;
  });
}

/** The number of a siunitx command, whose point separates decimals: `\SI{3`. */
const SIUNITX_NUMBER = /\\(?:SI|qty|num|ang)\s*\{\s*-?\d+$/;

/** Replaces a point that multiplies. In `10.500` the point may separate thousands instead, and in `0.5` it separates decimals. */
function writeDot(point: string, at: number, text: string): string {
  if (SIUNITX_NUMBER.test(text.slice(Math.max(0, at - CONTEXT_LENGTH), at))) return point;
  const [whole = ''] = /(?<![\d.,])\d+$/.exec(text.slice(Math.max(0, at - CONTEXT_LENGTH), at)) ?? [];
  const [fraction = ''] = /^\d+(?![\d,])/.exec(text.slice(at + 1, at + 1 + CONTEXT_LENGTH)) ?? [];
  // A number with a decimal comma has no decimal point: `0,21.931,5` is a product.
  const hasComma = /\d,\d+$/.test(text.slice(Math.max(0, at - CONTEXT_LENGTH), at));
  return !hasComma && (whole === '0' || isDigitGroup(whole, fraction)) ? point : '·';
}

function isDigitGroup(whole: string, fraction: string): boolean {
  return fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
}

/** Whether a comma separates two numbers of a list: a point `P(2,5)`, an index `_{1,2}` or a set `\{1,2\}`. */
function isList(text: string, at: number, length: number): boolean {
  const before = text.slice(Math.max(0, at - CONTEXT_LENGTH), at);
  const after = text[at + length];
  if (/_\s*\{?\s*$|\\\{\s*$/.test(before) || (after === ']' && /\[\s*$/.test(before))) return true;
  return after === ')' && /[A-Za-z,;]\s*(?:\\left)?\(\s*$/.test(before);
}

/** Finds how a text writes numbers. Only numbers in calculations and with units are considered. */
function findSeparators(source: string): Separators {
  let [commas, points, decimalPoints, certainPoints] = [0, 0, 0, 0];
  const text = source.replace(PICTURE, ' ');
  for (const { 0: number, 1: whole = '', 2: separator, 3: fraction = '', index } of text.matchAll(NUMBER)) {
    const before = text.slice(Math.max(0, index - CONTEXT_LENGTH), index);
    const after = text.slice(index + number.length, index + number.length + CONTEXT_LENGTH);
    const isDecimal = whole === '0' && /^\d{3}/.test(fraction) && !/^[1-9]0+$/.test(fraction);
    // TeX authors write `{,}` so that a decimal comma has no space after it.
    const isBraced = separator === '{,}' && fraction.length !== 3;
    const weight = isDecimal || isBraced ? MIN_WEIGHT : weigh(before, after, { whole, fraction });
    if (separator === '.') {
      points += weight;
      // The number of a figure or a section has no weight.
      if (!isDigitGroup(whole, fraction) && weight > 0) decimalPoints++;
      if (isCertainPoint(whole, weight, after)) certainPoints++;
    } else if (fraction.length !== 3 || whole === '0' || POWER_AFTER.test(after)) commas += weight;
  }
  const usesCommas = commas >= MIN_WEIGHT && 2 * commas > points;
  const groupsWithPoints = decimalPoints === 0;
  return { usesCommas, groupsWithPoints, multipliesWithPoints: certainPoints === 0 };
}

/** Whether a point certainly separates decimals: `0.5`, `2.5 kg`. In `3.10^2` and `2.5 \cdot 10^3` it may multiply. */
function isCertainPoint(whole: string, weight: number, after: string): boolean {
  return whole === '0' || (weight >= MIN_WEIGHT && !POWER_AFTER.test(after));
}

/** Weighs a number after an operator; `0,25 +` can only be a decimal. */
function weighTerm(whole: string, after: string): number {
  if (END_AFTER.test(after)) return whole === '0' ? MIN_WEIGHT : 1;
  return whole === '0' && /^\s*\+/.test(after) ? 1 : 0;
}

/** Returns how clearly the text around a number shows that its comma or point separates decimals; 0 for not at all. */
function weigh(
  before: string,
  after: string,
  { whole, fraction }: { readonly whole: string; readonly fraction: string },
): number {
  if (OPTION_BEFORE.test(before)) return 0;
  if (UNIT_AFTER.test(after)) return MIN_WEIGHT;
  // In `17^2 = 289,19^2 = 361` the comma separates two equalities.
  if (/^\s*\^/.test(after)) return 0;
  if (FACTOR_BEFORE.test(before) && /^\s*(?:\\right\s*)?\)/.test(after)) return MIN_WEIGHT;
  if (BRACKET_BEFORE.test(before) && FACTOR_AFTER.test(after)) return 1;
  if (whole === '0' && NUMBER_BEFORE_SIGN.test(before) && END_AFTER.test(after)) return MIN_WEIGHT;
  if (OPERATOR_BEFORE.test(before)) return weighTerm(whole, after);
  if (SIGN_BEFORE.test(before) && (fraction.length > 3 || /^\s*(?:=|\\approx)/.test(after)))
    return MIN_WEIGHT;
  return (SIGN_BEFORE.test(before) || ARGUMENT_BEFORE.test(before)) && fraction.length >= 2 ? 1 : 0;
}
