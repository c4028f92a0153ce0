import { z } from 'zod';

export const RunStatus = z.enum(['pending', 'running', 'succeeded', 'failed', 'cancelled', 'interrupted']);
export type RunStatus = z.infer<typeof RunStatus>;

/** How a run can end. `interrupted` means that its process stopped before the run ended. */
export const EndStatus = RunStatus.exclude(['pending', 'running']);
export type EndStatus = z.infer<typeof EndStatus>;

export function hasEnded(status: RunStatus): status is EndStatus {
  return EndStatus.safeParse(status).success;
}

export const RunError = z.object({ error: z.string().min(1), message: z.string().min(1) });
export type RunError = z.infer<typeof RunError>;

/** Background work that a principal started and can follow, cancel and return to. */
export const Run = z.object({
  id: z.string().min(1),
  /** Id of the principal who started it; only they can see it. */
  owner: z.string().min(1),
  /** The kind of work, such as `generate`. */
  kind: z.string().min(1),
  /** At most one run of a thread is active. */
  threadId: z.string().min(1).optional(),
  /** The request, as far as the kind of work needs it later. */
  request: z.json().optional(),
  status: RunStatus,
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().optional(),
  endedAt: z.iso.datetime().optional(),
  cancelRequested: z.boolean(),
  /** Number of events so far, which is also the id of the last one. */
  lastEventId: z.number().int().nonnegative(),
  /** The result of the work, as JSON. */
  result: z.json().optional(),
  error: RunError.optional(),
});
export type Run = z.infer<typeof Run>;

export type Json = z.infer<ReturnType<typeof z.json>>;

/** The type of the last event of every run; its data state how the run ended. */
export const DONE_EVENT = 'done';

/** The kind of runs of LangGraph graphs. */
export const GRAPH_RUN = 'graph';

/** The type of the event written when another process resumes a run after its process ended. */
export const RESUMED_EVENT = 'resumed';

export const RunEvent = z.object({
  /** Counts from 1 in each run, without gaps. */
  id: z.number().int().positive(),
  type: z.string().min(1),
  at: z.iso.datetime(),
  data: z.json(),
});
export type RunEvent = z.infer<typeof RunEvent>;
