import type { BatchTally } from '../../domain/batch.ts';
import type { Spending } from '../../ports/batch-meter.ts';
import { createProgressBar, type ProgressBar } from '../progress-bar.ts';
import type { TextStream } from '../terminal.ts';

export type BatchProgress = Pick<ProgressBar, 'clear'> & { show(tally: BatchTally, spent: Spending): void };

const SECOND = 1000;

/** A bar with the rate, the time that is left, and what the batch has cost so far, whoever works on it. */
export function createBatchProgress(
  stream: TextStream,
  before: BatchTally,
  now: () => number,
): BatchProgress {
  const bar = createProgressBar(stream);
  const start = now();
  return {
    clear: bar.clear,
    show(tally, spent) {
      const settled = settledOf(tally);
      const rate = ((settled - settledOf(before)) * SECOND) / Math.max(1, now() - start);
      const parts = [`${settled} of ${tally.total}`, `${rate.toFixed(1)}/s`];
      if (rate > 0) parts.push(`${timeOf(Math.ceil((tally.total - settled) / rate))} left`);
      if (spent.calls > 0) parts.push(spent.unpriced > 0 ? 'price not known' : `$${spent.cost.toFixed(2)}`);
      bar.advance(settled / Math.max(1, tally.total), parts.join(' · '));
    },
  };
}

function settledOf({ total, waiting, running }: BatchTally): number {
  return total - waiting - running;
}

function timeOf(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
