import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { SubPart } from './part.ts';
import { getMarks } from './part-marks.ts';
import { questions } from './question.arbitrary.ts';
import { createQuestion, type PlainQuestion, type Question } from './question.ts';
import { getResponseKind } from './response-kind.ts';
import { SqaQuestion } from './sqa.ts';
import { fromSqaQuestion, toSqaQuestion } from './sqa-question-view.ts';

const at = new Date('2026-01-02T03:04:05Z');

const practiceQuestions: fc.Arbitrary<Question> = questions.map((question) => ({
  subject: 'Physics',
  level: 'Higher',
  outcomeId: 'PHY-H-01',
  marks: 3,
  ...question,
}));

const sqaQuestions: fc.Arbitrary<SqaQuestion> = practiceQuestions.map((question) =>
  toSqaQuestion(question, { withScheme: true }),
);

/** Removes the answer, the scheme and the solution of a question or part; keeps its marks and how it is answered. */
function removeKey<T extends PlainQuestion | SubPart>(keyed: T): T {
  return {
    ...keyed,
    answer: undefined,
    markingScheme: undefined,
    marks: getMarks(keyed),
    response: getResponseKind(keyed),
    solution: [],
    options: keyed.options.map((option) => ({ ...option, correct: false })),
  };
}

describe('toSqaQuestion', () => {
  it('has no scheme, key, solution or explanation before marking', () => {
    fc.assert(
      fc.property(practiceQuestions, (question) => {
        const wire = JSON.stringify(toSqaQuestion(question, { withScheme: false }));

        assert.doesNotMatch(wire, /marking_scheme|"answer"|"correct"|solution|explanation|misconception/);
      }),
    );
  });

  it('shows nothing of the correct answers before marking, except the kind of response', () => {
    fc.assert(
      fc.property(practiceQuestions, (question) => {
        const unkeyed = {
          ...removeKey(question),
          questions: question.questions?.map(removeKey),
          parts: question.parts?.map((part) =>
            part.parts ? { ...part, parts: part.parts.map(removeKey) } : removeKey(part),
          ),
        };

        assert.deepEqual(
          toSqaQuestion(unkeyed, { withScheme: false }),
          toSqaQuestion(question, { withScheme: false }),
        );
      }),
    );
  });

  it('is valid on the wire and its marks equal those of its scheme', () => {
    fc.assert(
      fc.property(sqaQuestions, (sqaQuestion) => {
        assert.deepEqual(SqaQuestion.parse(sqaQuestion), sqaQuestion);
        if (sqaQuestion.marking_scheme)
          assert.equal(sqaQuestion.marks, sqaQuestion.marking_scheme.total_marks);
      }),
    );
  });

  it('rejects a question without an outcome', () => {
    const question = createQuestion({
      id: 'q1',
      kind: 'subjective',
      stem: 'Why?',
      subject: 'Physics',
      level: 'Higher',
    });

    assert.throws(() => toSqaQuestion(question, { withScheme: false }), {
      kind: 'invalid-input',
      message: 'Question q1 cannot be practised: it has no outcomeId.',
    });
  });

  it('puts options and the rendered figure into metadata', () => {
    const question = createQuestion({
      id: 'q1',
      kind: 'mcq_sc',
      stem: 'Pick.',
      subject: 'Physics',
      level: 'Higher',
      outcomeId: 'PHY-H-01',
      marks: 1,
      options: [{ id: 'a', text: '$2$', correct: true, explanation: 'because' }],
    });

    assert.deepEqual(toSqaQuestion(question, { withScheme: false, diagramSvg: '<svg/>' }).metadata, {
      kind: 'mcq_sc',
      options: [{ id: 'a', text: '$2$' }],
      response: 'choice',
      diagram_svg: '<svg/>',
    });
  });
});

describe('fromSqaQuestion', () => {
  it('round-trips the wire form', () => {
    fc.assert(
      fc.property(sqaQuestions, (sqaQuestion) => {
        assert.deepEqual(toSqaQuestion(fromSqaQuestion(sqaQuestion, at), { withScheme: true }), sqaQuestion);
      }),
    );
  });

  it('leaves a scheme that is written in words to a person', () => {
    const question = fromSqaQuestion(
      {
        id: 'local_phy_h_01_001',
        source: 'local',
        subject: 'Physics',
        level: 'Higher',
        outcome_id: 'PHY-H-01',
        text: 'Calculate the velocity of a car.',
        marks: 2,
        marking_scheme: {
          criteria: [
            { step: 'Identify equation', marks: 1 },
            { step: 'note', marks: 0 },
            { step: 'State units', marks: 1 },
          ],
        },
        metadata: { created_by: 'teacher_123', variant_of: 'q0' },
      },
      at,
    );

    assert.deepEqual(
      question.markingScheme?.bullets.map((bullet) => [bullet.n, bullet.generic, bullet.evidence.kind]),
      [
        [1, 'Identify equation', 'person'],
        [2, 'State units', 'person'],
      ],
    );
    assert.equal(question.kind, 'subjective');
    assert.equal(question.provenance?.parentId, 'q0');
  });
});
