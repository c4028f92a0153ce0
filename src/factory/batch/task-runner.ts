import type { BatchJob } from '../../domain/batch.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import type { ProblemWriter } from '../../ports/problem-folders.ts';
import type { Verifier, VerifierOptions } from '../../verification/verifier.ts';
import type { InputFile, InputReaders } from '../intake/read-input-questions.ts';
import type { DrawingDependencies } from '../pipeline/open-drawing-tools.ts';
import type { PublisherDependencies } from '../pipeline/open-publisher.ts';

/** Runs the jobs of one batch task; what the task needs is opened once for all jobs. */
export type TaskRunner = {
  run(job: BatchJob, folders: JobFolders, signal: AbortSignal): Promise<JobOutcome>;
  close(): Promise<void>;
};

/** Dependencies of all kinds of tasks; the expensive ones are opened only by the task that needs them. */
export type TaskDependencies = InputReaders &
  DrawingDependencies &
  PublisherDependencies & {
    readonly openProblemWriter: () => Promise<ProblemWriter>;
    /** Verifies documents with these rules, on all cores when there are many. */
    readonly openVerifier: (choice: VerifierOptions, documents: number) => Promise<Verifier>;
  };

/** The path of a job's input file on this machine, and the folder for its results. */
type JobFolders = { readonly input: string; readonly root: string };

const PHOTO_ENDING = /\.(?:png|jpe?g|webp)$/i;

/** The input file of a job; its kind follows from the ending of the original path. */
export function toJobInput({ path }: Pick<BatchJob, 'path'>, input: string): InputFile {
  return { kind: PHOTO_ENDING.test(path) ? 'photo' : 'tex', path: input };
}

/** The outcome of a finished job: `done`, or `incomplete` for the given reasons. */
export function toJobOutcome(reasons: readonly string[], problemIds: readonly string[]): JobOutcome {
  const reason = [...new Set(reasons)].join('; ');
  return { status: reason === '' ? 'done' : 'incomplete', reason: reason || null, problemIds };
}
