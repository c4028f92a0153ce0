import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { BulletAward } from '../domain/award.ts';
import { markingSchemes } from '../domain/marking-scheme.arbitrary.ts';
import { MarkingScheme } from '../domain/marking-scheme.ts';
import { createQuestion, type Question } from '../domain/question.ts';
import { SqaQuestionInput } from '../domain/sqa.ts';
import { fromSqaQuestion } from '../domain/sqa-question-view.ts';
import { writtenResponses } from './examiner/examiner-response.fixture.ts';
import { mathematicsQuestions } from './examiner/mathematics-questions.table.ts';
import { scienceQuestions } from './examiner/science-questions.table.ts';
import { markResponse } from './mark-response.ts';

const questions: readonly Question[] = [
  ...Object.values(mathematicsQuestions),
  ...Object.values(scienceQuestions),
];
const writtenTexts = writtenResponses
  .map(({ response }) => response)
  .filter((response) => response.length < 400);

const arbitraryQuestion = fc.oneof(
  fc.constantFrom(...questions),
  markingSchemes.map((markingScheme) =>
    createQuestion({ id: 'made', kind: 'subjective', stem: 'Find $x$.', subject: 'Physics', markingScheme }),
  ),
);
const arbitraryMaths = fc.string({
  unit: fc.constantFrom(...'0123456789xyFma=+-*/^()[]{}\\.,√π±≤°%~ \n', 'or', 'and', '\\frac', '\\sqrt'),
  maxLength: 60,
});
const arbitraryResponse = fc.oneof(
  fc.constantFrom(...writtenTexts),
  arbitraryMaths,
  fc.string({ unit: 'binary', maxLength: 80 }),
);

describe('markResponse', () => {
  it('awards all or none of the marks of each bullet and returns their sum', () => {
    // Feature: sqa-graphs, marks stay within the scheme
    fc.assert(
      fc.property(
        arbitraryQuestion,
        arbitraryResponse,
        fc.boolean(),
        (question, response, requireWorking) => {
          const marking = markResponse(question, response, { requireWorking });

          for (const award of marking.awards) {
            assert.ok(award.awarded === 0 || award.awarded === award.available);
            assert.equal(award.via === null, award.awarded === 0);
            assert.deepEqual(BulletAward.parse(award), award);
          }
          assert.equal(
            marking.marksAwarded,
            marking.awards.reduce((sum, { awarded }) => sum + awarded, 0),
          );
          assert.ok(marking.marksAwarded <= marking.marksAvailable - marking.marksByPerson);
          const isForTeacher = marking.marksByPerson === marking.marksAvailable;
          if (!isForTeacher) assert.equal(marking.gapTags.length === 0, marking.result === 'correct');
        },
      ),
      { numRuns: 100 },
    );
  });

  it('gives the same marks each time, also after the scheme was stored and read', () => {
    fc.assert(
      fc.property(arbitraryQuestion, arbitraryResponse, (question, response) => {
        const stored = {
          ...question,
          ...(question.markingScheme && { markingScheme: storeAndRead(question.markingScheme) }),
        };

        const marking = markResponse(question, response);

        assert.deepEqual(markResponse(question, response), marking);
        assert.deepEqual(markResponse(stored, response), marking);
      }),
      { numRuns: 100 },
    );
  });

  it('gives no marks for a blank response to any question', () => {
    for (const question of questions) {
      for (const blank of ['', '   ', '\n\n', '?', '-', 'idk', 'I don’t know']) {
        const marking = markResponse(question, blank);

        assert.equal(marking.marksAwarded, 0);
        assert.deepEqual(marking.gapTags, ['no_attempt']);
      }
    }
  });

  it('gives the same marks with an unrelated remark', () => {
    fc.assert(
      fc.property(fc.constantFrom(...questions), fc.constantFrom(...writtenTexts), (question, response) => {
        fc.pre(
          question.options.length === 0 && question.kind !== 'match' && !/attempt|\bor\s*$/iu.test(response),
        );
        const marking = markResponse(question, response, { requireWorking: true });
        fc.pre(marking.lines.length > 0 && !response.includes('~~'));

        const markingWithRemark = markResponse(question, `${response}\nThank you very much!`, {
          requireWorking: true,
        });

        assert.equal(markingWithRemark.marksAwarded, marking.marksAwarded);
      }),
      { numRuns: 100 },
    );
  });

  it('reports for every mark the line that earned it and the rule', () => {
    const response = 'm = 4/3\ny - 2 = 4/3 (x - 1)\ny = 4/3 x + 2/3';

    const { awards } = markResponse(mathematicsQuestions.line, response, { requireWorking: true });

    assert.deepEqual(
      awards.map(({ via, matchedLine }) => [via, matchedLine]),
      [
        [null, null],
        ['follow-through', 'y - 2 = 4/3 (x - 1)'],
        ['follow-through', 'y = 4/3 x + 2/3'],
      ],
    );
    assert.match(awards[1]?.rule ?? '', /own earlier value/u);
  });

  it('reports how each line was read and the final answer', () => {
    const response = '~~F = m/a~~\nF = ma\nF = 1200 × 2.5 = 3000 N\nwell done me';

    const { lines, finalAnswer } = markResponse(scienceQuestions.force, response);

    const readings = lines.map(({ reading }) => reading);
    assert.deepEqual(readings, ['crossed-out', 'maths', 'maths', 'words']);
    assert.match(finalAnswer ?? '', /3000 N/u);
  });

  it('counts marks for the teacher separately', () => {
    const marking = markResponse(scienceQuestions.partlyPerson, 'W = mg = 2 × 9.8 = 19.6 N');

    assert.deepEqual(
      [marking.marksAwarded, marking.marksByPerson, marking.marksAvailable, marking.result],
      [1, 1, 2, 'correct'],
    );
  });

  it('gives all marks of a scheme in words to a right answer', () => {
    const dictionary = SqaQuestionInput.parse({
      id: 'q1',
      subject: 'Mathematics',
      level: 'Nat 5',
      outcome_id: 'MNU-5-01',
      text: 'Calculate 2/10 as a decimal.',
      marks: 2,
      marking_scheme: {
        criteria: [
          { step: 'Convert', marks: 1 },
          { step: 'State', marks: 1 },
        ],
      },
      metadata: { answer: { kind: 'value', tex: '0.2', text: '0.2' } },
    });
    const question = fromSqaQuestion(dictionary, new Date(0));

    assert.deepEqual(
      ['0.2', '1/5', '0.203', '0.3', 'no idea at all'].map(
        (answer) => markResponse(question, answer).marksAwarded,
      ),
      [2, 2, 2, 0, 0],
    );
  });

  it('gives an answer without working the marks of the answerOnly policy', () => {
    const scheme = mathematicsQuestions.line.markingScheme;
    assert.ok(scheme);
    const question = {
      ...mathematicsQuestions.line,
      markingScheme: { ...scheme, policies: { ...scheme.policies, answerOnly: 1 } },
    };

    const marking = markResponse(question, 'y = 3/4 x + 5/4', { requireWorking: true });

    assert.equal(marking.marksAwarded, 1);
    const routes = marking.awards.map(({ via }) => via);
    assert.deepEqual(routes, [null, null, 'answer-only']);
  });
});

function storeAndRead(scheme: MarkingScheme): MarkingScheme {
  return MarkingScheme.parse(JSON.parse(JSON.stringify(scheme)));
}
