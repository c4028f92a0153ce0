import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { questions, questionsOfKind, texSentences } from './question.arbitrary.ts';
import { createQuestion } from './question.ts';
import { fromReviewItem, toReviewItem } from './review-item-view.ts';
import { ReviewItem } from './review-node.ts';

const diagnosis = createQuestion({
  id: 'chest-pain',
  kind: 'mcq_sc',
  vignette: 'A 45-year-old woman presents with acute chest pain.',
  stem: 'Which diagnosis is most likely?',
  options: [
    { id: 'a', text: 'Acute myocardial infarction', correct: true, explanation: 'ST-elevation' },
    { id: 'b', text: 'Pulmonary embolism', correct: false },
  ],
  answer: { kind: 'choice', correct: ['a'] },
  solution: [{ kind: 'prose', tex: 'ST-elevation is diagnostic.' }],
});

describe('toReviewItem', () => {
  it('shows vignette, stem, distractors, key letter and explanation', () => {
    assert.deepEqual(toReviewItem(diagnosis), {
      vignette: 'A 45-year-old woman presents with acute chest pain.',
      stem: 'Which diagnosis is most likely?',
      distractors: [
        { text: 'Acute myocardial infarction', isCorrect: true, explanation: 'ST-elevation' },
        { text: 'Pulmonary embolism', isCorrect: false, explanation: '' },
      ],
      answerKey: 'A',
      explanation: 'ST-elevation is diagnostic.',
    });
  });

  it('is valid for every question', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const item = toReviewItem(question);

        assert.deepEqual(ReviewItem.parse(item), item);
      }),
    );
  });

  it('has no key when the answer is missing', () => {
    const { answer: _answer, ...open } = diagnosis;

    assert.equal(toReviewItem(open).answerKey, null);
  });
});

describe('fromReviewItem', () => {
  it('gives back the question when the item was left alone', () => {
    fc.assert(
      fc.property(questions, (question) => {
        assert.deepEqual(fromReviewItem(toReviewItem(question), question), question);
      }),
    );
  });

  it('takes any item of single choice over whole', () => {
    const items = fc.tuple(questionsOfKind('mcq_sc'), questionsOfKind('mcq_sc'), texSentences);
    fc.assert(
      fc.property(items, ([question, other, vignette]) => {
        const item = { ...toReviewItem(other), vignette };

        assert.deepEqual(toReviewItem(fromReviewItem(item, question)), item);
      }),
    );
  });

  it('keeps every part but the regenerated one', () => {
    const item = { ...toReviewItem(diagnosis), explanation: 'Leads V1 to V4 show it.' };

    assert.deepEqual(fromReviewItem(item, diagnosis), {
      ...diagnosis,
      solution: [{ kind: 'prose', tex: 'Leads V1 to V4 show it.' }],
    });
  });

  it('keeps a key that disagrees with its distractors, so that validation can see it', () => {
    const item = { ...toReviewItem(diagnosis), answerKey: 'B' };
    const question = fromReviewItem(item, diagnosis);

    assert.deepEqual(question.answer, { kind: 'choice', correct: ['b'] });
    assert.deepEqual(toReviewItem(question), item);
  });

  it('drops the vignette and the key when the item has none', () => {
    const question = fromReviewItem(
      { ...toReviewItem(diagnosis), vignette: null, answerKey: null },
      diagnosis,
    );

    assert.equal('vignette' in question, false);
    assert.equal('answer' in question, false);
  });
});
