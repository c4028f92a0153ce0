import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openPdfPrinter } from './pdf-printer.ts';

const folder = mkdtempSync(join(tmpdir(), 'vbagent-fake-tex-'));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('openPdfPrinter', () => {
  it('makes at most two PDFs at the same time', async () => {
    const log = join(folder, 'log');
    // Writes a line when it starts and when it ends.
    const script = `#!/bin/sh\necho start >> ${log}; sleep 0.2; echo end >> ${log}; echo pdf > paper.pdf\n`;
    writeFileSync(join(folder, 'pdflatex'), script);
    chmodSync(join(folder, 'pdflatex'), 0o755);
    const printer = openPdfPrinter({ PATH: `${folder}:/usr/bin:/bin` });

    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => printer.print({ html: '', tex: '\\relax' })),
    );
    await printer.close();

    let [running, most] = [0, 0];
    for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
      running += line === 'start' ? 1 : -1;
      most = Math.max(most, running);
    }
    assert.deepEqual([outcomes.length, running], [6, 0]);
    assert.ok(outcomes.every(({ kind }) => kind === 'printed'));
    assert.equal(most, 2);
  });
});
