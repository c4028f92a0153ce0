import { type Approximate, compareApproximate, isUsable, real, size } from './approximate.ts';
import { evaluate, type SamplePoint } from './evaluate.ts';
import { type Expression, operandsOf, variablesOf } from './expression.ts';
import { differenceNumerator } from './fraction.ts';
import { evaluateModular, randomElement } from './modular.ts';
import { isBinder, normalise } from './normalise.ts';
import { withinBudget } from './over-budget.ts';
import { createNormaliser, type Polynomial } from './polynomial.ts';
import { createRandom } from './random.ts';

/** Options of a comparison: the symbols known to be positive, and the seed of the sample points. */
export type Assumptions = { readonly positive?: ReadonlySet<string>; readonly seed?: number };
export type Sameness = 'same' | 'different' | 'unclear';

/**
 * Decides whether two expressions are the same function. Tries three methods in order: exact normal form,
 * random values in a prime field, seeded sample points.
 */
export function sameValue(a: Expression, b: Expression, assumptions: Assumptions = {}): Sameness {
  const exact = withinBudget(() => sameExactly(a, b, assumptions));
  if (exact && exact !== 'unclear') return exact;
  if (exact === undefined) {
    const modular = withinBudget(() => sameModular(a, b, assumptions.seed ?? 1));
    if (modular) return modular;
  }
  return sameAtPoints(a, b, assumptions);
}

/** Compares normal forms. Different normal forms prove a difference only if their atoms are independent. */
function sameExactly(a: Expression, b: Expression, { positive = new Set() }: Assumptions): Sameness {
  const context = createNormaliser(positive);
  const difference = differenceNumerator(normalise(a, context), normalise(b, context), context);
  if (difference.size === 0) return 'same';
  return hasDependentAtoms(difference) ? 'unclear' : 'different';
}

/**
 * Returns whether the polynomial contains functions, roots of sums or symbolic powers. Such atoms may satisfy
 * an identity that the normal form does not apply, such as cos 2x = 1 − 2 sin² x.
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
function sameModular(a: Expression, b: Expression, seed: number): Sameness {
  const random = createRandom(seed);
  const names = [...variablesOf(a, variablesOf(b))];
  const budget = { remainingSteps: 20_000 };
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
 * Higher than MAX_ATTEMPTS, because many real points may lie outside the domain of a logarithm, and skipping
 * them is cheap.
 */
const MAX_REAL_ATTEMPTS = 240;

/**
 * Compares at real points where both sides are real, then at complex points if too few real ones are in the
 * domain.
 */
function sameAtPoints(a: Expression, b: Expression, assumptions: Assumptions): Sameness {
  const names = [...variablesOf(a, variablesOf(b))].sort();
  if (names.length === 0) return compareConstants(a, b);
  const random = createRandom(assumptions.seed ?? 1);
  const integerVariables = collectIntegerVariables(a, collectIntegerVariables(b));
  const exponentVariables = collectExponentVariables(a, collectExponentVariables(b));
  const realVerdict = compareAtSamples(a, b, (attempt) =>
    attempt < EXPONENT_SAMPLES.length && exponentVariables.size > 1
      ? createExponentPoint(names, { integerVariables, exponentVariables }, { ...assumptions, attempt })
      : drawRealPoint(names, { integerVariables, exponentVariables }, { ...assumptions, random }),
  );
  const verdict =
    realVerdict === 'unclear' && integerVariables.size === 0
      ? compareAtSamples(a, b, () => drawComplexPoint(names, assumptions, random), true)
      : realVerdict;
  return verdict === 'different' && countUnevaluated(a) !== countUnevaluated(b) ? 'unclear' : verdict;
}

function compareConstants(a: Expression, b: Expression): Sameness {
  const [left, right] = [evaluate(a, new Map()), evaluate(b, new Map())];
  if (!isUsable(left) || !isUsable(right)) return 'unclear';
  return compareApproximate(left, right);
}

