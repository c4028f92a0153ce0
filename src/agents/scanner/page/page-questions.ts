import type { PageBox, PageFigure, PageWord, ReadPage } from '../../../ports/page-reader.ts';
import { escapeTex } from './escape-tex.ts';
import { findOptions } from './find-options.ts';
import { markFormulas } from './mark-formulas.ts';
import { type PageSection, splitPage } from './split-page.ts';

/** A question of a page as rules read it. */
export type PageQuestion = {
  readonly number: number | undefined;
  /** In the form of a question document; what is doubtful stands in its `% unsure:` comments. */
  readonly tex: string;
  readonly box: PageBox;
  readonly figures: readonly PageFigure[];
  /** From 0 to 1; below one half wherever a formula was met. */
  readonly confidence: number;
};

const DOUBTFUL = 0.6;
const WITH_FORMULAS = 0.4;
const MAX_DOUBTS = 8;

/** The questions of a page from top to bottom. */
export function pageQuestions(page: ReadPage): PageQuestion[] {
  return splitPage(page)
    .filter(({ words }) => words.length > 0)
    .map(questionOf);
}

function questionOf(section: PageSection): PageQuestion {
  const { words, number, box, figures } = section;
  const found = findOptions(words);
  const stem = write(words.slice(0, found?.stemEnd));
  const options = (found?.options ?? []).map(write);
  const formulas = [stem, ...options].flatMap((part) => part.formulas);
  const lost = (found?.lost ?? []).map((letter) => `option (${letter}) could not be found`);
  const doubts = [
    ...formulas.map((text) => `the formula "${text}" was read by rules and needs a vision model`),
    ...lost,
    ...doubtfulWords(words),
  ];
  return {
    number,
    box,
    figures,
    confidence: confidenceOf(words, formulas.length + lost.length > 0),
    tex: [
      `\\item ${stem.tex}`,
      ...figures.map(() => '\\begin{center}\n    % \\input{diagram}\n\\end{center}'),
      ...(options.length === 0 ? [] : [tasks(options.map(({ tex }) => tex))]),
      ...doubts.slice(0, MAX_DOUBTS).map((doubt) => `% unsure: ${doubt.replace(/[\r\n]+/g, ' ')}`),
      '',
    ].join('\n'),
  };
}

type Written = { readonly tex: string; readonly formulas: readonly string[] };

/** Formulas stay as they were read, between brackets that nobody can overlook. */
function write(words: readonly PageWord[]): Written {
  const pieces = markFormulas(words);
  return {
    tex: pieces
      .map(({ kind, text }) => (kind === 'prose' ? escapeTex(text) : `[formula: ${escapeTex(text)}]`))
      .join(' '),
    formulas: pieces.filter(({ kind }) => kind === 'formula').map(({ text }) => text),
  };
}

function tasks(options: readonly string[]): string {
  const longest = Math.max(...options.map((option) => option.length));
  const columns = longest < 12 ? 4 : longest < 40 ? 2 : 1;
  return `\\begin{tasks}(${columns})\n${options.map((option) => `    \\task ${option}\n`).join('')}\\end{tasks}`;
}

function doubtfulWords(words: readonly PageWord[]): string[] {
  const weak = words.filter(({ text, confidence }) => confidence < DOUBTFUL && /^[A-Za-z]{2,}/.test(text));
  return weak.length === 0
    ? []
    : [`these words are hard to read: ${weak.map(({ text }) => text).join(', ')}`];
}

/** The mean over the words, as sure as its weakest tenth allows. */
function confidenceOf(words: readonly PageWord[], hasFormulas: boolean): number {
  if (words.length === 0) return 0;
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
  return Math.round(100 * (hasFormulas ? Math.min(mean, WITH_FORMULAS) : mean)) / 100;
}
