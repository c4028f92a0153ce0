import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPart } from '../domain/part.ts';
import { createQuestion } from '../domain/question.ts';
import type { Answer } from '../domain/question-content.ts';
import { printQuestionText } from './print-question-text.ts';

const terminal = { width: 60, paint: (_style: string, text: string) => text };

describe('printQuestionText', () => {
  it('shows stem, options with the correct one marked, answer and solution', () => {
    const question = createQuestion({
      id: 'trolley',
      kind: 'mcq_sc',
      stem: 'A trolley of mass $4\\,\\mathrm{kg}$ is pulled. Its acceleration is',
      options: [
        { id: 'a', text: '$0.4$', correct: false },
        { id: 'b', text: '$2.5$', correct: true },
      ],
      answer: { kind: 'choice', correct: ['b'] },
      solution: [
        { kind: 'prose', tex: 'By the second law' },
        { kind: 'display', lines: ['F &= ma', 'a &= 2.5'] },
      ],
    });

    const lines = printQuestionText(question, terminal);

    assert.deepEqual(lines.slice(1), [
      '',
      '  (a) 0.4',
      '✓ (b) 2.5',
      '',
      'Answer  b',
      '',
      'Solution',
      '  By the second law',
      '    F = ma',
      '    a = 2.5',
    ]);
    assert.match(lines[0] ?? '', /^A trolley of mass 4.kg is pulled\. Its acceleration is$/u);
  });

  it('shows a passage before its questions', () => {
    const inner = createQuestion({
      id: 'p-1',
      kind: 'integer',
      stem: 'How many?',
      answer: { kind: 'integer', value: 3 },
    });
    const passage = createQuestion({
      id: 'p',
      kind: 'passage',
      title: 'Passage I',
      stem: 'A cart rolls.',
      questions: [inner],
    });

    assert.deepEqual(printQuestionText(passage, terminal), [
      'Passage I',
      '',
      'A cart rolls.',
      '',
      'Question 1',
      'How many?',
      '',
      'Answer  3',
    ]);
  });

  it('shows each part with its marks, answer and solution', () => {
    const question = createQuestion({
      id: 'x',
      kind: 'subjective',
      stem: 'A cart rolls.',
      parts: [
        createPart({
          label: 'a',
          text: 'Find its speed.',
          unit: 'm s^{-1}',
          answer: { kind: 'value', tex: '3', text: '3' },
          solution: [{ kind: 'prose', tex: 'Divide.' }],
          marks: 2,
        }),
        createPart({
          label: 'b',
          text: 'It then stops.',
          parts: [
            createPart({ label: 'i', text: 'Explain why.', marks: 1 }),
            createPart({
              label: 'ii',
              lead: 'The cart is stored.',
              text: 'Complete the table.',
              blankTable: { columns: ['Mass', 'Speed'], rows: [['$4$', null]] },
              answer: { kind: 'table', cells: ['$0$'] },
            }),
          ],
        }),
      ],
    });

    assert.deepEqual(printQuestionText(question, terminal), [
      'A cart rolls.',
      '',
      '(a) Find its speed.                                      (2)',
      '',
      '    Answer  3 m s⁻¹',
      '',
      '    Solution',
      '      Divide.',
      '',
      '(b) It then stops.',
      '',
      '    (i) Explain why.                                     (1)',
      '',
      '    The cart is stored.',
      '',
      '    (ii) Complete the table.',
      '',
      '        Mass  Speed',
      '        4     ______',
      '',
      '        Answer',
      '        Mass  Speed',
      '        4     0',
    ]);
  });

  it('shows an order, code and the cells of a table as answers', () => {
    const print = (answer: Answer) =>
      printQuestionText(
        createQuestion({ id: 'x', kind: 'subjective', stem: 'Do it.', answer }),
        terminal,
      ).slice(2);

    assert.deepEqual(print({ kind: 'order', order: ['c', 'a', 'b'] }), ['Answer  c, a, b']);
    assert.deepEqual(print({ kind: 'table', cells: ['$x^2$', 'no'] }), ['Answer  x²; no']);
    assert.deepEqual(print({ kind: 'code', code: 'if a:\n\tb()\u001B' }), [
      'Answer',
      '  if a:',
      '      b()␛',
    ]);
  });

  it('removes control characters from a question', () => {
    const question = createQuestion({
      id: 'x',
      kind: 'mcq_sc',
      title: '\u001B[2Jtitle',
      stem: 'stem\u001B]0;owned\u0007',
      options: [{ id: 'a', text: '\u001B[31mred', correct: true }],
      solution: [{ kind: 'display', lines: ['\u001B[1m1'] }],
    });

    assert.doesNotMatch(printQuestionText(question, terminal).join(''), /\p{Cc}/u);
  });

  it('wraps long lines at the given width', () => {
    const question = createQuestion({ id: 'x', kind: 'subjective', stem: 'word '.repeat(60) });

    assert.ok(printQuestionText(question, terminal).every((line) => line.length <= 60));
  });
});
