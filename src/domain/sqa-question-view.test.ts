import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { totalMarks } from './marking-scheme.ts';
import { questions } from './question.arbitrary.ts';
import { createQuestion, type Question } from './question.ts';
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

describe('toSqaQuestion', () => {
  it('has no scheme, key, solution or explanation before marking', () => {
    fc.assert(
      fc.property(practiceQuestions, (question) => {
        const wire = JSON.stringify(toSqaQuestion(question, { withScheme: false }));

        assert.doesNotMatch(wire, /marking_scheme|"answer"|"correct"|solution|explanation|misconception/);
      }),
    );
  });

  it('does not depend on the correct answer before marking', () => {
    fc.assert(
      fc.property(practiceQuestions, (question) => {
        const { answer: _answer, markingScheme: _scheme, ...unanswered } = question;
        const unkeyed = {
          ...unanswered,
          marks: question.markingScheme ? totalMarks(question.markingScheme) : question.marks,
          options: question.options.map((option) => ({ ...option, correct: false })),
          questions: question.questions?.map(({ answer: _key, ...part }) => part),
        };

        assert.deepEqual(
          toSqaQuestion(createQuestion(unkeyed), { withScheme: false }),
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
