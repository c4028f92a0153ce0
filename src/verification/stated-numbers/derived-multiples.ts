import { isDoubleOrHalf } from './compare-numbers.ts';
import type { ScannedToken } from './scan-tokens.ts';
import type { StatedNumber } from './stated-number.ts';

const HALF = /^(?:diameters?|half|halved|halves|twice|doubles?|doubled|midpoint|semi|curvature)$/;
/** How far from a number "twice" or "half" may be, in tokens. */
const HALF_DISTANCE = 25;

/** Whether a number is the double or half of a given, and the text says so or contains the given twice. */
export function isExplainedDouble(use: StatedNumber, given: StatedNumber): boolean {
  return isDoubleOrHalf(use, given) && (mentionsHalf(use) || mentionsHalf(given) || isRepeated(given));
}

function mentionsHalf({ tokens, index }: StatedNumber): boolean {
  const end = Math.min(tokens.length, index + HALF_DISTANCE);
  for (let at = Math.max(0, index - HALF_DISTANCE); at < end; at++) {
    const token = tokens[at];
    if (token?.kind === 'word' && HALF.test(token.text)) return true;
  }
  return false;
}

/** Whether the text contains the number again. A solution may then add both. */
function isRepeated({ tokens, value }: StatedNumber): boolean {
  const isNumber = (token: ScannedToken, at: number): boolean =>
    token.kind === 'number' && token.value === value && tokens[at - 1]?.text !== '^';
  return tokens.filter(isNumber).length > 1;
}

/** Whether a number is a factor before a letter, as in `16\pi`. */
export function isCoefficient({ tokens, index }: StatedNumber): boolean {
  const next = tokens[index + 1];
  return next?.kind === 'word' && next.isFormula && FACTOR.test(next.text);
}

/** A letter, a Greek letter or a function; other commands may be units of the author. */
const FACTOR =
  /^(?:\p{L}|\\(?:(?:var)?(?:alpha|beta|gamma|delta|epsilon|zeta|theta|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|phi|chi|psi|omega)|eta|[A-Z][a-z]+|sin|cos|tan|log|ln|exp|hbar|ell|vec|hat|mathbf|sqrt|[dt]?frac))$/u;

/** Whether both numbers are coefficients of a letter, and one is a multiple of the other, as in a derivative. */
export function isMultipleCoefficient(use: StatedNumber, given: StatedNumber): boolean {
  const ratio = Math.max(use.value / given.value, given.value / use.value);
  return isCoefficient(given) && given.unit === undefined && Math.abs(ratio - Math.round(ratio)) < 1e-9;
}

/** Whether the given is a term of a sum or ratio, and the solution adds another number of the stem to it. */
export function isCollectedTerm(use: StatedNumber, { tokens, index, value }: StatedNumber): boolean {
  const [beforeSign, sign, next] = [tokens[index - 2], tokens[index - 1], tokens[index + 1]];
  const isTerm =
    (/^[-+]$/.test(sign?.text ?? '') && beforeSign?.isFormula === true && beforeSign.text !== '=') ||
    sign?.text === ':' ||
    next?.text === ':';
  const isOther = (other: number): boolean => Math.abs(Math.abs(use.value - value) - other) < 1e-9;
  return isTerm && (isOther(1) || tokens.some((token) => token.kind === 'number' && isOther(token.value)));
}
