/** A polynomial in x found in a text: its coefficients, constant first, and its LaTeX. */
type FoundPolynomial = { readonly coefficients: number[]; readonly tex: string };

const TERM = String.raw`[+-]?\s*(?:\d+(?:\.\d+)?\s*x(?:\^\{?\d\}?)?|x(?:\^\{?\d\}?)?|\d+(?:\.\d+)?(?![\w.]))`;
const POLYNOMIAL = new RegExp(String.raw`\b(?:y|f\(x\))\s*=\s*((?:${TERM}\s*)+)`, 'g');
const ONE_TERM = /([+-]?)\s*(\d+(?:\.\d+)?)?\s*(x)?(?:\^\{?(\d)\}?)?/g;

/** Finds every `y = …` whose right side is an expanded polynomial. */
export function findPolynomials(text: string): FoundPolynomial[] {
  return [...text.matchAll(POLYNOMIAL)].flatMap((match) => {
    const right = (match[1] ?? '').trim();
    const coefficients = coefficientsOf(right);
    return coefficients === undefined ? [] : [{ coefficients, tex: `$y = ${right}$` }];
  });
}

function coefficientsOf(right: string): number[] | undefined {
  const coefficients: number[] = [];
  for (const [whole, sign, number, x, power] of right.matchAll(ONE_TERM)) {
    if (whole.trim() === '') continue;
    const degree = x === undefined ? 0 : Number(power ?? 1);
    const value = (sign === '-' ? -1 : 1) * Number(number ?? 1);
    if (number === undefined && x === undefined) return undefined;
    coefficients[degree] = (coefficients[degree] ?? 0) + value;
  }
  return coefficients.length === 0 ? undefined : Array.from(coefficients, (one) => one ?? 0);
}

/** Finds pairs of coordinates: `(2, 3)`. */
export function findPoints(text: string): [number, number][] {
  return [...text.matchAll(/\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/g)].map((match) => [
    Number(match[1]),
    Number(match[2]),
  ]);
}
