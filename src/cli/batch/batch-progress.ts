import type { BatchTally } from '../../domain/batch.ts';
import type { UsageTotal } from '../../ports/usage-ledger.ts';
import { createProgressBar, type ProgressBar } from '../progress-bar.ts';
import type { TextStream } from '../terminal.ts';

export type BatchProgress = Pick<ProgressBar, 'clear'> & { advance(usage: UsageTotal): void };

const SECOND = 1000;

/** A bar with the rate, the time that is left, and the cost so far. */
export function createBatchProgress(stream: TextStream, before: BatchTally, now: () => Date): BatchProgress {
  const bar = createProgressBar(stream);
  const settledBefore = before.total - before.waiting - before.running;
  const start = now().getTime();
  let ended = 0;
  return {
    clear: bar.clear,
    advance(usage) {
      ended++;
      const settled = settledBefore + ended;
      const rate = (ended * SECOND) / Math.max(1, now().getTime() - start);
      const left = Math.ceil((before.total - settled) / rate);
      const parts = [`${settled} of ${before.total}`, `${rate.toFixed(1)}/s`, `${timeOf(left)} left`];
      if (usage.calls > 0) parts.push(usage.cost === null ? 'price not known' : `$${usage.cost.toFixed(2)}`);
      bar.advance(settled / before.total, parts.join(' · '));
    },
  };
}

function timeOf(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
