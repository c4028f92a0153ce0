import { isAlive, type WorkerRegister, type WorkerView } from '../../ports/worker-register.ts';
import type { Metrics } from './metrics.ts';
import type { Sample } from './registry.ts';

/** How the workers stand, read from their register, so every server tells the same. */
export function addWorkerMetrics(metrics: Metrics, workers: Pick<WorkerRegister, 'list'>): void {
  const each = (of: (worker: WorkerView) => number) => async () => sumByName(await workers.list(), of);
  metrics.gauge(
    'workers_alive',
    'Workers heard of within 15 seconds, by name.',
    each((worker) => (isAlive(worker) ? 1 : 0)),
  );
  metrics.gauge(
    'worker_jobs_in_flight',
    'Jobs that living workers are at.',
    each((worker) => (isAlive(worker) ? worker.inFlight : 0)),
  );
  metrics.gauge(
    'worker_jobs_done',
    'Jobs that workers of the last day have done.',
    each(({ done }) => done),
  );
  metrics.gauge(
    'worker_jobs_failed',
    'Jobs that failed with them.',
    each(({ failed }) => failed),
  );
  metrics.gauge(
    'worker_model_calls',
    'Calls of a model they made.',
    each(({ usage }) => usage.calls),
  );
  metrics.gauge(
    'worker_model_tokens',
    'Tokens these calls read and wrote.',
    each(({ usage }) => usage.inputTokens + usage.outputTokens),
  );
  metrics.gauge(
    'worker_cost_dollars',
    'What these calls cost; NaN where a price is not known.',
    each(({ usage }) => usage.cost ?? Number.NaN),
  );
}

/** Workers of one name, as those started one after the other on a machine, are one line. */
function sumByName(workers: readonly WorkerView[], of: (worker: WorkerView) => number): Sample[] {
  const sums = new Map<string, number>();
  for (const worker of workers) sums.set(worker.name, (sums.get(worker.name) ?? 0) + of(worker));
  return [...sums].map(([name, value]) => ({ labels: { worker: name }, value }));
}
