import { type Budget, OverBudget, spend } from './over-budget.ts';
import { add, isOne, isZero, multiply, negate, ONE, power, type Rational, rational } from './rational.ts';

/**
 * Exponents are stored as integer multiples of 1/2520, so that x^(1/2)·x^(1/3) is exact. The base of an
 * exponent is an atom, a factor that is not split further: a symbol (`x`), a constant (`π`, `e`, `i`), a
 * prime under a root (`#2`), a sum under a root (`(…)`), a function call (`sin(…)`) or a power with a
 * symbolic exponent (`2^{x}`).
 */
export const EXPONENT_SCALE = 2520;
/** Atoms with their scaled exponents, sorted by name. */
export type Monomial = readonly (readonly [atom: string, exponent: number])[];
/** A coefficient `c` times a monomial `m`. */
export type Term = { readonly c: Rational; readonly m: Monomial };
/** Terms by the key of their monomial, without zero coefficients. */
export type Polynomial = ReadonlyMap<string, Term>;

/**
 * The state of one normalisation: the step budget, the polynomial for each atom that is a sum under a root,
 * and the symbols known to be positive.
 */
export type Normaliser = {
  readonly budget: Budget;
  readonly sums: Map<string, Polynomial>;
  readonly positive: ReadonlySet<string>;
};

export function createNormaliser(positive: ReadonlySet<string> = new Set(), steps = 4000): Normaliser {
  return { budget: { remainingSteps: steps }, sums: new Map(), positive };
}

const ZERO_POLYNOMIAL: Polynomial = new Map();

/**
 * Builds a constant polynomial; 1 is always the object ONE_POLYNOMIAL, which other code tests by identity.
 */
export function constant(c: Rational): Polynomial {
  if (isOne(c)) return ONE_POLYNOMIAL;
  return isZero(c) ? ZERO_POLYNOMIAL : new Map([['', { c, m: [] }]]);
}

export const ONE_POLYNOMIAL: Polynomial = new Map([['', { c: ONE, m: [] }]]);

/** Builds the polynomial of a single atom to a scaled power. */
export function atom(name: string, exponent = EXPONENT_SCALE): Polynomial {
  return new Map([[`${name}:${exponent}`, { c: ONE, m: [[name, exponent]] }]]);
}

/** Returns a text that is the same for equal monomials. */
export function monomialKey(m: Monomial): string {
  let key = '';
  for (const [name, exponent] of m) key += key === '' ? `${name}:${exponent}` : `·${name}:${exponent}`;
  return key;
}

/** Returns a text that is the same for equal polynomials. */
export function polynomialKey(p: Polynomial): string {
  const parts: string[] = [];
  for (const [key, { c }] of p) parts.push(`${c.n}/${c.d}*${key}`);
  return parts.sort().join('+');
}

/** Returns the value of a polynomial without atoms, else undefined. */
export function toConstant(p: Polynomial): Rational | undefined {
  if (p.size === 0) return rational(0n);
  return p.size === 1 ? p.get('')?.c : undefined;
}

/** Returns the term of a polynomial that has exactly one. */
export function findOnlyTerm(p: Polynomial): Term | undefined {
  if (p.size !== 1) return undefined;
  for (const term of p.values()) return term;
  return undefined;
}

export function addPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  if (a.size === 0) return b;
  if (b.size === 0) return a;
  const result = new Map(a);
  for (const [key, term] of b) addTerm(result, key, term);
  return result;
}

export function scalePolynomial(p: Polynomial, factor: Rational): Polynomial {
  if (isZero(factor)) return ZERO_POLYNOMIAL;
  const result = new Map<string, Term>();
  for (const [key, { c, m }] of p) result.set(key, { c: multiply(c, factor), m });
  return result;
}

export function negatePolynomial(p: Polynomial): Polynomial {
  const result = new Map<string, Term>();
  for (const [key, { c, m }] of p) result.set(key, { c: negate(c), m });
  return result;
}

export function multiplyPolynomials(a: Polynomial, b: Polynomial, context: Normaliser): Polynomial {
  if (a === ONE_POLYNOMIAL) return b;
  if (b === ONE_POLYNOMIAL) return a;
  spend(context.budget, a.size * b.size + 1);
  const result = new Map<string, Term>();
  for (const left of a.values()) for (const right of b.values()) addTermProduct(result, left, right, context);
  return result;
}

/** Turns one term into a polynomial, simplifying its roots, powers of i and squares of sines. */
export function reduceTerm(term: Term, context: Normaliser): Polynomial {
  const result = new Map<string, Term>();
  addTermProduct(result, term, { c: ONE, m: [] }, context);
  return result;
}

/** Raises a polynomial to an integer power. Sums are expanded, up to the power 48. */
export function powerPolynomial(p: Polynomial, exponent: number, context: Normaliser): Polynomial {
  const term = findOnlyTerm(p);
  if (term?.m.every(([name]) => !name.startsWith('('))) {
    const m = term.m.map(([name, e]): [string, number] => [name, e * exponent]);
    return reduceTerm({ c: power(term.c, exponent), m }, context);
  }
  if (exponent < 0 || exponent > 48) throw new OverBudget('power of a sum');
  let result = ONE_POLYNOMIAL;
  for (let k = 0; k < exponent; k++) result = multiplyPolynomials(result, p, context);
  return result;
}

