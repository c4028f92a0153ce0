import type { BatchJob } from '../../domain/batch.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import type { InputOptions } from '../read-input.ts';
import { PHOTO } from './find-batch-files.ts';

/** Where a job's file lies on this machine, and where what is made of it goes. */
export type JobFolders = { readonly input: string; readonly root: string };

/** The file as the commands for one file take it. */
export function inputOf({ path }: Pick<BatchJob, 'path'>, input: string): InputOptions {
  return PHOTO.test(path) ? { image: input } : { tex: input };
}

/** Done, or incomplete for these reasons. */
export function outcomeOf(shortcomings: readonly string[], problemIds: readonly string[]): JobOutcome {
  const reason = [...new Set(shortcomings)].join('; ');
  return { status: reason === '' ? 'done' : 'incomplete', reason: reason || null, problemIds };
}
