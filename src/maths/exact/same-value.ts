import { type Approximate, compareApproximate, isUsable, real, size } from './approximate.ts';
import { type Core, operandsOf, variablesOf } from './core.ts';
import { evaluate, type SamplePoint } from './evaluate.ts';
import { differenceNumerator } from './fraction.ts';
import { evaluateModular, randomElement } from './modular.ts';
import { isBinder, normalise } from './normalise.ts';
import { withinBudget } from './over-budget.ts';
import { createNormaliser, type Polynomial } from './polynomial.ts';
import { createRandom } from './random.ts';

/** Facts the comparison may use: symbols known to be positive, and the seed of the sample points. */
export type Assumptions = { readonly positive?: ReadonlySet<string>; readonly seed?: number };
export type Sameness = 'same' | 'different' | 'unclear';

/**
 * Decides whether two expressions are the same function. Tries three methods in order: exact normal form,
 * random values in a prime field, seeded sample points.
 */
export function sameValue(a: Core, b: Core, assumptions: Assumptions = {}): Sameness {
  const exact = withinBudget(() => sameExactly(a, b, assumptions));
  if (exact && exact !== 'unclear') return exact;
  if (exact === undefined) {
    const modular = withinBudget(() => sameModular(a, b, assumptions.seed ?? 1));
    if (modular) return modular;
  }
  return sameAtPoints(a, b, assumptions);
}

/** Compares normal forms. A difference only counts if its atoms are independent of each other. */
function sameExactly(a: Core, b: Core, { positive = new Set() }: Assumptions): Sameness {
  const context = createNormaliser(positive);
  const rest = differenceNumerator(normalise(a, context), normalise(b, context), context);
  if (rest.size === 0) return 'same';
  return hasDependentAtoms(rest) ? 'unclear' : 'different';
}

/**
 * Returns whether the polynomial has atoms (functions, roots of sums, symbolic powers) between which relations
 * may hold that the normal form does not know.
 */
export function hasDependentAtoms(p: Polynomial): boolean {
  for (const { m } of p.values()) {
    for (const [name] of m) if (name.includes('(') || name.includes('{')) return true;
  }
  return false;
}

/**
 * Compares at three random points of a prime field. Different polynomials agree at all three with negligible
 * probability.
 */
function sameModular(a: Core, b: Core, seed: number): Sameness {
  const random = createRandom(seed);
  const names = [...variablesOf(a, variablesOf(b))];
  const budget = { left: 20_000 };
  for (let round = 0; round < 3; round++) {
    const point = new Map(names.map((name) => [name, randomElement(random)]));
    if (evaluateModular(a, point, budget) !== evaluateModular(b, point, budget)) return 'different';
  }
  return 'same';
}

/** Sample points that must agree for the verdict `same`. */
const REQUIRED_AGREEMENTS = 10;
const MAX_ATTEMPTS = 60;
/**
 * Higher than MAX_ATTEMPTS: points outside the domain are cheap to skip, and logarithms of products skip many.
 */
const MAX_REAL_ATTEMPTS = 240;

/**
 * Compares at real points where both sides are real, then at complex points if too few real ones are in the
 * domain.
 */
function sameAtPoints(a: Core, b: Core, assumptions: Assumptions): Sameness {
  const names = [...variablesOf(a, variablesOf(b))].sort();
  if (names.length === 0) return compareConstants(a, b);
  const random = createRandom(assumptions.seed ?? 1);
  const counted = integerNames(a, integerNames(b));
  const raised = exponentNames(a, exponentNames(b));
  const overReals = compareAtSamples(a, b, () =>
    realPoint(names, { counted, raised }, { ...assumptions, random }),
  );
  const verdict =
    overReals === 'unclear' && counted.size === 0
      ? compareAtSamples(a, b, () => complexPoint(names, assumptions, random), true)
      : overReals;
  return verdict === 'different' && countOpaque(a) !== countOpaque(b) ? 'unclear' : verdict;
}

function compareConstants(a: Core, b: Core): Sameness {
  const [left, right] = [evaluate(a, new Map()), evaluate(b, new Map())];
  if (!isUsable(left) || !isUsable(right)) return 'unclear';
  return compareApproximate(left, right);
}

