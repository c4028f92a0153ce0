import { join, resolve } from 'node:path';
import type { Batch } from '../../domain/batch.ts';
import { Fault } from '../../domain/fault.ts';
import type { PlannedJob } from '../../ports/batch-store.ts';
import type { BatchTask } from './batch-task.ts';

const RESULT: Readonly<Record<BatchTask['kind'], (id: string) => string>> = {
  process: (id) => join(id, 'result.json'),
  variant: (id) => `${id}.tex`,
  convert: (id) => `${id}.tex`,
  verify: (id) => `${id}.json`,
};

export type ResultFolder = Pick<Batch, 'output'> & { readonly task: BatchTask };

/** A file that is there when what was to be made is there. */
export function resultPathOf(id: string, { output, task }: ResultFolder): string {
  return join(output, RESULT[task.kind](id));
}

/** What is made of a file never takes the place of a file of the batch. */
export function refuseOverwriting(jobs: readonly PlannedJob[], folder: ResultFolder): void {
  const inputs = new Set(jobs.map(({ path }) => resolve(path)));
  const overwritten = jobs.map(({ name }) => resultPathOf(name, folder)).find((path) => inputs.has(path));
  if (overwritten !== undefined)
    throw new Fault('invalid-input', `${overwritten} would be overwritten by what is made of it.`, {
      advice: 'Name another folder with -o.',
    });
}
