import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { QualityLoopItem } from './quality-loop.ts';
import { toQualityLoopItem } from './quality-loop-item.ts';
import { questions } from './question.arbitrary.ts';
import { createQuestion } from './question.ts';

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

describe('toQualityLoopItem', () => {
  it('has vignette, stem, all options (as `distractors`), the letter of the right option and explanation', () => {
    assert.deepEqual(toQualityLoopItem(diagnosis), {
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
        const item = toQualityLoopItem(question);

        assert.deepEqual(QualityLoopItem.parse(item), item);
      }),
    );
  });

  it('has no key when the answer is missing', () => {
    const { answer: _answer, ...unanswered } = diagnosis;

    assert.equal(toQualityLoopItem(unanswered).answerKey, null);
  });
});
