import type { BatchTally } from '../../domain/batch.ts';
import type { Spending } from '../../ports/batch-budget.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { createProgressBar, type ProgressBar } from '../terminal/progress-bar.ts';

type BatchProgressBar = Pick<ProgressBar, 'clear'> & {
  show(tally: BatchTally, spending: Spending): void;
};

/** Creates a progress bar with the rate, the remaining time and the cost of a batch, including the work of other workers. */
export function createBatchProgressBar(
  stream: TextStream,
  tallyBefore: BatchTally,
  now: () => number,
): BatchProgressBar {
  const bar = createProgressBar(stream);
  const startedAt = now();
  return {
    clear: bar.clear,
    show(tally, spending) {
      const endedCount = countEnded(tally);
      const rate = ((endedCount - countEnded(tallyBefore)) * 1000) / Math.max(1, now() - startedAt);
      const texts = [`${endedCount} of ${tally.total}`, `${rate.toFixed(1)}/s`];
      if (rate > 0) texts.push(`${formatDuration(Math.ceil((tally.total - endedCount) / rate))} left`);
      if (spending.calls > 0)
        texts.push(spending.unpriced > 0 ? 'price not known' : `$${spending.cost.toFixed(2)}`);
      bar.advance(endedCount / Math.max(1, tally.total), texts.join(' · '));
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
