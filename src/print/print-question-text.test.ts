import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../domain/question.ts';
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
