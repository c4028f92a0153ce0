import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getModel } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { mathematicsQuestions } from '../marking/examiner/mathematics-questions.table.ts';
import { markQuestion } from '../marking/mark-question.ts';
import { toPracticeMarking } from './to-practice-marking.ts';

describe('the explanation of a wrong answer', () => {
  it('names the recognised mistake at the first lost step', () => {
    const question = mathematicsQuestions.fraction;

    const { wrong_steps: wrongSteps } = toPracticeMarking(question, markQuestion(question, '2 2/5'));

    assert.equal(wrongSteps?.length, 1);
    assert.match(wrongSteps?.[0]?.reason ?? '', /whole number was left out of the multiplication/u);
  });

  it('names the misconception with a counter-example', () => {
    const question = generateItem(getModel('N5M-18'), 1);
    const wrong =
      question.markingScheme?.misconceptions.find(({ tag }) => tag === 'cts-adjust')?.answer ?? '';

    const { misconceptions } = toPracticeMarking(question, markQuestion(question, wrong));

    assert.equal(misconceptions?.[0]?.name, 'Adding the square instead of taking it away');
    assert.match(misconceptions?.[0]?.counter_example ?? '', /= 7/u);
  });

  it('blames the missing unit, not the rounding, for a right number with more or fewer figures than the scheme', () => {
    const question = generateItem(getModel('N5M-54'), 1);

    for (const number of ['50.1', '50.14', '50']) {
      const marking = markQuestion(question, number);
      const { wrong_steps: wrongSteps } = toPracticeMarking(question, marking);

      assert.match(wrongSteps?.[0]?.reason ?? '', /unit is missing/u, number);
      assert.deepEqual(marking.gapTags, ['unit'], number);
    }
  });

  it('is for a wrong value after right steps, even if a known mistake gives the same value', () => {
    const question = generateItem(getModel('N5M-45'), 4);

    const marking = markQuestion(question, '90 - 53 = 37\n37 + 37 = 74°');

    assert.deepEqual([marking.marksAwarded, marking.marksByPerson], [1, 0]);
    assert.equal(toPracticeMarking(question, marking).wrong_steps?.[0]?.n, 2);
  });

  it('finds nothing wrong in a right or a blank answer', () => {
    const question = mathematicsQuestions.fraction;

    for (const response of ['', question.answer?.kind === 'value' ? question.answer.text : ''])
      assert.deepEqual(toPracticeMarking(question, markQuestion(question, response)).wrong_steps, []);
  });
});
