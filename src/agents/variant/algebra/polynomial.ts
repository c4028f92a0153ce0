import { symbolsOf } from '../../../maths/read/children.ts';
import { readMath } from '../../../maths/read/read-math.ts';
import { evaluateWithLetters } from '../numerical/letter-values.ts';

/** A polynomial with whole-number coefficients; the index of a coefficient is its degree. */
export type WholeNumberPolynomial = { readonly letter: string; readonly coefficients: readonly number[] };

const MAX_DEGREE = 5;

/** Reads TeX such as `2x^3 - 5x + 1` or `(2x + 3)(x - 5)` as a polynomial in one letter; undefined for anything else. */
export function readPolynomial(tex: string): WholeNumberPolynomial | undefined {
  const parsed = readMath(tex, { tex: true, units: 'no' });
  if (!parsed.ok) return undefined;
  const letters = [...symbolsOf(parsed.node)];
  const [letter] = letters;
  if (letter === undefined || letters.length > 1 || !/^[a-z]$/.test(letter) || letter === 'e')
    return undefined;
  const evaluate = (value: number): number => evaluateWithLetters(parsed.node, () => value) ?? Number.NaN;
  const coefficients = interpolate(Array.from({ length: MAX_DEGREE + 1 }, (_, index) => evaluate(index)));
  const polynomial = { letter, coefficients };
  const isExact =
    coefficients.every((value) => Number.isInteger(value) && Math.abs(value) < 1e6) &&
    [-2, 7, 9].every((value) => Math.abs(evaluate(value) - evaluateAt(polynomial, value)) < 1e-6);
  return isExact ? polynomial : undefined;
}

/** Returns the coefficients of the polynomial with the given values at 0, 1, 2, …, without leading zeros. */
function interpolate(values: readonly number[]): number[] {
  // Newton's forward differences, expanded factor by factor.
  const differences: number[] = [];
  let row = [...values];
  while (row.length > 0) {
    differences.push(row[0] ?? 0);
    row = row.slice(1).map((value, index) => value - (row[index] ?? 0));
  }
  let coefficients = [0];
  let basis = [1];
  let factorial = 1;
  for (const [order, difference] of differences.entries()) {
    if (order > 0) {
      factorial *= order;
      basis = multiply(basis, [-(order - 1), 1]);
    }
    coefficients = add(
      coefficients,
      basis.map((value) => (value * difference) / factorial),
    );
  }
  return trim(
    coefficients.map((value) => (Math.abs(value - Math.round(value)) < 1e-7 ? Math.round(value) : value)),
  );
}

function add(first: readonly number[], second: readonly number[]): number[] {
  return Array.from(
    { length: Math.max(first.length, second.length) },
    (_, index) => (first[index] ?? 0) + (second[index] ?? 0),
  );
}

function multiply(first: readonly number[], second: readonly number[]): number[] {
  const product = new Array<number>(first.length + second.length - 1).fill(0);
  for (const [i, a] of first.entries())
    for (const [j, b] of second.entries()) product[i + j] = (product[i + j] ?? 0) + a * b;
  return product;
}

function trim(coefficients: readonly number[]): number[] {
  const last = coefficients.findLastIndex((value) => value !== 0);
  return coefficients.slice(0, Math.max(1, last + 1)).map((value) => value + 0);
}

export function getDegree({ coefficients }: WholeNumberPolynomial): number {
  return coefficients.length - 1;
}

export function evaluateAt({ coefficients }: WholeNumberPolynomial, value: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * value + coefficient, 0);
}

export function differentiate({ letter, coefficients }: WholeNumberPolynomial): WholeNumberPolynomial {
  return { letter, coefficients: trim(coefficients.slice(1).map((value, index) => value * (index + 1))) };
}

export function subtract(first: WholeNumberPolynomial, second: WholeNumberPolynomial): WholeNumberPolynomial {
  return {
    letter: first.letter,
    coefficients: trim(
      add(
        first.coefficients,
        second.coefficients.map((value) => -value),
      ),
    ),
  };
}

/** Prints a polynomial: `3x^2 - 12x + 9`. */
export function printPolynomial({ letter, coefficients }: WholeNumberPolynomial): string {
  const terms = coefficients
    .flatMap((value, degree) => (value === 0 ? [] : [{ value, degree }]))
    .toReversed();
  if (terms.length === 0) return '0';
  return terms
    .map(({ value, degree }, index) => printSign(value, index) + printTerm(Math.abs(value), degree, letter))
    .join('');
}

function printSign(value: number, index: number): string {
  if (index === 0) return value < 0 ? '-' : '';
  return value < 0 ? ' - ' : ' + ';
}

function printTerm(size: number, degree: number, letter: string): string {
  if (degree === 0) return String(size);
  const power = degree === 1 ? letter : `${letter}^${degree}`;
  return size === 1 ? power : `${size}${power}`;
}

/** Prints the value of a polynomial term by term: `27 - 36 + 6 + 7`. */
export function printTermsAt({ coefficients }: WholeNumberPolynomial, value: number): string {
  const terms = coefficients
    .flatMap((coefficient, degree) => (coefficient === 0 ? [] : [coefficient * value ** degree]))
    .toReversed();
  return terms.map((term, index) => `${printSign(term, index)}${Math.abs(term)}`).join('') || '0';
}

/** Returns the two different rational roots of a quadratic, the smaller first; undefined if it has no two such roots. */
export function findRoots({
  coefficients: [c = 0, b = 0, a = 0, ...others],
}: WholeNumberPolynomial): readonly [number, number] | undefined {
  const discriminant = b * b - 4 * a * c;
  const root = Math.sqrt(discriminant);
  if (a === 0 || others.length > 0 || !(discriminant > 0) || !Number.isInteger(root)) return undefined;
  const [first = 0, second = 0] = [(-b - root) / (2 * a), (-b + root) / (2 * a)].toSorted((x, y) => x - y);
  return [first + 0, second + 0];
}

/** Prints a quadratic with whole roots as factors: `3(x - 1)(x - 3)`. */
export function printFactors(
  { letter, coefficients }: WholeNumberPolynomial,
  roots: readonly number[],
): string {
  const leading = coefficients.at(-1) ?? 1;
  const factor = leading === 1 ? '' : leading === -1 ? '-' : String(leading);
  return (
    factor +
    roots
      .map((root) => (root === 0 ? letter : `(${letter} ${root > 0 ? '-' : '+'} ${Math.abs(root)})`))
      .join('')
  );
}
