import { z } from 'zod';

/** What the probing thread measured. */
export const ProbeReport = z.object({
  /** The response times of `/health` in milliseconds, fastest first. */
  waits: z.array(z.number()),
  /** The highest memory of the server process, in bytes. */
  peakMemory: z.number(),
});
export type ProbeReport = z.infer<typeof ProbeReport>;
