import { z } from 'zod';
import { SingleVariantType } from '../../domain/problem.ts';
import { QuestionKind } from '../../domain/question-kind.ts';
import { PROFILE_NAMES } from '../../domain/rules-choice.ts';
import { AgentSettings, hasModel, type Settings } from '../../domain/settings.ts';
import { RulesFile } from '../../verification/settings/rules-file.ts';

const shared = {
  /** The folder to which relative paths of input files refer. */
  folder: z.string(),
  /** Whether agents use a model or fixed rules. Set by the command that started the batch, so all workers agree. */
  engine: z.enum(['model', 'rules']),
  agents: AgentSettings,
};

const seed = z.number().int();

/** The work that a batch does with every file; `wish` has the requested results. Stored, so that all workers do the same work. */
export const BatchTask = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('process'),
    wish: z.object({
      variants: z.array(SingleVariantType),
      alternate: z.boolean(),
      ideas: z.boolean(),
      /** The pages of PDF files to read; all pages without it. */
      pages: z.object({ start: z.number().int(), end: z.number().int() }).optional(),
    }),
    refs: z.array(z.string()),
    bank: z.boolean(),
  }),
  z.object({
    ...shared,
    kind: z.literal('variant'),
    wish: z.object({ variants: z.array(SingleVariantType).min(1), count: z.number().int().positive(), seed }),
  }),
  z.object({
    ...shared,
    kind: z.literal('convert'),
    wish: z.object({
      from: QuestionKind.optional(),
      to: QuestionKind,
      part: z.string().optional(),
      seed,
    }),
  }),
  z.object({
    ...shared,
    kind: z.literal('verify'),
    wish: z.object({ rules: RulesFile, profile: z.enum(PROFILE_NAMES).optional() }),
  }),
]);
export type BatchTask = z.infer<typeof BatchTask>;

/** The batch task of one kind. */
export type TaskOf<Kind extends BatchTask['kind']> = Extract<BatchTask, { readonly kind: Kind }>;

/** Chooses the mode of a new batch; `auto` means a model if one is configured. */
export function chooseMode(settings: Settings): BatchTask['engine'] {
  if (settings.engine !== 'auto') return settings.engine;
  return hasModel(settings) ? 'model' : 'rules';
}

/** Whether a worker with these settings can run the task. */
export function canRunTask(task: unknown, settings: Settings): boolean {
  const parsed = BatchTask.safeParse(task);
  return parsed.success && (parsed.data.engine === 'rules' || hasModel(settings));
}

/** Returns the fields of a task that affect its results. When they change, earlier results of a file are no longer valid. */
export function getTaskFingerprint({ kind, wish, agents, engine }: BatchTask): unknown {
  return [kind, wish, engine, engine === 'model' ? agents : null];
}
