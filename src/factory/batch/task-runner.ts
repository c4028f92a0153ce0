import type { BatchJob } from '../../domain/batch.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import type { ProblemWriter } from '../../ports/problem-folders.ts';
import type { Verifier, VerifierOptions } from '../../verification/verifier.ts';
import { findInputKind, type InputFile, type InputReaders } from '../intake/read-input-questions.ts';
import type { DrawingDependencies } from '../pipeline/open-drawing-tools.ts';
import type { PublisherDependencies } from '../pipeline/open-publisher.ts';

/** Runs the jobs of one batch task. Agents and tools are opened once for all its jobs. */
export type TaskRunner = {
  run(job: BatchJob, folders: JobFolders, signal: AbortSignal): Promise<JobOutcome>;
  close(): Promise<void>;
};

/** Dependencies of all kinds of tasks. Expensive dependencies are opened by functions, which only the tasks that need them call. */
export type TaskDependencies = InputReaders &
  DrawingDependencies &
  PublisherDependencies & {
    readonly openProblemWriter: () => Promise<ProblemWriter>;
    /** Opens a verifier with these rules; it uses all cores when the expected number of documents is large. */
    readonly openVerifier: (options: VerifierOptions, documentCount: number) => Promise<Verifier>;
  };

/** The path of a job's input file on this machine, and the folder for its results. */
type JobFolders = { readonly input: string; readonly root: string };

/** Describes the input file of a job; the ending of the original path determines its kind. */
export function toJobInput({ path }: Pick<BatchJob, 'path'>, input: string): InputFile {
  return { kind: findInputKind(path) ?? 'tex', path: input };
}

/** Creates the outcome of a finished job: `incomplete` if there are reasons why, otherwise `done`. */
export function toJobOutcome(reasons: readonly string[], problemIds: readonly string[]): JobOutcome {
  const reason = [...new Set(reasons)].join('; ');
  return { status: reason === '' ? 'done' : 'incomplete', reason: reason || null, problemIds };
}
