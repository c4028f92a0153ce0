import type { CourseSpec } from '../../domain/course-spec.ts';
import type { ThreadService } from '../../runs/graphs/thread-service.ts';
import { type ProgressAnswer, type ProgressPaper, readAnswers, type ThreadAnswers } from './read-answers.ts';
import { type Suggestion, suggestNext } from './suggest-next.ts';

export type CourseProgress = {
  readonly subject: string;
  readonly level: string;
  /** Oldest first. */
  readonly answers: readonly ProgressAnswer[];
  readonly papers: readonly (ProgressPaper & { readonly thread_id: string })[];
  readonly next: readonly Suggestion[];
};

export type ProgressTools = {
  readonly threads: Pick<ThreadService, 'search' | 'readValues'>;
  readonly courses: readonly CourseSpec[];
  /** The outcomes of a course that can be asked. */
  readonly listServed: (course: CourseSpec) => Promise<readonly string[]>;
  readonly now: Date;
};

/** Threads that are looked at, newest first. */
const MAX_THREADS = 100;
const GRAPHS: readonly (string | undefined)[] = ['question_practice', 'exam_assessment'];

/** What a learner did in each course, the course of the latest answer first. */
export async function readProgress(owner: string, tools: ProgressTools): Promise<CourseProgress[]> {
  const told = await readThreads(owner, tools.threads);
  const courses = await Promise.all(tools.courses.map((course) => progressIn(course, told, tools)));
  return courses
    .filter(({ answers }) => answers.length > 0)
    .sort((one, other) => lastOf(other).localeCompare(lastOf(one)));
}

type Told = ThreadAnswers & { readonly thread_id: string };

async function readThreads(owner: string, threads: ProgressTools['threads']): Promise<Told[]> {
  const order = { by: 'updatedAt', direction: 'desc' } as const;
  const found = await threads.search(owner, {}, { limit: MAX_THREADS, offset: 0, order });
  const told: Told[] = [];
  for (const thread of found) {
    if (!GRAPHS.includes(thread.graphId)) continue;
    const read = readAnswers((await threads.readValues(thread)).values);
    if (read !== undefined) told.push({ ...read, thread_id: thread.id });
  }
  return told;
}

async function progressIn(
  course: CourseSpec,
  told: readonly Told[],
  { listServed, now }: ProgressTools,
): Promise<CourseProgress> {
  const { subject, level, outcomes } = course;
  const mine = told.filter((one) => one.subject === subject && one.level === level);
  const answers = mine.flatMap((one) => one.answers).toSorted((one, other) => one.at.localeCompare(other.at));
  const papers = mine
    .flatMap(({ paper, thread_id }) => (paper === undefined ? [] : [{ thread_id, ...paper }]))
    .toSorted((one, other) => one.handed_in_at.localeCompare(other.handed_in_at));
  if (answers.length === 0) return { subject, level, answers, papers, next: [] };
  const served = await listServed(course);
  const askable = outcomes.filter(({ id }) => served.includes(id));
  return { subject, level, answers, papers, next: suggestNext(askable, answers, now) };
}

function lastOf({ answers }: CourseProgress): string {
  return answers.at(-1)?.at ?? '';
}
