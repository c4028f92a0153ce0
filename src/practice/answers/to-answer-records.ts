import type { AnswerRecord, RecordedBullet } from '../../domain/answer-record.ts';
import { type CourseName, getCourseId } from '../../domain/course-spec.ts';
import { parseResponse } from '../../domain/learner-response.ts';
import type { MarkedPart, MarkedStep } from '../../domain/practice-marking.ts';

/** The marked answer, as practice and exams store it. */
type MarkedResponse = {
  readonly marks_awarded: number;
  readonly marks_available: number;
  readonly steps: readonly MarkedStep[];
  readonly parts?: readonly MarkedPart[] | undefined;
};

/** Who answered which question, where and when. */
type AnswerContext = Pick<
  AnswerRecord,
  'learner' | 'at' | 'threadId' | 'mode' | 'hints' | 'seconds' | 'section' | 'gapTags' | 'outcomeId'
> & {
  readonly course: CourseName;
  /** Identifies the answer within its thread. */
  readonly answerKey: string;
  readonly source: QuestionSourceRef;
  /** Who decided the marks; the engine if absent. */
  readonly markedBy?: AnswerRecord['markedBy'];
  /** The assignment in which the question was answered. */
  readonly assignment?: string;
};

/** Where a question comes from: its item model and seed, or its version in the bank. */
export type QuestionSourceRef = Pick<AnswerRecord, 'questionId' | 'questionVersion' | 'itemModel' | 'seed'>;

/** Creates the records of one marked answer: one record, or one for each part. */
export function toAnswerRecords(
  response: string,
  marked: MarkedResponse,
  { answerKey, course, source, markedBy = 'engine', assignment, ...context }: AnswerContext,
): AnswerRecord[] {
  const id = `${context.threadId}:${answerKey}${markedBy === 'engine' ? '' : `:${markedBy}`}`;
  const common = {
    ...context,
    ...source,
    course: getCourseId(course),
    assignment: assignment ?? null,
    markedBy,
    supersedes: null,
  } as const;
  if (marked.parts === undefined || marked.parts.length === 0) {
    const { marks_awarded: marksAwarded, marks_available: marksAvailable } = marked;
    const bullets = marked.steps.map(toBullet);
    return [{ ...common, id, part: null, response, marksAwarded, marksAvailable, bullets }];
  }
  const parsed = parseResponse(response);
  return marked.parts.map(({ path, marks_awarded: marksAwarded, marks_available: marksAvailable }) => ({
    ...common,
    id: `${id}:${path}`,
    part: path,
    // An answer in one text, which marking divided among the parts, is kept whole.
    response: typeof parsed === 'string' ? parsed : (parsed[path] ?? ''),
    marksAwarded,
    marksAvailable,
    bullets: marked.steps.filter(({ part }) => part === path).map(toBullet),
    // The tags belong to the whole answer; a part with all its marks has no gap.
    gapTags: marksAwarded < marksAvailable ? common.gapTags : [],
  }));
}

function toBullet({
  n,
  marks_awarded: awarded,
  marks_available: available,
  via,
  for_person,
}: MarkedStep): RecordedBullet {
  return { n, awarded, available, via, forPerson: for_person };
}
