import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { createVerificationPool } from './verification-pool.ts';

const question = '\\item Calculate $2 + 3$ now.\n\\begin{solution}\n$2 + 3 = 6$\n\\end{solution}\n';

/** Closes a pool that is at work and has more to do. */
const CLOSES_EARLY = `
  import { createVerificationPool } from './verification-pool.ts';
  const pool = createVerificationPool({}, 1);
  for (let n = 0; n < 2; n++) void pool.verify('\\\\item What?\\n'.repeat(200_000));
  await pool.close();
`;

describe('a pool of verifying threads', () => {
  it('answers every document, more of them than threads', async () => {
    const pool = createVerificationPool({}, 2);

    const reports = await Promise.all(Array.from({ length: 7 }, () => pool.verify(question)));

    assert.deepEqual(
      reports.map(({ findings }) => findings.map(({ rule }) => rule)),
      Array.from({ length: 7 }, () => ['equality-holds']),
    );
    await pool.close();
  });

  it('ends with a finding where a document takes too long, and goes on with the next', async () => {
    const pool = createVerificationPool({}, 1, 1);

    const [first, second] = await Promise.all([
      pool.verify(question.repeat(20_000)),
      pool.verify(question.repeat(20_000)),
    ]);

    assert.deepEqual(
      [first, second].map((report) => report?.findings[0]?.rule),
      ['document-is-verifiable', 'document-is-verifiable'],
    );
    await pool.close();
  });

  it('lets the program end when it is closed at work', () => {
    const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', CLOSES_EARLY], {
      cwd: import.meta.dirname,
      timeout: 60_000,
    });

    assert.equal(status, 0);
  });
});
