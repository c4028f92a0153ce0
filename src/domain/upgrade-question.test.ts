import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Fault } from './fault.ts';
import { createQuestion } from './question.ts';
import { upgradeQuestion } from './upgrade-question.ts';

const question = createQuestion({ id: 'q', kind: 'integer', stem: 'What is $2 + 2$?' });

const words = (text: string) => ({ kind: 'value', tex: `\\text{${text}}`, text });

const bulletOfVersion1 = (n: number, word: string) => ({
  n,
  marks: 1,
  kind: 'process',
  generic: `Name the structure in part (${'ab'[n - 1]})`,
  evidence: { kind: 'wording', anyOf: [word], part: n },
  requires: [],
  impliedBy: [],
  followThrough: { mode: 'no' },
  gapTags: ['cell-parts'],
});

const namesQuestion = {
  ...createQuestion({ id: 'n4b-07-x', kind: 'subjective', stem: '' }),
  schemaVersion: 1,
  stem: 'Name the structure described in each part.\n\n(a) It makes proteins.\n\n(b) It controls the cell.',
  answer: { kind: 'value', tex: '\\text{ribosome}, \\text{nucleus}', text: 'ribosome, nucleus' },
  marks: 2,
  markingScheme: {
    bullets: [bulletOfVersion1(1, 'ribosome'), bulletOfVersion1(2, 'nucleus')],
    policies: { answerOnly: 'full', units: 'none' },
    misconceptions: [],
  },
};

describe('upgradeQuestion', () => {
  it('returns a question of the current version unchanged', () => {
    assert.deepEqual(upgradeQuestion(JSON.parse(JSON.stringify(question))), question);
  });

  it('rejects a newer version and names both versions', () => {
    assert.throws(
      () => upgradeQuestion({ ...question, schemaVersion: 7 }),
      (thrown) =>
        thrown instanceof Fault && thrown.kind === 'conflict' && /version 7.*version 2/.test(thrown.message),
    );
  });

  it('turns the labelled paragraphs of a version 1 question into parts with their own answers and schemes', () => {
    const upgraded = upgradeQuestion(namesQuestion);

    assert.equal(upgraded.stem, 'Name the structure described in each part.');
    assert.deepEqual(
      upgraded.parts?.map(({ label, text, marks, answer }) => ({ label, text, marks, answer })),
      [
        { label: 'a', text: 'It makes proteins.', marks: 1, answer: words('ribosome') },
        { label: 'b', text: 'It controls the cell.', marks: 1, answer: words('nucleus') },
      ],
    );
    assert.deepEqual(upgraded.parts?.[1]?.markingScheme?.bullets[0]?.evidence, {
      kind: 'wording',
      anyOf: ['nucleus'],
    });
    assert.equal(upgraded.parts?.[1]?.markingScheme?.bullets[0]?.n, 1);
    assert.equal(upgraded.markingScheme, undefined);
    assert.equal(upgraded.answer, undefined);
  });

  it('turns the part numbers of a version 1 question without labels into positions in a list', () => {
    const upgraded = upgradeQuestion({ ...namesQuestion, stem: 'Name two cell structures in order.' });

    assert.equal(upgraded.parts, undefined);
    assert.deepEqual(
      upgraded.markingScheme?.bullets.map(({ evidence }) => evidence.kind === 'wording' && evidence.entry),
      [1, 2],
    );
  });

  it('upgrades a version 1 question without parts, and the questions of a passage, without other changes', () => {
    const passage = { ...question, kind: 'passage', questions: [{ ...question, schemaVersion: 1 }] };

    assert.deepEqual(upgradeQuestion({ ...passage, schemaVersion: 1 }), {
      ...passage,
      questions: [question],
    });
  });

  it('reports a record that is not a question as damaged', () => {
    for (const stored of [null, 'text', {}, { schemaVersion: 1 }, { ...question, kind: 'riddle' }]) {
      assert.throws(() => upgradeQuestion(stored), /cannot be read/);
    }
  });
});
