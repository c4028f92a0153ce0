import { printSvg } from '../../diagrams/print-svg.ts';
import type { BlueprintSlot, ExamPackage, ExamPaper } from '../../domain/exam-paper.ts';
import type { Question } from '../../domain/question.ts';
import type { SqaQuestion } from '../../domain/sqa.ts';
import { toSqaQuestion } from '../../domain/sqa-question-view.ts';
import { findFigure } from '../../item-models/find-figure.ts';

/** Converts a paper without its questions to the state of the exam graph. */
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

/** Converts the questions in paper order; without scheme and key by default. */
export function toExamQuestions(
  paper: ExamPaper,
  view: { readonly withScheme: boolean } = { withScheme: false },
): SqaQuestion[] {
  return paper.sections.flatMap(({ section, questions }) =>
    questions.map((question, index) => withPosition(toWire(question, view.withScheme), section, index + 1)),
  );
}

/** Lists the slots of the paper. */
export function toBlueprint(paper: ExamPaper): BlueprintSlot[] {
  return paper.sections.flatMap(({ section, questions }) =>
    questions.map(({ outcomeId = '', marks = 0 }) => ({ section, outcome_id: outcomeId, marks })),
  );
}

function toWire(question: Question, withScheme: boolean): SqaQuestion {
  const figure = findFigure(question);
  return toSqaQuestion(question, { withScheme, ...(figure && { diagramSvg: printSvg(figure) }) });
}

function withPosition(question: SqaQuestion, section: string, number: number): SqaQuestion {
  return { ...question, metadata: { ...question.metadata, section, number } };
}
