import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { openQuestionBank } from '../../../src/compose/bank.ts';
import type { QuestionBank } from '../../../src/ports/question-bank.ts';

type KillReport = {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged questions that the bank no longer finds. */
  readonly lost: readonly string[];
  /** Batches that were saved only partly. */
  readonly partlySaved: readonly string[];
  readonly reads: number;
  /** The result of the integrity checks of the file and its search index. */
  readonly integrity: string;
};

const WRITER = join(import.meta.dirname, 'write-questions.ts');
const MAX_RUN_MS = 60;

type Writer = { readonly child: ChildProcess; readonly acknowledged: string[] };

/** Starts writers one after another and kills each with SIGKILL while it writes. Another writer and a reader keep running. */
export async function killWriters(database: string, kills: number): Promise<KillReport> {
  const bank = await openQuestionBank({ database });
  const steadyWriter = startWriter(database, 'steady');
  const readsPromise = readWhileRunning(bank, steadyWriter.child);
  const acknowledged: string[] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      const writer = startWriter(database, `writer-${kill}`);
      await waitForAcknowledgement(writer);
      await pause(Math.random() * MAX_RUN_MS);
      acknowledged.push(...(await killWriter(writer)));
    }
  } finally {
    acknowledged.push(...(await killWriter(steadyWriter)));
  }
  const reads = await readsPromise;
  const lost = await findLostQuestions(bank, acknowledged);
  const partlySaved = await findPartlySaved(bank);
  await bank.close();
  return {
    kills: kills + 1,
    acknowledged: acknowledged.length,
    lost,
    partlySaved,
    reads,
    integrity: checkFile(database),
  };
}

function startWriter(database: string, name: string): Writer {
  const child = spawn(process.execPath, [WRITER, database, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  let incompleteLine = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (incompleteLine + text).split('\n');
    incompleteLine = lines.pop() ?? '';
    acknowledged.push(...lines);
  });
  return { child, acknowledged };
}

async function waitForAcknowledgement({ child, acknowledged }: Writer): Promise<void> {
  if (acknowledged.length > 0 || child.stdout === null) return;
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`a writer exited with code ${code} before it was killed`);
    }),
  ]);
}

async function killWriter({ child, acknowledged }: Writer): Promise<string[]> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
  return acknowledged;
}

async function readWhileRunning(bank: QuestionBank, writer: ChildProcess): Promise<number> {
  let reads = 0;
  while (writer.exitCode === null && writer.signalCode === null) {
    await bank.list({ topic: 'steady' }, { limit: 20 });
    await bank.search('words index', {}, { limit: 5 });
    reads += 2;
    await pause(2);
  }
  return reads;
}

async function findLostQuestions(bank: QuestionBank, ids: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const id of ids) if ((await bank.find(id)) === undefined) lost.push(id);
  return lost;
}

/** Finds batches saved only partly; batch n has 1 + n % 5 questions. */
async function findPartlySaved(bank: QuestionBank): Promise<string[]> {
  const sizes = new Map<string, number>();
  let after: string | undefined;
  do {
    const page = await bank.list({}, after === undefined ? { limit: 1000 } : { limit: 1000, after });
    for (const { question } of page.entries) {
      const batch = question.id.slice(0, question.id.lastIndexOf('-'));
      sizes.set(batch, (sizes.get(batch) ?? 0) + 1);
    }
    after = page.next;
  } while (after !== undefined);
  const expectedSize = (batch: string): number => 1 + (Number(batch.slice(batch.lastIndexOf('-') + 1)) % 5);
  return [...sizes].filter(([batch, size]) => size !== expectedSize(batch)).map(([batch]) => batch);
}

/** Checks the SQLite file and its full-text index; returns `ok` or what is wrong. */
function checkFile(database: string): string {
  const file = new DatabaseSync(database);
  try {
    file.exec(`insert into question_search (question_search) values ('integrity-check')`);
    const { unindexed } = file
      .prepare(
        `select count(*) as unindexed from questions where seq not in (select id from question_search_docsize)`,
      )
      .get() ?? { unindexed: 'unknown' };
    const { integrity_check: integrity } = file.prepare('pragma integrity_check').get() ?? {};
    return unindexed === 0 ? String(integrity) : `${unindexed} questions are not indexed; ${integrity}`;
  } finally {
    file.close();
  }
}
