import { resolve } from 'node:path';
import { Fault } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import type { CliTools } from '../cli-tools.ts';
import { readVerifyRules } from '../commands/verify-rules.ts';
import type { BatchOptions } from './batch-options.ts';
import { type BatchTask, engineOf } from './batch-task.ts';

const DEFAULT_SEED = 1;

/** What the options ask for, as plain data. */
export async function taskOf(options: BatchOptions, settings: Settings, tools: CliTools): Promise<BatchTask> {
  const { do: kind = 'process', seed = DEFAULT_SEED, count = 1, from, to } = options;
  const shared = { folder: tools.workingFolder, engine: engineOf(settings), agents: settings.agents };
  const variants = [...new Set(options.variants ?? [])];
  if (kind === 'verify') {
    const { rules = {}, profile } = await readVerifyRules(options, tools);
    return { ...shared, kind, engine: 'rules', wish: { rules, ...(profile && { profile }) } };
  }
  if (kind === 'variant') {
    if (variants.length === 0) throw missing('--variants numerical');
    return { ...shared, kind, wish: { variants, count, seed } };
  }
  if (kind === 'convert') {
    if (to === undefined) throw missing('--to mcq_sc');
    if (from === to) throw nothingToConvert(to);
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

export function nothingToConvert(to: string): Fault {
  return new Fault('invalid-input', `--from and --to are both ${to}; there is nothing to convert.`);
}

function missing(example: string): Fault {
  return new Fault('invalid-input', 'It is not said what to make of the files.', {
    advice: `Say it, for example with ${example}.`,
  });
}
