import type { BatchTally } from '../../domain/batch.ts';
import type { Spending } from '../../ports/batch-budget.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { createProgressBar, type ProgressBar } from '../terminal/progress-bar.ts';

type BatchProgressBar = Pick<ProgressBar, 'clear'> & {
  show(tally: BatchTally, spent: Spending): void;
};

/** A progress bar with the rate, the remaining time and the cost of a batch, including the work of other workers. */
export function createBatchProgressBar(
  stream: TextStream,
  before: BatchTally,
  now: () => number,
): BatchProgressBar {
  const bar = createProgressBar(stream);
  const start = now();
  return {
    clear: bar.clear,
    show(tally, spent) {
      const ended = countEnded(tally);
      const rate = ((ended - countEnded(before)) * 1000) / Math.max(1, now() - start);
      const parts = [`${ended} of ${tally.total}`, `${rate.toFixed(1)}/s`];
      if (rate > 0) parts.push(`${formatDuration(Math.ceil((tally.total - ended) / rate))} left`);
      if (spent.calls > 0) parts.push(spent.unpriced > 0 ? 'price not known' : `$${spent.cost.toFixed(2)}`);
      bar.advance(ended / Math.max(1, tally.total), parts.join(' · '));
    },
  };
}

function countEnded({ total, waiting, running }: BatchTally): number {
  return total - waiting - running;
}

function formatDuration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
