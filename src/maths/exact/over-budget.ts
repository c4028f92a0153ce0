/**
 * Thrown inside the engine when a computation exceeds its size or step limit. `sameValue` catches it and
 * tries its next method.
 */
export class OverBudget extends Error {
  constructor(subject: string) {
    super(`too large to work out exactly: ${subject}`);
    this.name = 'OverBudget';
  }
}

/**
 * The number of remaining steps. Steps are counted instead of time, so verdicts are the same on every
 * machine.
 */
export type Budget = { remainingSteps: number };

/** Subtracts steps from the budget and throws OverBudget when none remain. */
export function spend(budget: Budget, steps: number): void {
  budget.remainingSteps -= steps;
  if (budget.remainingSteps < 0) throw new OverBudget('too many steps');
}

/** Returns the result of `compute`, or undefined if it throws OverBudget. */
export function withinBudget<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof OverBudget) return undefined;
    throw error;
  }
}
