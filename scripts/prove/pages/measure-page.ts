import type { PageQuestion } from '../../../src/agents/scanner/page/read-page-questions.ts';
import type { ExpectedPage } from './expected-page.ts';

/** The comparison of the questions that were read with the expected ones. */
export type PageMeasure = {
  /** Whether the page has exactly the expected questions, each with its first words. */
  readonly isSplitRight: boolean;
  /** Whether a finding reports that the split is doubtful. */
  readonly isDoubtReported: boolean;
  /** The number of questions with options. */
  readonly expectedOptions: number;
  /** The number of questions of which all options were found. */
  readonly rightOptions: number;
  readonly misses: readonly string[];
};

/** Compares the questions of a page with the expected ones. */
export function measurePage(expected: ExpectedPage, read: readonly PageQuestion[]): PageMeasure {
  const splitMisses = expected.questions.flatMap(({ starts }, index) => {
    const text = read[index]?.tex ?? '';
    return startsWith(text, starts)
      ? []
      : [`expected “${starts}”, read “${text.slice(0, 60).replace(/\s+/g, ' ')}”`];
  });
  const surplus = read
    .slice(expected.questions.length)
    .map(({ tex }) => `surplus “${tex.slice(0, 60).replace(/\s+/g, ' ')}”`);
  const withOptions = expected.questions.map(({ options }, index) => ({
    expected: options,
    read: (read[index]?.tex.match(/\\task /g) ?? []).length,
    index,
  }));
  const optionMisses = withOptions
    .filter((row) => row.expected !== row.read)
    .map((row) => `question ${row.index + 1}: ${row.read} of ${row.expected} options`);
  return {
    isSplitRight: splitMisses.length + surplus.length === 0,
    isDoubtReported: read.some(({ tex }) =>
      /% unsure: .*(?:was not found on the page|may be another question|was left out|no question numbers)/.test(
        tex,
      ),
    ),
    expectedOptions: withOptions.filter((row) => row.expected > 0).length,
    rightOptions: withOptions.filter((row) => row.expected > 0 && row.expected === row.read).length,
    misses: [...splitMisses, ...surplus, ...optionMisses],
  };
}

/** Whether the text starts with the words, up to one recognition error in six letters. */
function startsWith(tex: string, words: string): boolean {
  const normalise = (text: string): string => text.toLowerCase().replace(/\\[a-z]+|[^\p{L}\p{N}]/gu, '');
  const expected = normalise(words);
  const read = normalise(tex.replace('\\item', '').replaceAll('[formula:', ''));
  return [0, 1, 2].some((offset) => {
    const part = read.slice(offset, offset + expected.length);
    return countDifferences(part, expected) <= Math.ceil(expected.length / 6);
  });
}

/** Counts the letters to insert, delete or replace. */
function countDifferences(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
