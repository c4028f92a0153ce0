import type { MarkedAttempt } from './mark-attempt.ts';

type ChosenAttempt = { readonly marked: MarkedAttempt; readonly rule: string | undefined };

/**
 * Chooses which of several attempts counts: the learner's choice, else the lowest of each strategy and the
 * highest of those.
 */
export function chooseAttempt(attempts: readonly MarkedAttempt[]): ChosenAttempt | undefined {
  const chosen = attempts.filter(({ attempt }) => attempt.isChosen);
  const [only] = chosen.length === 1 ? chosen : attempts.length === 1 ? attempts : [];
  if (only)
    return {
      marked: only,
      rule: attempts.length === 1 ? undefined : 'This is the attempt you chose.',
    };
  const strategies = Map.groupBy(attempts, getStrategy);
  const lowest = [...strategies.values()].map((group) => group.reduce((a, b) => (b.marks < a.marks ? b : a)));
  const [first, ...rest] = lowest;
  if (!first) return undefined;
  const rule =
    lowest.length === 1
      ? 'You made several attempts with the same method: the lowest counts.'
      : 'You made attempts with different methods: the highest counts.';
  return { marked: rest.reduce((a, b) => (b.marks > a.marks ? b : a), first), rule };
}

/**
 * Returns the method of the first bullet that was shown; attempts that show nothing count as the scheme's own
 * method.
 */
function getStrategy({ bulletMarks }: MarkedAttempt): number {
  return bulletMarks.find(({ award }) => award?.via === 'exact')?.award?.method ?? 0;
}
