import type { CourseSpec } from '../domain/course-spec.ts';
import { type ExamPaper, numberThroughout } from '../domain/exam-paper.ts';
import type { FilledSlot } from '../domain/exam-result.ts';
import { usesBankQuestions } from '../domain/own-course.ts';
import type { Question } from '../domain/question.ts';
import { getPaperShape, toPaperSection } from './exam/paper-shape.ts';
import { writeInstructions } from './exam/write-instructions.ts';
import type { PracticeService } from './practice-service.ts';

type PaperQuestion = { readonly section: string; readonly question: Question };

/** Loads the questions of a blueprint, which lists the question id of each slot of a paper. */
export function loadPlacedQuestions(
  blueprint: readonly FilledSlot[],
  practice: Pick<PracticeService, 'get'>,
): Promise<PaperQuestion[]> {
  const load = async ({ section, question_id: id }: FilledSlot) => ({
    section,
    question: await practice.get(id),
  });
  return Promise.all(blueprint.map(load));
}

/** Rebuilds a paper from its stored questions; their order is kept. */
export function rebuildPaper(
  course: CourseSpec,
  examId: string,
  paperQuestions: readonly PaperQuestion[],
): ExamPaper {
  const shape = getPaperShape(course);
  const isOwn = usesBankQuestions(course);
  const sections = shape.sections.map((section) =>
    toPaperSection(
      section,
      paperQuestions.filter((entry) => entry.section === section.section).map(({ question }) => question),
    ),
  );
  return {
    examId,
    subject: course.subject,
    level: course.level,
    // The real seed is omitted, because the paper and its answers could be computed from it.
    seed: 0,
    hasOfficialShape: shape.hasOfficialShape,
    ...(isOwn && { isOwn }),
    totalMarks: shape.totalMarks,
    minutes: shape.minutes,
    instructions: course.instructions ?? writeInstructions(shape, course.subject),
    formulae: course.formulae ?? [],
    sections: isOwn ? numberThroughout(sections) : sections,
  };
}
