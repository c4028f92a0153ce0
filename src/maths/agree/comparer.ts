import type { MathNode } from '../read/node.ts';
import type { Outcome } from './outcome.ts';
import type { Rules } from './policy.ts';

/** What the comparing functions share; `compare` closes the recursion between files. */
export type Comparer = {
  readonly rules: Rules;
  readonly compare: (expected: MathNode, given: MathNode, comparer: Comparer) => Outcome;
  readonly budget: { left: number };
};
