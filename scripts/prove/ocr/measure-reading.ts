import type { PageQuestion } from '../../../src/agents/scanner/page/read-page-questions.ts';
import { visibleText } from '../../../src/latex/visible-text.ts';
import { editDistance } from '../../../src/text/edit-distance.ts';
import type { SamplePage } from './sample-pages.table.ts';

export type Reading = {
  readonly characters: number;
  readonly errors: number;
  readonly numbers: number;
  readonly options: number;
  readonly figures: number;
  readonly formulas: number;
};

/** Compares what was read with what was printed, without spaces and formulas. */
export function measureReading(sample: SamplePage, read: readonly PageQuestion[]): Reading {
  const pairs = sample.questions.map((question) => ({
    question,
    found: read.find(({ number }) => number === question.number),
  }));
  const printed = pairs.map(({ question }) => printedText(question)).join('');
  const seen = pairs.map(({ found }) => (found === undefined ? '' : readText(found))).join('');
  const found = pairs.flatMap((pair) => pair.found ?? []);
  const count = (pattern: RegExp): number =>
    found.reduce((sum, { tex }) => sum + (tex.match(pattern)?.length ?? 0), 0);
  return {
    characters: printed.length,
    errors: editDistance(printed, seen, Number.POSITIVE_INFINITY),
    numbers: found.length,
    options: count(/\\task /g),
    figures: found.reduce((sum, { figures }) => sum + figures.length, 0),
    formulas: count(/\[formula: /g),
  };
}

function printedText({ stem, options = [] }: SamplePage['questions'][number]): string {
  return removeSpaces([stem, ...options].join(' ').replace(/\$[^$]*\$/g, ''));
}

function readText({ tex }: PageQuestion): string {
  const words = tex
    .replace(/^%.*$/gm, '')
    .replace(/\[formula:[^\]]*\]\.?/g, '')
    .replace(/\\(?:begin|end)\{\w+\}(?:\(\d\))?|\\task|\\item/g, ' ');
  return removeSpaces(visibleText(words));
}

function removeSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}
