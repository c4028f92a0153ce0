import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getModel } from './catalogue.ts';
import { generateItem, generateItemWithMarks } from './generate-item.ts';
import { type ItemDraft, statement, step, wording } from './item-draft.ts';
import { forCourse } from './item-model.ts';

const facts = { id: 'TEST-01', title: 'Test', outcomeId: 'MNU-5-01', calculator: 'forbidden' } as const;

const defineModel = forCourse('Mathematics', 'Nat 5');

const sum = defineModel({
  ...facts,
  marks: [1, 2],
  choose: (random) => ({ a: random.int(2, 9), b: random.int(2, 9), hasTwoSteps: random.chance(0.5) }),
  write: ({ a, b, hasTwoSteps }): ItemDraft => ({
    stem: `Work out $${a} + ${b}$.`,
    answer: String(a + b),
    bullets: [
      ...(hasTwoSteps ? [step('Write the sum', `${a} + ${b}`)] : []),
      step('Add', String(a + b), hasTwoSteps ? { followThrough: 'b1' } : {}),
    ],
    mistakes: [{ tag: 'operation-choice', answer: String(a * b) }],
  }),
});

describe('generateItem', () => {
  it('generates the same questions as before (stored hashes)', () => {
    const storedIds = [
      'n5m-01-0wu43vgvxqe',
      'n5m-11-2518h5hjv03',
      'n5m-22-2gk5teffxrn',
      'n5m-34-0iesm25c7dy',
      'n5m-47-0ihbm08eu8t',
      'n5m-58-0a3tf7vdrr0',
    ];

    const generated = storedIds.map((id) => generateItem(getModel(id.slice(0, 6).toUpperCase()), 7).id);

    assert.deepEqual(generated, storedIds);
  });

  it('sorts options that are plain numbers', () => {
    const objective = defineModel({
      ...facts,
      marks: [1],
      choose: (random) => random.int(2, 90),
      write: (n): ItemDraft => ({
        stem: `Double $${n}$.`,
        answer: String(2 * n),
        bullets: [step('Double', String(2 * n))],
        mistakes: [-n, n + 2, 10 * n].map((wrong) => ({ tag: 'operation-choice', answer: String(wrong) })),
        multipleChoice: true,
      }),
    });

    for (let seed = 1; seed <= 20; seed++) {
      const values = generateItem(objective, seed).options.map(({ text }) => Number(text.slice(1, -1)));
      assert.deepEqual(
        values,
        values.toSorted((a, b) => a - b),
      );
    }
  });

  it('fills in provenance, marks, policies and a worked solution', () => {
    const question = generateItemWithMarks(sum, 1, 2);

    assert.equal(question.marks, 2);
    assert.equal(question.provenance?.name, 'TEST-01');
    assert.equal(question.markingScheme?.policies.answerOnly, 'none');
    assert.deepEqual(
      question.solution.map((step) => step.kind),
      ['prose', 'display', 'prose', 'display'],
    );
    assert.deepEqual(question.markingScheme?.bullets[0]?.impliedBy, [2]);
  });

  it('rejects parameters for which a wrong answer equals the right one', () => {
    for (let seed = 0; seed < 200; seed++) assert.notEqual(generateItem(sum, seed).stem, 'Work out $2 + 2$.');
  });

  it('throws with the model id and the reason if no parameters are acceptable', () => {
    const unacceptable = defineModel({
      ...facts,
      marks: [1],
      choose: () => ({}),
      write: () => ({
        stem: 'Add.',
        answer: '4',
        bullets: [step('Add', '4')],
        mistakes: [{ tag: 'x', answer: '2^2' }],
      }),
    });

    assert.throws(() => generateItem(unacceptable, 3), /TEST-01.*seed 3.*4 and 2\^2 coincide/);
  });

  it('rejects marks that the model does not offer', () => {
    assert.throws(() => generateItemWithMarks(sum, 1, 5), /TEST-01 gives 1 or 2 marks, not 5/);
  });

  it('turns the mistakes of a multiple-choice item into options', () => {
    const choice = defineModel({
      ...facts,
      marks: [1],
      choose: (random) => ({ a: random.int(3, 9) }),
      write: ({ a }) => ({
        stem: `What is $${a}^2$?`,
        answer: String(a * a),
        bullets: [statement('Choose the square', wording(['the square']))],
        mistakes: [
          { tag: 'power-as-product', answer: String(2 * a) },
          { tag: 'power-off-by-one', answer: String(a ** 3) },
        ],
        multipleChoice: true,
      }),
    });

    const question = generateItem(choice, 5);

    const [right] = question.options.filter((option) => option.correct);
    assert.equal(question.kind, 'mcq_sc');
    assert.deepEqual(question.answer, { kind: 'choice', correct: [right?.id] });
    assert.deepEqual(question.markingScheme?.bullets[0]?.evidence, { kind: 'choice', correct: [right?.id] });
    assert.equal(question.markingScheme?.misconceptions.length, 2);
    assert.ok(question.markingScheme?.misconceptions.every(({ answer }) => /^[abc]$/.test(answer)));
  });
});
