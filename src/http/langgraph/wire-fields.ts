import { z } from 'zod';
import { MAX_METADATA_ENTRIES, ThreadMetadata } from '../../domain/thread.ts';
import { optional } from '../optional.ts';

/** A field of the LangGraph API that we do not support: a value is rejected with the reason, not ignored. */
export function unsupported(reason: string) {
  return z
    .null(reason)
    .optional()
    .meta({ description: `Not supported: ${reason}.` });
}

/** Refuses too many entries before the schema checks each of them, which would block the process for tenths of a second. */
function refuseManyEntries(value: unknown, context: z.RefinementCtx): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length <= MAX_METADATA_ENTRIES)
    return value;
  context.addIssue({ code: 'custom', message: `at most ${MAX_METADATA_ENTRIES} entries are allowed` });
  return z.NEVER;
}

export const Metadata = z.preprocess(refuseManyEntries, ThreadMetadata).meta({
  description: 'Your own key-value pairs: at most 100 entries with 16,000 characters in all.',
});

const MAX_CONFIG_CHARACTERS = 16_000;

/** Values for the configuration of a graph. LangGraph copies and merges them at each step, so many of them would block the process for seconds. */
export const ConfigValues = z
  .preprocess(refuseManyEntries, z.record(z.string(), z.unknown()))
  .refine(
    (values) => JSON.stringify(values).length <= MAX_CONFIG_CHARACTERS,
    `at most ${MAX_CONFIG_CHARACTERS.toLocaleString('en')} characters are allowed`,
  );

export const ThreadParams = z.object({ thread_id: z.uuid() });
export const RunParams = z.object({ thread_id: z.uuid(), run_id: z.string().min(1).max(200) });

const FLAG_VALUES = { '1': true, true: true, '0': false, false: false } as const;

/** A boolean query parameter. */
export const Flag = z
  .enum(['1', 'true', '0', 'false'])
  .optional()
  .transform((text) => (text === undefined ? false : FLAG_VALUES[text]));

/** A checkpoint of the LangGraph API: a stored state of a thread. `checkpoint_ns` identifies a subgraph. */
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

const MAX_TTL_MINUTES = 5_256_000;

/** The lifetime of a thread in minutes, at most ten years. */
export const Ttl = optional(
  z
    .union([z.number(), z.object({ ttl: z.number(), strategy: z.literal('delete').optional() })])
    .pipe(
      z.union([
        z.number().positive().max(MAX_TTL_MINUTES),
        z.object({ ttl: z.number().positive().max(MAX_TTL_MINUTES) }).transform(({ ttl }) => ttl),
      ]),
    ),
);

/** A value whose shape depends on the graph. */
export const Anything = z.unknown();
