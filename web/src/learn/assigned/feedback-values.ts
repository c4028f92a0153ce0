import type { MarkedAnswer } from '../../../../src/domain/exam-result.ts';
import type { Assignment, ScriptQuestion } from '../../api/schema.ts';
import type { PracticeValues } from '../practice/practice-thread.ts';

/** Converts a marked question of an assignment to the values that the feedback of practice shows. */
export function toFeedbackValues(
  { question, response, marks }: ScriptQuestion,
  { subject, level }: Pick<Assignment, 'subject' | 'level'>,
): PracticeValues {
  const marking = marks?.marking;
  const isCorrect = marking !== undefined && marking.marks_awarded >= marking.marks_available;
  const { answer = null, parts = null, solution = null, options = null } = question?.metadata ?? {};
  return {
    subject,
    level,
    question,
    used_question_ids: [],
    user_answer: response,
    result: isCorrect ? 'correct' : 'wrong',
    marking: marking ?? null,
    total_questions: 0,
    correct_count: 0,
    streak: 0,
    answered: [],
    messages: [{ tool_calls: [{ name: 'ShowFeedbackTool', args: { answer, parts, solution, options } }] }],
  };
}

/** Converts the marks of a question to the form that marked papers show. */
export function toMarkedAnswer({ marking }: NonNullable<ScriptQuestion['marks']>): MarkedAnswer {
  const correct = marking.marks_awarded >= marking.marks_available;
  return { ...marking, correct, gap_tags: [], answered: true };
}
