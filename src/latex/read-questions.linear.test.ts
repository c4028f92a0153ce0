import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readQuestions } from './read-questions.ts';

const LENGTH = 30_000;
/** Linear reading takes less than a second; a regular expression in quadratic time takes more than four. */
const MAX_SECONDS = 3;

const UNITS: ReadonlyMap<string, string> = new Map([
  ['spaces', ' '],
  ['line breaks', '\n'],
  ['non-breaking spaces', '\u00a0'],
  ['ties', '~'],
  ['ampersands', '&'],
  ['opening brackets', '['],
  ['closing brackets', ']'],
  ['parentheses', '('],
  ['opening braces', '{'],
  ['closing braces', '}'],
  ['backslashes', '\\'],
  ['dollar signs', '$'],
  ['full stops', '.'],
  ['dashes', '-'],
  ['digits', '1'],
  ['underscores', '_'],
  ['comments', '%\n'],
  ['wide spaces', '\\quad '],
]);

/** Documents that lead the run through the reading of marks, headings, parts, options and solutions. */
const DOCUMENTS: ReadonlyMap<string, (run: string) => string> = new Map([
  ['before marks', (run) => `\\question Find x. ${run}[3]`],
  ['in a solution', (run) => `\\question Find x.\\begin{solution}${run} 3 [2]\\end{solution}`],
  ['in headings', (run) => `\\section{Problem 1 ${run} x} Find y. \\section{Problem 2 (3 marks)} ${run}`],
  [
    'in parts',
    (run) =>
      `\\question Let x. \\begin{parts}\\part[2] Find ${run} y. \\part Show ${run}(3 marks)\\end{parts}`,
  ],
  ['in options', (run) => `\\item Which? (a) 1 ${run} (b) 2 ${run} (c) 3\n`],
  ['in plain text', (run) => `1. Find x ${run}\n\nSolution: ${run}\n\n2. Find y ${run}\n\nAnswer: ${run} 3`],
]);

describe('readQuestions', () => {
  for (const [place, createDocument] of DOCUMENTS) {
    it(`reads long runs of one character ${place} in linear time`, () => {
      for (const [name, unit] of UNITS) {
        const document = createDocument(unit.repeat(LENGTH / unit.length));
        const before = process.cpuUsage();
        readQuestions(document);
        const { user } = process.cpuUsage(before);
        assert.ok(user / 1e6 < MAX_SECONDS, `${name} ${place} took ${user / 1e6} seconds`);
      }
    });
  }
});
