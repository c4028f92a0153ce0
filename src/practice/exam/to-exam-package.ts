import { printSvg } from '../../diagrams/print-svg.ts';
import type { BlueprintSlot, ExamPackage, ExamPaper } from '../../domain/exam-paper.ts';
import type { Question } from '../../domain/question.ts';
import type { SqaQuestion } from '../../domain/sqa.ts';
import { toSqaQuestion } from '../../domain/sqa-question-view.ts';
import { figureOf } from '../../item-models/figure-of.ts';

/** The paper without its questions, as the exam graph carries it. */
export function toExamPackage(paper: ExamPaper): ExamPackage {
  return {
    exam_id: paper.examId,
    subject: paper.subject,
    level: paper.level,
    total_marks: paper.totalMarks,
    sections: paper.sections.map(({ section, marks, questions }) => ({
      section,
      marks,
      question_ids: questions.map(({ id }) => id),
    })),
    time_allowed_minutes: paper.minutes,
    instructions: paper.instructions.join('\n'),
  };
}

/** The questions in the order of the page; a learner gets them without scheme and key until they are marked. */
export function toExamQuestions(
  paper: ExamPaper,
  view: { readonly withScheme: boolean } = { withScheme: false },
): SqaQuestion[] {
  return paper.sections.flatMap(({ section, questions }) =>
    questions.map((question, index) => withPlace(toWire(question, view.withScheme), section, index + 1)),
  );
}

/** The slots the questions fill. */
export function blueprintOf(paper: ExamPaper): BlueprintSlot[] {
  return paper.sections.flatMap(({ section, questions }) =>
    questions.map(({ outcomeId = '', marks = 0 }) => ({ section, outcome_id: outcomeId, marks })),
  );
}

function toWire(question: Question, withScheme: boolean): SqaQuestion {
  const figure = figureOf(question);
  return toSqaQuestion(question, {
    withScheme,
    ...(figure === undefined ? {} : { diagramSvg: printSvg(figure) }),
  });
}

function withPlace(question: SqaQuestion, section: string, number: number): SqaQuestion {
  return { ...question, metadata: { ...question.metadata, section, number } };
}
