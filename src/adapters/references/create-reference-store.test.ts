import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { type ReferenceScratch, referenceStoreContract } from '../../ports/reference-store.contract.ts';
import { REFERENCE_TYPES } from '../../ports/reference-store.ts';
import { createDiskFiles } from '../files/create-disk-files.ts';
import { createPdf } from './create-pdf.fixture.ts';
import { createReferenceStore } from './create-reference-store.ts';

const closers: (() => Promise<void>)[] = [];
after(() => Promise.all(closers.map((close) => close())));

async function openStore(): Promise<ReferenceScratch> {
  const scratch = mkdtempSync(join(tmpdir(), 'references-'));
  const folder = join(scratch, 'refs');
  mkdirSync(folder);
  const store = await createReferenceStore({
    path: join(scratch, 'index.db'),
    files: createDiskFiles(Readable.from([])),
    now: () => new Date('2026-11-05T12:00:00Z'),
  });
  closers.push(async () => {
    await store.close();
    rmSync(scratch, { recursive: true });
  });
  return {
    store,
    folder,
    write: (name, text) => {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      return path;
    },
    erase: (name) => rmSync(join(folder, name)),
  };
}

referenceStoreContract('sqlite', openStore);

describe('createReferenceStore', () => {
  it('does not split the lines of a PDF listing', async () => {
    const { store, folder } = await openStore();
    const path = join(folder, 'manual.pdf');
    writeFileSync(
      path,
      createPdf(['Resistors', '\\draw (0,0) to[R, l=$R_1$] (2,0) node[right] {A};', 'draws one.']),
    );

    await store.index(folder);

    assert.deepEqual((await store.show(path))?.split('\n'), [
      'Resistors',
      '\\draw (0,0) to[R, l=$R_1$] (2,0) node[right] {A};',
      'draws one.',
    ]);
  });

  // Feature: physics-question-pipeline, Property 12: Reference Search File Type Support
  it('finds words in PDF, TeX and STY files, limited to the requested types', async () => {
    const { store, folder, write } = await openStore();
    const words = ['resistor', 'capacitor', 'parabola', 'hatching', 'pulley', 'prism'];
    for (const word of words) {
      writeFileSync(join(folder, `${word}.pdf`), createPdf([`How to draw a ${word} well.`]));
      write(`${word}.tex`, `A ${word} is drawn here.`);
      write(`${word}.sty`, `\\newcommand{\\my${word}}{% the ${word}\n}`);
    }
    await store.index(folder);

    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...words),
        fc.subarray([...REFERENCE_TYPES]),
        async (word, fileTypes) => {
          const results = await store.search(`draw the ${word}`, { fileTypes, limit: 50 });
          const hits = results.filter(({ content }) => content.includes(word));
          const types = new Set(hits.map(({ file_path }) => file_path.split('.').at(-1)));
          assert.deepEqual(
            [...types].sort(),
            fileTypes.length > 0 ? [...fileTypes].sort() : ['pdf', 'sty', 'tex'],
          );
          assert.ok(results.every(({ relevance_score }) => Number.isFinite(relevance_score)));
        },
      ),
      { numRuns: 100 },
    );
  });
});
