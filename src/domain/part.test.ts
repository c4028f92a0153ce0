import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findContradictions } from './find-contradictions.ts';
import type { MarkingScheme } from './marking-scheme.ts';
import { createPart } from './part.ts';
import { findMarksMismatches, getMarks } from './part-marks.ts';
import { formatPartPath, listLeafParts, parsePartPath } from './part-path.ts';
import { toPartQuestions } from './part-question.ts';
import { questionsWithParts } from './question.arbitrary.ts';
import { createQuestion } from './question.ts';
import { deriveQuestionId } from './question-id.ts';

const question = createQuestion({
  id: 'q',
  kind: 'subjective',
  stem: 'A cell divides.',
  parts: [
    createPart({ label: 'a', text: 'Name the process.', marks: 1 }),
    createPart({
      label: 'b',
      lead: 'Another cell grows.',
      text: 'Look at the graph.',
      parts: [
        createPart({ label: 'i', text: 'State the length.', marks: 1 }),
        createPart({ label: 'ii', text: 'Explain the shape.', marks: 2 }),
      ],
    }),
  ],
});

describe('the paths of parts', () => {
  it('lists the parts that a learner answers, in printed order', () => {
    assert.deepEqual(
      listLeafParts(question).map(({ path }) => path),
      ['a', 'b.i', 'b.ii'],
    );
    assert.deepEqual(listLeafParts(createQuestion({ id: 'q', kind: 'integer', stem: '' })), []);
  });

  for (const [typed, path] of [
    ['b.i', 'b.i'],
    ['b(i)', 'b.i'],
    ['(b)(i)', 'b.i'],
    ['(B) (ii)', 'b.ii'],
    ['a', 'a'],
    ['(a)', 'a'],
    ['b i', 'b.i'],
    ['part one', undefined],
    ['', undefined],
  ] as const) {
    it(`reads “${typed}” as ${path}`, () => assert.equal(parsePartPath(typed), path));
  }

  it('reads back every path that it prints', () => {
    fc.assert(
      fc.property(questionsWithParts(), (one) => {
        for (const { path } of listLeafParts(one)) assert.equal(parsePartPath(formatPartPath(path)), path);
      }),
    );
  });
});

describe('the marks of parts', () => {
  it('add up over parts of parts', () => assert.equal(getMarks(question), 4));

  it('are unknown if one part has none', () =>
    assert.equal(getMarks({ parts: [createPart({ label: 'a', text: 'Why?' })] }), undefined));

  it('are reported where a stated total differs', () => {
    assert.deepEqual(findMarksMismatches({ ...question, marks: 5 }), [
      { path: undefined, stated: 5, sum: 4, of: 'parts' },
    ]);
    assert.deepEqual(findMarksMismatches({ ...question, marks: 4 }), []);
  });
});

describe('toPartQuestions', () => {
  it('repeats the shared text above each part, and no text of an earlier part', () => {
    assert.deepEqual(
      toPartQuestions(question).map(({ path, question: { id, stem, marks } }) => ({ path, id, stem, marks })),
      [
        { path: 'a', id: 'q:a', stem: 'A cell divides.\n\nName the process.', marks: 1 },
        {
          path: 'b.i',
          id: 'q:b.i',
          stem: 'A cell divides.\n\nAnother cell grows.\n\nLook at the graph.\n\nState the length.',
          marks: 1,
        },
        {
          path: 'b.ii',
          id: 'q:b.ii',
          stem: 'A cell divides.\n\nAnother cell grows.\n\nLook at the graph.\n\nExplain the shape.',
          marks: 2,
        },
      ],
    );
  });

  it('gives each part the kind of question that fits its response', () => {
    const kinds = (['choice', 'choices', 'matches', 'number'] as const).map((response) => {
      const parts = [createPart({ label: 'a', text: '', response })];
      return toPartQuestions({ ...question, parts })[0]?.question.kind;
    });

    assert.deepEqual(kinds, ['mcq_sc', 'mcq_mc', 'match', 'subjective']);
  });
});

const scheme = (expression: string): MarkingScheme => ({
  bullets: [
    {
      n: 1,
      marks: 1,
      kind: 'process',
      generic: 'Double it',
      evidence: { kind: 'expression', tex: '8' },
      requires: [],
      impliedBy: [],
      followThrough: { mode: 'yes', expression },
      gapTags: [],
    },
  ],
  policies: { answerOnly: 'none', units: 'none' },
  misconceptions: [],
});

describe('findContradictions', () => {
  it('finds none in generated questions with parts', () => {
    fc.assert(fc.property(questionsWithParts(), (one) => assert.deepEqual(findContradictions(one), [])));
  });

  it('rejects follow-through from a part that is not earlier', () => {
    const parts = [
      createPart({ label: 'a', text: 'Find $x$.', marks: 1, markingScheme: { ...scheme('b:b1') } }),
      createPart({ label: 'b', text: 'Double it.', marks: 1, markingScheme: scheme('2a:b1') }),
    ];

    assert.deepEqual(findContradictions({ ...question, parts }), [
      'part (a) follows through from b:b1, which does not exist',
    ]);
  });

  it('rejects two parts with the same label, and an answer beside parts', () => {
    const parts = [createPart({ label: 'a', text: 'One?' }), createPart({ label: 'a', text: 'Two?' })];

    assert.deepEqual(findContradictions({ ...question, parts, answer: { kind: 'integer', value: 1 } }), [
      'two parts have the label (a)',
      'it has parts, so answer, options and scheme belong to the parts',
    ]);
  });
});

describe('deriveQuestionId', () => {
  it('depends on the text of the parts, not on their solutions', () => {
    const { id: _id, ...content } = question;
    const [first, ...rest] = content.parts ?? [];
    const solved = first && [{ ...first, solution: [{ kind: 'prose' as const, tex: 'Mitosis.' }] }, ...rest];
    const reworded = first && [{ ...first, text: 'Name it.' }, ...rest];

    assert.equal(deriveQuestionId({ ...content, parts: solved }), deriveQuestionId(content));
    assert.notEqual(deriveQuestionId({ ...content, parts: reworded }), deriveQuestionId(content));
  });
});
