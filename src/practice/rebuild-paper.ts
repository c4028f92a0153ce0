import type { CourseSpec } from '../domain/course-spec.ts';
import type { ExamPaper } from '../domain/exam-paper.ts';
import type { Question } from '../domain/question.ts';
import { getPaperShape, type SectionShape } from './exam/paper-shape.ts';
import { writeInstructions } from './exam/write-instructions.ts';

export type PaperQuestion = { readonly section: string; readonly question: Question };

/** Rebuilds the paper from its questions, in their order. */
export function rebuildPaper(
  course: CourseSpec,
  examId: string,
  placed: readonly PaperQuestion[],
): ExamPaper {
  const shape = getPaperShape(course);
  const findQuestions = ({ section }: SectionShape): Question[] =>
    placed.filter((one) => one.section === section).map(({ question }) => question);
  return {
    examId,
    subject: course.subject,
    level: course.level,
    // The seed is left out, because the paper and its keys could be computed from it.
    seed: 0,
    hasOfficialShape: shape.hasOfficialShape,
    totalMarks: shape.totalMarks,
    minutes: shape.minutes,
    instructions: writeInstructions(shape),
    formulae: course.formulae ?? [],
    sections: shape.sections.map(({ outcomeIds: _ids, ...section }, index) => ({
      ...section,
      questions: findQuestions(shape.sections[index] ?? { ...section, outcomeIds: [] }),
    })),
  };
}
