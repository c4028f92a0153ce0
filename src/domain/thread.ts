import { z } from 'zod';

/** `interrupted`: waiting for input. `error`: the last run failed or its process ended. */
export const ThreadStatus = z.enum(['idle', 'busy', 'interrupted', 'error']);
export type ThreadStatus = z.infer<typeof ThreadStatus>;

/** The possible statuses of a thread after a successful run. */
export type StatusAfterRun = 'idle' | 'interrupted';

/** The metadata of a thread has at most this many entries. */
export const MAX_METADATA_ENTRIES = 100;
/** Caller-defined values, serialisable as JSON. */
export const ThreadMetadata = z.record(z.string(), z.unknown());
export type ThreadMetadata = z.infer<typeof ThreadMetadata>;

/** A conversation of one principal with a graph. Its state is stored in checkpoints. */
export const Thread = z.object({
  id: z.string().min(1),
  /** Id of the principal who created it; only they can see it. */
  owner: z.string().min(1),
  /** The graph that ran on it last. */
  graphId: z.string().min(1).optional(),
  metadata: ThreadMetadata,
  status: ThreadStatus,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().optional(),
  /** When the owner first changed its state by hand. Answers of such a thread are not recorded. */
  editedAt: z.iso.datetime().optional(),
});
export type Thread = z.infer<typeof Thread>;
