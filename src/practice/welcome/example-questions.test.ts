import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EXAMPLE_COUNT, getExampleQuestion, markExample } from './example-questions.ts';

const numbers = Array.from({ length: EXAMPLE_COUNT }, (_, index) => index + 1);

describe('the example questions of the front page', () => {
  it('can all be shown, without their answers', () => {
    for (const number of numbers) {
      const { textHtml, options, marks } = getExampleQuestion(number);
      assert.ok(textHtml.length > 20 && !textHtml.includes('tex-source'), String(number));
      assert.ok(marks >= 1 && !JSON.stringify(options).includes('correct'));
    }
  });

  it('are marked with the worked solution, and a wrong answer with its reason', () => {
    for (const number of numbers) {
      const { options } = getExampleQuestion(number);
      const marked =
        options.length > 0 ? options.map(({ id }) => markExample(number, id)) : [markExample(number, '987')];
      const wrong = marked.filter(({ correct }) => !correct);
      assert.equal(marked.length - wrong.length, options.length > 0 ? 1 : 0);
      for (const { steps, reasonHtml, answerHtml, rightOption } of wrong) {
        assert.ok(steps.length > 0 && reasonHtml !== '' && answerHtml !== '', String(number));
        if (rightOption === null) assert.equal(options.length, 0);
        else assert.ok(markExample(number, rightOption).correct, String(number));
      }
    }
  });

  it('do not exist beyond their count', () => {
    assert.throws(() => getExampleQuestion(EXAMPLE_COUNT + 1), { kind: 'not-found' });
  });
});
