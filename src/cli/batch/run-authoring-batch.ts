import { Fault } from '../../domain/fault.ts';
import type { CliTools } from '../cli-tools.ts';
import { runBatch } from '../commands/run-batch.ts';
import type { InputOptions } from '../read-input.ts';
import type { RangeOption } from '../shared-options.ts';
import type { BatchOptions } from './batch-options.ts';

type Given = Omit<BatchOptions, 'output'> & InputOptions & RangeOption & { readonly output?: string };

/** What `vbagent variant FOLDER -o OUT` does: a batch with one kind of work. */
export async function runAuthoringBatch(
  paths: readonly string[],
  { image, tex, range, output, ...options }: Given,
  tools: CliTools,
): Promise<number> {
  if (image !== undefined || tex !== undefined || range !== undefined)
    throw new Fault('invalid-input', 'Give files and folders, or one file with -t or -i, but not both.');
  if (output === undefined || output === '-')
    throw new Fault('invalid-input', 'Many files need a folder for what is made of them.', {
      advice: 'Name it with -o FOLDER.',
    });
  return runBatch(paths, { ...options, output }, tools);
}
