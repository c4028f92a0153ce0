import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSpotCheckStore } from '../../../src/adapters/database/spot-checks/spot-check-store.ts';
import { openSqlite } from '../../../src/adapters/sqlite/open-sqlite.ts';
import { countProblems, type ProblemFiles, writeBrokenProblems } from './broken-problems.ts';
import { PROGRAM } from './review-together.ts';

type KillReport = {
  readonly kills: number;
  readonly acknowledged: number;
  /** Problems reported as written whose file or decision is missing. */
  readonly lost: readonly number[];
  readonly files: ProblemFiles;
  readonly approved: number;
  readonly decidedTwice: number;
};

const MAX_RUN_MS = 120;

type KillPlan = {
  readonly kills: number;
  readonly problems: number;
  /** The signals to kill with, used in turn. */
  readonly signals?: readonly NodeJS.Signals[];
};

/** Repeatedly kills a reviewer that approves everything, and resumes the session each time. The last run finishes. */
export async function killReviewers(
  folder: string,
  { kills, problems, signals = ['SIGKILL'] }: KillPlan,
): Promise<KillReport> {
  const root = join(folder, 'problems');
  const database = join(folder, 'checks.db');
  writeBrokenProblems(root, problems);
  const acknowledged = new Set<number>();
  const start = ['check', '--dir', root, '--all', '--engine', 'rules', '--database', database];
  const resume = ['check', 'resume', '--dir', root, '--engine', 'rules', '--database', database];
  let killed = 0;
  for (let run = 0; killed < kills; run++) {
    const reviewer = startReviewer(run === 0 ? start : resume, acknowledged);
    const previousCount = acknowledged.size;
    await Promise.race([reviewer.ended, waitForNextApproval(acknowledged, previousCount, reviewer.child)]);
    await pause(Math.random() * MAX_RUN_MS);
    if (reviewer.child.exitCode !== null) break;
    reviewer.child.kill(signals[killed % signals.length]);
    await reviewer.ended;
    killed++;
  }
  await startReviewer(resume, acknowledged).ended;
  return {
    kills: killed,
    acknowledged: acknowledged.size,
    ...(await compareWithDatabase({ root, database, problems, acknowledged })),
  };
}

type Reviewer = { readonly child: ChildProcess; readonly ended: Promise<unknown> };

/** Starts a reviewer, types `a` (approve) at every prompt, and collects the problems whose files are reported as written. */
function startReviewer(args: readonly string[], acknowledged: Set<number>): Reviewer {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin?.on('error', () => {});
  let incompleteLine = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (incompleteLine + text).split('\n');
    incompleteLine = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('a approve')) child.stdin?.write('a\n');
      const [, problemNumber] = /^approved; p(\d+)\/problem\.tex is written/.exec(line) ?? [];
      if (problemNumber !== undefined) acknowledged.add(Number(problemNumber));
    }
  });
  return { child, ended: once(child, 'close') };
}

async function waitForNextApproval(
  acknowledged: ReadonlySet<number>,
  previousCount: number,
  child: ChildProcess,
): Promise<void> {
  while (acknowledged.size <= previousCount && child.exitCode === null) await pause(5);
}

type AuditInput = {
  readonly root: string;
  readonly database: string;
  readonly problems: number;
  readonly acknowledged: ReadonlySet<number>;
};

async function compareWithDatabase({ root, database, problems, acknowledged }: AuditInput) {
  const files = countProblems(root, problems);
  const store = createSpotCheckStore(await openSqlite(database));
  const versions = await store.getVersions({});
  await store.close();
  const approvals = versions
    .filter(({ status }) => status === 'approved')
    .map(({ problem_id }) => problem_id);
  const lost = [...acknowledged].filter((n) => !files.corrected.includes(n) || !approvals.includes(`p${n}`));
  return {
    files,
    lost,
    approved: approvals.length,
    decidedTwice: approvals.length - new Set(approvals).size,
  };
}
