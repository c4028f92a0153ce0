import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import type { LearnerResponse } from '../../domain/learner-response.ts';
import { listLeafParts } from '../../domain/part-path.ts';
import type { Question } from '../../domain/question.ts';
import { markQuestion } from '../../marking/mark-question.ts';
import { assembleExam } from './assemble-exam.ts';
import { readCourse, removeExam } from './courses.fixture.ts';
import { estimateGrade } from './estimate-grade.ts';
import { listGapOutcomes } from './find-gaps.ts';
import { markScript } from './mark-script.ts';

const course = readCourse('nat-5-mathematics');
const paper = assembleExam({ course, seed: 11 });
const questions = paper.sections.flatMap((section) => section.questions);
const getAnswerText = ({ answer }: Pick<Question, 'answer'>) => (answer?.kind === 'value' ? answer.text : '');

/** The final answers alone; with parts, one for each part. */
function writeAnswer(question: Question): LearnerResponse {
  if (question.parts === undefined) return getAnswerText(question);
  return Object.fromEntries(listLeafParts(question).map(({ path, part }) => [path, getAnswerText(part)]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('markScript', () => {
  it('awards 0 for an empty script and lists every outcome of the paper as a gap', () => {
    const script = markScript(paper, {}, { course });

    assert.equal(script.marksAwarded, 0);
    assert.equal(script.marks, 90);
    assert.equal(script.questions.length, questions.length);
    assert.ok(
      script.questions.every(({ isAnswered, gapTags }) => !isAnswered && gapTags.includes('no_attempt')),
    );
    assert.deepEqual(new Set(listGapOutcomes(script)), new Set(questions.map(({ outcomeId }) => outcomeId)));
    assert.equal(script.estimate.grade, 'No Award');
  });

  it('awards nearly all marks for the correct answers alone, and reports the rule for each mark', () => {
    const script = markScript(
      paper,
      Object.fromEntries(questions.map((question) => [question.id, writeAnswer(question)])),
      {
        course,
      },
    );

    assert.ok(script.marksAwarded >= 80, `${script.marksAwarded}`);
    assert.equal(script.estimate.grade, 'A');
    for (const { awards, marksAwarded } of script.questions) {
      assert.equal(
        awards.reduce((sum, { awarded }) => sum + awarded, 0),
        marksAwarded,
      );
      assert.ok(awards.every(({ rule }) => rule !== ''));
    }
  });

  it('awards fewer marks for answers without working when working is required', () => {
    const responses = Object.fromEntries(questions.map((question) => [question.id, writeAnswer(question)]));
    const lenient = markScript(paper, responses, { course });
    const strict = markScript(paper, responses, { course, requireWorking: true });

    assert.ok(strict.marksAwarded < lenient.marksAwarded);
  });

  it('lists responses to unknown questions and marks the rest', () => {
    const plain = questions.find(({ markingScheme }) => markingScheme !== undefined);
    assert.ok(plain);
    const script = markScript(paper, { nowhere: '1', [plain.id]: getAnswerText(plain) }, { course });

    assert.deepEqual(script.unknownIds, ['nowhere']);
    assert.equal(script.questions.find(({ id }) => id === plain.id)?.isAnswered, true);
  });

  it('reports the marks of each part, the same for an object, its JSON and one text with labels', () => {
    const biology = readCourse('nat-5-biology');
    const biologyPaper = assembleExam({ course: biology, seed: 7 });
    const withParts = biologyPaper.sections
      .flatMap((section) => section.questions)
      .filter(({ parts }) => parts !== undefined);
    const writeText = (question: Question): string =>
      Object.entries(writeAnswer(question))
        .map(([path, text]) => `(${path}) ${text}`)
        .join('\n');
    const mark = (write: (question: Question) => LearnerResponse) => {
      const responses = Object.fromEntries(withParts.map((question) => [question.id, write(question)]));
      return markScript(biologyPaper, responses, { course: biology }).questions.filter(({ parts }) => parts);
    };

    const byPart = mark(writeAnswer);

    assert.ok(byPart.length >= 10);
    for (const { parts = [], marks, marksAwarded } of byPart) {
      assert.equal(marks, sum(parts.map((part) => part.marks)));
      assert.equal(marksAwarded, sum(parts.map((part) => part.marksAwarded)));
    }
    for (const write of [(question: Question) => JSON.stringify(writeAnswer(question)), writeText])
      assert.deepEqual(
        mark(write).map(({ id, parts }) => [id, parts?.map((part) => part.marksAwarded)]),
        byPart.map(({ id, parts }) => [id, parts?.map((part) => part.marksAwarded)]),
      );
  });

  it('gives a text without labels the marks and the division of markQuestion', () => {
    const withParts = questions.filter(({ parts }) => parts !== undefined);
    const writeLines = (question: Question) => Object.values(writeAnswer(question)).join('\n');
    const responses = Object.fromEntries(withParts.map((question) => [question.id, writeLines(question)]));

    const marked = markScript(paper, responses, { course, requireWorking: true }).questions;

    assert.ok(withParts.length > 0);
    for (const question of withParts) {
      const { parts = [] } = markQuestion(question, writeLines(question), { requireWorking: true });
      assert.deepEqual(
        marked.find(({ id }) => id === question.id)?.parts?.map((part) => [part.response, part.marksAwarded]),
        parts.map((part) => [part.response, part.marksAwarded]),
      );
    }
  });

  it('lists answers to parts that the question does not have', () => {
    const question = questions.find(({ parts }) => parts !== undefined);
    assert.ok(question);
    const responses = { [question.id]: { a: '4', z: '5' } };

    assert.deepEqual(markScript(paper, responses, { course }).unknownIds, [`${question.id}(z)`]);
  });

  it('treats an id such as __proto__ as unknown', () => {
    const responses: Record<string, string> = JSON.parse('{"__proto__": "1", "constructor": "2"}');

    assert.deepEqual(markScript(paper, responses, { course }).unknownIds, ['__proto__', 'constructor']);
  });

  it('counts marks that need a person separately, and only for answered questions', () => {
    const first = questions.find(({ markingScheme }) => markingScheme !== undefined);
    assert.ok(first?.markingScheme);
    const questionForPerson: Question = {
      ...first,
      markingScheme: {
        ...first.markingScheme,
        bullets: first.markingScheme.bullets.map((bullet) => ({
          ...bullet,
          evidence: { kind: 'person', reason: 'Judged as a whole.' },
        })),
      },
      answer: undefined,
    };
    const [section] = paper.sections;
    assert.ok(section);
    const singleQuestionPaper: ExamPaper = {
      ...paper,
      sections: [{ ...section, questions: [questionForPerson], marks: questionForPerson.marks ?? 0 }],
    };

    const answered = markScript(
      singleQuestionPaper,
      { [questionForPerson.id]: 'because it is so' },
      { course },
    );
    assert.equal(answered.marksAwarded, 0);
    assert.equal(answered.marksByPerson, questionForPerson.marks);
    assert.deepEqual([answered.estimate.grade, answered.estimate.atBest], ['No Award', 'A']);
    assert.equal(markScript(singleQuestionPaper, {}, { course }).marksByPerson, 0);
  });

  // Feature: sqa-graphs, marks of a script stay within the paper for any text
  it('never throws and never exceeds the marks of a question, for any text', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('x = 3', '\\frac{1}{', '12 cm', '(a) 3\n(b) 4'),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 3, maxLength: 3 }), (answers) => {
        const chosen = questions.slice(0, answers.length);
        const responses = Object.fromEntries(chosen.map(({ id }, index) => [id, answers[index] ?? '']));
        const script = markScript(paper, responses, { course });
        return script.questions.every(
          ({ marks, marksAwarded, marksByPerson }) =>
            Number.isInteger(marksAwarded) && marksAwarded >= 0 && marksAwarded + marksByPerson <= marks,
        );
      }),
      { numRuns: 100 },
    );
  });
});

