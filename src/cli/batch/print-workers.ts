import { isAlive, type WorkerView } from '../../ports/worker-registry.ts';
import { layoutTable } from '../../print/layout-table.ts';

const COLUMNS = [
  { heading: 'WORKER', minWidth: 8 },
  { heading: 'STATE' },
  { heading: 'RUNNING', align: 'right' },
  { heading: 'DONE', align: 'right' },
  { heading: 'FAILED', align: 'right' },
  { heading: 'CALLS', align: 'right', dropOrder: 2 },
  { heading: 'TOKENS', align: 'right', dropOrder: 1 },
  { heading: 'COST', align: 'right', dropOrder: 3 },
] as const;

/** Formats the workers as the lines of a table that fits the width. */
export function formatWorkerTable(workers: readonly WorkerView[], width: number): string[] {
  if (workers.length === 0) return ['No worker ran in the last 24 hours.'];
  const rows = workers.map((worker) => {
    const { name, inFlight, done, failed, usage } = worker;
    const tokens = usage.inputTokens + usage.outputTokens;
    const counts = [inFlight, done, failed, usage.calls, tokens].map(String);
    const cost = usage.cost === null ? 'not known' : `$${usage.cost.toFixed(2)}`;
    return [name, getState(worker), ...counts, cost];
  });
  return layoutTable(COLUMNS, rows, width);
}

/** Converts a worker to its `--json` form. */
export function toWorkerJson(worker: WorkerView) {
  return {
    id: worker.id,
    name: worker.name,
    state: getState(worker),
    started_at: worker.startedAt,
    stopped_at: worker.stoppedAt,
    silent_seconds: Math.round(worker.silentSeconds),
    jobs: { in_flight: worker.inFlight, done: worker.done, failed: worker.failed },
    model_calls: worker.usage.calls,
    input_tokens: worker.usage.inputTokens,
    output_tokens: worker.usage.outputTokens,
    cost: worker.usage.cost,
  };
}

/** Returns the state of a worker. `silent`: it sent no heartbeat recently. The values are part of the `--json` output. */
function getState(worker: WorkerView): 'works' | 'stopped' | 'silent' {
  if (worker.stoppedAt !== null) return 'stopped';
  return isAlive(worker) ? 'works' : 'silent';
}
