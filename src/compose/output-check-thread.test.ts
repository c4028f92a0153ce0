import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { createOutputChecker } from '../agents/output-checker.ts';
import { readQuestions } from '../latex/read-questions.ts';
import { pluck } from '../ports/pluck.fixture.ts';
import { createOutputCheckThread } from './output-check-thread.ts';

const TEX = '\\item Calculate $2 + 3$ now.\n\\begin{solution}\n$2 + 3 = 6$\n\\end{solution}\n';
const ALTERNATE_TEX =
  '\\begin{alternatesolution}\nCount on from three.\n$3 + 2 = 5$\n\\end{alternatesolution}\n';
const MODULE = new URL('./output-check-thread.ts', import.meta.url);
/** A program that closes a thread which became ready while the program was blocked. */
const PROGRAM_CLOSING_LATE = `
  import { createOutputCheckThread } from '${MODULE}';
  const { close } = createOutputCheckThread();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  await close();
`;
/** A program that closes a thread during a check that takes minutes. */
const PROGRAM_CLOSING_AT_WORK = `
  import { createOutputCheckThread } from '${MODULE}';
  const { checker, close } = createOutputCheckThread();
  await checker.checkScan('x').catch(() => undefined);
  let isSettled = false;
  const settle = () => { isSettled = true; };
  checker.checkScan(${JSON.stringify(TEX)}.repeat(60_000)).then(settle, settle);
  await close();
  console.log(isSettled ? 'settled' : 'closed first');
`;
const question = readQuestions(TEX).questions[0]?.question ?? assert.fail('no question was read');

describe('the output check thread', () => {
  it('returns the same results as checking on the calling thread', async (t) => {
    const { checker, close } = createOutputCheckThread();
    t.after(close);
    const request = { question, type: 'numerical', earlier: [] } as const;
    const checkAll = (outputChecker: typeof checker): Promise<unknown> =>
      Promise.all([
        outputChecker.checkVariant(TEX, request),
        outputChecker.checkConversion(TEX, question, 'integer'),
        outputChecker.checkCombination(TEX, [question, question]),
        outputChecker.checkAlternate(ALTERNATE_TEX, question, [ALTERNATE_TEX]),
        outputChecker.checkScan('\\item What is $2 + 3? \\begin{solution}'),
        outputChecker.verifyQuestion(question),
      ]);

    const results = await checkAll(checker);

    assert.deepEqual(results, await checkAll(createOutputChecker()));
    assert.match(JSON.stringify(results), /equality-holds/);
  });

  it('rejects a check that exceeds the time limit and runs the queued ones', async (t) => {
    const { checker, close } = createOutputCheckThread(1_000);
    t.after(close);

    const [endless, ...others] = await Promise.allSettled([
      checker.checkScan(TEX.repeat(60_000)),
      checker.verifyQuestion(question),
      checker.verifyQuestion(question),
    ]);

    assert.equal(endless.status, 'rejected');
    assert.match(String(endless.reason), /cannot be checked: it takes longer than 1 s/);
    assert.deepEqual(pluck(others, 'status'), ['fulfilled', 'fulfilled']);
  });

  it('rejects with the error that a check threw and runs the next one', async (t) => {
    const { checker, close } = createOutputCheckThread();
    t.after(close);

    const failingCheck = checker.verifyQuestion({} as never);

    await assert.rejects(failingCheck, { kind: 'unexpected' });
    assert.equal((await checker.verifyQuestion(question)).findings.length, 1);
  });

  it('keeps the process alive until it is closed, even if it becomes ready meanwhile', (t) => {
    assert.equal(runProgram(t, PROGRAM_CLOSING_LATE).status, 0);
  });

  it('stops a running check when it is closed, and lets the process exit', (t) => {
    const { status, stdout } = runProgram(t, PROGRAM_CLOSING_AT_WORK);

    assert.deepEqual([status, stdout], [0, 'closed first\n']);
  });
});

/** Runs a program from a file, because Node treats a pending await differently in code given on the command line. */
function runProgram(t: TestContext, code: string): { status: number | null; stdout: string } {
  const folder = mkdtempSync(join(tmpdir(), 'thread-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'program.mjs'), code);
  return spawnSync(process.execPath, [join(folder, 'program.mjs')], { encoding: 'utf8', timeout: 60_000 });
}
