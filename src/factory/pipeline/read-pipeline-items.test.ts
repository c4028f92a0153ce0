import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { createDiskFiles } from '../../adapters/files/create-disk-files.ts';
import { createPdfReader } from '../../adapters/pdfium/create-pdf-reader.ts';
import { createPageReader } from '../../agents/scanner/page/printed-page.fixture.ts';
import type { ItemRange } from '../../latex/select-range.ts';
import type { InputReaders } from '../intake/read-input-questions.ts';
import { readPipelineItems } from './read-pipeline-items.ts';

const folder = mkdtempSync(join(tmpdir(), 'items-'));
after(() => rmSync(folder, { recursive: true }));

/** Creates readers that return a page with the questions 1 to `count`, one per line. */
function createReaders(count: number): InputReaders {
  const image = { name: 'x', mediaType: 'image/png', bytes: Uint8Array.of(1) } as const;
  const original = { format: 'PNG', width: 1, height: 1, bytes: 1 } as const;
  const prepared = { ...image, width: 1, height: 1, original };
  return {
    files: createDiskFiles(Readable.from([])),
    openImageReader: async () => ({ read: async () => prepared, prepare: async () => prepared }),
    openPageReader: async () =>
      createPageReader(...Array.from({ length: count }, (_, row) => `${row + 1}. Find it.`)),
    openPdfReader: async () => createPdfReader(),
  };
}

const anyRange = fc.record({ start: fc.integer({ min: 1, max: 7 }), end: fc.integer({ min: 1, max: 7 }) });
const listIndexes = (count: number, { start, end }: ItemRange): number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter((index) => index >= start && index <= end);

// Feature: physics-question-pipeline, Property 13: CLI Range Filtering
describe('a range', () => {
  it('selects the questions of a TeX file by position, each with its own name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 5 }), anyRange, async (count, range) => {
        const path = join(folder, 'set.tex');
        writeFileSync(
          path,
          Array.from({ length: count }, (_, index) => `\\item Find $${index}$.\n`).join(''),
        );

        const items = await readPipelineItems({ kind: 'tex', path, range }, createReaders(0), 'rules').catch(
          () => [],
        );

        const indices = listIndexes(count, range);
        assert.deepEqual(
          items.map(({ index, name }) => [index, name]),
          indices.map((index) => [index, `set-${index}`]),
        );
      }),
      { numRuns: 100 },
    );
  });

  for (const mode of ['model', 'rules'] as const)
    it(`selects the questions of a page by position, in mode ${mode}`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 2, max: 5 }), anyRange, async (count, range) => {
          const path = join(folder, 'page.png');

          const items = await readPipelineItems(
            { kind: 'photo', path, range },
            createReaders(count),
            mode,
          ).catch(() => []);

          assert.deepEqual(
            items.map(({ index }) => index),
            listIndexes(count, range),
          );
        }),
        { numRuns: 100 },
      );
    });

  it('selects the numbered files beside a photo if there are any', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 2, max: 7 }), { minLength: 1 }),
        anyRange,
        async (others, range) => {
          const photoFolder = mkdtempSync(join(folder, 'siblings-'));
          const numbers = [1, ...others].sort((a, b) => a - b);
          for (const number of numbers) writeFileSync(join(photoFolder, `Problem_0${number}.png`), 'x');
          const path = join(photoFolder, 'Problem_01.png');
          const selectedNumbers = numbers.filter((number) => number >= range.start && number <= range.end);
          if (selectedNumbers.every((number) => number === 1)) return;

          const items = await readPipelineItems({ kind: 'photo', path, range }, createReaders(0), 'model');

          assert.deepEqual(
            items.map(({ name }) => name),
            selectedNumbers.map((number) => `Problem_0${number}`),
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the folder name of a pipeline item', () => {
  for (const [file, name] of [
    ['My question (1).png', 'My-question-1'],
    ['.hidden.png', 'hidden'],
    ['Übung_7.png', 'Übung_7'],
    ['..png', 'question'],
  ] as const)
    it(`is ${name} for ${file}`, async () => {
      const [item] = await readPipelineItems(
        { kind: 'photo', path: join('a', file) },
        createReaders(0),
        'model',
      );

      assert.equal(item?.name, name);
    });
});
