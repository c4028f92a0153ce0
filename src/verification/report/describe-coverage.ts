import { areFewJudged, type EqualityCounts, type UnjudgedEquality } from '../../domain/equality-counts.ts';

/** What was verified: the number of questions, and how many of their equalities were judged, undecided or unreadable. */
export type Coverage = { readonly questions: number; readonly read: EqualityCounts };

/** Formats how many equalities are in each state: `4 equalities judged, 2 undecided, 1 unreadable`. */
export function formatStates({ equalities, judged, undecided, unread }: EqualityCounts): string {
  if (equalities === 0) return 'no equality to judge';
  const format = (count: number): string => count.toLocaleString('en');
  const noun = judged === 1 ? 'equality' : 'equalities';
  return `${format(judged)} ${noun} judged, ${format(undecided)} undecided, ${format(unread)} unreadable`;
}

/** Formats how many equalities were not judged for each reason, the commonest first; undefined if all were judged. */
export function formatUnjudgedReasons(unjudged: readonly UnjudgedEquality[]): string | undefined {
  if (unjudged.length === 0) return undefined;
  const reasons = [...Map.groupBy(unjudged, ({ reason }) => reason)]
    .map(([reason, equalities]) => ({ reason, count: equalities.length }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ reason, count }) => `${count.toLocaleString('en')} because ${reason}`);
  return `Not judged: ${reasons.join(', ')}.`;
}

/** Returns a sentence for users if so little was read that “no errors” means little. */
export function findCoverageWarning({ questions, read }: Coverage): string | undefined {
  if (questions === 0)
    return 'No question was found, so nothing was verified; see docs/authors.md for the forms that are read.';
  if (!areFewJudged(read)) return undefined;
  return `Only ${read.judged} of ${read.equalities} steps (equalities) were checked; a person must check the rest.`;
}
