import { createPart } from '../../src/domain/part.ts';
import { createQuestion, type Question } from '../../src/domain/question.ts';

const createOptions = (texts: readonly string[], correct: readonly number[] = []) =>
  texts.map((text, index) => ({ id: 'abcd'.charAt(index), text, correct: correct.includes(index) }));

/** A question whose parts need every kind of answer field that is not in `trolleyQuestion`. */
export const allKindsQuestion: Question = createQuestion({
  id: 'all-kinds',
  kind: 'subjective',
  subject: 'Physics',
  level: 'Nat 5',
  outcomeId: 'PHY-5-04',
  stem: 'A pupil investigates waves on a rope.',
  parts: [
    createPart({
      label: 'a',
      text: 'Which of these quantities are measured in metres?',
      marks: 1,
      options: createOptions(['amplitude', 'frequency', 'wavelength'], [0, 2]),
      answer: { kind: 'choice', correct: ['a', 'c'] },
    }),
    createPart({
      label: 'b',
      text: 'Complete the table for a wave with a speed of $12\\,\\mathrm{m\\,s^{-1}}$.',
      marks: 2,
      blankTable: {
        columns: [
          'Frequency in hertz',
          'Wavelength in metres',
          'Number of waves in one second',
          'Period in seconds',
        ],
        rows: [
          ['4', null, '4', '0.25'],
          [null, '2', '6', '0.17'],
        ],
      },
      answer: { kind: 'table', cells: ['3', '6'] },
    }),
    createPart({
      label: 'c',
      text: 'Put the steps of the experiment in order.',
      marks: 1,
      options: createOptions(['Count the waves', 'Start the clock', 'Shake the rope']),
      answer: { kind: 'order', order: ['c', 'b', 'a'] },
    }),
    createPart({
      label: 'd',
      text: 'Match each quantity with its unit.',
      marks: 1,
      table: {
        headings: ['Quantity', 'Unit'],
        left: [
          { id: 'A', text: 'speed' },
          { id: 'B', text: 'frequency' },
        ],
        right: [
          { id: '1', text: 'hertz' },
          { id: '2', text: '$\\mathrm{m\\,s^{-1}}$' },
        ],
      },
      answer: {
        kind: 'matches',
        pairs: [
          { left: 'A', right: '2' },
          { left: 'B', right: '1' },
        ],
      },
    }),
    createPart({ label: 'e', text: 'Explain why the amplitude decreases.', marks: 2, response: 'prose' }),
    createPart({
      label: 'f',
      text: 'Write code that prints the period of a wave with frequency \\texttt{f}.',
      marks: 2,
      answer: { kind: 'code', code: 'period = 1 / f\nprint(period)' },
    }),
  ],
});
