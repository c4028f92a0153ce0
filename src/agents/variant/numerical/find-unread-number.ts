import { findFormulas } from '../../numbers/notation/find-formulas.ts';

/** A number in upright text, which is not read as a number: `\mathrm{80\ miles}`. */
const UPRIGHT_NUMBER =
  /\\(?:mathrm|text|textrm|mbox)\{\s*(\d+(?:\.\d+)?)(?:\\?[\s~]|\\,)*[A-Za-z]{2}[^{}]*\}/;
/** A decimal with a comma, which is read as two numbers: `4,05`. */
const COMMA_DECIMAL = /(?<![\d,{])\d+,\d{1,2}(?![\d,])/;
/** An equality with a number on its left in running text: `67.2 apples = 3`. */
const UNREAD_EQUALITY = /(?<![\p{L}\d.])\d[\d.,]*\s*(?:\p{L}+\s*)?=\s*(?:\\\$)?\d[\d.,]*/u;
const SOLUTION = /\\begin\{(solution|alternatesolution)\}[\s\S]*?\\end\{\1\}/g;

/** Returns why a number of the solution could not be recomputed; undefined if all are read. The question is in uniform notation. */
export function findUnreadNumber(tex: string): string | undefined {
  const solution = (tex.match(SOLUTION) ?? []).join('\n');
  const upright = UPRIGHT_NUMBER.exec(solution)?.[1];
  if (upright !== undefined)
    return `The solution writes the number ${upright} as upright text. Write only its unit upright.`;
  const [decimal] = COMMA_DECIMAL.exec(solution) ?? [];
  if (decimal !== undefined)
    return `The solution writes ${decimal} with a comma. Write decimals with a point or with {,}.`;
  const [equality] = UNREAD_EQUALITY.exec(removeFormulas(solution)) ?? [];
  return equality === undefined
    ? undefined
    : `The equality ${equality} of the solution cannot be read. Write it as a formula.`;
}

function removeFormulas(tex: string): string {
  const formulas = findFormulas(tex);
  return [...tex]
    .map((sign, at) => (formulas.some(({ start, end }) => start <= at && at < end) ? ' ' : sign))
    .join('');
}
