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
 * Returns a polynomial without square roots that vanishes wherever the given one does: A + B√C becomes A² −
 * B²C. It may have further roots, so callers must test every root in the original.
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

/** Finds an atom with a half-integer exponent: a sum under a root, or the variable itself. */
function findRootAtom(p: Polynomial, variable: string): string | undefined {
  for (const { m } of p.values()) {
    for (const [name, exponent] of m) {
      const isRoot = name.startsWith('(') || name === variable;
      if (isRoot && exponent % EXPONENT_SCALE !== 0 && exponent % (EXPONENT_SCALE / 2) === 0) return name;
    }
  }
  return undefined;
}

/** Splits into A + B√C and returns A² − B²C. */
function eliminateRoot(p: Polynomial, name: string, context: Normaliser): Polynomial {
  const plain = new Map<string, Term>();
  const rooted = new Map<string, Term>();
  for (const [key, term] of p) {
    const exponent = term.m.find(([atomName]) => atomName === name)?.[1] ?? 0;
    if (exponent % EXPONENT_SCALE === 0) plain.set(key, term);
    else rooted.set(key, divideByRoot(term, name));
  }
  const under = context.sums.get(name) ?? atom(name);
  const squares = multiplyPolynomials(plain, plain, context);
  const others = multiplyPolynomials(multiplyPolynomials(rooted, rooted, context), under, context);
  return addPolynomials(squares, negatePolynomial(others));
}

/** Lowers the atom's exponent by one half. */
function divideByRoot(term: Term, name: string): Term {
  const m = term.m
    .map(([atomName, exponent]): [string, number] => [
      atomName,
      atomName === name ? exponent - EXPONENT_SCALE / 2 : exponent,
    ])
    .filter(([, exponent]) => exponent !== 0);
  return { c: term.c, m };
}
