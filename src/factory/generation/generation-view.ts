import { z } from 'zod';
import {
  type GeneratedItem,
  GenerationBrief,
  GenerationNode,
  ItemCorrection,
  ItemMetadata,
  ItemUsage,
} from '../../domain/generation.ts';
import { FinalStatus, QualityLoopItem, ReviewHistoryEntry } from '../../domain/quality-loop.ts';
import { toQualityLoopItem } from '../../domain/quality-loop-item.ts';
import { type Run, RunError } from '../../domain/run.ts';
import { printQuestions } from '../../latex/print-questions.ts';
import { GenerationResult, ItemFailure, toGenerationResult } from './generation-result.ts';
import { type Generation, getBrief } from './generation-service.ts';
import { GenerationStatus, getGenerationStatus } from './generation-status.ts';

const { bloomsLevel, topic, outcome } = ItemMetadata.shape;
const { calls, inputTokens, outputTokens, cost } = ItemUsage.shape;
const Usage = z.object({ calls, input_tokens: inputTokens, output_tokens: outputTokens, cost });

/** An item as the API returns it. The objects of the quality loop use camel case, as in its specification. */
const GeneratedItemView = z
  .object({
    id: z.string(),
    index: z.number().int().positive(),
    status: FinalStatus.exclude(['pending']),
    question_id: z.string().nullable(),
    review_item_id: z.string().nullable(),
    item: QualityLoopItem,
    latex: z.string(),
    metadata: z.object({ blooms_level: bloomsLevel, topic, outcome }),
    review_history: z.array(ReviewHistoryEntry),
    corrections: z.array(ItemCorrection),
    judge: z.string(),
    persistent_rules: z.array(z.string()),
    provenance: z.array(
      z.object({
        maker: z.string(),
        name: z.string().nullable(),
        model: z.string().nullable(),
        prompt_hash: z.string().nullable(),
        seed: z.number().int().nullable(),
        example_ids: z.array(z.string()),
        created_at: z.iso.datetime(),
      }),
    ),
    usage: Usage,
    durations: z.partialRecord(GenerationNode, z.number()),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'GeneratedItem' });
type GeneratedItemView = z.infer<typeof GeneratedItemView>;

/** A generation as the API returns it in lists, without its items. */
export const GenerationSummary = z.object({
  id: z.string(),
  status: GenerationStatus,
  brief: GenerationBrief,
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  last_event_id: z.number().int().nonnegative(),
  cancel_requested: z.boolean(),
  error: RunError.nullable(),
});
export type GenerationSummary = z.infer<typeof GenerationSummary>;

const count = z.number().int().nonnegative();
const COUNTS = {
  requested: count,
  passed: count,
  corrected: count,
  needs_human_review: count,
  failed: count,
};

/** A generation as the API returns it, with its items. */
export const GenerationView = GenerationSummary.extend({
  counts: z.object(COUNTS),
  failures: z.array(ItemFailure),
  persistent_rules: z.array(z.string()),
  usage: Usage,
  items: z.array(GeneratedItemView),
});
export type GenerationView = z.infer<typeof GenerationView>;

export function toGenerationSummary(run: Run): GenerationSummary {
  return {
    id: run.id,
    status: getGenerationStatus(run),
    brief: getBrief(run) ?? GenerationBrief.parse({ subject: 'unknown', level: 'unknown' }),
    created_at: run.createdAt,
    started_at: run.startedAt ?? null,
    ended_at: run.endedAt ?? null,
    last_event_id: run.lastEventId,
    cancel_requested: run.cancelRequested,
    error: run.error ?? null,
  };
}

/**
 * Converts a generation for the API. Only finished items are counted, so that a running generation can be shown too. When it has
 * succeeded or failed, all items that are missing have failed, so that the counts add up to `requested`.
 */
export function toGenerationView({ run, items }: Generation): GenerationView {
  const summary = toGenerationSummary(run);
  const { failures = [] } = GenerationResult.safeParse(run.result).data ?? {};
  const result = toGenerationResult(summary.brief.count, items, failures);
  const { requested, passed, corrected, needs_human_review, persistent_rules, usage } = result;
  return {
    ...summary,
    counts: {
      requested,
      passed,
      corrected,
      needs_human_review,
      failed: ['succeeded', 'failed'].includes(run.status) ? result.failed : failures.length,
    },
    failures,
    persistent_rules,
    usage: toUsageView(usage),
    items: items.map(toItemView),
  };
}

function toUsageView({ calls, inputTokens, outputTokens, cost }: ItemUsage): z.infer<typeof Usage> {
  return { calls, input_tokens: inputTokens, output_tokens: outputTokens, cost };
}

function toItemView(item: GeneratedItem): GeneratedItemView {
  const { usage, metadata } = item;
  return {
    id: item.id,
    index: item.index,
    status: item.status,
    question_id: item.questionId,
    review_item_id: item.reviewItemId,
    item: toQualityLoopItem(item.question),
    latex: printQuestions([item.question]),
    metadata: { blooms_level: metadata.bloomsLevel, topic: metadata.topic, outcome: metadata.outcome },
    review_history: item.reviewHistory,
    corrections: item.corrections,
    judge: item.judge,
    persistent_rules: item.persistentRules,
    provenance: item.provenance.map(({ maker, name, model, promptHash, seed, exampleIds, createdAt }) => ({
      maker,
      name: name ?? null,
      model: model ?? null,
      prompt_hash: promptHash ?? null,
      seed: seed ?? null,
      example_ids: exampleIds ?? [],
      created_at: createdAt,
    })),
    usage: toUsageView(usage),
    durations: item.durations,
    created_at: item.createdAt,
  };
}
