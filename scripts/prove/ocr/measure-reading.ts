import type { PageQuestion } from '../../../src/agents/scanner/page/read-page-questions.ts';
import { visibleText } from '../../../src/latex/visible-text.ts';
import { editDistance } from '../../../src/text/edit-distance.ts';
import type { SamplePage } from './sample-pages.table.ts';

/** What was read from one page: the compared and the wrong characters, and how many question numbers, options and so on were found. */
export type Reading = {
  readonly characters: number;
  readonly errors: number;
  readonly numbers: number;
  readonly options: number;
  readonly figures: number;
  readonly formulas: number;
};

/** Compares the text that was read with the printed text, without spaces and formulas. */
export function measureReading(sample: SamplePage, read: readonly PageQuestion[]): Reading {
  const pairs = sample.questions.map((question) => ({
    question,
    match: read.find(({ number }) => number === question.number),
  }));
  const printedCharacters = pairs.map(({ question }) => getPrintedCharacters(question)).join('');
  const readCharacters = pairs
    .map(({ match }) => (match === undefined ? '' : getReadCharacters(match)))
    .join('');
  const foundQuestions = pairs.flatMap((pair) => pair.match ?? []);
  const countMatches = (pattern: RegExp): number =>
    foundQuestions.reduce((sum, { tex }) => sum + (tex.match(pattern)?.length ?? 0), 0);
  return {
    characters: printedCharacters.length,
    errors: editDistance(printedCharacters, readCharacters, Number.POSITIVE_INFINITY),
    numbers: foundQuestions.length,
    options: countMatches(/\\task /g),
    figures: foundQuestions.reduce((sum, { figures }) => sum + figures.length, 0),
    formulas: countMatches(/\[formula: /g),
  };
}

/** Returns the characters of a printed question, without formulas and spaces. */
function getPrintedCharacters({ stem, options = [] }: SamplePage['questions'][number]): string {
  return removeSpaces([stem, ...options].join(' ').replace(/\$[^$]*\$/g, ''));
}

/** Returns the characters of a question that was read, without comments, formula marks, TeX commands and spaces. */
function getReadCharacters({ tex }: PageQuestion): string {
  const words = tex
    .replace(/^%.*$/gm, '')
    .replace(/\[formula:[^\]]*\]\.?/g, '')
    .replace(/\\(?:begin|end)\{\w+\}(?:\(\d\))?|\\task|\\item/g, ' ');
  return removeSpaces(visibleText(words));
}

function removeSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}
