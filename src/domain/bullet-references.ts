// A follow-through expression refers to the values of earlier bullets of a marking scheme as `b1`, `b2`, …

/** `b1`, `b2`, …; a digit may precede it (`2b1` is a product), but a letter or backslash makes it part of another name. */
const REFERENCE = /(?<![A-Za-z\\])b(\d+)/gu;
/** `\left. b2 \right|_{x = 3}`: the value of an expression at a point. */
const REFERENCE_AT_POINT = /\\left\.\s*b(\d+)\s*\\right\|_\{([a-z]) = ([^{}]+)\}/gu;

/** The numbers of the bullets whose values a follow-through expression uses. */
export function listBulletReferences(expression: string): number[] {
  return [...expression.matchAll(REFERENCE)].map((match) => Number(match[1]));
}

/** Replaces the bullet references in an expression by values; a reference without a value is kept. */
export function substituteBulletValues(
  expression: string,
  lookUp: (n: number) => string | undefined,
): string {
  const isSingleReference = /^\s*b\d+\s*$/u.test(expression);
  return expression
    .replace(REFERENCE_AT_POINT, (reference, digits: string, variable: string, point: string) => {
      const value = lookUp(Number(digits));
      return value === undefined ? reference : `(${substituteVariable(value, variable, point)})`;
    })
    .replace(REFERENCE, (reference, digits: string) => {
      const value = lookUp(Number(digits));
      if (value === undefined) return reference;
      return isSingleReference ? value : `(${value})`;
    });
}

/** Replaces a variable in `value` by the point, in brackets. */
function substituteVariable(value: string, variable: string, point: string): string {
  return value.replace(new RegExp(`(?<![A-Za-z\\\\])${variable}(?![A-Za-z])`, 'gu'), `(${point})`);
}
