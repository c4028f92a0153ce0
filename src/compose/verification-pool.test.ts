import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createVerificationPool } from './verification-pool.ts';

const question = '\\item Calculate $2 + 3$ now.\n\\begin{solution}\n$2 + 3 = 6$\n\\end{solution}\n';

/** A program that closes a pool while it verifies and has queued documents. */
const PROGRAM_CLOSING_EARLY = `
  import { createVerificationPool } from '${new URL('./verification-pool.ts', import.meta.url)}';
  const pool = createVerificationPool({}, { size: 1 });
  const { findings } = await pool.verify(${JSON.stringify(question)});
  for (let n = 0; n < 2; n++) void pool.verify('\\\\item What?\\n'.repeat(200_000));
  await pool.close();
  console.log(findings.map(({ rule }) => rule).join());
`;

describe('a verification pool', () => {
  it('verifies more documents than it has threads', async () => {
    const pool = createVerificationPool({}, { size: 2 });

    const reports = await Promise.all(Array.from({ length: 7 }, () => pool.verify(question)));

    assert.deepEqual(
      reports.map(({ findings }) => findings.map(({ rule }) => rule)),
      Array.from({ length: 7 }, () => ['equality-holds']),
    );
    await pool.close();
  });

  it('reports a finding for every document that takes too long, also after a thread was replaced', async () => {
    const pool = createVerificationPool({}, { size: 1, timeoutMs: 1 });

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

  it('lets the process exit when it is closed during verification', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'pool-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const program = join(folder, 'program.mjs');
    writeFileSync(program, PROGRAM_CLOSING_EARLY);

    const { status, stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8', timeout: 60_000 });

    assert.deepEqual([status, stdout], [0, 'equality-holds\n']);
  });
});
