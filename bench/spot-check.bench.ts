import { join } from 'node:path';
import {
  soundProblem,
  writeBrokenProblems,
  writeSoundProblems,
} from '../scripts/prove/spot-checks/broken-problems.ts';
import { runProgram } from '../scripts/prove/spot-checks/review-together.ts';
import { openScratchFolder } from '../scripts/test/database/scratch-folder.ts';
import { verifyDocument } from '../src/verification/verify-document.ts';
import { checkApplied, createDiffAppliers } from './spot-check/apply-diffs.ts';

const PROBLEMS = 2_000;
const LARGE_COUNT = 10_000;

/**
 * Measures how fast a folder is reviewed compared with only verifying it, the time to the first suggestion, and how fast
 * diffs are applied.
 */
export const bench = {
  name: 'spot-check',
  run: async (): Promise<string> => {
    const scratch = await openScratchFolder();
    try {
      const [small, large] = [join(scratch.path, 'small'), join(scratch.path, 'large')];
      writeSoundProblems(small, PROBLEMS);
      writeBrokenProblems(large, LARGE_COUNT);
      const database = ['--engine', 'rules', '--database', join(scratch.path, 'checks.db')];
      const verifying = await measureSeconds(async () => {
        for (let n = 0; n < PROBLEMS; n++) verifyDocument(soundProblem(n));
      });
      const reviewing = await measureSeconds(() =>
        runProgram(['check', '--dir', small, '--all', '--json', ...database]),
      );
      const firstSuggestionSeconds = await measureSeconds(() =>
        runProgram(['check', '--dir', large, '-c', '1', ...database]),
      );
      return [
        `${'reviewed'.padEnd(34)} ${formatRate(reviewing)} problems/s`,
        `${'verified only'.padEnd(34)} ${formatRate(verifying)} problems/s`,
        `${'ratio of the times'.padEnd(34)} ${(reviewing / verifying).toFixed(2)}`,
        `${`first suggestion of ${LARGE_COUNT} problems`.padEnd(34)} ${firstSuggestionSeconds.toFixed(2)} s`,
        ...(await measureDiffAppliers(scratch.path)),
      ].join('\n');
    } finally {
      await scratch.remove();
    }
  },
};

async function measureDiffAppliers(folder: string): Promise<string[]> {
  const rows: string[] = [];
  for (const [index, { name, apply }] of createDiffAppliers(PROBLEMS).entries()) {
    const root = join(folder, `diffs-${index}`);
    writeBrokenProblems(root, PROBLEMS);
    const time = await measureSeconds(() => apply(root));
    checkApplied(root, PROBLEMS);
    rows.push(`${`diffs applied: ${name}`.padEnd(52)} ${formatRate(time)} files/s`);
  }
  return rows;
}

async function measureSeconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

function formatRate(time: number): string {
  return Math.round(PROBLEMS / time)
    .toString()
    .padStart(6);
}
