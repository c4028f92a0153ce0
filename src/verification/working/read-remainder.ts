/** A division at the end of a calculation: `(60 - 5) \div 10`. */
const DIVISION = /(?:\\div(?![a-zA-Z])|÷)\s*\{?\s*(\d+)\s*\}?\s*$/;
/** A quotient, dots and the remainder: `5 \cdots 5`. */
const QUOTIENT_AND_REMAINDER = /^\s*(\d+)\s*(?:(?:\\[lc]?dots(?![a-zA-Z])|⋯|…|\.{3,})\s*)+(\d+)\s*$/;

/** Writes a quotient with a remainder as a sum: in `55 \div 10 = 5 \cdots 5` the right side is `5 + 5/10`. */
export function writeRemainder(left: string, right: string): string | undefined {
  const [, divisor] = DIVISION.exec(left) ?? [];
  const [, quotient, remainder] = QUOTIENT_AND_REMAINDER.exec(right) ?? [];
  if (divisor === undefined || quotient === undefined || remainder === undefined) return undefined;
  return Number(remainder) < Number(divisor) ? `${quotient} + \\frac{${remainder}}{${divisor}}` : undefined;
}
