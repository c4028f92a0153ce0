import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { LearnerResponse } from '../domain/learner-response.ts';
import { createPart } from '../domain/part.ts';
import { formatPartPath, listLeafParts } from '../domain/part-path.ts';
import { questionsWithParts } from '../domain/question.arbitrary.ts';
import { createQuestion, type Question } from '../domain/question.ts';
import { getModel } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { step, strategy } from '../item-models/item-draft.ts';
import { forCourse } from '../item-models/item-model.ts';
import { markQuestion } from './mark-question.ts';

/** The marks of each part. */
function listMarks(question: Question, response: LearnerResponse): Record<string, number> {
  const { parts = [] } = markQuestion(question, response, { requireWorking: true });
  return Object.fromEntries(parts.map(({ path, marksAwarded }) => [path, marksAwarded]));
}

const acceleratingCar = generateItem(
  forCourse(
    'Physics',
    'Nat 5',
  )({
    id: 'TEST-01',
    title: 'Test',
    outcomeId: 'PHY-5-01',
    calculator: 'allowed',
    marks: [6],
    choose: () => ({}),
    write: () => ({
      stem: 'A car of mass $800\\,\\mathrm{kg}$ accelerates from rest to $12\\,\\mathrm{m\\,s^{-1}}$ in $5.0\\,\\mathrm{s}$.',
      parts: [
        { text: 'Calculate its acceleration.', answer: '2.4\\,\\mathrm{m\\,s^{-2}}', bulletCount: 3 },
        { text: 'Calculate the unbalanced force on it.', answer: '1920\\,\\mathrm{N}', bulletCount: 3 },
      ],
      answer: '2.4\\,\\mathrm{m\\,s^{-2}}, 1920\\,\\mathrm{N}',
      bullets: [
        strategy('Select the relationship', 'a = \\frac{v - u}{t}', { impliedBy: [2] }),
        step('Substitute', 'a = \\frac{12 - 0}{5.0}', { impliedBy: [3] }),
        step('State the acceleration', 'a = 2.4\\,\\mathrm{m\\,s^{-2}}', { followThrough: 'b2' }),
        strategy('Select the relationship', 'F = ma', { impliedBy: [5] }),
        step('Substitute', 'F = 800 \\times 2.4', { followThrough: '800 \\times b3', impliedBy: [6] }),
        step('State the force', 'F = 1920\\,\\mathrm{N}', { followThrough: '800 \\times b3' }),
      ],
      mistakes: [],
    }),
  }),
  1,
);

describe('a wrong answer to part (a) that is used in part (b)', () => {
  it('costs only the marks of part (a) in physics', () => {
    const force = 'F = ma\nF = 800 × 2.0\nF = 1600 N';

    const wrongFirst = listMarks(acceleratingCar, {
      a: 'a = (v - u)/t\na = (12 - 0)/5\na = 2.0 m/s²',
      b: force,
    });
    const rightFirst = listMarks(acceleratingCar, { a: 'a = 12/5 = 2.4 m/s²', b: force });

    assert.deepEqual(wrongFirst, { a: 2, b: 3 });
    assert.equal(rightFirst.b, 1);
  });

  it('costs only the marks of part (a) in mathematics', () => {
    const bestFit = generateItem(getModel('N5M-60'), 1);

    const wrongGradient = listMarks(
      bestFit,
      '(a) m = 4\nH - 48 = 4(w - 5)\nH = 4w + 28\n(b) 4 × 9 + 28 = 64',
    );
    const otherGradient = listMarks(
      bestFit,
      '(a) m = 6\nH - 48 = 6(w - 5)\nH = 6w + 18\n(b) 4 × 9 + 28 = 64',
    );

    assert.deepEqual(wrongGradient, { a: 2, b: 1 });
    assert.deepEqual(otherGradient, { a: 3, b: 0 });
  });

  it('is carried forward through a formula evaluated at a point', () => {
    const pattern = generateItem(getModel('N4M-03'), 2);

    assert.deepEqual(listMarks(pattern, { a: 'L = 4s + 6', b: '4 × 21 + 6 = 90' }), { a: 0, b: 1 });
  });

  describe('of a recurrence relation', () => {
    // Each year 5% of the trees are felled and 90 are planted.
    const forest = generateItem(getModel('HM-11'), 1);

    it('costs only the mark of part (a), for the reason and for the limit', () => {
      for (const response of [
        '(a) u_{n+1} = 0.05u_n + 90 (b) -1 < 0.05 < 1, L = 90/(1 - 0.05) = 94.7',
        { a: 'u(n+1) = 0.05u(n) + 90', b: '-1 < 0.05 < 1\nL = 94.7' },
        'u_{n+1} = 0.05u_n + 90\n-1 < 0.05 < 1\nL = 90/0.95 = 94.7',
      ])
        assert.deepEqual(listMarks(forest, response), { a: 0, b: 2 });
    });

    it('is carried forward if part (a) has two values, on one line or two', () => {
      // u1 = -8, u2 = 16, u3 = 4
      const terms = generateItem(getModel('HM-11'), 8);
      const equations = '(a) 16 = -8a + b\n4 = 16a + b';
      const limit = '(b) -1 < 1/2 < 1\nL = 40';

      for (const constants of ['a = 1/2, b = 20', 'a = 1/2\nb = 20'])
        assert.deepEqual(listMarks(terms, `${equations}\n${constants}\n${limit}`), { a: 2, b: 2 });
    });

    it('earns nothing for a reason that is false or about another number', () => {
      assert.equal(listMarks(forest, '(a) u_{n+1} = 1.05u_n + 90 (b) -1 < 1.05 < 1').b, 0);
      assert.equal(listMarks(forest, '(a) u_{n+1} = 0.95u_n + 90 (b) -1 < 0.5 < 1').b, 0);
    });

    it('counts as working if part (b) has only the limit', () => {
      assert.deepEqual(listMarks(forest, '(a) u_{n+1} = 0.95u_n + 90 (b) L = 1800'), { a: 1, b: 1 });
      assert.deepEqual(listMarks(forest, '(b) L = 1800'), { a: 0, b: 0 });
    });
  });

  it('is not carried forward if part (a) is left blank', () => {
    assert.equal(listMarks(acceleratingCar, { b: 'F = 800 × 2.0 = 1600 N' }).b, 0);
  });
});

