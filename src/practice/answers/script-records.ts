import type { AnswerRecord } from '../../domain/answer-record.ts';
import type { CourseName } from '../../domain/course-spec.ts';
import type { FilledSlot, MarkedAnswer } from '../../domain/exam-result.ts';
import { type QuestionSourceRef, toAnswerRecords } from './to-answer-records.ts';

export type ThreadRef = {
  readonly threadId: string;
  readonly learner: string;
  /** The assignment that the paper belongs to. */
  readonly assignment?: string;
};

export type FindSource = (questionId: string) => Promise<QuestionSourceRef>;

/** A marked paper in the state of its thread. */
type MarkedPaper = CourseName & {
  readonly blueprint: readonly FilledSlot[];
  readonly responses?: Readonly<Record<string, string>> | null | undefined;
  readonly marking: Readonly<Record<string, MarkedAnswer>>;
  readonly handed_in_at: string;
  /** The number of papers that the thread had before this one. */
  readonly exam_count: number;
};

/** Creates the records of all answers to a paper. */
export async function toScriptRecords(
  { subject, level, blueprint, responses, marking, handed_in_at: at, exam_count: count }: MarkedPaper,
  thread: ThreadRef,
  findSource: FindSource,
): Promise<AnswerRecord[]> {
  const records: AnswerRecord[] = [];
  for (const { question_id: id, outcome_id: outcomeId, section } of blueprint) {
    const marked = marking[id];
    if (marked === undefined) continue;
    const context = {
      ...thread,
      ...{ answerKey: `exam${count}:${id}`, at, course: { subject, level }, outcomeId, section },
      ...({ mode: 'exam', gapTags: marked.gap_tags, hints: 0, seconds: null } as const),
      source: await findSource(id),
    };
    records.push(...toAnswerRecords(responses?.[id] ?? '', marked, context));
  }
  return records;
}
