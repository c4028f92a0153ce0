import type { PageBox, PageFigure, PageWord, ReadPage } from '../../../ports/page-reader.ts';
import { escapeTex } from './escape-tex.ts';
import { findOptions } from './find-options.ts';
import { markFormulas } from './mark-formulas.ts';
import { type PageSection, splitPage } from './split-page.ts';

/** A question that rules read from a page. */
export type PageQuestion = {
  readonly number: number | undefined;
  /** The question as TeX; `% unsure:` comments report text that may be misread. */
  readonly tex: string;
  readonly box: PageBox;
  readonly figures: readonly PageFigure[];
  /** From 0 to 1; below 0.5 if the question contains a formula or options are missing. */
  readonly confidence: number;
};

/** Words with a lower confidence are listed as hard to read. */
const LOW_WORD_CONFIDENCE = 0.6;
/** The maximum confidence of a question with formulas or missing options. */
const MAX_INCOMPLETE_CONFIDENCE = 0.4;
const MAX_NOTES = 8;

/** Reads the questions of a recognised page, from top to bottom. */
export function readPageQuestions(page: ReadPage): PageQuestion[] {
  return splitPage(page)
    .filter(({ words }) => words.length > 0)
    .map(toQuestion);
}

function toQuestion(section: PageSection): PageQuestion {
  const { words, number, box, figures } = section;
  const foundOptions = findOptions(words);
  const stem = toTex(words.slice(0, foundOptions?.stemEnd));
  const options = (foundOptions?.options ?? []).map(toTex);
  const formulas = [stem, ...options].flatMap((text) => text.formulas);
  const missingOptions = (foundOptions?.missingLabels ?? []).map(
    (letter) => `option (${letter}) could not be found`,
  );
  const notes = [
    ...formulas.map((text) => `the formula "${text}" was read by rules and needs a vision model`),
    ...missingOptions,
    ...listUnclearWords(words),
  ];
  return {
    number,
    box,
    figures,
    confidence: computeConfidence(words, formulas.length + missingOptions.length > 0),
    tex: [
      `\\item ${stem.tex}`,
      ...figures.map(() => '\\begin{center}\n    % \\input{diagram}\n\\end{center}'),
      ...(options.length === 0 ? [] : [formatTasks(options.map(({ tex }) => tex))]),
      ...notes.slice(0, MAX_NOTES).map((note) => `% unsure: ${note.replace(/[\r\n]+/g, ' ')}`),
      '',
    ].join('\n'),
  };
}

type TexWithFormulas = { readonly tex: string; readonly formulas: readonly string[] };

/** Converts words to TeX; formulas keep their recognised text and are marked as `[formula: …]`. */
function toTex(words: readonly PageWord[]): TexWithFormulas {
  const pieces = markFormulas(words);
  return {
    tex: pieces
      .map(({ kind, text }) => (kind === 'prose' ? escapeTex(text) : `[formula: ${escapeTex(text)}]`))
      .join(' '),
    formulas: pieces.filter(({ kind }) => kind === 'formula').map(({ text }) => text),
  };
}

function formatTasks(options: readonly string[]): string {
  const longest = Math.max(...options.map((option) => option.length));
  const columns = longest < 12 ? 4 : longest < 40 ? 2 : 1;
  return `\\begin{tasks}(${columns})\n${options.map((option) => `    \\task ${option}\n`).join('')}\\end{tasks}`;
}

function listUnclearWords(words: readonly PageWord[]): string[] {
  const unclear = words.filter(
    ({ text, confidence }) => confidence < LOW_WORD_CONFIDENCE && /^[A-Za-z]{2,}/.test(text),
  );
  return unclear.length === 0
    ? []
    : [`these words are hard to read: ${unclear.map(({ text }) => text).join(', ')}`];
}

/** Returns the mean confidence of the words, limited if there are formulas or missing options. */
function computeConfidence(words: readonly PageWord[], isIncomplete: boolean): number {
  if (words.length === 0) return 0;
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
  return Math.round(100 * (isIncomplete ? Math.min(mean, MAX_INCOMPLETE_CONFIDENCE) : mean)) / 100;
}
