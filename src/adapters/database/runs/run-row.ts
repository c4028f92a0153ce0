import { z } from 'zod';
import { Run, type RunEvent, RunStatus } from '../../../domain/run.ts';

const RunRow = z.object({
  id: z.string(),
  owner: z.string(),
  kind: z.string(),
  thread_id: z.string().nullable(),
  status: RunStatus,
  created_at: z.string(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  cancel_requested: z.number().int(),
  last_event_id: z.number().int(),
  result: z.string().nullable(),
  error: z.string().nullable(),
  request: z.string().nullable(),
});

export function toRun(stored: unknown): Run {
  const row = RunRow.parse(stored);
  return Run.parse({
    id: row.id,
    owner: row.owner,
    kind: row.kind,
    status: row.status,
    createdAt: row.created_at,
    cancelRequested: row.cancel_requested === 1,
    lastEventId: row.last_event_id,
    ...(row.thread_id !== null && { threadId: row.thread_id }),
    ...(row.request !== null && { request: JSON.parse(row.request) }),
    ...(row.started_at !== null && { startedAt: row.started_at }),
    ...(row.ended_at !== null && { endedAt: row.ended_at }),
    ...(row.result !== null && { result: JSON.parse(row.result) }),
    ...(row.error !== null && { error: JSON.parse(row.error) }),
  });
}

const EventRow = z.object({ id: z.number().int(), type: z.string(), at: z.string(), data: z.string() });

export function toRunEvent(stored: unknown): RunEvent {
  const { data, ...event } = EventRow.parse(stored);
  // Not validated: the store wrote this JSON itself, and validating a long log costs more than reading it.
  return { ...event, data: JSON.parse(data) };
}
