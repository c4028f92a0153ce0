import type { CourseSpec } from '../domain/course-spec.ts';
import type { ExamPaper } from '../domain/exam-paper.ts';
import type { Question } from '../domain/question.ts';
import { type SectionShape, shapeOf } from './exam/paper-shape.ts';
import { writeInstructions } from './exam/write-instructions.ts';

export type PlacedQuestion = { readonly section: string; readonly question: Question };

/** The paper of these questions, in their order. */
export function rebuildPaper(
  course: CourseSpec,
  examId: string,
  placed: readonly PlacedQuestion[],
): ExamPaper {
  const shape = shapeOf(course);
  const questionsOf = ({ section }: SectionShape): Question[] =>
    placed.filter((one) => one.section === section).map(({ question }) => question);
  return {
    examId,
    subject: course.subject,
    level: course.level,
    // Whoever knows the seed of a paper can make it again, keys and all.
    seed: 0,
    hasOfficialShape: shape.hasOfficialShape,
    totalMarks: shape.totalMarks,
    minutes: shape.minutes,
    instructions: writeInstructions(shape),
    formulae: course.formulae ?? [],
    sections: shape.sections.map(({ outcomeIds: _ids, ...section }, index) => ({
      ...section,
      questions: questionsOf(shape.sections[index] ?? { ...section, outcomeIds: [] }),
    })),
  };
}
