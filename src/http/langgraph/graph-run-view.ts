import { z } from 'zod';
import type { Run, RunStatus } from '../../domain/run.ts';
import { Metadata } from './wire-fields.ts';

const GraphRunStatus = z.enum(['pending', 'running', 'error', 'success', 'timeout', 'interrupted']);
type GraphRunStatus = z.infer<typeof GraphRunStatus>;

/** The LangGraph status for each of our statuses; a run whose process ended counts as failed. */
const graphStatuses = {
  pending: 'pending',
  running: 'running',
  succeeded: 'success',
  failed: 'error',
  interrupted: 'error',
  cancelled: 'interrupted',
} as const satisfies Record<RunStatus, GraphRunStatus>;

/** Our status for each LangGraph status, for filters; our runs never have the status `timeout`. */
export const ownStatuses = {
  pending: 'pending',
  running: 'running',
  success: 'succeeded',
  error: 'failed',
  interrupted: 'cancelled',
  timeout: undefined,
} as const satisfies Record<GraphRunStatus, RunStatus | undefined>;

export const WireGraphRun = z
  .object({
    run_id: z.string(),
    thread_id: z.string(),
    assistant_id: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    status: GraphRunStatus.meta({ id: 'GraphRunStatus' }),
    metadata: Metadata,
    multitask_strategy: z.literal('reject'),
  })
  .meta({ id: 'GraphRun' });
export type WireGraphRun = z.infer<typeof WireGraphRun>;

/** The request that `graph-runs` stores with each run. */
const StoredRequest = z.object({ assistant_id: z.string(), metadata: Metadata });

/** Converts a run to the LangGraph API. */
export function toWireGraphRun(run: Run): WireGraphRun {
  const { assistant_id, metadata } = StoredRequest.parse(run.request);
  return {
    run_id: run.id,
    thread_id: run.threadId ?? '',
    assistant_id,
    created_at: run.createdAt,
    updated_at: run.endedAt ?? run.startedAt ?? run.createdAt,
    status: graphStatuses[run.status],
    metadata,
    multitask_strategy: 'reject',
  };
}
