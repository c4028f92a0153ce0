import { z } from 'zod';
import { ThreadMetadata } from '../../domain/thread.ts';

/** Clients send null for what they leave out. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** What clients may ask for and we do not do is refused with the reason, not forgotten. */
export function unsupported(reason: string) {
  return z
    .null(reason)
    .optional()
    .meta({ description: `Not possible: ${reason}.` });
}

export const Metadata = ThreadMetadata.meta({ description: 'Entries of your own.' });

export const ThreadParams = z.object({ thread_id: z.uuid() });
export const RunParams = z.object({ thread_id: z.uuid(), run_id: z.string().min(1).max(200) });

const truths = { '1': true, true: true, '0': false, false: false } as const;

/** A yes or no in an address. */
export const Flag = z
  .enum(['1', 'true', '0', 'false'])
  .optional()
  .transform((text) => (text === undefined ? false : truths[text]));

export const CheckpointBody = z
  .object({
    checkpoint_id: optional(z.string().min(1).max(200)),
    checkpoint_ns: optional(z.string().max(2000)),
    checkpoint_map: optional(z.record(z.string(), z.string())),
  })
  .transform(({ checkpoint_id: id, checkpoint_ns: ns, checkpoint_map: map }) => ({
    ...(id !== undefined && { id }),
    ...(ns !== undefined && { ns }),
    ...(map !== undefined && { map }),
  }));

export const Ttl = optional(
  z
    .union([z.number(), z.object({ ttl: z.number(), strategy: z.literal('delete').optional() })])
    .pipe(
      z.union([
        z.number().positive().max(5_256_000),
        z.object({ ttl: z.number().positive().max(5_256_000) }).transform(({ ttl }) => ttl),
      ]),
    ),
);

/** For answers whose shape is the graph's own. */
export const Anything = z.unknown();
