import type { ProofOptions } from '../prove.ts';
import { formatReport } from './answer-suites/format-report.ts';
import { measureSuite } from './answer-suites/measure-suite.ts';
import { kas } from './answer-suites/read-kas.ts';
import { mathVerify } from './answer-suites/read-math-verify.ts';
import { physics } from './answer-suites/read-physics.ts';
import { stackEquivalence } from './answer-suites/read-stack.ts';

const DEFAULT_SEED = 20_261_116;

/**
 * Marks the rows of public answer-checking suites and compares the verdicts with their labels.
 * The folder contains the test files of the suites in `math-verify`, `kas`, `stack` and `physics`. The page names their repositories.
 */
export const proof = {
  name: 'answer-suites',
  needsSets: true,
  run: async ({ sets = '', seed }: ProofOptions): Promise<string> =>
    formatReport(
      [mathVerify, kas, stackEquivalence, physics].map((suite) => ({
        suite,
        halves: measureSuite(sets, suite, Number(seed ?? DEFAULT_SEED)),
      })),
    ),
} as const;
