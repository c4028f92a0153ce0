import type { MarkedAttempt } from './mark-attempt.ts';

/** The attempt that counts, with a sentence about the choice if there were several attempts. */
type ChosenAttempt = { readonly marked: MarkedAttempt; readonly rule: string | undefined };

/**
 * Chooses the attempt that counts. If the learner did not choose one, attempts are grouped by method. The
 * lowest mark of each group is taken, and the highest of these counts.
 */
export function chooseAttempt(attempts: readonly MarkedAttempt[]): ChosenAttempt | undefined {
  const chosen = attempts.filter(({ attempt }) => attempt.isChosen);
  const [singleAttempt] = chosen.length === 1 ? chosen : attempts.length === 1 ? attempts : [];
  if (singleAttempt)
    return {
      marked: singleAttempt,
      rule: attempts.length === 1 ? undefined : 'This is the attempt you chose.',
    };
  const strategies = Map.groupBy(attempts, getMethodIndex);
  const lowest = [...strategies.values()].map((group) => group.reduce((a, b) => (b.marks < a.marks ? b : a)));
  const [first, ...others] = lowest;
  if (!first) return undefined;
  const rule =
    lowest.length === 1
      ? 'You made several attempts with the same method: the lowest counts.'
      : 'You made attempts with different methods: the highest counts.';
  return { marked: others.reduce((a, b) => (b.marks > a.marks ? b : a), first), rule };
}

/**
 * Returns the index of the method that an attempt uses: the method of the first bullet with an exact match, otherwise 0. Method 0
 * is the method of the scheme; the others are its alternatives.
 */
function getMethodIndex({ bulletMarks }: MarkedAttempt): number {
  return bulletMarks.find(({ award }) => award?.via === 'exact')?.award?.method ?? 0;
}
