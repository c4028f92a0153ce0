import { isAlive, type WorkerView } from '../../ports/worker-register.ts';
import { layoutTable } from '../../print/layout-table.ts';

const columns = [
  { heading: 'WORKER', shrinksTo: 8 },
  { heading: 'STATE' },
  { heading: 'UNDER WAY', align: 'right' },
  { heading: 'DONE', align: 'right' },
  { heading: 'FAILED', align: 'right' },
  { heading: 'CALLS', align: 'right', goes: 2 },
  { heading: 'TOKENS', align: 'right', goes: 1 },
  { heading: 'COST', align: 'right', goes: 3 },
] as const;

export function workerTable(workers: readonly WorkerView[], width: number): string[] {
  if (workers.length === 0) return ['No worker was seen within a day.'];
  const rows = workers.map((worker) => {
    const { name, inFlight, done, failed, usage } = worker;
    const tokens = usage.inputTokens + usage.outputTokens;
    const counts = [inFlight, done, failed, usage.calls, tokens].map(String);
    const cost = usage.cost === null ? 'not known' : `$${usage.cost.toFixed(2)}`;
    return [name, stateOf(worker), ...counts, cost];
  });
  return layoutTable(columns, rows, width);
}

export function workerViews(workers: readonly WorkerView[]) {
  return workers.map((worker) => ({
    id: worker.id,
    name: worker.name,
    state: stateOf(worker),
    started_at: worker.startedAt,
    stopped_at: worker.stoppedAt,
    silent_seconds: Math.round(worker.silentSeconds),
    jobs: { in_flight: worker.inFlight, done: worker.done, failed: worker.failed },
    model_calls: worker.usage.calls,
    input_tokens: worker.usage.inputTokens,
    output_tokens: worker.usage.outputTokens,
    cost: worker.usage.cost,
  }));
}

function stateOf(worker: WorkerView): 'works' | 'stopped' | 'silent' {
  if (worker.stoppedAt !== null) return 'stopped';
  return isAlive(worker) ? 'works' : 'silent';
}