describe('a right answer to the last part alone', () => {
  it('earns the marks of that part only: a blank part earns none', () => {
    // (a) and (b) ask for an equation each, (c) for a price.
    const prices = generateItem(getModel('N5M-28'), 1);
    const { parts = [] } = markQuestion(prices, '£32.40');

    assert.deepEqual(
      parts.map(({ marksAwarded }) => marksAwarded),
      [0, 0, 4],
    );
  });
});

describe('a response without labels', () => {
  const bestFit = generateItem(getModel('N5M-60'), 1);

  for (const [title, response] of [
    ['with working for the first part', 'm = 6\nH - 48 = 6(w - 5)\nH = 6w + 18\n6 × 9 + 18 = 72'],
    ['with blank lines between the parts', 'm = 6\nH = 6w + 18\n\n72'],
    ['with one line for each part', 'H = 6w + 18\n72'],
    ['with semicolons between the steps', 'm = 6; H - 48 = 6(w - 5); H = 6w + 18; 72'],
    ['in one sentence', 'H = 6w + 18 so when w = 9 H = 72'],
    ['in two sentences', 'The equation is H = 6w + 18. The height is 72 cm'],
  ] as const) {
    it(`earns full marks ${title}`, () => {
      assert.equal(markQuestion(bestFit, response).marksAwarded, 4);
    });
  }

  it('gives a single answer to the part that it answers', () => {
    const { parts = [] } = markQuestion(bestFit, '72');

    assert.deepEqual(
      parts.map(({ marksAwarded }) => marksAwarded),
      [0, 1],
    );
  });
});

describe('each answer without a label', () => {
  const createFives = (answer: string) =>
    createQuestion({
      id: 'fives',
      stem: 'Find each value.',
      kind: 'subjective',
      parts: ['a', 'b', 'c'].map((label) =>
        createPart({
          label,
          text: 'Find it.',
          answer: { kind: 'value', tex: answer, text: answer },
          marks: 1,
        }),
      ),
    });

  for (const [response, marks] of [
    ['5', 1],
    ['3+2 = 5', 1],
    ['3 + 2 = 5', 1],
    ['5\n5', 2],
    ['5 5 5', 3],
    ['5, 5, 5', 3],
    ['5 or 6', 0],
    ['4 5 6 5', 0],
  ] as const)
    it(`counts for one part only: “${response.replace('\n', '⏎')}” earns ${marks} of 3 marks`, () => {
      assert.equal(markQuestion(createFives('5'), response).marksAwarded, marks);
    });

  it('counts for one part only if its lines can be divided in too many ways', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `x + ${index} = ${index + 5}`).join('\n');

    assert.equal(markQuestion(createFives('x = 5'), `${lines}\nx = 5`).marksAwarded, 1);
  });

  it('counts for one part only if it is a word', () => {
    for (const response of ['True', 'True\nI think\nbecause it is\nso'])
      assert.equal(markQuestion(createFives('\\text{True}'), response).marksAwarded, 1);
  });
});

