// Converters from MathML and word processors write one number as several texts, and signs as texts. TeX prints them without gaps.
// These functions join them into one number or sign.

/** Digits, or a decimal point, alone in a text: `\text{15}\text{.}\text{0}`. */
const DIGITS_IN_TEXT = /\\(?:text|mathrm|textrm|mbox)\s*\{(\s*)([-−–]?(?:\d[\d.]*|\.\d*))\s*\}/g;
/** Decimals that begin a text after a digit or a point: the `.500` of `0\text{.500 Ω}`, the `50` of `1.\text{50 km}`. */
const DECIMALS_IN_TEXT =
  /(?:(?<=\d)|(?<=\d\.)(?!\\\w+\s*\{\.))\\(text|mathrm|textrm|mbox)\s*\{(\.?\d+)(?=[^{}\d])/g;
/** A zero with a unit that is not in a text command: the `0m` of `(-1.50\text{ m} - 0m)`. */
const ZERO_QUANTITY = /(?<=[-+(]\s*)0\s?[a-zA-Z](?=\s*[-+)])/g;
/** Emphasised digits of a number: the 2 of `3\underline{2}`. */
const EMPHASISED_DIGITS =
  /\\(?:underline|uline|mathbf|textbf|boldsymbol|underset\s*\{\s*\\?[.·\w]*\s*\})\s*\{\s*(\d+)\s*\}/g;
/** A minus sign between two quantities in one text: the text of `\text{96 eV – 2}\text{.71 eV}`. */
const MINUS_IN_TEXT = /\\(text|mathrm)\s*\{([^{}]*[\p{L}\d])\s+[–−-]\s+(\d[^{}]*)\}/gu;
/** Signs alone in a text, such as the factorial of `6\text{!}`. */
const SIGN_IN_TEXT = /\\(?:text|mathrm|textrm|mbox)\s*\{\s*([°º±!|⋯…π])\.?\s*\}/g;

const SIGNS = new Map([
  ['°', '^{\\circ}'],
  ['º', '^{\\circ}'],
  ['±', '\\pm '],
  ['⋯', '\\cdots '],
  ['…', '\\ldots '],
  ['π', '\\pi '],
]);

/** Joins the parts of numbers that are written as several texts, and writes signs and primes in the usual way. */
export function joinDigits(tex: string): string {
  if (!/[\\']/.test(tex)) return tex;
  return tex
    .replace(MINUS_IN_TEXT, '\\$1{$2} - \\$1{$3}')
    .replace(
      DIGITS_IN_TEXT,
      (_match, space: string, digits: string) => `${space === '' ? '' : ' '}${digits.replace(/[−–]/, '-')}`,
    )
    .replace(DECIMALS_IN_TEXT, '$2\\$1{')
    .replace(EMPHASISED_DIGITS, '$1')
    .replace(ZERO_QUANTITY, '0')
    .replace(/\^\s*\{\s*('+)\s*\}/g, '$1')
    .replace(SIGN_IN_TEXT, (_match, sign: string) => SIGNS.get(sign) ?? sign);
}
