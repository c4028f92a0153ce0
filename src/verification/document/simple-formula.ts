// Regular expressions for the parts of a simple formula, from single characters to fractions. A script is a superscript or
// subscript.

const SIGN = String.raw`[\p{L}\p{N}.,+\-=()/<>:!*|;?]`;
const SYMBOL = String.raw`\\(?:times|cdot|div|pm|approx|leq?|geq?|neq?|to|circ|degree|pi|theta|alpha|beta|gamma|lambda|mu|rho|sigma|omega|phi|Delta|Omega|Rightarrow|sin|cos|tan|ln|log|infty)(?![a-zA-Z])`;
const SPACE = String.raw`\\q?quad(?![a-zA-Z])|\\[,;:! ]|\s`;
const WORD = String.raw`\\text\{[\p{L}\p{N} .,/\-]*\}`;
const UPRIGHT = String.raw`\\mathrm\{(?:\p{L}(?:\^\{-?\d\})?|[\p{N} .,/\-]|\\,)*\}`;
const SCRIPT = String.raw`(?:\p{L}|\p{N}|\{(?:${SIGN}|${SYMBOL}|${SPACE})+\})`;
/** At most one superscript and one subscript; TeX rejects a second one. */
const SCRIPTS = String.raw`(?:\^${SCRIPT}(?:_${SCRIPT})?|_${SCRIPT}(?:\^${SCRIPT})?)?`;
/** One symbol, word or upright text with its scripts. */
const ATOM = `(?:${SIGN}|${SYMBOL}|${WORD}|${UPRIGHT})${SCRIPTS}`;
/** The content of a fraction or root: simple scripts only. */
const PART = String.raw`(?:(?:${SIGN}|${SYMBOL})(?:[\^_](?:\p{L}|\p{N}))?|${WORD}|${UPRIGHT}|${SPACE})+`;
const FRACTION = String.raw`\\(?:[dt]?frac\{${PART}\}|sqrt)\{${PART}\}`;

/** No two alternatives begin in the same way. The pattern therefore never backtracks, and matching is linear. */
const SIMPLE_FORMULA = new RegExp(`^(?:${ATOM}|${FRACTION}|${SPACE})*$`, 'u');
const SIMPLE_ROWS = new RegExp(String.raw`^(?:${ATOM}|${FRACTION}|${SPACE}|&|\\\\)*$`, 'u');
const ALIGN_ENVIRONMENT = /^align(?:ed)?\*?$/;

/**
 * Whether a formula is simple enough to be certainly valid. Most are, and this is much faster than rendering
 * with KaTeX.
 */
export function isSimpleFormula(text: string, environment?: string): boolean {
  if (environment === undefined) return SIMPLE_FORMULA.test(text);
  return ALIGN_ENVIRONMENT.test(environment) && SIMPLE_ROWS.test(text);
}
