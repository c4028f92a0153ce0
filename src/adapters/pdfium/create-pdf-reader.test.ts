import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readPageQuestions } from '../../agents/scanner/page/read-page-questions.ts';
import type { OpenPage } from '../../ports/page-reader.ts';
import { createPdf } from '../references/create-pdf.fixture.ts';
import { createPdfReader } from './create-pdf-reader.ts';

/** Two pages that TeX typeset: formulas, a drawing, a header, and a question that continues on the second page. */
const EXAM = fileURLToPath(new URL('./fixtures/exam.pdf', import.meta.url));
const TEXT = createPdf(['1. What is a force, and how is it measured?', '2. What is mass?']);

describe('createPdfReader', () => {
  const reader = createPdfReader();
  const readTexts = async (path: string): Promise<OpenPage[]> =>
    (await reader.read(path)).flatMap(({ text }) => text ?? []);

  it('reads the questions of all pages with their formulas, without headers and page numbers', async () => {
    const questions = readPageQuestions(...(await readTexts(EXAM)));
    const [first, second, third, fourth, fifth] = questions.map(({ tex }) => tex);

    assert.equal(questions.length, 5);
    assert.match(
      first ?? '',
      /Taking \$g=9\.8\\,\\mathrm\{m\}\/\\mathrm\{s\}\^\{2\}\$, its final speed is \\hfill \[1\]/,
    );
    assert.equal(first?.match(/\\task \$/g)?.length, 4);
    assert.match(
      second ?? '',
      /\$\\int_\{0\}\^\{1\}\\frac\{x\^\{2\}\+1\}\{\\sqrt\{x\}\}dx\$\. \\hfill \[4\]/,
    );
    assert.match(third ?? '', /\$R_\{1\}=4\.0\\Omega\$\. Explain .* in this calculation\./);
    assert.match(fourth ?? '', /\\begin\{pmatrix\} 2 & 1 \\\\ 0 & 3 \\end\{pmatrix\}/);
    assert.equal(fifth, '\\item What is photosynthesis?\n');
    assert.ok(questions.every(({ confidence }) => confidence === 1));
    assert.deepEqual(
      questions.map(({ figures }) => figures.length),
      [0, 0, 1, 0, 0],
    );
  });

  it('reads a range of pages and renders a page as a picture', async () => {
    const [page, ...others] = await reader.read(EXAM, { start: 2, end: 9 });
    const { bytes } = (await page?.render()) ?? { bytes: new Uint8Array() };

    assert.deepEqual([page?.number, others.length], [2, 0]);
    assert.deepEqual([...bytes.subarray(1, 4)], [...Buffer.from('PNG')]);
    await assert.rejects(reader.read(EXAM, { start: 3, end: 4 }), {
      kind: 'invalid-input',
      message: /has 2 pages; there is no page 3\./,
    });
  });

  it('returns a page without text as a picture only', async () => {
    const [page] = await reader.readBytes(createPdf([' ']), 'scan.pdf');

    assert.equal(page?.text, undefined);
  });

  for (const [file, bytes, message] of [
    [
      'a truncated file',
      TEXT.subarray(0, 200),
      'x.pdf is damaged or not a complete PDF file; save it again.',
    ],
    [
      'a file with a password',
      encrypt(TEXT),
      'x.pdf is protected by a password; save it without one and try again.',
    ],
    [
      'too many pages',
      addPages(TEXT),
      'x.pdf has 9000 pages; at most 60 can be read at once; for example, use --pages 1-60.',
    ],
  ] as const) {
    it(`refuses ${file} with one sentence`, async () => {
      await assert.rejects(reader.readBytes(bytes, 'x.pdf'), { kind: 'invalid-input', message });
    });
  }

  it('stops reading at the time limit', async () => {
    const impatient = createPdfReader({ milliseconds: 1 });

    await assert.rejects(impatient.readBytes(readFileSync(EXAM), 'x.pdf'), {
      kind: 'invalid-input',
      message: 'x.pdf cannot be read: it took longer than 0.001 s.',
    });
  });
});

function encrypt(pdf: Uint8Array): Uint8Array {
  const key = '41'.repeat(32);
  const entry = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -44 >> /ID [<00><00>] `;
  return Buffer.from(Buffer.from(pdf).toString('latin1').replace('/Root', `${entry}/Root`), 'latin1');
}

function addPages(pdf: Uint8Array): Uint8Array {
  const kids = Array.from({ length: 9000 }, () => '3 0 R').join(' ');
  const text = Buffer.from(pdf).toString('latin1').replace('[3 0 R] /Count 1', `[${kids}] /Count 9000`);
  return Buffer.from(text, 'latin1');
}
