import { createPart } from '../../src/domain/part.ts';
import { createQuestion, type Question } from '../../src/domain/question.ts';
import type { ResponseKind } from '../../src/domain/response-kind.ts';

const createOptions = (texts: readonly string[], correct: readonly number[] = []) =>
  texts.map((text, index) => ({ id: 'abcd'.charAt(index), text, correct: correct.includes(index) }));

type Draft = Partial<Question> & Pick<Question, 'stem'>;

const drafts: Readonly<Record<ResponseKind, Draft>> = {
  choice: {
    kind: 'mcq_sc',
    stem: 'Which quantity is a vector?',
    options: createOptions(['speed', 'distance', 'velocity', 'time'], [2]),
    answer: { kind: 'choice', correct: ['c'] },
  },
  choices: {
    kind: 'mcq_mc',
    stem: 'Which of these quantities are measured in metres?',
    options: createOptions(['amplitude', 'frequency', 'wavelength'], [0, 2]),
    answer: { kind: 'choice', correct: ['a', 'c'] },
  },
  number: {
    stem: 'A trolley travels $12$ m in $4$ s. Calculate its average speed.',
    answer: { kind: 'value', tex: '3.0\\,\\mathrm{m\\,s^{-1}}', text: '3.0 m/s' },
  },
  expression: {
    stem: 'Write the kinetic energy of a mass $m$ with the speed $v$.',
    answer: { kind: 'value', tex: '\\frac{1}{2}mv^2', text: '1/2 mv^2' },
  },
  text: {
    stem: 'Name the force that slows a sledge on level snow.',
    answer: { kind: 'value', tex: '\\text{friction}', text: 'friction' },
  },
  // Practice offers only questions in which the engine can mark something.
  prose: {
    stem: 'A skydiver opens a parachute.',
    parts: [
      createPart({
        label: 'a',
        text: 'Name the force that slows the fall.',
        marks: 1,
        answer: { kind: 'value', tex: '\\text{friction}', text: 'friction' },
      }),
      createPart({ label: 'b', text: 'Explain why the fall becomes slower.', marks: 1, response: 'prose' }),
    ],
  },
  table: {
    stem: 'Complete the table for a wave with a speed of $12\\,\\mathrm{m\\,s^{-1}}$.',
    blankTable: {
      columns: ['Frequency in hertz', 'Wavelength in metres'],
      rows: [
        ['4', null],
        [null, '2'],
      ],
    },
    answer: { kind: 'table', cells: ['3', '6'] },
  },
  matches: {
    kind: 'match',
    stem: 'Match each quantity with its unit.',
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
  },
  order: {
    stem: 'Put the steps of the experiment in order.',
    options: createOptions(['Count the waves', 'Start the clock', 'Shake the rope']),
    answer: { kind: 'order', order: ['c', 'a', 'b'] },
  },
  code: {
    stem: 'A program reads the frequency \\texttt{f} of a wave.',
    parts: [
      createPart({
        label: 'a',
        text: 'Calculate the period in seconds if \\texttt{f} is 2.',
        marks: 1,
        answer: { kind: 'value', tex: '0.5', text: '0.5' },
      }),
      createPart({
        label: 'b',
        text: 'Write code that prints the period.',
        marks: 1,
        answer: { kind: 'code', code: 'period = 1 / f\nprint(period)' },
      }),
    ],
  },
};

/** Creates one question of each kind of response for a topic. */
export function createTenKinds(outcomeId: string): Question[] {
  return Object.entries(drafts).map(([kind, draft]) =>
    createQuestion({
      ...{ id: `${outcomeId}-${kind}`, kind: 'subjective', subject: 'Physics', level: 'Nat 5', outcomeId },
      ...(draft.parts === undefined && { marks: 2 }),
      ...draft,
    }),
  );
}
