import {
  addPolynomials,
  atom,
  EXPONENT_SCALE,
  multiplyPolynomials,
  type Normaliser,
  negatePolynomial,
  type Polynomial,
  type Term,
} from './polynomial.ts';

/**
 * Returns a polynomial without square roots that is zero wherever the given one is zero: A + B√C becomes
 * A² − B²C. The result may have additional zeros, so callers must test each zero in the original.
 */
export function eliminateRoots(p: Polynomial, variable: string, context: Normaliser): Polynomial {
  let current = p;
  for (let round = 0; round < 3; round++) {
    const name = findRootAtom(current, variable);
    if (name === undefined) return current;
    current = eliminateRoot(current, name, context);
  }
  return current;
}

/**
 * Finds an atom (an indivisible factor) with a half-integer exponent: a sum under a root, or the variable.
 */
function findRootAtom(p: Polynomial, variable: string): string | undefined {
  for (const { m } of p.values()) {
    for (const [name, exponent] of m) {
      const isRoot = name.startsWith('(') || name === variable;
      if (isRoot && exponent % EXPONENT_SCALE !== 0 && exponent % (EXPONENT_SCALE / 2) === 0) return name;
    }
  }
  return undefined;
}

/** Splits into A + B√C, where C is the atom `name`, and returns A² − B²C. */
function eliminateRoot(p: Polynomial, name: string, context: Normaliser): Polynomial {
  const rootFree = new Map<string, Term>();
  const rootCoefficient = new Map<string, Term>();
  for (const [key, term] of p) {
    const exponent = term.m.find(([atomName]) => atomName === name)?.[1] ?? 0;
    if (exponent % EXPONENT_SCALE === 0) rootFree.set(key, term);
    else rootCoefficient.set(key, divideByRoot(term, name));
  }
  const radicand = context.sums.get(name) ?? atom(name);
  const rootFreeSquare = multiplyPolynomials(rootFree, rootFree, context);
  const rootSquare = multiplyPolynomials(
    multiplyPolynomials(rootCoefficient, rootCoefficient, context),
    radicand,
    context,
  );
  return addPolynomials(rootFreeSquare, negatePolynomial(rootSquare));
}

/** Reduces the exponent of the atom by one half. */
function divideByRoot(term: Term, name: string): Term {
  const m = term.m
    .map(([atomName, exponent]): [string, number] => [
      atomName,
      atomName === name ? exponent - EXPONENT_SCALE / 2 : exponent,
    ])
    .filter(([, exponent]) => exponent !== 0);
  return { c: term.c, m };
}
