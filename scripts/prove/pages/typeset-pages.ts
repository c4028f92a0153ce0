// Typesets sample pages with pdflatex: `node scripts/prove/pages/typeset-pages.ts FOLDER [pages] [seed]`. Needs pdflatex and pdftoppm.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharp } from '../../../src/adapters/sharp/restricted-sharp.ts';
import type { ExpectedPage } from './expected-page.ts';
import { type PageLayout, pageLayouts } from './page-layouts.table.ts';
import { type SampleQuestion, sampleQuestions } from './page-questions.table.ts';

const RESOLUTIONS = [150, 200, 300] as const;
const SKEWS = [0, 2.5, -2.5, 1] as const;

/** Returns pseudo-random numbers below 1; the same seed gives the same pages. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function createDocument(layout: PageLayout, questions: readonly SampleQuestion[], start: number): string {
  const counter = `\\setcounter{enumi}{${start - 1}}`;
  const before = layout.before?.includes('\\begin{enumerate}') ? `${layout.before}${counter}` : layout.before;
  const offset = layout.name === 'exam-class' ? `\\setcounter{question}{${start - 1}}` : '';
  return `\\documentclass${layout.documentClass}
\\usepackage[a4paper,margin=22mm]{geometry}\\usepackage{amsmath,amssymb,enumitem,tikz}
${layout.preamble}
\\begin{document}
${before ?? ''}${offset}
${questions.map((question, index) => layout.print(question, start + index)).join('\n\n')}
${layout.after ?? ''}
\\end{document}
`;
}

/** Returns the first words of a stem that are plain prose. */
function getFirstWords(stem: string): string {
  return (stem.split(/[$\\]/)[0] ?? '').trim().split(/\s+/).slice(0, 4).join(' ');
}

async function typesetPage(folder: string, position: number, random: () => number): Promise<void> {
  const layout = pageLayouts[position % pageLayouts.length];
  if (layout === undefined) return;
  const start = random() < 0.5 ? 1 : 1 + Math.floor(random() * 20);
  const count = layout.documentClass.includes('twocolumn') ? 16 : 4 + Math.floor(random() * 3);
  const questions = [...sampleQuestions].sort(() => random() - 0.5).slice(0, count);
  const name = `${String(position + 1).padStart(2, '0')}-${layout.name}`;
  const work = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    const tex = createDocument(layout, questions, start);
    writeFileSync(join(work, 'page.tex'), tex);
    execFileSync('pdflatex', ['-interaction=batchmode', 'page.tex'], { cwd: work, stdio: 'ignore' });
    const resolution = RESOLUTIONS[position % 3] ?? 200;
    execFileSync(
      'pdftoppm',
      ['-r', String(resolution), '-f', '1', '-l', '1', '-png', '-gray', '-singlefile', 'page.pdf', 'page'],
      { cwd: work },
    );
    const image = sharp(readFileSync(join(work, 'page.png')));
    const skew = SKEWS[Math.floor(position / pageLayouts.length) % SKEWS.length] ?? 0;
    await image
      .rotate(skew, { background: '#ffffff' })
      .png({ compressionLevel: 9 })
      .toFile(join(folder, `${name}.png`));
    copyFileSync(join(work, 'page.pdf'), join(folder, `${name}.pdf`));
    const printed = countPrintedQuestions(work, questions);
    const expected: ExpectedPage = {
      layout: layout.name,
      questions: questions.slice(0, printed).map(({ stem, options = [] }, index) => ({
        number: start + index,
        starts: getFirstWords(stem),
        options: options.length,
      })),
    };
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(expected, null, 1)}\n`);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Counts the questions that fit on the first page: the first words of each must be in its text. */
function countPrintedQuestions(work: string, questions: readonly SampleQuestion[]): number {
  const text = execFileSync('pdftotext', ['-f', '1', '-l', '1', 'page.pdf', '-'], {
    cwd: work,
    encoding: 'utf8',
  });
  const plain = text.replace(/\s+/g, ' ');
  const missing = questions.findIndex(
    ({ stem }) => !plain.includes(getFirstWords(stem).replace("'", '’').split(' ').slice(0, 3).join(' ')),
  );
  return missing < 0 ? questions.length : missing;
}

const [folder = '', pages = '40', seed = '7'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const random = createRandom(Number(seed));
for (let position = 0; position < Number(pages); position++) await typesetPage(folder, position, random);
