import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { createPdfReader } from '../../src/adapters/pdfium/create-pdf-reader.ts';
import { createPageReader } from '../../src/adapters/tesseract/create-page-reader.ts';
import { readPageQuestions } from '../../src/agents/scanner/page/read-page-questions.ts';
import type { OpenPage, PageReader } from '../../src/ports/page-reader.ts';
import type { ProofOptions } from '../prove.ts';
import { ExpectedPage } from './pages/expected-page.ts';
import { measurePage, type PageMeasure } from './pages/measure-page.ts';

type Row = PageMeasure & { readonly name: string; readonly layout: string; readonly medium: Medium };
type Medium = 'picture' | 'PDF';

/**
 * Measures how many pages (pictures and PDF files) are split into exactly their questions.
 *
 * Beside each page, `NAME.png` or `NAME.pdf`, the folder contains `NAME.json`:
 * `{"layout": "two columns", "questions": [{"number": 1, "starts": "A stone is dropped", "options": 4}]}`.
 * `starts` has the first words before any formula. `number` is optional.
 * `node scripts/prove/pages/typeset-pages.ts FOLDER 40 7` creates such a folder with 40 pages, from seed 7.
 */
export const proof = {
  name: 'pages',
  needsSets: true,
  run: async ({ sets = '' }: ProofOptions): Promise<string> => {
    const files = globSync('**/*.{png,jpg,jpeg,webp,pdf}', { cwd: sets })
      .filter((file) => existsSync(toExpectedPath(sets, file)))
      .sort();
    if (files.length === 0) throw new Error(`${sets} contains no page with an expectation NAME.json.`);
    const rows: Row[] = [];
    const pending = files.values();
    const measurePending = async (): Promise<void> => {
      const reader = createPageReader();
      for (const file of pending) {
        rows.push(await measureFile(sets, file, reader));
        console.log(`${rows.length} of ${files.length} ${file}`);
      }
      await reader.close();
    };
    await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, measurePending));
    return report(rows.toSorted((a, b) => a.name.localeCompare(b.name)));
  },
};

function toExpectedPath(folder: string, file: string): string {
  return join(folder, file.replace(/\.[^.]+$/, '.json'));
}

async function measureFile(folder: string, file: string, reader: PageReader): Promise<Row> {
  const expected = ExpectedPage.parse(JSON.parse(readFileSync(toExpectedPath(folder, file), 'utf8')));
  const medium: Medium = /\.pdf$/i.test(file) ? 'PDF' : 'picture';
  const path = join(folder, file);
  const pages = medium === 'PDF' ? await readPdfPages(path, reader) : [await reader.read(path)];
  const measure = measurePage(expected, readPageQuestions(...pages));
  return { ...measure, name: basename(file), layout: expected.layout, medium };
}

async function readPdfPages(path: string, reader: PageReader): Promise<OpenPage[]> {
  const pages: OpenPage[] = [];
  for (const { text, render } of await createPdfReader().read(path, { start: 1, end: 1 }))
    pages.push(text ?? (await reader.readBytes((await render()).bytes, path)));
  return pages;
}

function report(rows: readonly Row[]): string {
  const media = (['picture', 'PDF'] as const).filter((medium) => rows.some((row) => row.medium === medium));
  const totals = media.map((medium) =>
    formatTotal(
      rows.filter((row) => row.medium === medium),
      medium,
    ),
  );
  const layouts = [...new Set(rows.map(({ layout }) => layout))].sort();
  const table = layouts.flatMap((layout) =>
    media.map((medium) => {
      const group = rows.filter((row) => row.layout === layout && row.medium === medium);
      const sum = (key: 'rightOptions' | 'expectedOptions'): number =>
        group.reduce((total, row) => total + row[key], 0);
      return `| ${layout} | ${medium} | ${group.filter((row) => row.isSplitRight).length} of ${group.length} | ${sum('rightOptions')} of ${sum('expectedOptions')} |`;
    }),
  );
  const misses = rows.flatMap(({ name, misses: pageMisses, isSplitRight, isDoubtReported }) =>
    pageMisses.map(
      (miss) => `- ${name}${isSplitRight || !isDoubtReported ? '' : ' (reported as doubtful)'}: ${miss}`,
    ),
  );
  return [
    'A page is right if it is split into exactly its questions, each with its first words. Without a model.',
    '',
    ...totals,
    '',
    '| layout | as | pages split right | questions with all their options |',
    '|---|---|--:|--:|',
    ...table,
    '',
    misses.length === 0 ? 'No miss.' : 'Every miss:',
    '',
    ...misses,
  ].join('\n');
}

function formatTotal(rows: readonly Row[], medium: Medium): string {
  const right = rows.filter(({ isSplitRight }) => isSplitRight).length;
  const silent = rows.filter(({ isSplitRight, isDoubtReported }) => !isSplitRight && !isDoubtReported).length;
  const percent = ((100 * right) / rows.length).toFixed(1);
  return `- **${medium}: ${right} of ${rows.length} pages (${percent}%)** are split right; ${silent} of the others without a finding.`;
}
