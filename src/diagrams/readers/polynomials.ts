/** A polynomial in x found in a text: its coefficients, constant first, and its LaTeX. */
type FoundPolynomial = { readonly coefficients: number[]; readonly tex: string };

/** One term, such as `2x^2`, `-x` or `+ 3`. */
const TERM = String.raw`[+-]?\s*(?:\d+(?:\.\d+)?\s*x(?:\^\{?\d\}?)?|x(?:\^\{?\d\}?)?|\d+(?:\.\d+)?(?![\w.]))`;
/** `y = …` or `f(x) = …` with one or more terms. */
const POLYNOMIAL = new RegExp(String.raw`\b(?:y|f\(x\))\s*=\s*((?:${TERM}\s*)+)`, 'g');
/** The sign, number, `x` and power of one term. */
const TERM_PARTS = /([+-]?)\s*(\d+(?:\.\d+)?)?\s*(x)?(?:\^\{?(\d)\}?)?/g;

/** `y = …` with a number and linear factors: `y = -2(x - 1)(x + 4)`, `y = x(x - 3)`. */
const FACTORED =
  /\b(?:y|f\(x\))\s*=\s*((-?\d*(?:\.\d+)?x?)\s*((?:\(\s*-?\d*x\s*[+-]\s*\d+(?:\.\d+)?\s*\)\s*){1,4}))(?![\^\w(])/g;
const FACTOR = /\(\s*(-?\d*)x\s*([+-])\s*(\d+(?:\.\d+)?)\s*\)/g;

/** Finds every `y = …` whose right side is a product of linear factors, and expands it. */
function findFactored(text: string): FoundPolynomial[] {
  return [...text.matchAll(FACTORED)].map(([, whole = '', first = '', factors = '']) => {
    const number = first.replace('x', '');
    const lead = number === '' ? 1 : number === '-' ? -1 : Number(number);
    const start = first.endsWith('x') ? [0, lead] : [lead];
    const coefficients = [...factors.matchAll(FACTOR)].reduce((product, [, x = '', sign, constant]) => {
      const gradient = x === '' ? 1 : x === '-' ? -1 : Number(x);
      const intercept = Number(constant) * (sign === '-' ? -1 : 1);
      return product
        .concat(0)
        .map((coefficient, power) => coefficient * intercept + (product[power - 1] ?? 0) * gradient);
    }, start);
    return { coefficients, tex: `$y = ${whole.trim()}$` };
  });
}

/** Finds every `y = …` whose right side is a polynomial, expanded or in linear factors. */
export function findPolynomials(text: string): FoundPolynomial[] {
  return [...findFactored(text), ...findExpanded(text)];
}

function findExpanded(text: string): FoundPolynomial[] {
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
