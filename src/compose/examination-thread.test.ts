import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { examineHere } from '../agents/authoring/examiner.ts';
import { readQuestions } from '../latex/read-questions.ts';
import { createExaminationThread } from './examination-thread.ts';

const TEX = '\\item Calculate $2 + 3$ now.\n\\begin{solution}\n$2 + 3 = 6$\n\\end{solution}\n';
const OTHER = '\\begin{alternatesolution}\nCount on from three.\n$3 + 2 = 5$\n\\end{alternatesolution}\n';
/** Closes a thread that has become ready while the program was busy. */
const CLOSES_LATE = `
  import { createExaminationThread } from '${new URL('./examination-thread.ts', import.meta.url)}';
  const { close } = createExaminationThread();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  await close();
`;
const question = readQuestions(TEX).questions[0]?.question ?? assert.fail('no question is read');

describe('a thread that examines', () => {
  it('finds what is found on the spot, for everything that is examined', async (t) => {
    const { examiner, close } = createExaminationThread();
    t.after(close);
    const wanted = { question, type: 'numerical', earlier: [] } as const;
    const examineAll = (who: typeof examiner): Promise<unknown> =>
      Promise.all([
        who.variant(TEX, wanted),
        who.conversion(TEX, question, 'integer'),
        who.combination(TEX, [question, question]),
        who.alternate(OTHER, question, [OTHER]),
        who.scan('\\item What is $2 + 3? \\begin{solution}'),
        who.question(question),
      ]);

    const found = await examineAll(examiner);

    assert.deepEqual(found, await examineAll(examineHere));
    assert.match(JSON.stringify(found), /equality-holds/);
  });

  it('gives up what takes too long, and examines the others', async (t) => {
    const { examiner, close } = createExaminationThread(1_000);
    t.after(close);

    const [endless, ...others] = await Promise.allSettled([
      examiner.scan(TEX.repeat(60_000)),
      examiner.question(question),
      examiner.question(question),
    ]);

    assert.equal(endless.status, 'rejected');
    assert.match(String(endless.reason), /cannot be examined: it takes longer than 1 s/);
    assert.deepEqual(
      others.map((other) => other.status),
      ['fulfilled', 'fulfilled'],
    );
  });

  it('tells of a fault of its own, and goes on', async (t) => {
    const { examiner, close } = createExaminationThread();
    t.after(close);

    const broken = examiner.question({} as never);

    await assert.rejects(broken, { kind: 'unexpected' });
    assert.equal((await examiner.question(question)).findings.length, 1);
  });

  it('holds the program until it has ended, also when it gets ready meanwhile', (t) => {
    // In a file, because Node waits differently for what is given on the command line.
    const folder = mkdtempSync(join(tmpdir(), 'thread-'));
    t.after(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'closes-late.mjs'), CLOSES_LATE);

    const { status } = spawnSync(process.execPath, [join(folder, 'closes-late.mjs')]);

    assert.equal(status, 0);
  });

  it('can be closed while it examines', async () => {
    const { examiner, close } = createExaminationThread();
    void examiner.question(question);

    await close();
  });
});