/** Draws points until enough agree, one differs, or the attempts are used up. */
function compareAtSamples(a: Core, b: Core, draw: () => SamplePoint, complex = false): Sameness {
  let [same, unclear] = [0, 0];
  const attempts = complex ? MAX_ATTEMPTS : MAX_REAL_ATTEMPTS;
  for (let attempt = 0; attempt < attempts && same < REQUIRED_AGREEMENTS; attempt++) {
    if (!complex && attempt === MAX_ATTEMPTS && same < 3) break;
    const point = draw();
    const [left, right] = [evaluate(a, point), evaluate(b, point)];
    if (!isUsable(left) || !isUsable(right)) continue;
    if (!complex && (isComplex(left) || isComplex(right))) continue;
    const verdict = compareApproximate(left, right);
    if (verdict === 'different') return 'different';
    if (verdict === 'same') same++;
    else unclear++;
  }
  return same >= REQUIRED_AGREEMENTS && unclear <= same ? 'same' : 'unclear';
}

function isComplex(a: Approximate): boolean {
  return Math.abs(a.im) > 1e-12 * size(a) + 16 * a.err;
}

/**
 * Collects variables that stand for whole numbers: in the bounds of sums and products, or in the exponent of a
 * negative number.
 */
function integerNames(core: Core, into: Set<string> = new Set()): Set<string> {
  if (core.k === 'call' && (core.name === 'sum' || core.name === 'product')) {
    for (const bound of core.of.slice(2)) variablesOf(bound, into);
    into.delete('none');
  }
  if (core.k === 'pow' && isNegativeNumber(core.base)) variablesOf(core.exponent, into);
  for (const part of operandsOf(core)) integerNames(part, into);
  return into;
}

/** Collects variables in the exponent of a base that may be negative. */
function exponentNames(core: Core, into: Set<string> = new Set()): Set<string> {
  if (core.k === 'pow' && variablesOf(core.base).size > 0) variablesOf(core.exponent, into);
  for (const part of operandsOf(core)) exponentNames(part, into);
  return into;
}

function isNegativeNumber(core: Core): boolean {
  if (core.k === 'num') return core.q.n < 0n;
  const [sign, size] = core.k === 'mul' ? core.of : [];
  return sign?.k === 'num' && sign.q.n < 0n && size?.k === 'num' && size.q.n > 0n;
}

/**
 * Counts the limits, integrals and infinite sums, which are not evaluated and only comparable with each other.
 */
function countOpaque(core: Core): number {
  const own = core.k === 'call' && isBinder(core.name) && isOpaque(core.name, core.of) ? 1 : 0;
  return operandsOf(core).reduce((total, part) => total + countOpaque(part), own);
}

/** Returns whether a binder cannot be evaluated. */
function isOpaque(name: string, [, , from, to]: readonly Core[]): boolean {
  const unending = [from, to].some((end) => end?.k === 'sym' && (end.name === '∞' || end.name === 'none'));
  return name === 'integral' || name === 'limit' || unending;
}

type DrawOptions = Assumptions & { readonly random: () => number };

type VariableRoles = { readonly counted: ReadonlySet<string>; readonly raised: ReadonlySet<string> };

/** Exponents at which (aᵇ)ᶜ and aᵇᶜ may differ. */
const TELLING_EXPONENTS = [2, 0.5, 3, -1, 1, 4];

/** Draws a real value for each variable, at one of four scales. */
function realPoint(
  names: readonly string[],
  { counted, raised }: VariableRoles,
  { positive, random }: DrawOptions,
): SamplePoint {
  const scale = [1, 3, 0.4, 10][Math.floor(random() * 4)] ?? 1;
  return new Map(
    names.map((name) => {
      if (counted.has(name)) return [name, real(1 + Math.floor(random() * 9), 0)];
      if (raised.has(name) && random() < 0.4) {
        return [name, real(TELLING_EXPONENTS[Math.floor(random() * TELLING_EXPONENTS.length)] ?? 2, 0)];
      }
      const size = scale * (0.05 + random() * 1.9);
      const sign = positive?.has(name) || random() < 0.5 ? 1 : -1;
      return [name, real(sign * size, 0)];
    }),
  );
}

function complexPoint(
  names: readonly string[],
  { positive }: Assumptions,
  random: () => number,
): SamplePoint {
  return new Map(
    names.map((name) => {
      if (positive?.has(name)) return [name, real(0.1 + random() * 3, 0)];
      return [name, { re: 3 * random() - 1.5, im: 3 * random() - 1.5, err: 0 }];
    }),
  );
}
