import type { Assignment, Attempt } from '../../domain/assignment.ts';
import type { DeliveredExam } from '../../domain/exam-result.ts';
import { parseResponse } from '../../domain/learner-response.ts';
import type { PracticeMarking } from '../../domain/practice-marking.ts';
import type { Question } from '../../domain/question.ts';
import { toScriptRecords } from '../answers/script-records.ts';
import { toAnswerRecords } from '../answers/to-answer-records.ts';
import type { Marker } from '../create-marker.ts';
import { markScriptWithPauses } from '../exam/mark-script.ts';
import type { PracticeService } from '../practice-service.ts';
import { loadPlacedQuestions, rebuildPaper } from '../rebuild-paper.ts';
import { toDeliveredExam, toMarkedAnswer } from '../to-exam-result.ts';
import { toPracticeMarking } from '../to-practice-marking.ts';
import { getAssignedCourse } from './assigned-course.ts';

/** An attempt and its assignment. */
type Work = { readonly assignment: Assignment; readonly attempt: Attempt };

/** Marks one answer and records it. If the question was answered before, the first answer is kept and the new one is ignored. */
export async function recordPracticeAnswer(
  { assignment, attempt }: Work,
  answer: { readonly questionId: string; readonly response: string },
  practice: PracticeService,
): Promise<void> {
  const { questionId: id, response } = answer;
  const index = attempt.slots.findIndex(({ questionId }) => questionId === id);
  const slot = attempt.slots[index];
  const question = await practice.get(id);
  const { marking, gapTags } = await markOne(question, response, practice.mark);
  const at = practice.now();
  const shown = slot?.presentedAt;
  const records = toAnswerRecords(response, marking, {
    ...{ threadId: attempt.id, learner: attempt.learner, assignment: assignment.id },
    answerKey: `${index}:${id}`,
    at: at.toISOString(),
    course: assignment,
    outcomeId: slot?.outcomeId ?? '',
    mode: 'practice',
    section: null,
    gapTags,
    hints: 0,
    seconds: shown ? Math.max(0, Math.round((at.getTime() - Date.parse(shown)) / 1000)) : null,
    source: await practice.findSource(id),
  });
  await practice.recordAnswers(records);
}

/** Marks a response; gap tags belong to wrong answers only. */
export async function markOne(
  question: Question,
  response: string,
  mark: Marker,
  options: Parameters<typeof toPracticeMarking>[2] = {},
): Promise<{ readonly marking: PracticeMarking; readonly gapTags: string[] }> {
  const marking = await mark(question, parseResponse(response));
  return {
    marking: toPracticeMarking(question, marking, options),
    gapTags: marking.result === 'wrong' ? [...marking.gapTags] : [],
  };
}

/** Marks a whole paper and records it. All answers are added together or not at all, and the first hand-in counts. */
export async function recordPaper(
  { assignment, attempt }: Work,
  responses: Readonly<Record<string, string>>,
  practice: PracticeService,
): Promise<void> {
  const { course, blueprint, paper: examPaper } = await loadPaper({ assignment, attempt }, practice);
  const questions = examPaper.sections.flatMap((section) => section.questions);
  const { mark } = practice;
  const script = await markScriptWithPauses(examPaper, responses, { course, mark });
  const byId = new Map(questions.map((question) => [question.id, question]));
  const marking = script.questions.flatMap((marked) => {
    const question = byId.get(marked.id);
    return question === undefined ? [] : [[marked.id, toMarkedAnswer(question, marked)] as const];
  });
  const paper = {
    subject: course.subject,
    level: course.level,
    blueprint,
    responses,
    marking: Object.fromEntries(marking),
    handed_in_at: practice.now().toISOString(),
    exam_count: 0,
  };
  const thread = { threadId: attempt.id, learner: attempt.learner, assignment: assignment.id };
  const records = await toScriptRecords(paper, thread, practice.findSource);
  await practice.recordAnswers(records);
}

/** Describes the paper of an attempt; null in practice. */
export async function describePaper(work: Work, practice: PracticeService): Promise<DeliveredExam | null> {
  if (work.assignment.work.kind !== 'paper') return null;
  return toDeliveredExam((await loadPaper(work, practice)).paper);
}

async function loadPaper({ assignment, attempt }: Work, practice: PracticeService) {
  const course = getAssignedCourse(assignment, practice);
  const blueprint = attempt.slots.map(({ questionId, outcomeId, section, marks }) => ({
    ...{ question_id: questionId, outcome_id: outcomeId, section: section ?? '', marks },
  }));
  const placed = await loadPlacedQuestions(blueprint, practice);
  return { course, blueprint, paper: rebuildPaper(course, attempt.id, placed) };
}
