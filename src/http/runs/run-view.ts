import { z } from 'zod';
import { type Run, RunError, RunStatus } from '../../domain/run.ts';

export const WireRun = z
  .object({
    id: z.string(),
    kind: z.string(),
    thread_id: z.string().optional(),
    status: RunStatus.meta({ id: 'RunStatus' }),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().optional(),
    ended_at: z.iso.datetime().optional(),
    cancel_requested: z.boolean(),
    last_event_id: z.number().int().nonnegative(),
    result: z.unknown().optional().meta({ description: 'The result of the work.' }),
    error: RunError.meta({ id: 'RunError' }).optional(),
  })
  .meta({ id: 'Run' });
export type WireRun = z.infer<typeof WireRun>;

/** Converts a run to the wire format; the field names of the result are not changed. */
export function toWireRun(run: Run): WireRun {
  return {
    id: run.id,
    kind: run.kind,
    ...(run.threadId !== undefined && { thread_id: run.threadId }),
    status: run.status,
    created_at: run.createdAt,
    ...(run.startedAt !== undefined && { started_at: run.startedAt }),
    ...(run.endedAt !== undefined && { ended_at: run.endedAt }),
    cancel_requested: run.cancelRequested,
    last_event_id: run.lastEventId,
    ...(run.result !== undefined && { result: run.result }),
    ...(run.error !== undefined && { error: run.error }),
  };
}
