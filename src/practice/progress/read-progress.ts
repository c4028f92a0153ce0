import { type CourseSpec, getCourseId } from '../../domain/course-spec.ts';
import type { AnswerLog, ScoredAnswer } from '../../ports/answer-log.ts';
import type { KnownOutcome, PracticeChooser } from '../learner/choose-practice.ts';
import {
  type ProgressAnswer,
  type ProgressPaper,
  toProgressAnswers,
  toProgressPapers,
} from './read-answers.ts';

/** The marks of a learner in one outcome, and how well the learner model estimates that they know it. */
type OutcomeProgress = Omit<ProgressAnswer, 'at' | 'where'> & {
  readonly label: string;
  readonly answer_count: number;
  readonly estimate: KnowledgeEstimate | null;
};

type KnowledgeEstimate = {
  readonly status: KnownOutcome['kind'];
  readonly secure: boolean;
  readonly expected_score: number;
  readonly known: number;
  readonly reason: string;
};

/** A learner's answers, papers and suggestions in one course. */
type CourseProgress = {
  readonly subject: string;
  readonly level: string;
  /** The newest answers, oldest first. */
  readonly answers: readonly ProgressAnswer[];
  /** Every outcome of the course, in its order. */
  readonly outcomes: readonly OutcomeProgress[];
  /** Oldest first. */
  readonly papers: readonly ProgressPaper[];
  readonly next: readonly { readonly outcome_id: string; readonly label: string; readonly reason: string }[];
};

type ProgressDependencies = {
  readonly answers: Pick<AnswerLog, 'listScores'>;
  readonly courses: readonly CourseSpec[];
  readonly chooser: PracticeChooser;
  /** Lists the outcomes of a course that have questions. */
  readonly listServed: (course: CourseSpec) => Promise<readonly string[]>;
};

const MAX_ANSWERS = 500;
const MAX_SUGGESTIONS = 3;

/** Reads the progress of a learner from the answer log. Marks that learners gave themselves or that a model proposed are not counted. */
export async function readProgress(learner: string, deps: ProgressDependencies): Promise<CourseProgress[]> {
  const byCourse = Map.groupBy(await deps.answers.listScores({ learner }), ({ course }) => course);
  const courses = deps.courses.flatMap((course) => {
    const records = byCourse.get(getCourseId(course));
    return records === undefined ? [] : [toCourseProgress(learner, { course, records }, deps)];
  });
  return (await Promise.all(courses)).sort((a, b) => getLastTime(b).localeCompare(getLastTime(a)));
}

async function toCourseProgress(
  learner: string,
  { course, records }: { readonly course: CourseSpec; readonly records: readonly ScoredAnswer[] },
  { listServed, chooser }: ProgressDependencies,
): Promise<CourseProgress> {
  const { subject, level } = course;
  const answers = toProgressAnswers(records).sort((a, b) => a.at.localeCompare(b.at));
  const outcomeIds = await listServed(course);
  const ranked = await chooser.rankOutcomes(learner, course, { outcomeIds, history: [] });
  return {
    ...{ subject, level },
    answers: answers.slice(-MAX_ANSWERS),
    outcomes: toOutcomes(course, answers, (await chooser.estimate(learner, course)) ?? []),
    papers: toProgressPapers(records, course),
    next: (ranked ?? [])
      .filter(({ kind }) => kind !== 'strong')
      .slice(0, MAX_SUGGESTIONS)
      .map(({ id: outcome_id, label, reason }) => ({ outcome_id, label, reason })),
  };
}

function toOutcomes(
  { outcomes }: CourseSpec,
  answers: readonly ProgressAnswer[],
  estimates: readonly KnownOutcome[],
): OutcomeProgress[] {
  const byOutcome = Map.groupBy(answers, ({ outcome_id: id }) => id);
  return outcomes.map(({ id, label }) => {
    const given = byOutcome.get(id) ?? [];
    const sum = (name: 'marks_awarded' | 'marks_available' | 'marks_by_person'): number =>
      given.reduce((total, answer) => total + answer[name], 0);
    const estimate = estimates.find((candidate) => candidate.id === id);
    return {
      outcome_id: id,
      label,
      answer_count: given.length,
      marks_awarded: sum('marks_awarded'),
      marks_available: sum('marks_available'),
      marks_by_person: sum('marks_by_person'),
      estimate: estimate === undefined ? null : toEstimate(estimate),
    };
  });
}

function toEstimate({
  kind: status,
  isSecure: secure,
  score,
  known,
  reason,
}: KnownOutcome): KnowledgeEstimate {
  return { status, secure, expected_score: roundShare(score), known: roundShare(known), reason };
}

function roundShare(share: number): number {
  return Math.round(share * 1000) / 1000;
}

function getLastTime({ answers }: CourseProgress): string {
  return answers.at(-1)?.at ?? '';
}
