import type { MathNode } from '../read/node.ts';
import type { Rules } from './answer-policy.ts';
import type { Outcome } from './outcome.ts';

/**
 * What the comparing functions share. `compare` is a field so that their files can call each other without
 * import cycles.
 */
export type Comparer = {
  readonly rules: Rules;
  readonly compare: (expected: MathNode, given: MathNode, comparer: Comparer) => Outcome;
  readonly budget: { left: number };
};
