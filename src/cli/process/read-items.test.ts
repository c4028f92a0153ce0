import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { createDiskFiles } from '../../adapters/files/create-disk-files.ts';
import { readerOf } from '../../agents/scanner/page/printed-page.fixture.ts';
import type { SourceTools } from '../read-sources.ts';
import { readItems } from './read-items.ts';

const folder = mkdtempSync(join(tmpdir(), 'items-'));
after(() => rmSync(folder, { recursive: true }));

/** A page with questions 1 to `count`, one a line. */
function toolsWith(count: number): SourceTools {
  const image = { name: 'x', mediaType: 'image/png', bytes: Uint8Array.of(1) } as const;
  const original = { format: 'PNG', width: 1, height: 1, bytes: 1 } as const;
  const prepared = { ...image, width: 1, height: 1, original };
  return {
    files: createDiskFiles(Readable.from([])),
    openImageReader: async () => ({ read: async () => prepared, prepare: async () => prepared }),
    openPageReader: async () =>
      readerOf(...Array.from({ length: count }, (_, row) => `${row + 1}. Find it.`)),
  };
}

const range = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }));
const within = (count: number, [start, end]: readonly [number, number]): number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter((index) => index >= start && index <= end);

// Feature: physics-question-pipeline, Property 13: CLI Range Filtering
describe('a range', () => {
  it('takes the questions of a TeX file with these places, each with a name of its own', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 5 }), range, async (count, wanted) => {
        const tex = join(folder, 'set.tex');
        writeFileSync(tex, Array.from({ length: count }, (_, place) => `\\item Find $${place}$.\n`).join(''));

        const items = await readItems({ tex, range: wanted }, toolsWith(0), 'rules').catch(() => []);

        const indices = within(count, wanted);
        assert.deepEqual(
          items.map(({ index, name }) => [index, name]),
          indices.map((index) => [index, `set-${index}`]),
        );
      }),
      { numRuns: 100 },
    );
  });

  for (const way of ['model', 'rules'] as const)
    it(`takes the questions of a page with these places, for ${way}`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 2, max: 5 }), range, async (count, wanted) => {
          const image = join(folder, 'page.png');

          const items = await readItems({ image, range: wanted }, toolsWith(count), way).catch(() => []);

          assert.deepEqual(
            items.map(({ index }) => index),
            within(count, wanted),
          );
        }),
        { numRuns: 100 },
      );
    });

  it('takes the numbered files beside a photo where there are such', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 2, max: 7 }), { minLength: 1 }),
        range,
        async (others, wanted) => {
          const here = mkdtempSync(join(folder, 'siblings-'));
          const numbers = [1, ...others].sort((a, b) => a - b);
          for (const number of numbers) writeFileSync(join(here, `Problem_0${number}.png`), 'x');
          const image = join(here, 'Problem_01.png');
          const chosen = numbers.filter((number) => number >= wanted[0] && number <= wanted[1]);
          if (chosen.every((number) => number === 1)) return;

          const items = await readItems({ image, range: wanted }, toolsWith(0), 'model');

          assert.deepEqual(
            items.map(({ name }) => name),
            chosen.map((number) => `Problem_0${number}`),
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the name of a folder', () => {
  for (const [file, name] of [
    ['My question (1).png', 'My-question-1'],
    ['.hidden.png', 'hidden'],
    ['Übung_7.png', 'Übung_7'],
    ['..png', 'question'],
  ] as const)
    it(`is ${name} for ${file}`, async () => {
      const [item] = await readItems({ image: join('a', file) }, toolsWith(0), 'model');

      assert.equal(item?.name, name);
    });
});
