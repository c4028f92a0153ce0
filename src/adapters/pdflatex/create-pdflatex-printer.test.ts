import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createPdflatexPrinter } from './create-pdflatex-printer.ts';

const folder = mkdtempSync(join(tmpdir(), 'vbagent-fake-tex-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const variables = { PATH: '/usr/bin:/bin' };

/** Writes a program that replaces TeX; these tests check how TeX is called and how its output is read. */
function writeProgram(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe('createPdflatexPrinter', () => {
  it('runs TeX without a shell, restricted to its folder, and returns the PDF', async () => {
    const script =
      'for a; do last=$a; done; cat "$last" > paper.pdf; echo " $1 $openin_any$openout_any" >> paper.pdf';
    const printer = createPdflatexPrinter({ executable: writeProgram('good', script), variables });
    const outcome = await printer.print({ html: '', tex: '\\relax' });

    assert.deepEqual(
      outcome.kind === 'printed' && Buffer.from(outcome.bytes).toString(),
      '\\relax -no-shell-escape pp\n',
    );
  });

  it("returns TeX's first error with its line", async () => {
    const script = `printf '! Undefined control sequence.\\nl.12 \\\\foo\\n! Later.\\n' > paper.log; exit 1`;
    const printer = createPdflatexPrinter({ executable: writeProgram('bad', script), variables });

    assert.deepEqual(await printer.print({ html: '', tex: '' }), {
      kind: 'failed',
      message: 'Undefined control sequence. (line 12)',
    });
  });

  it('stops TeX at the time limit', async () => {
    const printer = createPdflatexPrinter({
      executable: writeProgram('slow', 'exec sleep 30'),
      variables,
      timeoutMs: 200,
    });

    assert.equal((await printer.print({ html: '', tex: '' })).kind, 'failed');
  });
});
