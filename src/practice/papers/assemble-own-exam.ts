import type { CourseSpec } from '../../domain/course-spec.ts';
import { type ExamPaper, numberThroughout } from '../../domain/exam-paper.ts';
import { Fault } from '../../domain/fault.ts';
import { PaperPlan } from '../../domain/paper-plan.ts';
import { getMarks } from '../../domain/part-marks.ts';
import type { Question } from '../../domain/question.ts';
import { toQuestionFacts } from '../../domain/question-facts.ts';
import { createRandom } from '../../item-models/random.ts';
import { getPaperShape } from '../exam/paper-shape.ts';
import { formatBlock } from './paper-service.ts';
import { solvePlan } from './solve-plan.ts';

type OwnExamRequest = {
  readonly course: CourseSpec;
  /** The questions of the course. */
  readonly questions: readonly Question[];
  readonly seed: number;
  /** Ids of questions that the learner has seen; they are used only if the others are not enough. */
  readonly avoid: Iterable<string>;
};

/** Assembles a mock paper of an own course from its questions in the bank. The same request always gives the same paper. */
export function assembleOwnExam({ course, questions, seed, avoid }: OwnExamRequest): ExamPaper {
  const shape = getPaperShape(course);
  const plan = PaperPlan.parse({
    title: course.subject,
    minutes: shape.minutes,
    sections: shape.sections.map(({ section, marks, outcomeIds }) => ({
      title: section,
      fill: [{ marks, outcomes: [...outcomeIds] }],
    })),
  });
  const seen = new Set(avoid);
  const unseen = questions.filter(({ id }) => !seen.has(id));
  const solveWith = (candidates: readonly Question[]) =>
    solvePlan({
      plan,
      candidates: candidates.map(toQuestionFacts),
      named: new Map(),
      context: { uses: new Map(), now: new Date(0) },
      random: createRandom(`own-exam:${seed}`),
    });
  const solvedUnseen = solveWith(unseen);
  const solved = solvedUnseen.blocks.length === 0 ? solvedUnseen : solveWith(questions);
  if (solved.blocks.length > 0)
    throw new Fault(
      'not-found',
      `There are not enough questions for a paper of ${course.subject} ${course.level} yet.`,
      {
        advice: `Teachers: add questions to the bank, or change the marks of the exam. Questions of a set paper are kept back until it is over. ${solved.blocks.map(formatBlock).join(' ')}`,
      },
    );
  const byId = new Map(questions.map((question) => [question.id, question]));
  return {
    ...{
      examId: `${course.subject}_${course.level}_${seed}`,
      subject: course.subject,
      level: course.level,
      seed,
    },
    ...{ hasOfficialShape: shape.hasOfficialShape, totalMarks: shape.totalMarks, minutes: shape.minutes },
    instructions: course.instructions ?? [],
    formulae: [...shape.formulae],
    isOwn: true,
    sections: numberThroughout(
      shape.sections.map(({ outcomeIds: _ids, ...section }, index) => ({
        ...section,
        questions: (solved.sections[index] ?? []).flatMap(({ facts }) => {
          const question = byId.get(facts.id);
          return question === undefined ? [] : [{ ...question, marks: getMarks(question) ?? 1 }];
        }),
      })),
    ),
  };
}
