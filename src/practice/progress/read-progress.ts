import type { CourseSpec } from '../../domain/course-spec.ts';
import type { ThreadService } from '../../runs/graphs/thread-service.ts';
import { type ProgressAnswer, type ProgressPaper, readAnswers, type ThreadAnswers } from './read-answers.ts';
import { type PracticeSuggestion, suggestNext } from './suggest-next.ts';

/** A learner's answers, papers and suggestions in one course. */
type CourseProgress = {
  readonly subject: string;
  readonly level: string;
  /** Oldest first. */
  readonly answers: readonly ProgressAnswer[];
  readonly papers: readonly (ProgressPaper & { readonly thread_id: string })[];
  readonly next: readonly PracticeSuggestion[];
};

type ProgressDependencies = {
  readonly threads: Pick<ThreadService, 'search' | 'readValues'>;
  readonly courses: readonly CourseSpec[];
  /** Lists the outcomes of a course that have questions. */
  readonly listServed: (course: CourseSpec) => Promise<readonly string[]>;
  readonly now: Date;
};

/** Maximum number of threads that are read, newest first. */
const MAX_THREADS = 100;
const GRAPHS: readonly (string | undefined)[] = ['question_practice', 'exam_assessment'];

/** Reads what a learner has done in each course; the course of the latest answer comes first. */
export async function readProgress(owner: string, deps: ProgressDependencies): Promise<CourseProgress[]> {
  const threads = await readThreads(owner, deps.threads);
  const courses = await Promise.all(deps.courses.map((course) => toCourseProgress(course, threads, deps)));
  return courses
    .filter(({ answers }) => answers.length > 0)
    .sort((one, other) => getLastTime(other).localeCompare(getLastTime(one)));
}

type AnsweredThread = ThreadAnswers & { readonly thread_id: string };

async function readThreads(
  owner: string,
  threads: ProgressDependencies['threads'],
): Promise<AnsweredThread[]> {
  const order = { by: 'updatedAt', direction: 'desc' } as const;
  const found = await threads.search(owner, {}, { limit: MAX_THREADS, offset: 0, order });
  const answered: AnsweredThread[] = [];
  for (const thread of found) {
    if (!GRAPHS.includes(thread.graphId)) continue;
    const read = readAnswers((await threads.readValues(thread)).values);
    if (read !== undefined) answered.push({ ...read, thread_id: thread.id });
  }
  return answered;
}

async function toCourseProgress(
  course: CourseSpec,
  threads: readonly AnsweredThread[],
  { listServed, now }: ProgressDependencies,
): Promise<CourseProgress> {
  const { subject, level, outcomes } = course;
  const mine = threads.filter((one) => one.subject === subject && one.level === level);
  const answers = mine.flatMap((one) => one.answers).toSorted((one, other) => one.at.localeCompare(other.at));
  const papers = mine
    .flatMap(({ paper, thread_id }) => (paper === undefined ? [] : [{ thread_id, ...paper }]))
    .toSorted((one, other) => one.handed_in_at.localeCompare(other.handed_in_at));
  if (answers.length === 0) return { subject, level, answers, papers, next: [] };
  const served = await listServed(course);
  const askable = outcomes.filter(({ id }) => served.includes(id));
  return { subject, level, answers, papers, next: suggestNext(askable, answers, now) };
}

function getLastTime({ answers }: CourseProgress): string {
  return answers.at(-1)?.at ?? '';
}
