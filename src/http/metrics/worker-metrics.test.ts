import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { WorkerView } from '../../ports/worker-registry.ts';
import { createMetrics } from './metrics.ts';
import { addWorkerMetrics } from './worker-metrics.ts';

const createWorker = (name: string, changes: Partial<WorkerView> = {}): WorkerView => ({
  id: name,
  name,
  inFlight: 2,
  done: 5,
  failed: 1,
  startedAt: '2026-01-01T00:00:00.000Z',
  stoppedAt: null,
  silentSeconds: 1,
  usage: { calls: 10, inputTokens: 100, outputTokens: 20, cost: 0.5 },
  ...changes,
});

it('reports workers by name, and does not count workers without a heartbeat as alive', async () => {
  const metrics = createMetrics();
  const unpriced = { calls: 1, inputTokens: 1, outputTokens: 1, cost: null };
  const workers = [
    createWorker('mill'),
    createWorker('mill', { silentSeconds: 60 }),
    createWorker('forge', { stoppedAt: 'x' }),
    createWorker('loom', { usage: unpriced }),
  ];
  addWorkerMetrics(metrics, { list: async () => workers });

  const lines = (await metrics.print()).split('\n');

  for (const line of [
    'workers_alive{worker="mill"} 1',
    'workers_alive{worker="forge"} 0',
    'worker_jobs_in_flight{worker="mill"} 2',
    'worker_jobs_done{worker="mill"} 10',
    'worker_jobs_failed{worker="forge"} 1',
    'worker_model_calls{worker="mill"} 20',
    'worker_model_tokens{worker="forge"} 120',
    'worker_cost_dollars{worker="mill"} 1',
    'worker_cost_dollars{worker="loom"} NaN',
  ])
    assert.ok(lines.includes(line), line);
});
