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

/** The result of a generation; the field names are part of the API. */
export const GenerationResult = z.object({
  status: z.enum(['completed', 'completed_with_errors']),
  requested: z.number().int(),
  passed: z.number().int(),
  corrected: z.number().int(),
  needs_human_review: z.number().int(),
  failed: z.number().int(),
  failures: z.array(ItemFailure),
  /** Rules that, for at least one item, every attempt broke. */
  persistent_rules: z.array(z.string()),
  usage: ItemUsage,
});
export type GenerationResult = z.infer<typeof GenerationResult>;

/** Counts the items by status and adds up their usage. */
export function toGenerationResult(
  requested: number,
  items: readonly GeneratedItem[],
  failures: readonly ItemFailure[],
): GenerationResult {
  const countByStatus = (status: GeneratedItem['status']): number =>
    items.filter((item) => item.status === status).length;
  const usages = items.map(({ usage }) => usage);
  return {
    status: items.length === requested ? 'completed' : 'completed_with_errors',
    requested,
    passed: countByStatus('passed'),
    corrected: countByStatus('corrected'),
    needs_human_review: countByStatus('needs_human_review'),
    failed: requested - items.length,
    failures: [...failures],
    persistent_rules: [...new Set(items.flatMap(({ persistentRules }) => persistentRules))],
    usage: { ...sumUsage(usages), calls: usages.reduce((sum, { calls }) => sum + calls, 0) },
  };
}
