import { resolve } from 'node:path';
import { Fault } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import { type BatchTask, chooseMode } from '../../factory/batch/batch-task.ts';
import { readVerifyRules } from '../../factory/verify/read-verify-rules.ts';
import type { CliTools } from '../cli-tools.ts';
import type { BatchOptions } from './batch-options.ts';

const DEFAULT_SEED = 1;

/** Creates the batch task that the options describe. */
export async function toBatchTask(
  options: BatchOptions,
  settings: Settings,
  tools: CliTools,
): Promise<BatchTask> {
  const { do: kind = 'process', seed = DEFAULT_SEED, count = 1, from, to, part } = options;
  const sharedFields = {
    folder: tools.workingFolder,
    engine: chooseMode(settings),
    agents: settings.agents,
  };
  const variants = [...new Set(options.variants ?? [])];
  if (kind === 'verify') {
    const readSettings = (): Settings => settings;
    const { rules = {}, profile } = await readVerifyRules(options, { ...tools, readSettings });
    return { ...sharedFields, kind, engine: 'rules', wish: { rules, ...(profile && { profile }) } };
  }
  if (kind === 'variant') {
    if (variants.length === 0) throw createMissingOptionFault('--variants numerical');
    return { ...sharedFields, kind, wish: { variants, count, seed } };
  }
  if (kind === 'convert') {
    if (to === undefined) throw createMissingOptionFault('--to mcq_sc');
    refuseSameKind(from, to);
    return { ...sharedFields, kind, wish: { to, seed, ...(from && { from }), ...(part && { part }) } };
  }
  return {
    ...sharedFields,
    kind,
    wish: {
      variants,
      alternate: options.alternate === true,
      ideas: options.ideas !== false,
      ...(options.pages && { pages: options.pages }),
    },
    refs: (options.ref ?? []).map((folder) => resolve(tools.workingFolder, folder)),
    bank: options.bank === true,
  };
}

/** Throws when a conversion would change nothing. */
export function refuseSameKind(from: string | undefined, to: string): void {
  if (from === to)
    throw new Fault('invalid-input', `--from and --to are both ${to}; there is nothing to convert.`);
}

function createMissingOptionFault(example: string): Fault {
  return new Fault('invalid-input', 'An option for this task is missing.', {
    advice: `Add, for example, ${example}.`,
  });
}

/** Throws when there are options for a task but no files. Without files a batch continues, and its task cannot change. */
export function refuseTaskOptions(options: BatchOptions): void {
  const { do: kind, variants, count, seed, to, from, alternate, bank, ref, profile, rules } = options;
  const taskOptions = [kind, variants, count, seed, to, from, alternate, bank, ref, profile, rules];
  if (taskOptions.some((option) => option !== undefined) || options.ideas === false)
    throw new Fault('invalid-input', 'Options for the task can only be used together with files.', {
      advice: 'Name the files as well, or leave these options out to continue the batch as it was started.',
    });
}
