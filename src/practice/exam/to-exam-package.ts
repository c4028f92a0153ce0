import {
  type BlueprintSlot,
  type ExamPackage,
  type ExamPaper,
  getQuestionNumber,
} from '../../domain/exam-paper.ts';
import type { Question } from '../../domain/question.ts';
import type { SqaQuestion } from '../../domain/sqa.ts';
import { toSqaQuestion } from '../../domain/sqa-question-view.ts';
import { drawFigures } from '../../item-models/find-figures.ts';

/** Converts a paper to its JSON form, with question ids instead of questions. */
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

/** Converts the questions in paper order. By default they have no marking scheme and no answer. */
export function toExamQuestions(
  paper: ExamPaper,
  options: { readonly withScheme: boolean } = { withScheme: false },
): SqaQuestion[] {
  return paper.sections.flatMap(({ section, questions, firstNumber }) =>
    questions.map((question, index) =>
      addPosition(
        toWireQuestion(question, options.withScheme),
        section,
        getQuestionNumber({ firstNumber }, index),
      ),
    ),
  );
}

/** Lists the section, outcome and marks of each question. */
export function toBlueprint(paper: ExamPaper): BlueprintSlot[] {
  return paper.sections.flatMap(({ section, questions }) =>
    questions.map(({ outcomeId = '', marks = 0 }) => ({ section, outcome_id: outcomeId, marks })),
  );
}

function toWireQuestion(question: Question, withScheme: boolean): SqaQuestion {
  const partSvgs = drawFigures(question);
  const diagramSvg = partSvgs.get('');
  return toSqaQuestion(question, { withScheme, partSvgs, ...(diagramSvg !== undefined && { diagramSvg }) });
}

function addPosition(question: SqaQuestion, section: string, number: number): SqaQuestion {
  return { ...question, metadata: { ...question.metadata, section, number } };
}
