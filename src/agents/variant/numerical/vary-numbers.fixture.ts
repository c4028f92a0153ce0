import assert from 'node:assert/strict';
import { readQuestion } from '../../authoring/read-question.fixture.ts';
import { varyNumbers } from './vary-numbers.ts';

/** Writes a question with a stem and the lines of its solution. */
export const writeQuestion = (stem: string, solution: string): string =>
  `\\item ${stem}\n\\begin{solution}\n\\begin{align*}\n${solution}\n\\end{align*}\n\\end{solution}\n`;

/** Makes a numerical variant and returns its TeX; fails the test if the question is refused. */
export const makeVariant = (tex: string, seed = 1): string => {
  const outcome = varyNumbers(readQuestion(tex), { seed });
  assert.ok(!('reason' in outcome), 'reason' in outcome ? outcome.reason : '');
  return outcome.latex;
};
/** Returns the reason why a question has no numerical variant; fails the test if it has one. */
export const getRefusal = (tex: string): string => {
  const outcome = varyNumbers(readQuestion(tex), { seed: 1 });
  assert.ok('reason' in outcome, 'latex' in outcome ? outcome.latex : '');
  return outcome.reason;
};

/** Lists the numbers that directly follow a dollar sign. */
export const listNumbers = (latex: string): number[] =>
  [...latex.matchAll(/\$([\d.]+)/g)].map(([, number]) => Number(number));
