/** `b1`, `b2`, …; a digit may precede it (`2b1` is a product), but a letter or backslash makes it part of another name. */
const REFERENCE = /(?<![A-Za-z\\])b(\d+)/gu;
/** `\left. b2 \right|_{x = 3}`: the value of an expression at a point. */
const REFERENCE_AT_POINT = /\\left\.\s*b(\d+)\s*\\right\|_\{([a-z]) = ([^{}]+)\}/gu;

/** The numbers of the bullets whose values a follow-through expression uses. */
export function listBulletReferences(expression: string): number[] {
  return [...expression.matchAll(REFERENCE)].map((match) => Number(match[1]));
}

/** Replaces the bullet references of a follow-through expression by values; a reference without a value stays. */
export function substituteBulletValues(
  expression: string,
  lookUp: (n: number) => string | undefined,
): string {
  const isAlone = /^\s*b\d+\s*$/u.test(expression);
  return expression
    .replace(REFERENCE_AT_POINT, (whole, digits: string, letter: string, at: string) => {
      const value = lookUp(Number(digits));
      return value === undefined ? whole : `(${substituteLetter(value, letter, at)})`;
    })
    .replace(REFERENCE, (whole, digits: string) => {
      const value = lookUp(Number(digits));
      if (value === undefined) return whole;
      return isAlone ? value : `(${value})`;
    });
}

function substituteLetter(value: string, letter: string, at: string): string {
  return value.replace(new RegExp(`(?<![A-Za-z\\\\])${letter}(?![A-Za-z])`, 'gu'), `(${at})`);
}
