import { z } from 'zod';
import { AgentSettings, hasModel, type Settings } from '../../domain/settings.ts';
import { singleVariantChoices } from '../choices.ts';

/** What a batch makes of every file, so that a worker on another machine does the same. */
export const BatchTask = z.object({
  kind: z.literal('process'),
  /** Where relative paths begin. */
  folder: z.string(),
  wish: z.object({
    variants: z.array(z.enum(singleVariantChoices)),
    alternate: z.boolean(),
    ideas: z.boolean(),
  }),
  /** Decided by who began the batch: all workers go the same way. */
  engine: z.enum(['model', 'rules']),
  agents: AgentSettings,
  refs: z.array(z.string()),
  bank: z.boolean(),
});
export type BatchTask = z.infer<typeof BatchTask>;

export function engineOf(settings: Settings): BatchTask['engine'] {
  if (settings.engine !== 'auto') return settings.engine;
  return hasModel(settings) ? 'model' : 'rules';
}

/** Whether a worker with these settings can do the task. */
export function canDo(task: unknown, settings: Settings): boolean {
  const read = BatchTask.safeParse(task);
  return read.success && (read.data.engine === 'rules' || hasModel(settings));
}
