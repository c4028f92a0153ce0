import type { MarkedAttempt } from './mark-attempt.ts';

export type ChosenAttempt = { readonly marked: MarkedAttempt; readonly rule: string | undefined };

/** Several attempts: the chosen one; else the lowest of each strategy, and the highest of those. */
export function chooseAttempt(attempts: readonly MarkedAttempt[]): ChosenAttempt | undefined {
  const chosen = attempts.filter(({ attempt }) => attempt.isChosen);
  const [only] = chosen.length === 1 ? chosen : attempts.length === 1 ? attempts : [];
  if (only)
    return {
      marked: only,
      rule: attempts.length === 1 ? undefined : 'The attempt the learner chose is marked.',
    };
  const strategies = Map.groupBy(attempts, strategyOf);
  const lowest = [...strategies.values()].map((group) => group.reduce((a, b) => (b.marks < a.marks ? b : a)));
  const [first, ...rest] = lowest;
  if (!first) return undefined;
  const rule =
    lowest.length === 1
      ? 'Several attempts by one strategy: the lowest counts.'
      : 'Several attempts by different strategies: the highest counts.';
  return { marked: rest.reduce((a, b) => (b.marks > a.marks ? b : a), first), rule };
}

/** The method of the first bullet that was shown; attempts that show nothing share the scheme's. */
function strategyOf({ standings }: MarkedAttempt): number {
  return standings.find(({ award }) => award?.via === 'exact')?.award?.method ?? 0;
}
