import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPart } from '../../domain/part.ts';
import { createQuestion } from '../../domain/question.ts';
import { checkAlternate } from './check-alternate.ts';

const question = createQuestion({
  id: 'stone',
  kind: 'subjective',
  stem: 'A stone falls from rest for $2.0\\,\\mathrm{s}$. Take $g = 10\\,\\mathrm{m\\,s^{-2}}$.',
  parts: [
    createPart({
      label: 'a',
      text: 'Calculate its speed.',
      solution: [{ kind: 'display', lines: ['v &= gt = 10 \\times 2.0 = 20\\,\\mathrm{m\\,s^{-1}}'] }],
    }),
    createPart({
      label: 'b',
      text: 'How far does it fall?',
      solution: [
        {
          kind: 'display',
          lines: ['s &= \\frac{1}{2}gt^2 = \\frac{1}{2} \\times 10 \\times 2.0^2 = 20\\,\\mathrm{m}'],
        },
      ],
    }),
  ],
});

const writeAlternate = (distance: string): string => `\\begin{alternatesolution}
\\begin{enumerate}
\\item[(a)] The speed grows by $10\\,\\mathrm{m\\,s^{-1}}$ every second.
\\begin{align*}
v &= 10 + 10 = 20\\,\\mathrm{m\\,s^{-1}}
\\end{align*}
\\item[(b)] The average speed is half of it.
\\begin{align*}
s &= ${distance}\\,\\mathrm{m}
\\end{align*}
\\end{enumerate}
\\end{alternatesolution}
`;

function listRules(alternate: string): string[] {
  return checkAlternate(alternate, question)
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, field }) => `${rule} ${field ?? ''}`.trim());
}

describe('an alternate solution of a question with parts', () => {
  it('is accepted if it has the answer of every part', () => {
    assert.deepEqual(listRules(writeAlternate('\\frac{0 + 20}{2} \\times 2.0 = 20')), []);
  });

  it('is rejected with the part whose answer differs', () => {
    assert.ok(listRules(writeAlternate('20 \\times 2.0 = 40')).includes('answer-is-kept parts.b'));
  });
});
