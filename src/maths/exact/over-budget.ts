/** Thrown inside the engine when a form grows past its cap; the ladder catches it and tries the next rung. */
export class OverBudget extends Error {
  constructor(what: string) {
    super(`too large to work out exactly: ${what}`);
    this.name = 'OverBudget';
  }
}

/** A counter of work; steps and not a clock, so that a verdict is the same on every machine. */
export type Budget = { left: number };

export function spend(budget: Budget, steps: number): void {
  budget.left -= steps;
  if (budget.left < 0) throw new OverBudget('work');
}

/** The answer of `work`, or undefined when it ran out of budget. */
export function withinBudget<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof OverBudget) return undefined;
    throw error;
  }
}
