import { resolve } from 'node:path';
import { Fault } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import { type BatchTask, chooseEngine } from '../../factory/batch/batch-task.ts';
import { readVerifyRules } from '../../factory/verify/read-verify-rules.ts';
import type { CliTools } from '../cli-tools.ts';
import type { BatchOptions } from './batch-options.ts';

const DEFAULT_SEED = 1;

/** The batch task that the options describe. */
export async function toBatchTask(
  options: BatchOptions,
  settings: Settings,
  tools: CliTools,
): Promise<BatchTask> {
  const { do: kind = 'process', seed = DEFAULT_SEED, count = 1, from, to } = options;
  const shared = { folder: tools.workingFolder, engine: chooseEngine(settings), agents: settings.agents };
  const variants = [...new Set(options.variants ?? [])];
  if (kind === 'verify') {
    const readSettings = (): Settings => settings;
    const { rules = {}, profile } = await readVerifyRules(options, { ...tools, readSettings });
    return { ...shared, kind, engine: 'rules', wish: { rules, ...(profile && { profile }) } };
  }
  if (kind === 'variant') {
    if (variants.length === 0) throw missingOption('--variants numerical');
    return { ...shared, kind, wish: { variants, count, seed } };
  }
  if (kind === 'convert') {
    if (to === undefined) throw missingOption('--to mcq_sc');
    refuseSameFormat(from, to);
    return { ...shared, kind, wish: { to, seed, ...(from && { from }) } };
  }
  return {
    ...shared,
    kind,
    wish: { variants, alternate: options.alternate === true, ideas: options.ideas !== false },
    refs: (options.ref ?? []).map((folder) => resolve(tools.workingFolder, folder)),
    bank: options.bank === true,
  };
}

/** Throws when a conversion would change nothing. */
export function refuseSameFormat(from: string | undefined, to: string): void {
  if (from === to)
    throw new Fault('invalid-input', `--from and --to are both ${to}; there is nothing to convert.`);
}

function missingOption(example: string): Fault {
  return new Fault('invalid-input', 'The options do not state what to make from the files.', {
    advice: `Add, for example, ${example}.`,
  });
}

/** Throws when options describe a task but no files are given, as a batch is continued with the task it was started with. */
export function refuseTaskOptions(options: BatchOptions): void {
  const { do: kind, variants, count, seed, to, from, alternate, bank, ref, profile, rules } = options;
  const given = [kind, variants, count, seed, to, from, alternate, bank, ref, profile, rules];
  if (given.some((option) => option !== undefined) || options.ideas === false)
    throw new Fault('invalid-input', 'Options that change the task also need the files.', {
      advice: 'Name the files as well, or leave these options out to continue the batch as it was started.',
    });
}
