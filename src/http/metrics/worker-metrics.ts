import { isAlive, type WorkerRegistry, type WorkerView } from '../../ports/worker-registry.ts';
import type { Metrics } from './metrics.ts';
import type { Sample } from './registry.ts';

/** Adds the metrics of the workers. They are read from the registry, so every server reports the same values. */
export function addWorkerMetrics(metrics: Metrics, workers: Pick<WorkerRegistry, 'list'>): void {
  const perWorker = (getValue: (worker: WorkerView) => number) => async () =>
    sumByName(await workers.list(), getValue);
  metrics.gauge(
    'workers_alive',
    'Workers with a heartbeat in the last 15 seconds, by name.',
    perWorker((worker) => (isAlive(worker) ? 1 : 0)),
  );
  metrics.gauge(
    'worker_jobs_in_flight',
    'Jobs in progress on live workers.',
    perWorker((worker) => (isAlive(worker) ? worker.inFlight : 0)),
  );
  metrics.gauge(
    'worker_jobs_done',
    'Jobs completed by the workers of the last day.',
    perWorker(({ done }) => done),
  );
  metrics.gauge(
    'worker_jobs_failed',
    'Jobs failed on the workers of the last day.',
    perWorker(({ failed }) => failed),
  );
  metrics.gauge(
    'worker_model_calls',
    'Model calls of the workers of the last day.',
    perWorker(({ usage }) => usage.calls),
  );
  metrics.gauge(
    'worker_model_tokens',
    'Tokens read and written by these calls.',
    perWorker(({ usage }) => usage.inputTokens + usage.outputTokens),
  );
  metrics.gauge(
    'worker_cost_dollars',
    'Cost of these calls; NaN when a price is unknown.',
    perWorker(({ usage }) => usage.cost ?? Number.NaN),
  );
}

/** Sums the values of workers with the same name, such as a worker that was restarted. */
function sumByName(workers: readonly WorkerView[], getValue: (worker: WorkerView) => number): Sample[] {
  const sums = new Map<string, number>();
  for (const worker of workers) sums.set(worker.name, (sums.get(worker.name) ?? 0) + getValue(worker));
  return [...sums].map(([name, value]) => ({ labels: { worker: name }, value }));
}