/** What learners write in one part, with letters and brackets that are not labels. */
const partTexts = fc.oneof(
  fc.integer({ min: -99, max: 9999 }).map(String),
  fc.constantFrom(
    'v = 3 × 4 = 12 m/s',
    'a = 2.5',
    'f(a) = f(b) + 2',
    '5 a',
    '(3, b)',
    'x = 2, y = 3',
    '2(b) + 1',
  ),
  fc.constantFrom(
    'a cell',
    'It is a bigger b.',
    'because it reacts with a base',
    'A',
    'increases',
    'B and C',
  ),
  fc.constantFrom('F = ma\nF = 3 × 4\nF = 12 N', 'a + b = 3\na = 2', '= 4\n\n= 5', 'see part (a)', '-'),
);

describe('the marks of one text with labels', () => {
  const answered = questionsWithParts().chain((question) =>
    fc.record({
      question: fc.constant(question),
      texts: fc.record(
        Object.fromEntries(listLeafParts(question).map(({ path }) => [path, partTexts] as const)),
      ),
    }),
  );

  for (const [title, separator] of [
    ['one part after another', '\n'],
    ['blank lines between the parts', '\n\n'],
  ] as const)
    it(`are those of the same texts by part, with ${title}`, () => {
      fc.assert(
        fc.property(answered, ({ question, texts }) => {
          const oneText = Object.entries(texts)
            .map(([path, text]) => `${formatPartPath(path)} ${text}`)
            .join(separator);

          assert.deepEqual(markQuestion(question, oneText).parts, markQuestion(question, texts).parts);
        }),
        { numRuns: 60 },
      );
    });
});

describe('an answer without a scheme', () => {
  const question = createQuestion({
    id: 'cell',
    stem: 'A cell divides.',
    kind: 'subjective',
    parts: [
      createPart({
        label: 'a',
        text: 'Put the stages in order.',
        options: [
          { id: 'a', text: 'anaphase', correct: false },
          { id: 'b', text: 'metaphase', correct: false },
          { id: 'c', text: 'telophase', correct: false },
        ],
        response: 'order',
        answer: { kind: 'order', order: ['b', 'a', 'c'] },
        marks: 1,
      }),
      createPart({
        label: 'b',
        text: 'Complete the table.',
        response: 'table',
        answer: { kind: 'table', cells: ['\\text{ribosome}', '46'] },
        marks: 2,
      }),
    ],
  });

  it('earns the marks of a right order', () => {
    assert.deepEqual(listMarks(question, { a: 'b, a, c', b: '' }), { a: 1, b: 0 });
    assert.deepEqual(listMarks(question, { a: 'a, b, c', b: '' }), { a: 0, b: 0 });
  });

  it('earns the marks of each right cell of a table', () => {
    assert.deepEqual(listMarks(question, { a: '', b: 'ribosome\n46' }), { a: 0, b: 2 });
    assert.deepEqual(listMarks(question, { a: '', b: '–\n46' }), { a: 0, b: 1 });
    assert.deepEqual(listMarks(question, { a: '', b: 'ribosome\n23' }), { a: 0, b: 1 });
  });

  it('earns the marks of a matching question by the option that lists the right pairs', () => {
    const matching = createQuestion({
      ...{ id: 'm', kind: 'match', stem: 'Match the columns.', marks: 2 },
      table: {
        headings: ['Unit', 'Quantity'],
        left: ['N', 'J'].map((text, index) => ({ id: 'ab'.charAt(index), text })),
        right: ['energy', 'force'].map((text, index) => ({ id: 'pq'.charAt(index), text })),
      },
      options: ['$a \\rightarrow p$, $b \\rightarrow q$', '$a \\rightarrow q$, $b \\rightarrow p$'].map(
        (text, index) => ({ id: 'ab'.charAt(index), text, correct: index === 1 }),
      ),
      answer: { kind: 'choice', correct: ['b'] },
    });

    assert.equal(markQuestion(matching, 'b').marksAwarded, 2);
    assert.equal(markQuestion(matching, 'a').marksAwarded, 0);
  });
});
