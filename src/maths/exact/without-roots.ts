import {
  addPolynomials,
  atom,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  type Term,
  UNIT,
  type Workshop,
} from './polynomial.ts';

/**
 * A polynomial without square roots that vanishes wherever the given one does: A + B√C becomes A² − B²C.
 * It may vanish at more places; every root has to be tried in the original.
 */
export function withoutRoots(p: Polynomial, variable: string, shop: Workshop): Polynomial {
  let current = p;
  for (let round = 0; round < 3; round++) {
    const name = rootAtom(current, variable);
    if (name === undefined) return current;
    current = squaredAway(current, name, shop);
  }
  return current;
}

function rootAtom(p: Polynomial, variable: string): string | undefined {
  for (const { m } of p.values()) {
    for (const [name, exponent] of m) {
      const isRoot = name.startsWith('(') || name === variable;
      if (isRoot && exponent % UNIT !== 0 && exponent % (UNIT / 2) === 0) return name;
    }
  }
  return undefined;
}

function squaredAway(p: Polynomial, name: string, shop: Workshop): Polynomial {
  const plain = new Map<string, Term>();
  const rooted = new Map<string, Term>();
  for (const [key, term] of p) {
    const exponent = term.m.find(([atomName]) => atomName === name)?.[1] ?? 0;
    if (exponent % UNIT === 0) plain.set(key, term);
    else rooted.set(key, lowered(term, name));
  }
  const under = shop.sums.get(name) ?? atom(name);
  const squares = multiplyPolynomials(plain, plain, shop);
  const others = multiplyPolynomials(multiplyPolynomials(rooted, rooted, shop), under, shop);
  return addPolynomials(squares, negatePolynomial(others));
}

function lowered(term: Term, name: string): Term {
  const m = term.m
    .map(([atomName, exponent]): [string, number] => [
      atomName,
      atomName === name ? exponent - UNIT / 2 : exponent,
    ])
    .filter(([, exponent]) => exponent !== 0);
  return { c: term.c, m };
}
