import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPart } from '../../../domain/part.ts';
import { listLeafParts } from '../../../domain/part-path.ts';
import { createQuestion, type Question } from '../../../domain/question.ts';
import { varyNumbers } from './vary-numbers.ts';

const trolley = createQuestion({
  id: 'trolley',
  kind: 'subjective',
  subject: 'Physics',
  stem: 'A trolley of mass $2.0\\,\\mathrm{kg}$ accelerates from rest at $3.0\\,\\mathrm{m\\,s^{-2}}$ for $4.0\\,\\mathrm{s}$.',
  marks: 7,
  parts: [
    createPart({
      label: 'a',
      text: 'Calculate the resultant force on the trolley.',
      answer: { kind: 'value', tex: '6.0\\,\\mathrm{N}', text: '6.0 N' },
      solution: [{ kind: 'display', lines: ['F &= ma', '&= 2.0 \\times 3.0', '&= 6.0\\,\\mathrm{N}'] }],
      marks: 2,
    }),
    createPart({
      label: 'b',
      text: 'After $4.0\\,\\mathrm{s}$ the force stops.',
      parts: [
        createPart({
          label: 'i',
          text: 'Calculate the speed of the trolley.',
          answer: { kind: 'value', tex: '12\\,\\mathrm{m\\,s^{-1}}', text: '12 m/s' },
          solution: [
            { kind: 'display', lines: ['v &= at', '&= 3.0 \\times 4.0', '&= 12\\,\\mathrm{m\\,s^{-1}}'] },
          ],
          marks: 2,
        }),
        createPart({
          label: 'ii',
          lead: 'The mass of the trolley is still $2.0\\,\\mathrm{kg}$.',
          text: 'Calculate its momentum.',
          answer: { kind: 'value', tex: '24\\,\\mathrm{kg\\,m\\,s^{-1}}', text: '24 kg m/s' },
          solution: [
            { kind: 'display', lines: ['p &= mv', '&= 2.0 \\times 12', '&= 24\\,\\mathrm{kg\\,m\\,s^{-1}}'] },
          ],
          marks: 3,
        }),
      ],
    }),
  ],
});

function vary(seed: number): Question {
  const outcome = varyNumbers(trolley, { seed });
  assert.ok(!('reason' in outcome) && outcome.question, JSON.stringify(outcome));
  return outcome.question;
}

/** Lists the numbers of a text, without exponents. */
function listNumbers(tex: string): number[] {
  return (tex.replaceAll(/\^\{[^}]*\}/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

function getAnswerNumber(question: Question, path: string): number {
  const answer = listLeafParts(question).find((leaf) => leaf.path === path)?.part.answer;
  return listNumbers(answer?.kind === 'value' ? answer.tex : '')[0] ?? Number.NaN;
}

describe('a numerical variant of a question with parts', () => {
  for (const seed of [1, 2, 3]) {
    it(`recomputes the answers of all parts from the shared givens (seed ${seed})`, () => {
      const variant = vary(seed);

      const [mass = 0, acceleration = 0, time = 0] = listNumbers(variant.stem);
      assert.notDeepEqual([mass, acceleration, time], [2, 3, 4]);
      const expected = [mass * acceleration, acceleration * time, mass * acceleration * time];
      const answers = ['a', 'b.i', 'b.ii'].map((path) => getAnswerNumber(variant, path));
      answers.forEach((answer, index) => {
        assert.ok(Math.abs(answer / (expected[index] ?? 0) - 1) < 0.01, `${answers} for ${expected}`);
      });
    });
  }

  it('changes a given in the stem, in the text of a part and in a lead together', () => {
    const variant = vary(1);

    const [mass, , time] = listNumbers(variant.stem);
    assert.deepEqual(listNumbers(variant.parts?.[1]?.text ?? ''), [time]);
    assert.deepEqual(listNumbers(variant.parts?.[1]?.parts?.[1]?.lead ?? ''), [mass]);
  });

  it('keeps the labels and marks of the parts', () => {
    const variant = vary(1);

    const listMarks = (question: Question) =>
      listLeafParts(question).map(({ path, part }) => [path, part.marks]);
    assert.deepEqual(listMarks(variant), listMarks(trolley));
    assert.equal(variant.marks, 7);
  });
});
