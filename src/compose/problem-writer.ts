import { createProblemWriter } from '../adapters/problem-folders/write-problem.ts';
import type { ProblemWriter } from '../ports/problem-folders.ts';

/** Opens the writer of problem folders on disk. */
export function openProblemWriter(): ProblemWriter {
  return createProblemWriter();
}
