import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion, type Question } from '../domain/question.ts';
import { deriveScheme } from './derive-scheme.ts';
import { markQuestion } from './mark-question.ts';

const circuit = createQuestion({
  id: 'circuit',
  kind: 'subjective',
  subject: 'Physics',
  stem: 'A 12 V battery is connected to 4.0 Ω and 2.0 Ω in series. Calculate the current.',
  marks: 3,
  answer: { kind: 'value', tex: '2.0\\,\\mathrm{A}', text: '2.0 A' },
});
const steps = [
  { calculation: '4.0 + 2.0', result: '6.0\\,\\Omega' },
  { calculation: '\\frac{12}{6.0}', result: '2.0\\,\\mathrm{A}' },
];

function derive(question: Question, equalities: typeof steps): Question {
  const markingScheme = deriveScheme(question, equalities);
  assert.ok(markingScheme);
  return { ...question, markingScheme };
}

describe('a marking scheme derived from a solution', () => {
  it('gives a mark for each result on the way, the calculation of the answer, and the answer', () => {
    const question = derive(circuit, steps);

    assert.deepEqual(
      question.markingScheme?.bullets.map(({ marks, evidence }) => [
        marks,
        evidence.kind === 'expression' && evidence.tex,
      ]),
      [
        [1, '6.0\\,\\Omega'],
        [1, '\\frac{12}{6.0}'],
        [1, '2.0\\,\\mathrm{A}'],
      ],
    );
    for (const [response, marks] of [
      ['2.0 A', 3],
      ['R = 4 + 2 = 6 ohm', 1],
      ['R = 6 ohm\nI = 12/6', 2],
      ['I = 5 A', 0],
      ['', 0],
    ] as const)
      assert.equal(markQuestion(question, response).marksAwarded, marks, response);
  });

  it('gives the answer the marks that are left', () => {
    const { markingScheme } = derive({ ...circuit, marks: 5 }, steps);

    assert.deepEqual(
      markingScheme?.bullets.map(({ marks }) => marks),
      [1, 1, 3],
    );
  });

  it('takes the first side of a chain as the calculation', () => {
    const { markingScheme } = derive({ ...circuit, marks: 2 }, [
      { calculation: '\\frac{12}{4.0 + 2.0}', result: '\\frac{12}{6.0}' },
      { calculation: '\\frac{12}{6.0}', result: '2.0\\,\\mathrm{A}' },
    ]);

    assert.deepEqual(
      markingScheme?.bullets.map(({ illustrative }) => illustrative),
      ['$\\frac{12}{4.0 + 2.0}$', '$2.0\\,\\mathrm{A}$'],
    );
  });

  it('does not exist without a step that leads to the answer, for one mark, or beside a scheme of the author', () => {
    const { markingScheme } = derive(circuit, steps);

    assert.equal(deriveScheme(circuit, []), undefined);
    assert.equal(deriveScheme(circuit, steps.slice(0, 1)), undefined);
    assert.equal(deriveScheme(circuit, [{ calculation: 'V / R', result: '2.0\\,\\mathrm{A}' }]), undefined);
    assert.equal(deriveScheme({ ...circuit, marks: 1 }, steps), undefined);
    assert.equal(deriveScheme({ ...circuit, markingScheme }, steps), undefined);
  });
});
