import type { MathNode } from '../read/node.ts';
import type { Rules } from './answer-policy.ts';
import type { Outcome } from './outcome.ts';

/**
 * The context that all comparing functions share. `compare` is a field, so that the files can call each other
 * without import cycles.
 */
export type Comparer = {
  readonly rules: Rules;
  readonly compare: (expected: MathNode, given: MathNode, comparer: Comparer) => Outcome;
  readonly budget: { remainingComparisons: number };
};
