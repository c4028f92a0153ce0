import type { TaskText } from './algebra-task.ts';
import { readPolynomial, type WholeNumberPolynomial } from './polynomial.ts';

/** A function that a question defines: `y = x^2 + 4x`, `f(x) = …`, `s = t^3 - 6t^2`. */
export type DefinedFunction = {
  readonly name: string;
  readonly polynomial: WholeNumberPolynomial;
  /** True if the definition has an argument: `f(x) = …`, not `y = …`. */
  readonly isCalled: boolean;
};

const DEFINITION = /^\s*([A-Za-z])\s*(\(\s*[a-z]\s*\))?\s*&?=\s*([^=<>]+?)[\s.,;]*$/;

/** Finds the first polynomial function that a question defines. */
export function findFunction(text: TaskText): DefinedFunction | undefined {
  return findFunctions(text)[0];
}

/** Finds the polynomial functions that a question defines. */
export function findFunctions({ formulas }: TaskText): DefinedFunction[] {
  return formulas.flatMap((formula) => {
    const [, name, argument, body] = DEFINITION.exec(clean(formula)) ?? [];
    const polynomial = body === undefined ? undefined : readPolynomial(body);
    return name !== undefined && polynomial !== undefined && polynomial.letter !== name
      ? [{ name, polynomial, isCalled: argument !== undefined }]
      : [];
  });
}

/** Finds the point `x = a` at which a task evaluates something. */
export function findPoint({ formulas }: TaskText, letter: string): number | undefined {
  const pattern = new RegExp(String.raw`^\s*${letter}\s*=\s*(-?\d+)\s*[.,;]?\s*$`);
  const found = formulas.flatMap((formula) => pattern.exec(formula)?.[1] ?? []);
  return found.length === 1 ? Number(found[0]) : undefined;
}

/** Lists the formulas that are polynomials. */
export function listPolynomials({ formulas }: TaskText): WholeNumberPolynomial[] {
  return formulas.flatMap((formula) => readPolynomial(clean(formula)) ?? []);
}

/** Removes layout from a formula. */
export function clean(formula: string): string {
  return formula.replace(/\\displaystyle|\\[,;!:]|\\left|\\right|&/g, ' ').trim();
}

/** Prints the derivative's name: `f'(x)` or `\frac{dy}{dx}`. */
export function printDerivativeName(
  { name, polynomial, isCalled }: DefinedFunction,
  order: 1 | 2 = 1,
): string {
  if (isCalled) return `${name}${"'".repeat(order)}(${polynomial.letter})`;
  return order === 1
    ? String.raw`\frac{d${name}}{d${polynomial.letter}}`
    : String.raw`\frac{d^2${name}}{d${polynomial.letter}^2}`;
}
