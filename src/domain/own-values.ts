/** `2b1` is a product, so a digit may stand before the `b`; a letter or backslash makes it part of another name. */
const OWN_VALUE = /(?<![A-Za-z\\])b(\d+)/gu;
/** `\left. b2 \right|_{x = 3}`: the value of an expression at a point. */
const OWN_VALUE_AT = /\\left\.\s*b(\d+)\s*\\right\|_\{([a-z]) = ([^{}]+)\}/gu;

/** The numbers of the bullets whose values an expression of follow-through names. */
export function ownValuesIn(expression: string): number[] {
  return [...expression.matchAll(OWN_VALUE)].map((match) => Number(match[1]));
}

/** An expression of follow-through with values put in for the bullets it names; where there is none the name stays. */
export function putOwnValues(expression: string, lookUp: (n: number) => string | undefined): string {
  const isAlone = /^\s*b\d+\s*$/u.test(expression);
  return expression
    .replace(OWN_VALUE_AT, (whole, digits: string, letter: string, at: string) => {
      const value = lookUp(Number(digits));
      return value === undefined ? whole : `(${putAt(value, letter, at)})`;
    })
    .replace(OWN_VALUE, (whole, digits: string) => {
      const value = lookUp(Number(digits));
      if (value === undefined) return whole;
      return isAlone ? value : `(${value})`;
    });
}

function putAt(value: string, letter: string, at: string): string {
  return value.replace(new RegExp(`(?<![A-Za-z\\\\])${letter}(?![A-Za-z])`, 'gu'), `(${at})`);
}
