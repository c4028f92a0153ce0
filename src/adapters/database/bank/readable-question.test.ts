import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPart } from '../../../domain/part.ts';
import { createQuestion } from '../../../domain/question.ts';
import { readQuestion } from './readable-question.ts';

describe('readQuestion', () => {
  it('returns labels, stem and rest as plain text, including the questions of a passage', () => {
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

  it('includes the texts, options and solutions of parts', () => {
    const question = createQuestion({
      id: 'cells',
      kind: 'subjective',
      stem: 'A leaf is shown.',
      parts: [
        createPart({
          label: 'a',
          lead: 'Light falls on it.',
          text: 'Name the process.',
          options: [{ id: 'a', text: 'photosynthesis', correct: true }],
        }),
        createPart({
          label: 'b',
          text: 'Explain:',
          parts: [
            createPart({
              label: 'i',
              text: 'the gas.',
              solution: [{ kind: 'prose', tex: 'Oxygen is made.' }],
            }),
          ],
        }),
      ],
    });

    assert.deepEqual(readQuestion(question), {
      labels: 'cells',
      stem: 'A leaf is shown.\nLight falls on it.\n(a) Name the process.\n(b) Explain:\n(i) the gas.',
      rest: 'photosynthesis\nOxygen is made.',
    });
  });
});
