import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../../../domain/question.ts';
import { readQuestion } from './readable-question.ts';

describe('readQuestion', () => {
  it('returns labels, stem and rest as plain text, including the parts of a passage', () => {
    const question = createQuestion({
      id: 'passage-1',
      kind: 'passage',
      title: 'Passage I',
      stem: 'The speed is $v = \\frac{1}{2}c$.',
      subject: 'Physics',
      table: {
        headings: ['Left', 'Right'],
        left: [{ id: 'p', text: 'wire' }],
        right: [{ id: 'q', text: 'coil' }],
      },
      questions: [
        createQuestion({ id: 'a', kind: 'integer', stem: 'How fast?', comments: ['from \\emph{2019}'] }),
      ],
    });

    assert.deepEqual(readQuestion(question), {
      labels: 'passage-1\nPhysics',
      stem: 'Passage I\nThe speed is v = 1/2 c.\nHow fast?',
      rest: 'Left\nRight\nwire\ncoil\nfrom 2019',
    });
  });
});
