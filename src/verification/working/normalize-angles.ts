/** A number, as in `12.5`. */
const NUMBER = String.raw`\d+(?:\.\d+)?`;
const SPACE = String.raw`(?:\s|~|\\[,;:! ])*`;
const DEGREE = String.raw`\s*\^\s*(?:\{\s*\\circ\s*\}|\\circ)${SPACE}`;
const MINUTE = String.raw`\s*(?:'|′|\^\s*\{\s*\\prime\s*\}|\^\s*\\prime)(?!')`;
const SECOND = String.raw`\s*(?:''|″|\^\s*\{\s*\\prime\s*\\prime\s*\})`;
/** An angle in degrees, minutes and seconds: `84^\circ 24'`, `2'44''`. */
const ANGLE = new RegExp(
  String.raw`(?<![\d.])(?:(${NUMBER})${DEGREE})?(?:(${NUMBER})${MINUTE}${SPACE})?(?:(${NUMBER})${SECOND})?`,
  'g',
);
/** A question about angles; elsewhere `5'` may be a length in feet. */
const ANGLES = /\\circ|\\degree|\barc\s?(?:sec|min)|\bradians?\b|\bparsecs?\b/;

/** Whether primes after numbers are minutes and seconds of an angle in this question. */
export function hasAngles(question: string): boolean {
  return ANGLES.test(question) && /\d\s*(?:'|\^\s*\{?\s*\\prime)/.test(question);
}

/** Rewrites minutes and seconds of angles as units: `2'44''` becomes `(2 arcmin + 44 arcsec)`. */
export function normalizeAngles(tex: string): string {
  return moveSigns(tex).replace(ANGLE, (match, degrees?: string, minutes?: string, seconds?: string) => {
    if (minutes === undefined && seconds === undefined) return match;
    const parts = [
      ...(degrees === undefined ? [] : [`${degrees}^{\\circ}`]),
      ...(minutes === undefined ? [] : [`${minutes}\\,\\mathrm{arcmin}`]),
      ...(seconds === undefined ? [] : [`${seconds}\\,\\mathrm{arcsec}`]),
    ];
    return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' + ')})`;
  });
}

const SIGN = String.raw`(?:''?|[′″]|\^\s*(?:\{\s*(?:\\circ|(?:\\prime\s*)+)\s*\}|\\circ|\\prime))`;
const SIGN_BEFORE_DECIMALS = new RegExp(String.raw`(?<=\d)\s*(${SIGN})(?:\s|\\[!,])*\.(?:\s|\\!)*(\d+)`, 'g');

/** Moves the sign of an angle after its decimals: `25^\circ.84` becomes `25.84^\circ`. */
export function moveSigns(tex: string): string {
  return tex.replace(SIGN_BEFORE_DECIMALS, '.$2$1');
}
