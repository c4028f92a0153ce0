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

/** Reads a learner's answers and papers in each course. The course with the latest answer is first. */
export async function readProgress(owner: string, deps: ProgressDependencies): Promise<CourseProgress[]> {
  const threads = await readThreads(owner, deps.threads);
  const courses = await Promise.all(deps.courses.map((course) => toCourseProgress(course, threads, deps)));
  return courses
    .filter(({ answers }) => answers.length > 0)
    .sort((a, b) => getLastTime(b).localeCompare(getLastTime(a)));
}

type AnsweredThread = ThreadAnswers & { readonly thread_id: string };

async function readThreads(
  owner: string,
  threads: ProgressDependencies['threads'],
): Promise<AnsweredThread[]> {
  const order = { by: 'updatedAt', direction: 'desc' } as const;
  const ownThreads = await threads.search(owner, {}, { limit: MAX_THREADS, offset: 0, order });
  const answered: AnsweredThread[] = [];
  for (const thread of ownThreads) {
    if (!GRAPHS.includes(thread.graphId)) continue;
    const answers = readAnswers((await threads.readValues(thread)).values);
    if (answers !== undefined) answered.push({ ...answers, thread_id: thread.id });
  }
  return answered;
}

async function toCourseProgress(
  course: CourseSpec,
  threads: readonly AnsweredThread[],
  { listServed, now }: ProgressDependencies,
): Promise<CourseProgress> {
  const { subject, level, outcomes } = course;
  const courseThreads = threads.filter((thread) => thread.subject === subject && thread.level === level);
  const answers = courseThreads
    .flatMap((thread) => thread.answers)
    .toSorted((a, b) => a.at.localeCompare(b.at));
  const papers = courseThreads
    .flatMap(({ paper, thread_id }) => (paper === undefined ? [] : [{ thread_id, ...paper }]))
    .toSorted((a, b) => a.handed_in_at.localeCompare(b.handed_in_at));
  if (answers.length === 0) return { subject, level, answers, papers, next: [] };
  const servedIds = await listServed(course);
  const servedOutcomes = outcomes.filter(({ id }) => servedIds.includes(id));
  return { subject, level, answers, papers, next: suggestNext(servedOutcomes, answers, now) };
}

function getLastTime({ answers }: CourseProgress): string {
  return answers.at(-1)?.at ?? '';
}
