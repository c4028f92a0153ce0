import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../../domain/question.ts';
import { isReason } from './conversion.ts';
import { toInteger } from './to-integer.ts';

/** Converts a question whose correct option is `answer`, and returns the new stem or the reason. */
const convert = (stem: string, answer: string): string => {
  const question = createQuestion({
    id: 'q',
    kind: 'mcq_sc',
    stem,
    options: [
      { id: 'a', text: answer, correct: true },
      { id: 'b', text: '$7$', correct: false },
    ],
    answer: { kind: 'choice', correct: ['a'] },
  });
  const converted = toInteger({ question, seed: 1 });
  return isReason(converted) ? converted.reason : converted.stem;
};

const cases: readonly (readonly [stem: string, answer: string, converted: string])[] = [
  [
    'A ball is thrown. The time of flight is',
    '$4\\,\\mathrm{s}$',
    'A ball is thrown. The time of flight is \\hrulefill\\ $\\mathrm{s}$.',
  ],
  [
    'A ball is thrown. The time of flight is:',
    '4 s',
    'A ball is thrown. The time of flight is \\hrulefill\\ $\\mathrm{s}$.',
  ],
  ['The depth of the canal is ______.', '$80$', 'The depth of the canal is \\hrulefill.'],
  ['What is the force?', '481 N', 'What is the force? The answer in $\\mathrm{N}$ is \\hrulefill.'],
  ['What is the angle?', '$45^\\circ$', 'What is the angle? The answer in degrees is \\hrulefill.'],
  [
    'The mass is',
    '$0.34\\,\\mathrm{kg}$',
    'The mass is $x \\times 10^{-2}\\,\\mathrm{kg}$. The value of $x$ is \\hrulefill.',
  ],
  [
    'What is the force? (Take $g = 10$.)',
    '481 N',
    'What is the force? (Take $g = 10$.) The answer in $\\mathrm{N}$ is \\hrulefill.',
  ],
  [
    'If $8/x = 160$, what is $x$?',
    '$0.05$',
    'If $8/x = 160$, what is $x$? If the answer is $n \\times 10^{-2}$, the value of $n$ is \\hrulefill.',
  ],
];

describe('toInteger', () => {
  for (const [stem, answer, converted] of cases)
    it(`completes “${stem}”`, () => {
      assert.equal(convert(stem, answer), converted);
    });

  it('refuses texts that are not English', () => {
    assert.match(convert('Berechne die Kraft.', '$4\\,\\mathrm{N}$'), /not English/);
  });
});
