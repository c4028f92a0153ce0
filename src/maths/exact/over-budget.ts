/**
 * Thrown inside the engine when a computation exceeds its size or step limit. `sameValue` catches it and tries
 * its next method.
 */
export class OverBudget extends Error {
  constructor(what: string) {
    super(`too large to work out exactly: ${what}`);
    this.name = 'OverBudget';
  }
}

/** A counter of remaining steps. Steps, not a clock, so that the verdict is the same on every machine. */
export type Budget = { left: number };

/** Takes steps from the budget and throws OverBudget when it is used up. */
export function spend(budget: Budget, steps: number): void {
  budget.left -= steps;
  if (budget.left < 0) throw new OverBudget('work');
}

/** Returns the result of `work`, or undefined when it exceeded its budget. */
export function withinBudget<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof OverBudget) return undefined;
    throw error;
  }
}