/** Returns the names of all atoms. */
export function atomNames(p: Polynomial): string[] {
  const names = new Set<string>();
  for (const { m } of p.values()) for (const [name] of m) names.add(name);
  return [...names];
}

/** Adds a term to the polynomial `result`; a term whose coefficient becomes zero is removed. */
function addTerm(result: Map<string, Term>, key: string, term: Term): void {
  const existing = result.get(key);
  if (!existing) {
    if (!isZero(term.c)) result.set(key, term);
    return;
  }
  const c = add(existing.c, term.c);
  if (isZero(c)) result.delete(key);
  else result.set(key, { c, m: term.m });
}

/** Adds the product of two terms, with each factor simplified. A simplified factor may be a polynomial. */
function addTermProduct(result: Map<string, Term>, a: Term, b: Term, context: Normaliser): void {
  let c = multiply(a.c, b.c);
  const m: [string, number][] = [];
  let expansion: Polynomial | undefined;
  for (const [name, exponent] of mergeFactors(a.m, b.m)) {
    const reduced = reduceFactor(name, exponent, context);
    c = multiply(c, reduced.c);
    if (reduced.remainingExponent !== 0) m.push([name, reduced.remainingExponent]);
    if (reduced.expansion) {
      expansion = expansion ? multiplyPolynomials(expansion, reduced.expansion, context) : reduced.expansion;
    }
  }
  if (!expansion) {
    addTerm(result, monomialKey(m), { c, m });
    return;
  }
  for (const term of multiplyPolynomials(
    new Map([[monomialKey(m), { c, m }]]),
    expansion,
    context,
  ).values()) {
    addTerm(result, monomialKey(term.m), term);
  }
}

/**
 * A simplified factor: a coefficient, the remaining exponent of the atom, and a polynomial to multiply by.
 */
type SimplifiedFactor = { c: Rational; remainingExponent: number; expansion?: Polynomial };

/**
 * Simplifies an atom with its exponent: takes integer powers out of roots, applies i² = −1 and sin² = 1 −
 * cos².
 */
function reduceFactor(name: string, exponent: number, context: Normaliser): SimplifiedFactor {
  const first = name.charCodeAt(0);
  if (first === 35 /* # */) {
    const integerPart = Math.floor(exponent / EXPONENT_SCALE);
    return {
      c: integerPart === 0 ? ONE : power(rational(BigInt(name.slice(1))), integerPart),
      remainingExponent: exponent - integerPart * EXPONENT_SCALE,
    };
  }
  if (name === 'i') return reduceImaginary(exponent);
  if (first === 40 /* ( */ && exponent >= EXPONENT_SCALE) {
    const integerPart = Math.floor(exponent / EXPONENT_SCALE);
    const base = context.sums.get(name);
    if (base)
      return {
        c: ONE,
        remainingExponent: exponent - integerPart * EXPONENT_SCALE,
        expansion: powerPolynomial(base, integerPart, context),
      };
  }
  if (first === 115 /* s */ && exponent >= 2 * EXPONENT_SCALE && name.startsWith('sin(')) {
    return reduceSine(name, exponent, context);
  }
  return { c: ONE, remainingExponent: exponent };
}

function reduceImaginary(exponent: number): SimplifiedFactor {
  const integerPart = exponent / EXPONENT_SCALE;
  if (!Number.isInteger(integerPart)) return { c: ONE, remainingExponent: exponent };
  const powerOfI = ((integerPart % 4) + 4) % 4;
  return { c: rational(powerOfI >= 2 ? -1n : 1n), remainingExponent: (powerOfI % 2) * EXPONENT_SCALE };
}

function reduceSine(name: string, exponent: number, context: Normaliser): SimplifiedFactor {
  const pairs = Math.floor(exponent / (2 * EXPONENT_SCALE));
  const cosine = atom(`cos(${name.slice(4)}`, 2 * EXPONENT_SCALE);
  const square = addPolynomials(ONE_POLYNOMIAL, negatePolynomial(cosine));
  return {
    c: ONE,
    remainingExponent: exponent - pairs * 2 * EXPONENT_SCALE,
    expansion: powerPolynomial(square, pairs, context),
  };
}

/** Multiplies two monomials by merging their sorted factors. */
function mergeFactors(a: Monomial, b: Monomial): Monomial {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const result: [string, number][] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left && right && left[0] === right[0]) {
      result.push([left[0], left[1] + right[1]]);
      i++;
      j++;
    } else if (left && (!right || left[0] < right[0])) {
      result.push([...left]);
      i++;
    } else if (right) {
      result.push([...right]);
      j++;
    }
  }
  return result.filter(([, exponent]) => exponent !== 0);
}
