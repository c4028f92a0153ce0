import { createProblemWriter } from '../adapters/problem-folders/write-problem.ts';
import type { ProblemWriter } from '../ports/problem-folders.ts';

/** Writes problem folders to the disk. */
export function openProblemWriter(): ProblemWriter {
  return createProblemWriter();
}
