import type { MathNode } from '../read/node.ts';
import type { ComparisonRules } from './answer-policy.ts';
import type { ComparisonOutcome } from './comparison-outcome.ts';

/** What the comparing functions share; `compare` closes the recursion between files. */
export type Comparer = {
  readonly rules: ComparisonRules;
  readonly compare: (expected: MathNode, given: MathNode, comparer: Comparer) => ComparisonOutcome;
  readonly budget: { left: number };
};
