import { createAnswerLog } from '../../../src/adapters/database/answers/answer-log.ts';
import { loadCourses } from '../../../src/compose/courses.ts';
import type { AnswerRecord } from '../../../src/domain/answer-record.ts';
import { getCourse, getCourseId } from '../../../src/domain/course-spec.ts';
import type { ClassServer } from './class-server.ts';
import { getP95 } from './run-class.ts';

const SECOND_MS = 1000;

/**
 * Adds answers of the first learner to the log, and returns the 95th percentile of reading their progress, in milliseconds. Before each read,
 * a new answer is added.
 */
export async function measureProgress(
  { url, keys, database }: ClassServer,
  { answers, reads }: { readonly answers: number; readonly reads: number },
): Promise<number> {
  const course = getCourse(await loadCourses(), { subject: 'Mathematics', level: 'Nat 5' });
  const outcomes = course.outcomes.map(({ id }) => id);
  const start = Date.now() - answers * SECOND_MS;
  const log = createAnswerLog(database);
  const place = { course: getCourseId(course), outcomeIds: outcomes };
  await log.append(
    Array.from({ length: answers }, (_, n) => createRecord(n, new Date(start + n * SECOND_MS), place)),
  );
  const times: number[] = [];
  for (let n = 0; n <= reads; n++) {
    await log.append([createRecord(answers + n, new Date(), place)]);
    const begin = performance.now();
    const response = await fetch(`${url}/api/v1/practice/progress`, {
      headers: { 'x-api-key': keys[0] ?? '' },
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`progress: ${response.status} ${text}`);
    // The first read builds the learner model of the course.
    if (n > 0) times.push(performance.now() - begin);
  }
  return getP95(times);
}

function createRecord(
  n: number,
  time: Date,
  { course, outcomeIds }: { readonly course: string; readonly outcomeIds: readonly string[] },
): AnswerRecord {
  const isRight = n % 3 > 0;
  const at = time.toISOString();
  const outcomeId = outcomeIds[n % outcomeIds.length] ?? '';
  return {
    ...{ id: `progress:${n}`, learner: 'learner-1', at, course, outcomeId },
    ...{ questionId: `question-${n}`, questionVersion: null, itemModel: 'N5M-01', seed: n, part: null },
    ...{ response: 'x = 3', marksAwarded: isRight ? 2 : 0, marksAvailable: 2, bullets: [], gapTags: [] },
    ...{ hints: 0, seconds: 40, mode: 'practice', assignment: null, markedBy: 'engine', supersedes: null },
    ...{ threadId: `thread-${n % 500}`, section: null },
  };
}