/** Compares random points until enough agree, one differs, or the attempts are used up. */
function compareAtSamples(
  a: Expression,
  b: Expression,
  draw: (attempt: number) => SamplePoint,
  isComplexSample = false,
): Sameness {
  let [same, unclear] = [0, 0];
  const attempts = isComplexSample ? MAX_ATTEMPTS : MAX_REAL_ATTEMPTS;
  for (let attempt = 0; attempt < attempts && same < REQUIRED_AGREEMENTS; attempt++) {
    // Continues beyond MAX_ATTEMPTS only if some points are inside the domain.
    if (!isComplexSample && attempt === MAX_ATTEMPTS && same < 3) break;
    const point = draw(attempt);
    const [left, right] = [evaluate(a, point), evaluate(b, point)];
    if (!isUsable(left) || !isUsable(right)) continue;
    if (!isComplexSample && (isComplex(left) || isComplex(right))) continue;
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
 * Collects the variables that must be integers, because they occur in the bounds of a sum or product, or in
 * the exponent of a negative number.
 */
export function collectIntegerVariables(expression: Expression, into: Set<string> = new Set()): Set<string> {
  if (expression.kind === 'call' && (expression.name === 'sum' || expression.name === 'product')) {
    for (const bound of expression.of.slice(2)) variablesOf(bound, into);
    into.delete('none');
  }
  if (expression.kind === 'pow' && isNegativeNumber(expression.base)) variablesOf(expression.exponent, into);
  for (const part of operandsOf(expression)) collectIntegerVariables(part, into);
  return into;
}

/** Collects variables in the exponent of a base that may be negative. */
function collectExponentVariables(expression: Expression, into: Set<string> = new Set()): Set<string> {
  if (expression.kind === 'pow' && variablesOf(expression.base).size > 0)
    variablesOf(expression.exponent, into);
  for (const part of operandsOf(expression)) collectExponentVariables(part, into);
  return into;
}

function isNegativeNumber(expression: Expression): boolean {
  if (expression.kind === 'num') return expression.value.n < 0n;
  const [sign, size] = expression.kind === 'mul' ? expression.of : [];
  return sign?.kind === 'num' && sign.value.n < 0n && size?.kind === 'num' && size.value.n > 0n;
}

/**
 * Counts the limits, integrals and infinite sums. They are not evaluated, so they can only be compared with
 * each other.
 */
function countUnevaluated(expression: Expression): number {
  const ownCount =
    expression.kind === 'call' && isBinder(expression.name) && isUnevaluated(expression.name, expression.of)
      ? 1
      : 0;
  return operandsOf(expression).reduce((total, part) => total + countUnevaluated(part), ownCount);
}

/** Returns whether a binder cannot be evaluated. */
function isUnevaluated(name: string, [, , from, to]: readonly Expression[]): boolean {
  const isInfinite = [from, to].some(
    (end) => end?.kind === 'sym' && (end.name === '∞' || end.name === 'none'),
  );
  return (name !== 'sum' && name !== 'product') || isInfinite;
}

type DrawOptions = Assumptions & { readonly random: () => number };

type VariableRoles = {
  readonly integerVariables: ReadonlySet<string>;
  readonly exponentVariables: ReadonlySet<string>;
};

/** Exponents at which (aᵇ)ᶜ and aᵇᶜ may differ. */
const EXPONENT_SAMPLES = [2, 0.5, 3, -1, 1, 4];

/** Gives the exponents values such as 2 and 1/2, and the other letters negative ones: (a²)^(1/2) is not a. */
function createExponentPoint(
  names: readonly string[],
  { integerVariables, exponentVariables }: VariableRoles,
  { positive, attempt }: Assumptions & { readonly attempt: number },
): SamplePoint {
  let exponents = attempt;
  return new Map(
    names.map((name, index) => {
      if (integerVariables.has(name)) return [name, real(1 + ((attempt + index) % 9), 0)];
      if (exponentVariables.has(name))
        return [name, real(EXPONENT_SAMPLES[exponents++ % EXPONENT_SAMPLES.length] ?? 2, 0)];
      return [name, real((positive?.has(name) ? 1 : -1) * (1.3 + index), 0)];
    }),
  );
}

/** Picks a random real value for each variable, at one of four scales. */
function drawRealPoint(
  names: readonly string[],
  { integerVariables, exponentVariables }: VariableRoles,
  { positive, random }: DrawOptions,
): SamplePoint {
  const scale = [1, 3, 0.4, 10][Math.floor(random() * 4)] ?? 1;
  return new Map(
    names.map((name) => {
      if (integerVariables.has(name)) return [name, real(1 + Math.floor(random() * 9), 0)];
      if (exponentVariables.has(name) && random() < 0.4) {
        return [name, real(EXPONENT_SAMPLES[Math.floor(random() * EXPONENT_SAMPLES.length)] ?? 2, 0)];
      }
      const size = scale * (0.05 + random() * 1.9);
      const sign = positive?.has(name) || random() < 0.5 ? 1 : -1;
      return [name, real(sign * size, 0)];
    }),
  );
}

function drawComplexPoint(
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
