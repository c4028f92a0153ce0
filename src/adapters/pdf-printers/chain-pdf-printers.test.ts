import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PdfPrinter } from '../../ports/pdf-printer.ts';
import { chainPdfPrinters } from './chain-pdf-printers.ts';

const source = { html: '<p>1</p>', tex: '' };

function createPrinter(name: string, works: boolean): PdfPrinter & { closed: number } {
  return {
    name,
    closed: 0,
    print: async () =>
      works ? { kind: 'printed', bytes: Buffer.from(name) } : { kind: 'failed', message: 'no tikz' },
    async close() {
      this.closed++;
    },
  };
}

describe('chainPdfPrinters', () => {
  it('tries the next printer when one is missing or fails', async () => {
    const chain = chainPdfPrinters([
      async () => undefined,
      async () => createPrinter('pdflatex', false),
      async () => createPrinter('Chromium', true),
    ]);

    assert.deepEqual(await chain.print(source), { kind: 'printed', bytes: Buffer.from('Chromium') });
  });

  it('reports the message of each printer when all fail', async () => {
    const chain = chainPdfPrinters([async () => createPrinter('pdflatex', false)]);

    assert.deepEqual(await chain.print(source), { kind: 'failed', message: 'pdflatex: no tikz' });
  });

  it('reports the programs to install when no printer is available', async () => {
    await assert.rejects(chainPdfPrinters([async () => undefined]).print(source), {
      kind: 'not-found',
      message: /install pdflatex.*Chromium or Chrome.*@sparticuz\/chromium/,
    });
  });

  it('opens each printer once and closes it once', async () => {
    const printer = createPrinter('Chromium', true);
    let openings = 0;
    const chain = chainPdfPrinters([
      async () => {
        openings++;
        return printer;
      },
    ]);
    await chain.print(source);
    await chain.print(source);
    await chain.close();

    assert.deepEqual([openings, printer.closed], [1, 1]);
  });
});
