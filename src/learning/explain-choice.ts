import type { OutcomeEstimate } from './choose-next.ts';

const DAY_MS = 86_400_000;

/** Explains in one sentence why an outcome comes next. */
export function explainChoice(estimate: OutcomeEstimate, now: number): string {
  const { kind, lastAt, lastScore, score } = estimate;
  if (lastAt === undefined) return 'You have not tried this yet.';
  if (kind === 'weak')
    return lastScore === 1
      ? 'Your last answer was right, but earlier ones lost marks.'
      : 'Your last answer lost marks.';
  if (kind === 'strong') return 'You know this well; a question now and then keeps it fresh.';
  const days = Math.floor((now - lastAt) / DAY_MS);
  const since = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
  return `You last practised this ${since}, and we expect about ${Math.round(score * 10)} of 10 marks now.`;
}
