import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readPageQuestions } from '../../agents/scanner/page/read-page-questions.ts';
import { createPageReader } from './create-page-reader.ts';

const PHOTO = fileURLToPath(new URL('./fixtures/photo.jpg', import.meta.url));
/** Typeset with the class `exam` and rotated by 2.5°, at 150 dpi. */
const PAGE = fileURLToPath(new URL('./fixtures/page.png', import.meta.url));

describe('createPageReader', () => {
  const reader = createPageReader();
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  after(async () => {
    rmSync(folder, { recursive: true });
    await reader.close();
  });

  it('reads a skewed photo in uneven light, with its drawing', async () => {
    const page = await reader.read(PHOTO);
    const [first, second, ...others] = readPageQuestions(page);

    assert.deepEqual([first?.number, second?.number, others.length], [4, 5, 0]);
    assert.match(
      first?.tex ?? '',
      /^\\item A block is at rest on the inclined plane shown in the figure below\./,
    );
    assert.equal(first?.tex.match(/\\task/g)?.length, 4);
    assert.match(
      second?.tex ?? '',
      /State the two forces that act on a parachutist who falls at a steady speed/,
    );
    assert.equal(first?.figures.length, 1);
    const { box } = first?.figures[0] ?? { box: { width: 0, height: 0 } };
    assert.ok(box.width > 0.15 * page.width && box.width < 0.5 * page.width);
    const cropped = await page.cut(first?.areas[0]?.box ?? { x: 0, y: 0, width: 10, height: 10 });
    assert.deepEqual([...cropped.bytes.subarray(1, 4)], [...Buffer.from('PNG')]);
  });

  it('splits a skewed page that TeX typeset, with formulas and marks, into its questions', async () => {
    const questions = readPageQuestions(await reader.read(PAGE));

    assert.deepEqual(
      questions.map(({ number }) => number),
      [19, 20, 21, 22],
    );
    assert.deepEqual(
      questions.map(({ tex }) => tex.match(/\\task /g)?.length ?? 0),
      [0, 4, 4, 0],
    );
    assert.match(questions[3]?.tex ?? '', /\\hfill \[3\]/);
  });

  it('refuses a file that is not a picture and a damaged picture, and reports the path', async () => {
    const textFile = join(folder, 'notes.png');
    writeFileSync(textFile, 'Notes.');
    const damagedFile = join(folder, 'broken.jpg');
    writeFileSync(damagedFile, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]));

    await assert.rejects(reader.read(textFile), {
      kind: 'invalid-input',
      message: /notes\.png is not a supported image/,
    });
    await assert.rejects(reader.read(damagedFile), {
      kind: 'invalid-input',
      message: /broken\.jpg starts like a JPEG/,
    });
    await assert.rejects(reader.read(join(folder, 'gone.png')), { kind: 'not-found' });
  });
});
