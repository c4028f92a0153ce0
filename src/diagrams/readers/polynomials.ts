/** A polynomial in x found in a text: its coefficients, constant first, and its LaTeX. */
type FoundPolynomial = { readonly coefficients: number[]; readonly tex: string };

/** One term, such as `2x^2`, `-x` or `+ 3`. */
const TERM = String.raw`[+-]?\s*(?:\d+(?:\.\d+)?\s*x(?:\^\{?\d\}?)?|x(?:\^\{?\d\}?)?|\d+(?:\.\d+)?(?![\w.]))`;
/** `y = …` or `f(x) = …` with one or more terms. */
const POLYNOMIAL = new RegExp(String.raw`\b(?:y|f\(x\))\s*=\s*((?:${TERM}\s*)+)`, 'g');
/** The sign, number, `x` and power of one term. */
const TERM_PARTS = /([+-]?)\s*(\d+(?:\.\d+)?)?\s*(x)?(?:\^\{?(\d)\}?)?/g;

/** Finds every `y = …` whose right side is an expanded polynomial. */
export function findPolynomials(text: string): FoundPolynomial[] {
  return [...text.matchAll(POLYNOMIAL)].flatMap((match) => {
    const rightSide = (match[1] ?? '').trim();
    const coefficients = readCoefficients(rightSide);
    return coefficients === undefined ? [] : [{ coefficients, tex: `$y = ${rightSide}$` }];
  });
}

/** Reads the coefficients, constant first; undefined if a part is neither a number nor a power of x. */
function readCoefficients(rightSide: string): number[] | undefined {
  const coefficients: number[] = [];
  for (const [term, sign, number, x, power] of rightSide.matchAll(TERM_PARTS)) {
    if (term.trim() === '') continue;
    const degree = x === undefined ? 0 : Number(power ?? 1);
    const value = (sign === '-' ? -1 : 1) * Number(number ?? 1);
    if (number === undefined && x === undefined) return undefined;
    coefficients[degree] = (coefficients[degree] ?? 0) + value;
  }
  return coefficients.length === 0 ? undefined : Array.from(coefficients, (coefficient) => coefficient ?? 0);
}

/** Finds pairs of coordinates: `(2, 3)`. */
export function findPoints(text: string): [number, number][] {
  return [...text.matchAll(/\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/g)].map((match) => [
    Number(match[1]),
    Number(match[2]),
  ]);
}
