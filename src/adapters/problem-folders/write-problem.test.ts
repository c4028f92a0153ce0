import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import type { NewProblem } from '../../ports/problem-folders.ts';
import { createProblemWriter } from './write-problem.ts';

const root = mkdtempSync(join(tmpdir(), 'problems-'));
after(() => rmSync(root, { recursive: true }));
const writer = createProblemWriter();

function createProblem(path: string, index: number, text: string): NewProblem {
  const result = JSON.stringify({ source_path: path, source_index: index });
  return {
    preferredId: 'q1',
    source: { path, index },
    files: { 'problem.tex': text, 'variants/numerical.tex': 'v', 'result.json': result },
  };
}

describe('createProblemWriter', () => {
  it('writes the same question to the same folder and keeps other files', async () => {
    const folder = join(root, 'again');
    await writer.write(folder, createProblem('a/q1.png', 1, 'first'));
    writeFileSync(join(folder, 'q1', 'notes.txt'), 'mine');

    const { problemId, path } = await writer.write(folder, createProblem('a/q1.png', 1, 'second'));

    assert.equal(problemId, 'q1');
    assert.equal(readFileSync(join(path, 'problem.tex'), 'utf8'), 'second');
    assert.ok(existsSync(join(path, 'notes.txt')));
  });

  it('copies a file given by `copyOf`', async () => {
    const picture = join(root, 'picture.png');
    writeFileSync(picture, Uint8Array.of(1, 2, 3));
    const files = { 'source.png': { copyOf: picture } };

    const { path } = await writer.write(join(root, 'copies'), { ...createProblem('x', 1, ''), files });

    assert.deepEqual([...readFileSync(join(path, 'source.png'))], [1, 2, 3]);
  });

  it('writes questions with equal names to different folders, also concurrently', async () => {
    let run = 0;
    const originArbitrary = fc.tuple(
      fc.constantFrom('a/q1.png', 'b/q1.png', 'c/q1.tex'),
      fc.integer({ min: 1, max: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(originArbitrary, { selector: String, maxLength: 4 }),
        async (origins) => {
          const folder = join(root, `run-${++run}`);

          const results = await Promise.all(
            origins.map(([path, index]) =>
              writer.write(folder, createProblem(path, index, `${path} ${index}`)),
            ),
          );

          assert.equal(new Set(results.map(({ problemId }) => problemId)).size, origins.length);
          for (const [position, [path, index]] of origins.entries())
            assert.equal(
              readFileSync(join(results[position]?.path ?? '', 'problem.tex'), 'utf8'),
              `${path} ${index}`,
            );
          if (origins.length > 0) assert.equal(readdirSync(folder).length, origins.length);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('writes one folder when the same question is written twice concurrently', async () => {
    for (let run = 0; run < 20; run++) {
      const folder = join(root, `twice-${run}`);
      const writes = [1, 2].map(() => writer.write(folder, createProblem('a/q1.png', 1, 'the text')));

      const results = await Promise.all(writes);

      assert.equal(new Set(results.map(({ problemId }) => problemId)).size, 1);
      assert.equal(readdirSync(folder).length, 1);
      assert.equal(readFileSync(join(results[0]?.path ?? '', 'problem.tex'), 'utf8'), 'the text');
    }
  });
});
