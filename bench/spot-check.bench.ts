import { join } from 'node:path';
import {
  soundProblem,
  writeBrokenProblems,
  writeSoundProblems,
} from '../scripts/prove/spot-checks/broken-problems.ts';
import { runProgram } from '../scripts/prove/spot-checks/review-together.ts';
import { openScratchFolder } from '../scripts/test/database/scratch-folder.ts';
import { verifyDocument } from '../src/verification/verify-document.ts';
import { checkApplied, diffAppliers } from './diffs/apply-diffs.ts';

const PROBLEMS = 2_000;
const LARGE = 10_000;

/** How fast a folder is looked over, beside verifying alone; how soon the first question comes; how fast diffs are applied. */
export const bench = {
  name: 'spot-check',
  run: async (): Promise<string> => {
    const scratch = await openScratchFolder();
    try {
      const [small, large] = [join(scratch.path, 'small'), join(scratch.path, 'large')];
      writeSoundProblems(small, PROBLEMS);
      writeBrokenProblems(large, LARGE);
      const database = ['--engine', 'rules', '--database', join(scratch.path, 'checks.db')];
      const bare = await seconds(async () => {
        for (let n = 0; n < PROBLEMS; n++) verifyDocument(soundProblem(n));
      });
      const whole = await seconds(() =>
        runProgram(['check', '--dir', small, '--all', '--json', ...database]),
      );
      const first = await seconds(() => runProgram(['check', '--dir', large, '-c', '1', ...database]));
      return [
        `${'looked over'.padEnd(34)} ${rate(whole)} problems/s`,
        `${'verified alone'.padEnd(34)} ${rate(bare)} problems/s`,
        `${'ratio of the times'.padEnd(34)} ${(whole / bare).toFixed(2)}`,
        `${`first question of ${LARGE} problems`.padEnd(34)} ${first.toFixed(2)} s`,
        ...(await applyAll(scratch.path)),
      ].join('\n');
    } finally {
      await scratch.remove();
    }
  },
};

async function applyAll(folder: string): Promise<string[]> {
  const rows: string[] = [];
  for (const [index, { name, apply }] of diffAppliers(PROBLEMS).entries()) {
    const root = join(folder, `diffs-${index}`);
    writeBrokenProblems(root, PROBLEMS);
    const time = await seconds(() => apply(root));
    checkApplied(root, PROBLEMS);
    rows.push(`${`diffs applied: ${name}`.padEnd(52)} ${rate(time)} files/s`);
  }
  return rows;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

function rate(time: number): string {
  return Math.round(PROBLEMS / time)
    .toString()
    .padStart(6);
}
