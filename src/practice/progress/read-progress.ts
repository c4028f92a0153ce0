import { type CourseSpec, getCourseId } from '../../domain/course-spec.ts';
import type { AnswerLog } from '../../ports/answer-log.ts';
import type { KnownOutcome, PracticeChooser } from '../learner/choose-practice.ts';
import { type CourseAnswers, createAnswerHistory } from './answer-history.ts';
import { type ProgressAnswer, type ProgressPaper, toProgressPapers } from './read-answers.ts';

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
  readonly answers: Pick<AnswerLog, 'listScores' | 'readExtent'>;
  readonly courses: readonly CourseSpec[];
  readonly chooser: PracticeChooser;
  /** Returns the attempts of a learner at assignments whose results the teacher does not show yet. */
  readonly findWithheld: (learner: string) => Promise<ReadonlySet<string>>;
  /** Lists the outcomes of a course that have questions. */
  readonly listServed: (course: CourseSpec) => Promise<readonly string[]>;
};

const MAX_ANSWERS = 500;
const MAX_SUGGESTIONS = 3;

/** Reads the progress of learners. */
export type ProgressReader = {
  /** Marks that learners gave themselves or that a model proposed are not counted, and marks that the teacher does not show yet are left out. */
  read(learner: string): Promise<CourseProgress[]>;
};

/** Creates a reader of progress from the answer log. */
export function createProgressReader(deps: ProgressDependencies): ProgressReader {
  const history = createAnswerHistory(deps.answers);
  return {
    async read(learner) {
      const byCourse = await history.read(learner, await deps.findWithheld(learner));
      const courses = deps.courses.flatMap((course) => {
        const given = byCourse.get(getCourseId(course));
        return given === undefined ? [] : [toCourseProgress(learner, { course, given }, deps)];
      });
      return (await Promise.all(courses)).sort((a, b) => getLastTime(b).localeCompare(getLastTime(a)));
    },
  };
}

async function toCourseProgress(
  learner: string,
  { course, given }: { readonly course: CourseSpec; readonly given: CourseAnswers },
  { listServed, chooser }: ProgressDependencies,
): Promise<CourseProgress> {
  const { subject, level } = course;
  const { answers, papers, withheldOutcomes = new Set() } = given;
  // Estimates use all answers, so they would show whether a withheld answer was right.
  const isShown = ({ id }: { readonly id: string }): boolean => !withheldOutcomes.has(id);
  const outcomeIds = await listServed(course);
  const ranked = await chooser.rankOutcomes(learner, course, { outcomeIds, history: [] });
  return {
    ...{ subject, level },
    answers: answers.slice(-MAX_ANSWERS),
    outcomes: toOutcomes(course, answers, ((await chooser.estimate(learner, course)) ?? []).filter(isShown)),
    papers: toProgressPapers(papers, course),
    next: (ranked ?? [])
      .filter((outcome) => outcome.kind !== 'strong' && isShown(outcome))
      .slice(0, MAX_SUGGESTIONS)
      .map(({ id: outcome_id, label, reason }) => ({ outcome_id, label, reason })),
  };
}

function toOutcomes(
  { outcomes }: CourseSpec,
  answers: readonly ProgressAnswer[],
  estimates: readonly KnownOutcome[],
): OutcomeProgress[] {
  const totals = new Map<string, MarkTotals>();
  for (const { outcome_id: id, marks_awarded, marks_available, marks_by_person } of answers) {
    const total = totals.get(id) ?? { ...NO_MARKS };
    total.answer_count += 1;
    total.marks_awarded += marks_awarded;
    total.marks_available += marks_available;
    total.marks_by_person += marks_by_person;
    totals.set(id, total);
  }
  return outcomes.map(({ id, label }) => {
    const estimate = estimates.find((candidate) => candidate.id === id);
    return {
      ...{ outcome_id: id, label },
      ...(totals.get(id) ?? NO_MARKS),
      estimate: estimate === undefined ? null : toEstimate(estimate),
    };
  });
}

const NO_MARKS = { answer_count: 0, marks_awarded: 0, marks_available: 0, marks_by_person: 0 };
type MarkTotals = typeof NO_MARKS;

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
