import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createSpotCheckStore } from '../../../src/adapters/database/spot-checks/spot-check-store.ts';
import { openSqlite } from '../../../src/adapters/sqlite/open-sqlite.ts';
import { countProblems, type ProblemFiles, writeBrokenProblems } from './broken-problems.ts';
import { runProgram } from './review-together.ts';

type ApprovalKills = {
  readonly kills: number;
  /** Files that were not written when the reviewer was killed, although the approval was stored. */
  readonly unwritten: number;
  /** Approvals in the database at the end. */
  readonly approved: number;
  readonly files: ProblemFiles;
};

/** Kills a reviewer at each approval, alternately before and after the file is written. Then a last reviewer finishes. */
export async function killAtApproval(folder: string, kills: number): Promise<ApprovalKills> {
  const [root, database] = [join(folder, 'problems'), join(folder, 'checks.db')];
  writeBrokenProblems(root, kills);
  let unwritten = 0;
  for (let kill = 0; kill < kills; kill++) {
    await runUntilKilled([root, database, kill % 2 === 0 ? 'before' : 'after']);
    if (countProblems(root, kills).corrected.length < kill + 1) unwritten++;
  }
  const resume = ['check', 'resume', '--dir', root, '--json', '--engine', 'rules', '--database', database];
  const { code, err: errorOutput } = await runProgram(resume);
  if (code !== 0) throw new Error(`the last reviewer exited with code ${code}: ${errorOutput}`);
  return { kills, unwritten, approved: await countApprovals(database), files: countProblems(root, kills) };
}

async function runUntilKilled(args: readonly string[]): Promise<void> {
  const program = join(import.meta.dirname, 'die-at-approval.ts');
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [, signal] = await once(child, 'close');
  if (signal !== 'SIGKILL') throw new Error('a reviewer was not killed');
}

async function countApprovals(database: string): Promise<number> {
  const store = createSpotCheckStore(await openSqlite(database));
  const { approved_count } = await store.getStats({});
  await store.close();
  return approved_count;
}
