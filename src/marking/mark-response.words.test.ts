import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultMarkingPolicies } from '../domain/default-marking-policies.ts';
import type { Evidence } from '../domain/marking-scheme.ts';
import { createQuestion } from '../domain/question.ts';
import { markResponse } from './mark-response.ts';

/** A question that requires several terms, one mark each. */
function createTermQuestion(...evidence: Evidence[]) {
  return createQuestion({
    id: 'q',
    kind: 'subjective',
    stem: 'Name the structure described in each part.',
    subject: 'Biology',
    markingScheme: {
      bullets: evidence.map((item, index) => ({
        n: index + 1,
        marks: 1,
        kind: 'process',
        generic: 'Name the structure',
        evidence: item,
        requires: [],
        impliedBy: [],
        followThrough: { mode: 'no' },
        gapTags: ['cell-structure'],
      })),
      policies: defaultMarkingPolicies('Biology'),
      misconceptions: [{ tag: 'cell-structure', answer: '\\text{vacuole}', explanation: 'It stores sap.' }],
    },
  });
}

const createEntry = (n: number, word: string, not: string): Evidence => ({
  kind: 'wording',
  anyOf: [word],
  noneOf: [not],
  entry: n,
});
const oneTermQuestion = createTermQuestion({ kind: 'wording', anyOf: ['nucleus'], noneOf: ['ribosome'] });
const twoTermQuestion = createTermQuestion(
  createEntry(1, 'nucleus', 'ribosome'),
  createEntry(2, 'ribosome', 'nucleus'),
);
const countMarks = (response: string) => markResponse(twoTermQuestion, response).marksAwarded;

describe('terms required entry by entry', () => {
  it('earn their marks by label or by position', () => {
    for (const response of [
      '(a) nucleus (b) ribosome',
      'a) the nucleus\nb) ribosomes',
      'nucleus\nribosome',
      'nucleus, ribosome',
      '(b) ribosome\n(a) nucleus',
    ])
      assert.equal(countMarks(response), 2, response);
  });

  it('earn nothing when swapped', () => {
    assert.equal(countMarks('(a) ribosome (b) nucleus'), 0);
    assert.equal(countMarks('ribosome\nnucleus'), 0);
  });

  it('lose the mark of an entry that has another term beside the right one', () => {
    assert.equal(countMarks('(a) nucleus or ribosome (b) ribosome'), 1);
  });

  it('are marked independently', () => {
    assert.equal(countMarks('(b) ribosome'), 1);
  });
});

describe('a wrong term', () => {
  it('is recognised as its named mistake', () => {
    const marking = markResponse(createTermQuestion({ kind: 'wording', anyOf: ['nucleus'] }), 'the vacuole');

    assert.deepEqual([marking.gapTags, marking.mistakes], [['cell-structure'], ['It stores sap.']]);
  });
});

describe('an order of letters', () => {
  it('is right only in that order', () => {
    const orderQuestion = createTermQuestion({ kind: 'wording', anyOf: ['Q P S R', 'QPSR'] });
    const countOrderMarks = (response: string) => markResponse(orderQuestion, response).marksAwarded;

    assert.deepEqual(
      ['Q, P, S, R', 'QPSR', 'q → p → s → r', 'P, Q, S, R', 'Q P R S'].map(countOrderMarks),
      [1, 1, 1, 0, 0],
    );
  });
});

describe('an answer with an alternative', () => {
  const question = createTermQuestion({ kind: 'wording', anyOf: ['noble gases', 'group 0'] });
  const mark = (response: string) => markResponse(question, response).marksAwarded;

  it('earns nothing if the alternative is wrong', () => {
    for (const response of ['noble gases or the halogens', 'the noble gases / alkali metals'])
      assert.equal(mark(response), 0, response);
  });

  it('earns its mark if the alternative is another name of the same thing', () => {
    for (const response of ['noble gases', 'noble gases or group 0', 'group 0 (or the noble gases)'])
      assert.equal(mark(response), 1, response);
  });
});

describe('a crossed-out word that another one replaces', () => {
  it('neither earns nor cancels a mark', () => {
    assert.equal(markResponse(oneTermQuestion, '~~ribosome~~ nucleus').marksAwarded, 1);
    assert.equal(markResponse(oneTermQuestion, '~~nucleus~~ ribosome').marksAwarded, 0);
  });
});
