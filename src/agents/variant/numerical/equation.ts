import type { Derivation } from '../../numbers/derivation.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';

/** An equation of the solution with one unknown letter, such as `2 \times 10 = 0.5V`. */
export type Equation = {
  readonly left: SolutionMember;
  readonly right: SolutionMember;
  readonly unknown: string;
  /** The values of its other letters. */
  readonly known: ReadonlyMap<string, Derivation>;
};
