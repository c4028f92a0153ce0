/** How labels count: a, b, c; i, ii, iii; or 1, 2, 3. */
export type LabelStyle = 'letters' | 'romans' | 'digits';
export const LABEL_STYLES: readonly LabelStyle[] = ['letters', 'romans', 'digits'];

const ROMAN_NUMERALS = [
  ...['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'],
  ...['xi', 'xii', 'xiii', 'xiv', 'xv', 'xvi', 'xvii', 'xviii', 'xix', 'xx'],
];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The maximum length of a list that is read as parts. Every style has labels up to this number. */
export const MAX_PARTS = 40;

/** Returns the label for a number: 2 is `b`, `ii` or `2`. */
export function formatLabel(style: LabelStyle, number: number): string {
  if (style === 'digits') return String(number);
  if (style === 'romans') return ROMAN_NUMERALS[number - 1] ?? String(number);
  const letter = LETTERS.charAt((number - 1) % LETTERS.length);
  return number <= LETTERS.length
    ? letter
    : `${LETTERS.charAt(Math.floor((number - 1) / LETTERS.length) - 1)}${letter}`;
}

/** Returns the number that a label has in a style: `i` is 9 as a letter and 1 as a roman numeral. Undefined if it has none. */
export function findLabelNumber(name: string, style: LabelStyle): number | undefined {
  if (style === 'digits') return /^(?:0|[1-9]\d?)$/u.test(name) ? Number(name) : undefined;
  const index =
    style === 'romans' ? ROMAN_NUMERALS.indexOf(name) : name.length === 1 ? LETTERS.indexOf(name) : -1;
  return index < 0 ? undefined : index + 1;
}

/** Finds the style in which a label is the first: `a`, `i` or `1`. */
export function findFirstStyle(name: string): LabelStyle | undefined {
  return LABEL_STYLES.find((style) => findLabelNumber(name, style) === 1);
}

/** Lists the labels that may follow a label: `j` and `ii` after `i`. */
export function listNextLabels(name: string): string[] {
  return LABEL_STYLES.flatMap((style) => {
    const number = findLabelNumber(name, style);
    return number === undefined ? [] : [formatLabel(style, number + 1)];
  });
}

/** Whether a label follows another in some style: `c` after `b`, `ii` after `i`. */
export function isNextLabel(earlier: string, later: string): boolean {
  return listNextLabels(earlier).includes(later);
}

/**
 * A text that is nothing but a label: `(a)`, `a.`, `[iv]`, `Part (b):`, `Part C`. The number of the question may come before it, as
 * in `(1a)`.
 */
const LABEL_TEXT =
  /^(?:part\s*)?[([]{0,2}\s*(?:\d{1,2}\.?(?=[a-h]\b))?([a-z]{1,5}|\d{1,2})\s*\.?[)\]]{0,2}\s*[.:)]?$/iu;

/** The sign of a difficult or optional part in a label: `(c*)`, `(c$^\star$)`. */
const STAR = /\s*\^?(?:\([*⋆★∗†]\)|[*⋆★∗†])/u;

/** Returns the name of the label if the text is nothing but a label: `a` for `(a)` and for `Part A`. Undefined for other texts. */
export function parseLabel(text: string): string | undefined {
  const name = LABEL_TEXT.exec(text.trim().replace(STAR, ''))?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  return LABEL_STYLES.some((style) => findLabelNumber(name, style) !== undefined) ? name : undefined;
}
