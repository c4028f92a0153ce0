import { z } from 'zod';

/** `interrupted` waits for somebody's answer; `error` says that the last run failed or was cut off. */
export const ThreadStatus = z.enum(['idle', 'busy', 'interrupted', 'error']);
export type ThreadStatus = z.infer<typeof ThreadStatus>;

/** How a run leaves its thread. */
export type ThreadRest = 'idle' | 'interrupted';

/** Values that JSON can hold. */
export const ThreadMetadata = z.record(z.string(), z.unknown());
export type ThreadMetadata = z.infer<typeof ThreadMetadata>;

/** A conversation of one person with a graph; its state lies in checkpoints. */
export const Thread = z.object({
  id: z.string().min(1),
  /** Id of the principal who made it; nobody else can see it. */
  owner: z.string().min(1),
  /** The graph that ran on it last. */
  graphId: z.string().min(1).optional(),
  metadata: ThreadMetadata,
  status: ThreadStatus,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().optional(),
});
export type Thread = z.infer<typeof Thread>;
