import type { AnswerRecord } from '../../domain/answer-record.ts';
import { type CourseSpec, getCourseId } from '../../domain/course-spec.ts';
import type { AnswerLog } from '../../ports/answer-log.ts';
import {
  type ProgressAnswer,
  type ProgressPaper,
  toProgressAnswers,
  toProgressPapers,
} from './read-answers.ts';
import { type PracticeSuggestion, suggestNext } from './suggest-next.ts';

/** A learner's answers, papers and suggestions in one course. */
type CourseProgress = {
  readonly subject: string;
  readonly level: string;
  /** Oldest first. */
  readonly answers: readonly ProgressAnswer[];
  /** Oldest first. */
  readonly papers: readonly ProgressPaper[];
  readonly next: readonly PracticeSuggestion[];
};

type ProgressDependencies = {
  readonly answers: Pick<AnswerLog, 'listByLearner'>;
  readonly courses: readonly CourseSpec[];
  /** Lists the outcomes of a course that have questions. */
  readonly listServed: (course: CourseSpec) => Promise<readonly string[]>;
  readonly now: Date;
};

/** Reads the progress of a learner from the answer log. Marks that learners gave themselves or that a model proposed are not counted. */
export async function readProgress(learner: string, deps: ProgressDependencies): Promise<CourseProgress[]> {
  const records = await deps.answers.listByLearner(learner);
  const byCourse = Map.groupBy(
    records.filter(({ markedBy }) => markedBy === 'engine' || markedBy === 'teacher'),
    ({ course }) => course,
  );
  const courses = deps.courses.flatMap((course) => {
    const courseRecords = byCourse.get(getCourseId(course));
    return courseRecords === undefined ? [] : [toCourseProgress(course, courseRecords, deps)];
  });
  return (await Promise.all(courses)).sort((a, b) => getLastTime(b).localeCompare(getLastTime(a)));
}

async function toCourseProgress(
  course: CourseSpec,
  records: readonly AnswerRecord[],
  { listServed, now }: ProgressDependencies,
): Promise<CourseProgress> {
  const { subject, level, outcomes } = course;
  const answers = toProgressAnswers(records);
  const servedIds = await listServed(course);
  const servedOutcomes = outcomes.filter(({ id }) => servedIds.includes(id));
  const next = suggestNext(servedOutcomes, answers, now);
  return { subject, level, answers, papers: toProgressPapers(records, course), next };
}

function getLastTime({ answers }: CourseProgress): string {
  return answers.at(-1)?.at ?? '';
}
