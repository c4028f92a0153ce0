import { z } from 'zod';
import { PROFILE_NAMES } from '../../domain/rules-choice.ts';
import { AgentSettings, hasModel, type Settings } from '../../domain/settings.ts';
import { RulesFile } from '../../verification/settings/rules-file.ts';
import { kindChoices, singleVariantChoices } from '../choices.ts';

const shared = {
  /** Where relative paths begin. */
  folder: z.string(),
  /** Decided by who began the batch: all workers go the same way. */
  engine: z.enum(['model', 'rules']),
  agents: AgentSettings,
};

const seed = z.number().int();

/** What a batch makes of every file, so that a worker on another machine does the same. */
export const BatchTask = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('process'),
    wish: z.object({
      variants: z.array(z.enum(singleVariantChoices)),
      alternate: z.boolean(),
      ideas: z.boolean(),
    }),
    refs: z.array(z.string()),
    bank: z.boolean(),
  }),
  z.object({
    ...shared,
    kind: z.literal('variant'),
    wish: z.object({
      variants: z.array(z.enum(singleVariantChoices)).min(1),
      count: z.number().int().positive(),
      seed,
    }),
  }),
  z.object({
    ...shared,
    kind: z.literal('convert'),
    wish: z.object({ from: z.enum(kindChoices).optional(), to: z.enum(kindChoices), seed }),
  }),
  z.object({
    ...shared,
    kind: z.literal('verify'),
    wish: z.object({ rules: RulesFile, profile: z.enum(PROFILE_NAMES).optional() }),
  }),
]);
export type BatchTask = z.infer<typeof BatchTask>;

export type TaskOf<Kind extends BatchTask['kind']> = Extract<BatchTask, { readonly kind: Kind }>;

export function engineOf(settings: Settings): BatchTask['engine'] {
  if (settings.engine !== 'auto') return settings.engine;
  return hasModel(settings) ? 'model' : 'rules';
}

/** Whether a worker with these settings can do the task. */
export function canDo(task: unknown, settings: Settings): boolean {
  const read = BatchTask.safeParse(task);
  return read.success && (read.data.engine === 'rules' || hasModel(settings));
}

/** What a file must have been done under to count as done. */
export function wishOf({ kind, wish, agents, engine }: BatchTask): unknown {
  return [kind, wish, engine, engine === 'model' ? agents : null];
}
