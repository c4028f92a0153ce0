import assert from 'node:assert/strict';
import { readQuestion } from '../../authoring/adversary.fixture.ts';
import { varyNumbers } from './vary-numbers.ts';

export const solved = (stem: string, solution: string): string =>
  `\\item ${stem}\n\\begin{solution}\n\\begin{align*}\n${solution}\n\\end{align*}\n\\end{solution}\n`;

export const made = (tex: string, seed = 1): string => {
  const outcome = varyNumbers(readQuestion(tex), { seed });
  assert.ok(!('reason' in outcome), 'reason' in outcome ? outcome.reason : '');
  return outcome.latex;
};
export const reason = (tex: string): string => {
  const outcome = varyNumbers(readQuestion(tex), { seed: 1 });
  assert.ok('reason' in outcome, 'latex' in outcome ? outcome.latex : '');
  return outcome.reason;
};

export const numbersIn = (latex: string): number[] =>
  [...latex.matchAll(/\$([\d.]+)/g)].map(([, number]) => Number(number));
