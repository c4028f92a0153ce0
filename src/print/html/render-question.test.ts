import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../../domain/question.ts';
import type { Answer } from '../../domain/question-content.ts';
import { respirationQuestion } from '../paper/parts-paper.fixture.ts';
import { renderQuestion } from './render-question.ts';

describe('renderQuestion', () => {
  it('renders each part with its marks, response kind and content', () => {
    const { parts = [] } = renderQuestion(respirationQuestion);

    assert.deepEqual(
      parts.map(({ label, marks, response }) => [label, marks, response]),
      [
        ['a', 1, 'text'],
        ['b', 4, undefined],
        ['c', 2, 'table'],
        ['d', 1, 'order'],
        ['e', 1, 'choice'],
        ['f', 2, 'code'],
      ],
    );
    assert.match(parts[1]?.lead ?? '', /^<p>The flask was then heated/);
    assert.deepEqual(
      parts[1]?.parts?.map(({ label, text }) => [label, text]),
      [
        ['i', '<p>Calculate the rate of gas production.</p>'],
        ['ii', '<p>Explain why the rate changed when the flask was heated.</p>'],
      ],
    );
    assert.match(parts[1]?.parts?.[0]?.unit ?? '', /^<span class="katex">.*cm\^3~per~minute/);
    assert.match(parts[2]?.blankTable ?? '', /<td class="empty"><span role="img" aria-label="blank">/);
    assert.match(parts[2]?.answer ?? '', /<td>mitochondria<\/td>/);
  });

  it('renders an order, code and the cells of a table as answers', () => {
    const render = (answer: Answer) =>
      renderQuestion(createQuestion({ id: 'x', kind: 'subjective', stem: '', answer })).answer;

    assert.equal(render({ kind: 'order', order: ['b', 'a'] }), '(b) → (a)');
    assert.equal(render({ kind: 'table', cells: ['yes', 'no'] }), 'yes, no');
    assert.equal(
      render({ kind: 'code', code: 'a < b\n  c' }),
      '<pre class="code"><code>a &lt; b\n  c</code></pre>',
    );
  });
});
