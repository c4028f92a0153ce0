import { renderToString } from 'katex';
import { loadMathsStyle } from '../../../src/adapters/katex/load-maths-style.ts';
import { printSvg } from '../../../src/diagrams/print-svg.ts';
import { sceneFromDescription } from '../../../src/diagrams/scene-from-description.ts';
import type { SamplePage, SampleQuestion } from './sample-pages.table.ts';

const OPTION_LABELS = {
  '(A)': ['(A)', '(B)', '(C)', '(D)'],
  'A.': ['A.', 'B.', 'C.', 'D.'],
  '(a)': ['(a)', '(b)', '(c)', '(d)'],
  '(1)': ['(1)', '(2)', '(3)', '(4)'],
} as const;

/** An A4 page at 96 dpi; the browser renders it at 2.3 times that resolution. */
export const PAGE = { width: 794, height: 1123, scale: 2.3 } as const;

/** Prints a sample page as HTML in the layout of an exam paper. */
export async function printSampleHtml(page: SamplePage): Promise<string> {
  const style = await loadMathsStyle();
  const font = page.font === 'serif' ? 'KaTeX_Main, serif' : 'Open Sans, sans-serif';
  return `<!doctype html><meta charset="utf-8"><style>${style}
    body { margin: 0; padding: 60px 70px; width: ${PAGE.width - 140}px; font: 17px/1.5 ${font}; color: #111; background: #fff }
    h1 { font-size: 18px; margin: 0 0 24px } .q { margin: 0 0 26px; padding-left: 34px; position: relative }
    .n { position: absolute; left: 0 } .o { display: grid; grid-template-columns: repeat(${page.columns}, 1fr); margin-top: 6px }
    .f { text-align: center; margin: 18px 0 } .f svg { max-width: 330px; height: auto }
  </style><h1>${page.heading}</h1>${page.questions.map((question) => printQuestionHtml(question, page)).join('')}`;
}

function printQuestionHtml({ number, stem, options = [], figure }: SampleQuestion, page: SamplePage): string {
  const choices = options.map(
    (text, index) => `<span>${OPTION_LABELS[page.labels][index]} ${renderMaths(text)}</span>`,
  );
  return `<div class="q"><span class="n">${number}.</span>${renderMaths(stem)}${figure === undefined ? '' : printFigureHtml(figure)}<div class="o">${choices.join('')}</div></div>`;
}

function printFigureHtml(description: string): string {
  const figure = sceneFromDescription(description);
  if (figure === undefined) throw new Error(`no diagram family matches "${description}"`);
  return `<div class="f">${printSvg(figure.scene)}</div>`;
}

function renderMaths(text: string): string {
  return text.replace(/\$([^$]+)\$/g, (_, tex: string) => renderToString(tex, { output: 'html' }));
}
