import { z } from 'zod';
import { type GeneratedItem, ItemUsage } from '../../domain/generation.ts';
import { sumUsage } from '../../ports/usage-meter.ts';

/** An item that could not be generated. */
export const ItemFailure = z.object({
  item: z.number().int().positive(),
  code: z.string(),
  message: z.string(),
  node: z.string(),
});
export type ItemFailure = z.infer<typeof ItemFailure>;

/** The result of a generation; the names are those of the API. */
export const GenerationResult = z.object({
  status: z.enum(['completed', 'completed_with_errors']),
  requested: z.number().int(),
  passed: z.number().int(),
  corrected: z.number().int(),
  needs_human_review: z.number().int(),
  failed: z.number().int(),
  failures: z.array(ItemFailure),
  /** Rules that every attempt at some item broke. */
  persistent_rules: z.array(z.string()),
  usage: ItemUsage,
});
export type GenerationResult = z.infer<typeof GenerationResult>;

/** Counts the items by status and adds up their usage. */
export function toGenerationResult(
  requested: number,
  made: readonly GeneratedItem[],
  failures: readonly ItemFailure[],
): GenerationResult {
  const withStatus = (status: GeneratedItem['status']): number =>
    made.filter((item) => item.status === status).length;
  const usages = made.map(({ usage }) => usage);
  return {
    status: made.length === requested ? 'completed' : 'completed_with_errors',
    requested,
    passed: withStatus('passed'),
    corrected: withStatus('corrected'),
    needs_human_review: withStatus('needs_human_review'),
    failed: requested - made.length,
    failures: [...failures],
    persistent_rules: [...new Set(made.flatMap(({ persistentRules }) => persistentRules))],
    usage: { ...sumUsage(usages), calls: usages.reduce((sum, { calls }) => sum + calls, 0) },
  };
}
