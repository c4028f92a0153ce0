const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const CARET = /^\s*(?:\^|\*\*)\s*(?:\{\s*([-−–+]?\s*\d{1,2})\s*\}|\(([-−–+]?\d{1,2})\)|([-−–+]?\d{1,2}))/u;

/** An exponent and the number of its characters. */
type Exponent = { readonly value: number; readonly length: number };

/**
 * Matches the exponent at the start of the text after a unit: `^{-2}`, `²`, `squared`. Returns 1 if there is none and
 * undefined if it is not an integer.
 */
export function matchExponent(text: string): Exponent | undefined {
  const word = /^\s*(squared|cubed)\b/u.exec(text);
  if (word) return { value: word[1] === 'squared' ? 2 : 3, length: word[0].length };
  const superscript = /^\s*([⁺⁻]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/u.exec(text);
  if (superscript) {
    const digits = [...(superscript[2] ?? '')].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('');
    return { value: Number(digits) * (superscript[1] === '⁻' ? -1 : 1), length: superscript[0].length };
  }
  const caret = CARET.exec(text);
  if (caret) return { value: parseInteger(caret[1] ?? caret[2] ?? caret[3] ?? '1'), length: caret[0].length };
  // A degree sign after a unit is not its exponent.
  if (/^\s*\^/u.test(text) && !/^\s*\^\s*\{?\s*\\circ/u.test(text)) return undefined;
  const digit = /^([-−]?[1-4])(?![\d.])/u.exec(text);
  return digit ? { value: parseInteger(digit[1] ?? '1'), length: digit[0].length } : { value: 1, length: 0 };
}

function parseInteger(written: string): number {
  return (/^[-−–]/u.test(written) ? -1 : 1) * Number(written.replace(/\D/gu, ''));
}
