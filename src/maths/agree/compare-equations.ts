import { compareApproximate, isUsable, over, real } from '../exact/approximate.ts';
import { type Core, difference, variablesOf } from '../exact/core.ts';
import { evaluate } from '../exact/evaluate.ts';
import { primitive } from '../exact/fraction.ts';
import { lower } from '../exact/lower.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createWorkshop, type Polynomial, polynomialKey, type Term } from '../exact/polynomial.ts';
import { createRandom } from '../exact/random.ts';
import { hasDependentAtoms, sameValue } from '../exact/same-value.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import type { Comparer } from './comparer.ts';
import { asNamed } from './definition.ts';
import { isRight, type Outcome, right, UNDECIDED, wrong } from './outcome.ts';
import { sameSet } from './real-set.ts';
import { sameRadical } from './same-radical.ts';
import { truthSet } from './truth-set.ts';

/** Compares two equations: the same up to a factor, then by their solutions. */
export function compareEquations(expected: RelationNode, given: RelationNode, comparer: Comparer): Outcome {
  const byName = compareNamed(expected, given, comparer);
  if (byName) return byName;
  const [e, g] = [gapOf(expected), gapOf(given)];
  if (!e || !g) return UNDECIDED;
  const [x, y] = [zeroForm(e), zeroForm(g)];
  if (x && y) {
    if (polynomialKey(x) === polynomialKey(y)) return right('equivalent');
    const radical = sameRadical(x, y);
    if (radical) return right('equivalent');
  }
  const bySolutions = compareSolutions(expected, given, [e, g]);
  if (bySolutions) return bySolutions;
  if (x && y && !hasDependentAtoms(x) && !hasDependentAtoms(y)) return wrong();
  return compareByFactor(e, g);
}

/** `f(x) = 2x` and `y = 2x` agree; `x = 5` and `y = 5` do not; `AB = 4` must be about AB. */
function compareNamed(expected: RelationNode, given: RelationNode, comparer: Comparer): Outcome | undefined {
  const [a, b] = [asNamed(expected), asNamed(given)];
  if (!a || !b) return undefined;
  if (a.name === undefined || b.name === undefined || a.name === '' || b.name === '' || a.name === b.name) {
    const outcome = comparer.compare(a.value, b.value, comparer);
    return isRight(outcome) || isConstant(a.value) ? outcome : undefined;
  }
  if (isFunctionName(a.name) || isFunctionName(b.name)) return comparer.compare(a.value, b.value, comparer);
  return isConstant(a.value) && isConstant(b.value) ? wrong('other-name') : undefined;
}

function isFunctionName(name: string): boolean {
  return name.includes('(') || /^d\w\/d\w$/.test(name) || name.endsWith("'");
}

function isConstant(node: MathNode): boolean {
  const core = lower(node);
  return core === undefined || variablesOf(core).size === 0;
}

export function gapOf(node: RelationNode): Core | undefined {
  const [first, last] = [node.operands[0], node.operands.at(-1)];
  const [left, right] = [first && lower(first), last && lower(last)];
  return left && right && difference(left, right);
}

/** The numerator of left − right without content and without factors that are single letters. */
function zeroForm(gap: Core): Polynomial | undefined {
  return withinBudget(() => primitive(withoutLetterFactors(normalise(gap, createWorkshop()).num)));
}

function withoutLetterFactors(p: Polynomial): Polynomial {
  const least = new Map<string, number>();
  let first = true;
  for (const { m } of p.values()) {
    const own = new Map(m);
    if (first) for (const [name, exponent] of own) least.set(name, exponent);
    for (const [name, exponent] of least) least.set(name, Math.min(exponent, own.get(name) ?? 0));
    for (const [name, exponent] of own) if (!least.has(name)) least.set(name, Math.min(0, exponent));
    first = false;
  }
  const out = new Map<string, Term>();
  for (const { c, m } of p.values()) {
    const lowered = new Map(m);
    for (const [name, exponent] of least) lowered.set(name, (lowered.get(name) ?? 0) - exponent);
    const kept = [...lowered].filter(([, exponent]) => exponent !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
    out.set(kept.map(([name, exponent]) => `${name}:${exponent}`).join('·'), { c, m: kept });
  }
  return p.size <= 1 ? p : out;
}

/** Equations in one and the same unknown agree when their real solutions do. */
function compareSolutions(
  expected: RelationNode,
  given: RelationNode,
  gaps: readonly [Core, Core],
): Outcome | undefined {
  const [a, b] = [variablesOf(gaps[0]), variablesOf(gaps[1])];
  if (a.size !== 1 || b.size !== 1) return undefined;
  if ([...a][0] !== [...b][0]) return wrong('other-name');
  const [x, y] = [truthSet(expected), truthSet(given)];
  if (!x || !y) return undefined;
  return sameSet(x.set, y.set) ? right('equivalent') : wrong();
}

/** left − right of one is a constant times that of the other, tried at points. */
function compareByFactor(e: Core, g: Core): Outcome {
  const names = [...variablesOf(e, variablesOf(g))].sort();
  const random = createRandom(11);
  let [ratio, matches]: [ReturnType<typeof real> | undefined, number] = [undefined, 0];
  for (let attempt = 0; attempt < 40 && matches < 10; attempt++) {
    const point = new Map(names.map((name) => [name, real(0.2 + 1.7 * random(), 0)]));
    const quotient = over(evaluate(e, point), evaluate(g, point));
    if (!isUsable(quotient) || quotient.im !== 0) continue;
    if (ratio && compareApproximate(ratio, quotient) === 'different')
      return sameValue(e, g) === 'same' ? right() : wrong();
    ratio ??= quotient;
    matches++;
  }
  return matches >= 10 ? right('equivalent') : UNDECIDED;
}
