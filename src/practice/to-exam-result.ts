import type { ExamPaper } from '../domain/exam-paper.ts';
import type { DeliveredExam, ExamResult, MarkedAnswer } from '../domain/exam-result.ts';
import type { MarkedPartOfQuestion, MarkedQuestion, MarkedScript } from '../domain/marked-script.ts';
import type { MarkedPart } from '../domain/practice-marking.ts';
import type { Question } from '../domain/question.ts';
import { toExamPackage } from './exam/to-exam-package.ts';
import { toMarkedSteps } from './to-practice-marking.ts';

/** Converts a paper to the JSON that the learner gets. */
export function toDeliveredExam(paper: ExamPaper): DeliveredExam {
  const { sections, ...exam } = toExamPackage(paper);
  return {
    ...exam,
    sections: sections.map((section, index) => ({
      ...section,
      calculator: paper.isOwn === true ? null : (paper.sections[index]?.calculator ?? true),
      first_number: paper.sections[index]?.firstNumber,
      multiple_choice: paper.sections[index]?.multipleChoice ?? false,
      minutes: paper.sections[index]?.minutes ?? null,
    })),
    formulae: paper.formulae,
    official_shape: paper.hasOfficialShape,
  };
}

/** Converts a marked script to the result in the state of the exam graph. */
export function toExamResult(script: MarkedScript): ExamResult {
  const { percent, grade, atBest, note } = script.estimate;
  return {
    exam_id: script.examId,
    marks_awarded: script.marksAwarded,
    marks_available: script.marks,
    marks_by_person: script.marksByPerson,
    sections: script.sections.map(({ section, marks, marksAwarded, marksByPerson }) => ({
      section,
      marks_awarded: marksAwarded,
      marks_available: marks,
      marks_by_person: marksByPerson,
    })),
    gaps: script.gaps.map(({ outcomeId, label, marksLost, marks, gapTags }) => ({
      outcome_id: outcomeId,
      label,
      marks_lost: marksLost,
      marks_available: marks,
      gap_tags: [...gapTags],
    })),
    grade_estimate: { percent, grade, at_best: atBest, note },
    unknown_response_ids: [...script.unknownIds],
  };
}

/** Converts the marking of one question to the state of the exam graph. */
export function toMarkedAnswer(question: Question, marked: MarkedQuestion): MarkedAnswer {
  return {
    correct: marked.isCorrect,
    marks_awarded: marked.marksAwarded,
    gap_tags: [...marked.gapTags],
    marks_available: marked.marks,
    marks_by_person: marked.marksByPerson,
    answered: marked.isAnswered,
    ...(marked.parts && { parts: marked.parts.map(toMarkedPart) }),
    steps: toMarkedSteps(question, marked, { showsAnswers: true }),
    mistakes: [...marked.mistakes],
  };
}

function toMarkedPart(part: MarkedPartOfQuestion): MarkedPart {
  return {
    path: part.path,
    correct: part.isCorrect,
    marks_awarded: part.marksAwarded,
    marks_available: part.marks,
    marks_by_person: part.marksByPerson,
    final_answer: part.finalAnswer,
  };
}
