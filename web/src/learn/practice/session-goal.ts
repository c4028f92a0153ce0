import type { AnsweredQuestion } from '../../../../src/domain/practice-state.ts';

export type GoalKind = 'questions' | 'minutes' | 'open';

/** How long a session lasts. `from` is the number of answers in the thread when it began. */
export type SessionGoal = {
  readonly kind: GoalKind;
  readonly from: number;
  readonly startedAt: number;
  /** Whether the learner has opened the summary. */
  readonly isEnded: boolean;
};

const QUESTION_COUNT = 10;
const MINUTES = 10;

export function startGoal(kind: GoalKind, from: number, now: number): SessionGoal {
  return { kind, from, startedAt: now, isEnded: false };
}

/** Reads a stored goal; undefined if none is stored. */
export function parseGoal(raw: unknown): SessionGoal | undefined {
  const { kind, from, startedAt, isEnded } = Object(raw);
  const knownKind = (['questions', 'minutes', 'open'] as const).find((one) => one === kind);
  if (knownKind === undefined || typeof from !== 'number' || typeof startedAt !== 'number') return undefined;
  return { kind: knownKind, from, startedAt, isEnded: isEnded === true };
}

/** Whether the goal is reached, so the summary comes next. */
export function isGoalReached(
  { kind, from, startedAt }: SessionGoal,
  answerCount: number,
  now: number,
): boolean {
  if (kind === 'questions') return answerCount - from >= QUESTION_COUNT;
  return kind === 'minutes' && now - startedAt >= MINUTES * 60_000;
}

/** What is left of a session: questions, or minutes rounded up. Undefined without a limit. */
export function countLeft(
  { kind, from, startedAt }: SessionGoal,
  answerCount: number,
  now: number,
): number | undefined {
  if (kind === 'questions') return Math.max(0, QUESTION_COUNT - (answerCount - from));
  if (kind === 'minutes') return Math.max(0, Math.ceil(MINUTES - (now - startedAt) / 60_000));
  return undefined;
}

type TopicResult = { readonly id: string; readonly awarded: number; readonly available: number };

export type SessionSummary = {
  readonly questionCount: number;
  readonly rightCount: number;
  readonly awarded: number;
  readonly available: number;
  /** The topics in which the learner earned at least `STRONG_SHARE` of the marks, best first. */
  readonly strong: readonly TopicResult[];
  /** The other topics, worst first. */
  readonly weak: readonly TopicResult[];
};

const STRONG_SHARE = 0.7;

/** Sums up the answers of a session by topic. Marks that only a person can give are left out. */
export function summariseSession(answers: readonly AnsweredQuestion[]): SessionSummary {
  const counted = answers.map((answer) => ({
    id: answer.outcome_id,
    awarded: answer.marks_awarded,
    available: answer.marks_available - answer.marks_by_person,
  }));
  const topics = [...Map.groupBy(counted, ({ id }) => id)]
    .map(([id, group]) => ({ id, awarded: sum(group, 'awarded'), available: sum(group, 'available') }))
    .filter(({ available }) => available > 0)
    .toSorted((a, b) => a.awarded / a.available - b.awarded / b.available);
  const isStrong = ({ awarded, available }: TopicResult): boolean => awarded / available >= STRONG_SHARE;
  return {
    questionCount: answers.length,
    rightCount: answers.filter(hasAllMarks).length,
    awarded: sum(counted, 'awarded'),
    available: sum(counted, 'available'),
    strong: topics.filter(isStrong).toReversed(),
    weak: topics.filter((topic) => !isStrong(topic)),
  };
}

/** Whether an answer earned all its marks. Marks that nobody has decided yet are not earned. */
export function hasAllMarks({
  marks_awarded: awarded,
  marks_available: available,
}: AnsweredQuestion): boolean {
  return awarded > 0 && awarded >= available;
}

function sum<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}
