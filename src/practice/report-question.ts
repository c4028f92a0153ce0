import { Fault } from '../domain/fault.ts';
import type { Question } from '../domain/question.ts';
import { toTurnRequest } from '../domain/queue-item-view.ts';
import { printQuestions } from '../latex/print-questions.ts';
import type { AnswerLog } from '../ports/answer-log.ts';
import type { LearnerReports, ReportedAnswer } from '../ports/learner-reports.ts';
import type { ReviewIntake, Submitted } from '../ports/review-intake.ts';

type ReportDependencies = {
  /** Finds only questions that this person may read: a learner who guesses an id must not get the text in the report. */
  readonly findReadable: (id: string) => Promise<Question | undefined>;
  readonly intake: ReviewIntake;
  readonly reports: Pick<LearnerReports, 'save'>;
  readonly answers: Pick<AnswerLog, 'listByLearner'>;
  readonly newId: () => string;
  readonly now: () => Date;
};

/** A learner's report that a question looks wrong. */
type Report = {
  readonly learner: string;
  readonly questionId: string;
  readonly reason: string;
  readonly text?: string;
};

/** The submitter name in the expert queue; it is used instead of the learner's name. */
const SUBMITTER = 'practice';

/**
 * Adds a reported question to the expert queue, and stores the report with the learner's answer. A question has at most one
 * open item, even when several learners report it.
 */
export async function reportQuestion(
  deps: ReportDependencies,
  { learner, questionId, reason, text }: Report,
): Promise<Submitted> {
  const { findReadable, intake, reports, newId, now } = deps;
  const question = await findReadable(questionId);
  if (question === undefined) throw new Fault('not-found', `The question ${questionId} no longer exists.`);
  const latex = printQuestions([question]);
  const submitted = await intake.submit({
    turn: toTurnRequest({ question, latex, confidence: 1, validationPassed: true }),
    by: SUBMITTER,
    trigger: 'negative_feedback',
    context: { source: { name: 'practice' }, reasons: [text ? `${reason}: ${text}` : reason] },
  });
  const { itemId } = submitted;
  if (itemId !== undefined) {
    const answers = await listAnswers(learner, questionId, deps);
    const createdAt = now().toISOString();
    await reports.save({
      id: newId(),
      learner,
      questionId,
      itemId,
      reason,
      comment: text ?? null,
      answers,
      createdAt,
    });
  }
  return submitted;
}

/** Lists the learner's last answer to the question, or to each of its parts. */
async function listAnswers(
  learner: string,
  questionId: string,
  { answers }: ReportDependencies,
): Promise<ReportedAnswer[]> {
  const records = (await answers.listByLearner(learner)).filter((record) => record.questionId === questionId);
  const lastByPart = new Map(records.map((record) => [record.part, record]));
  return [...lastByPart.values()].map(({ part, response, marksAwarded, marksAvailable }) => ({
    part,
    response,
    marksAwarded,
    marksAvailable,
  }));
}