describe('estimateGrade', () => {
  const physics = readCourse('nat-5-physics');
  const sections = [
    { ...paper.sections[0], marks: 25, scaledMarks: 25 },
    { ...paper.sections[1], marks: 110, scaledMarks: 75 },
  ] as ExamPaper['sections'];
  const createMarks = (first: number, second: number) => [
    { section: '1', marks: 25, marksAwarded: first, marksByPerson: 0 },
    { section: '2', marks: 110, marksAwarded: second, marksByPerson: 0 },
  ];

  it('scales sections as in the real award', () => {
    assert.equal(estimateGrade(physics, { sections }, createMarks(25, 0)).percent, 25);
    assert.equal(estimateGrade(physics, { sections }, createMarks(0, 110)).percent, 75);
  });

  it('gives a grade only from the first percent of its band', () => {
    assert.equal(estimateGrade(physics, { sections }, createMarks(25, 66)).grade, 'A');
    assert.equal(estimateGrade(physics, { sections }, createMarks(25, 65)).grade, 'B');
  });

  it('is labelled as an estimate, and has no grade for ungraded courses', () => {
    assert.match(
      estimateGrade(physics, { sections }, createMarks(1, 1)).note,
      /estimate.*assignment is not part/,
    );
    const ungraded = estimateGrade(removeExam(course), { sections }, createMarks(25, 110));
    assert.equal(ungraded.grade, null);
    assert.match(ungraded.note, /not graded/);
  });
});
