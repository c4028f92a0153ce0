import type { MathNode, PiecewiseNode } from '../read/node.ts';
import type { Comparer } from './comparer.ts';
import { asNamed } from './definition.ts';
import { isRight, type Outcome, right, UNDECIDED, wrong } from './outcome.ts';

/** Piecewise functions: the same value under the same condition, in any order. */
export function comparePiecewise(expected: MathNode, given: MathNode, comparer: Comparer): Outcome {
  const [e, g] = [asNamed(expected)?.value ?? expected, asNamed(given)?.value ?? given];
  if (e.kind !== 'piecewise' || g.kind !== 'piecewise') return UNDECIDED;
  if (e.cases.length !== g.cases.length) return UNDECIDED;
  const free = new Set(g.cases);
  for (const one of e.cases) {
    const match = [...free].find((other) => sameCase(one, other, comparer));
    if (!match) return wrong();
    free.delete(match);
  }
  return right('equivalent');
}

type Case = PiecewiseNode['cases'][number];

/** “otherwise” fits whatever condition is left over. */
function sameCase(a: Case, b: Case, comparer: Comparer): boolean {
  if (!isRight(comparer.compare(a.value, b.value, comparer))) return false;
  if (!a.condition || !b.condition) return true;
  return isRight(comparer.compare(a.condition, b.condition, comparer));
}
