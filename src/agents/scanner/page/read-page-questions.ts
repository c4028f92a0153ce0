import type { PageFigure, PageWord, ReadPage } from '../../../ports/page-reader.ts';
import { escapeTex } from './escape-tex.ts';
import { isMarks } from './find-marks.ts';
import { findOptions } from './find-options.ts';
import { findNamedOption, splitSolution } from './find-solution.ts';
import { markFormulas } from './mark-formulas.ts';
import { type PageArea, type PageSection, splitPages } from './split-pages.ts';

/** A question that rules read from a page. */
export type PageQuestion = {
  readonly number: number | undefined;
  /** The question as TeX; `% unsure:` comments report text that may be misread. */
  readonly tex: string;
  /** Where it is printed; several areas if it continues in another column or on another page. */
  readonly areas: readonly PageArea[];
  readonly figures: readonly PageFigure[];
  /** From 0 to 1; below 0.5 if a formula was recognised, options are missing or the split is doubtful. */
  readonly confidence: number;
};

/** Words with a lower confidence are listed as hard to read. */
const LOW_WORD_CONFIDENCE = 0.6;
/** The maximum confidence of a question with recognised formulas, missing options or a doubtful split. */
const MAX_INCOMPLETE_CONFIDENCE = 0.4;
const MAX_NOTES = 8;

/** Reads the questions of recognised pages, in reading order. */
export function readPageQuestions(...pages: readonly ReadPage[]): PageQuestion[] {
  return splitPages(pages)
    .filter(({ words, figures }) => words.length + figures.length > 0)
    .map(toQuestion);
}

function toQuestion(section: PageSection): PageQuestion {
  const { words: allWords, number, areas, figures, doubts } = section;
  const { question: words, solution: solutionWords } = splitSolution(allWords);
  const foundOptions = findOptions(words);
  const solution = toTex(solutionWords);
  const keyIndex = foundOptions === undefined ? -1 : findNamedOption(solutionWords);
  const stem = toTex(moveMarks(words.slice(0, foundOptions?.stemEnd)));
  const options = (foundOptions?.options ?? []).map(toTex);
  const formulas = [stem, ...options, solution].flatMap((text) => text.formulas);
  const missingOptions = (foundOptions?.missingLabels ?? []).map(
    (letter) => `option (${letter}) could not be found`,
  );
  const notes = [
    ...doubts,
    ...formulas.map((text) => `the formula "${text}" was read by rules and needs a vision model`),
    ...missingOptions,
    ...listUnclearWords(allWords),
  ];
  return {
    number,
    areas,
    figures,
    confidence: computeConfidence(allWords, formulas.length + missingOptions.length + doubts.length > 0),
    tex: [
      `\\item ${protectBracket(stem.tex)}`,
      ...figures.map(() => '\\begin{center}\n    % \\input{diagram}\n\\end{center}'),
      ...(options.length === 0
        ? []
        : [
            formatTasks(
              options.map(({ tex }) => tex),
              keyIndex,
            ),
          ]),
      ...(solution.tex === '' ? [] : [`\\begin{solution}\n${solution.tex}\n\\end{solution}`]),
      ...notes.slice(0, MAX_NOTES).map((note) => `% unsure: ${note.replace(/[\r\n]+/g, ' ')}`),
      '',
    ].join('\n'),
  };
}

/** Moves the marks of a question to the end of its stem, because they may be printed beside its first line. */
function moveMarks(words: readonly PageWord[]): PageWord[] {
  const marks = words.filter(isMarks);
  return marks.length === 1 ? [...words.filter((word) => !isMarks(word)), ...marks] : [...words];
}

type TexWithFormulas = { readonly tex: string; readonly formulas: readonly string[] };

/** Converts words to TeX; recognised formulas keep their text and are marked as `[formula: …]`. */
function toTex(words: readonly PageWord[]): TexWithFormulas {
  const pieces = markFormulas(words);
  return {
    tex: pieces
      .map(({ kind, text }) => {
        if (kind === 'tex') return text;
        return kind === 'prose' ? escapeTex(text) : `[formula: ${escapeTex(text)}]`;
      })
      .join(' '),
    formulas: pieces.filter(({ kind }) => kind === 'formula').map(({ text }) => text),
  };
}

/** Adds braces so that TeX does not read a bracket at the start as the argument of `\\item` or `\\task`. */
function protectBracket(tex: string): string {
  return tex.startsWith('[') ? `{}${tex}` : tex;
}

function formatTasks(options: readonly string[], keyIndex: number): string {
  const longest = Math.max(...options.map((option) => option.length));
  const columns = longest < 12 ? 4 : longest < 40 ? 2 : 1;
  return `\\begin{tasks}(${columns})\n${options.map((option, index) => `    \\task ${protectBracket(option)}${index === keyIndex ? ' \\ans' : ''}\n`).join('')}\\end{tasks}`;
}

function listUnclearWords(words: readonly PageWord[]): string[] {
  const unclear = words.filter(
    ({ text, confidence }) => confidence < LOW_WORD_CONFIDENCE && /^[A-Za-z]{2,}/.test(text),
  );
  return unclear.length === 0
    ? []
    : [`these words are hard to read: ${unclear.map(({ text }) => text).join(', ')}`];
}

/** Returns the mean confidence of the words, limited if the reading is incomplete or doubtful. */
function computeConfidence(words: readonly PageWord[], isIncomplete: boolean): number {
  if (words.length === 0) return 0;
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
  return Math.round(100 * (isIncomplete ? Math.min(mean, MAX_INCOMPLETE_CONFIDENCE) : mean)) / 100;
}
