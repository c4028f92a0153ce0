import { z } from 'zod';

export const RunStatus = z.enum(['pending', 'running', 'succeeded', 'failed', 'cancelled', 'interrupted']);
export type RunStatus = z.infer<typeof RunStatus>;

/** How a run can end; `interrupted` says that the process that did the work went away. */
export const EndStatus = RunStatus.exclude(['pending', 'running']);
export type EndStatus = z.infer<typeof EndStatus>;

export function hasEnded(status: RunStatus): status is EndStatus {
  return EndStatus.safeParse(status).success;
}

export const RunError = z.object({ error: z.string().min(1), message: z.string().min(1) });
export type RunError = z.infer<typeof RunError>;

/** Work that somebody started and can watch, cancel and come back to. */
export const Run = z.object({
  id: z.string().min(1),
  /** Id of the principal who started it; nobody else can see it. */
  owner: z.string().min(1),
  /** What kind of work, such as `generate`. */
  kind: z.string().min(1),
  /** At most one run of a thread is under way. */
  threadId: z.string().min(1).optional(),
  /** What was asked for, as far as the kind of work wants to find it again. */
  request: z.json().optional(),
  status: RunStatus,
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().optional(),
  endedAt: z.iso.datetime().optional(),
  cancelRequested: z.boolean(),
  /** Number of events so far, which is also the id of the last one. */
  lastEventId: z.number().int().nonnegative(),
  /** What the work answered, as JSON. */
  result: z.json().optional(),
  error: RunError.optional(),
});
export type Run = z.infer<typeof Run>;

export type Json = z.infer<ReturnType<typeof z.json>>;

/** The last event of every run; its data say how the run ended. */
export const DONE = 'done';

/** Says that the process that did the work went away, and that another one carries it on. */
export const RESUMED = 'resumed';

export const RunEvent = z.object({
  /** Counts from 1 in each run, without gaps. */
  id: z.number().int().positive(),
  type: z.string().min(1),
  at: z.iso.datetime(),
  data: z.json(),
});
export type RunEvent = z.infer<typeof RunEvent>;
