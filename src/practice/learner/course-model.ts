import type { CourseName } from '../../domain/course-spec.ts';
import { getOriginalId } from '../../domain/paper-copy.ts';
import { computeItemStatistics, type ItemStatistics } from '../../learning/item-statistics.ts';
import { type Intercept, learnFromAnswer } from '../../learning/learn-from-answer.ts';
import { type LearnerState, NEW_LEARNER } from '../../learning/learner-state.ts';
import { createItemIntercept, createOutcomeIntercept } from '../../learning/prior-intercepts.ts';
import type { ScoredAnswer } from '../../ports/answer-log.ts';

/** What was learned from the answers of one course: the state of each learner, and how easy each outcome and item is (its intercept). */
export type CourseModel = {
  findLearner(learner: string): LearnerState | undefined;
  getOutcomeIntercept(outcome: string): Intercept;
  /** `marks` are those of the question; they decide the intercept of an item that nobody answered yet. */
  getItemIntercept(item: string, marks: number): Intercept;
  /** Returns the statistics of every item and version that has answers. */
  listItems(): CourseItem[];
  /** Learns from answers, in the order in which they were given. */
  add(answers: readonly ScoredAnswer[]): void;
};

/** The statistics of one item: an item model, or one version of a question. */
export type CourseItem = ItemStatistics & {
  readonly itemModel: string | null;
  /** The question of the bank, which its copies in papers count as; for an item model, the question that was answered last. */
  readonly questionId: string;
  readonly questionVersion: number | null;
  readonly outcomeId: string;
  /** The median seconds from presenting the question to the answer; undefined if no time was measured. */
  readonly medianSeconds: number | undefined;
};

export function createCourseModel({ level }: Pick<CourseName, 'level'>): CourseModel {
  const learners = new Map<string, LearnerState>();
  const outcomes = new Map<string, Intercept>();
  const items = new Map<string, Intercept>();
  const records = new Map<string, ItemRecord>();
  const newOutcome = createOutcomeIntercept(level);

  const getOutcomeIntercept = (id: string): Intercept => outcomes.get(id) ?? newOutcome;
  const getItemIntercept = (id: string, marks: number): Intercept =>
    items.get(id) ?? createItemIntercept(marks);

  /** Learns from one answer; `parts` are its records, one for each part of the question. */
  function addAnswer(parts: readonly ScoredAnswer[]): void {
    const [first] = parts;
    const marks = sum(parts, ({ marksAvailable, marksByPerson }) => marksAvailable - marksByPerson);
    if (first === undefined || marks <= 0) return;
    const item = getItemId(first);
    const score = Math.min(1, sum(parts, ({ marksAwarded }) => marksAwarded) / marks);
    addToRecord(records, first, score);
    const learned = learnFromAnswer(
      {
        learner: learners.get(first.learner) ?? NEW_LEARNER,
        outcome: getOutcomeIntercept(first.outcomeId),
        item: getItemIntercept(item, marks),
      },
      {
        outcome: first.outcomeId,
        score,
        at: Date.parse(first.at),
        isHinted: first.hints > 0,
      },
    );
    learners.set(first.learner, learned.learner);
    outcomes.set(first.outcomeId, learned.outcome);
    items.set(item, learned.item);
  }

  return {
    findLearner: (learner) => learners.get(learner),
    getOutcomeIntercept,
    getItemIntercept,
    listItems: () => [...records.values()].map((record) => toCourseItem(record, learners)),
    add: (answers) => {
      for (const parts of groupParts(answers)) addAnswer(parts);
    },
  };
}

/** The answers to one item and version. */
type ItemRecord = {
  last: ScoredAnswer;
  readonly seconds: number[];
  /** The first score, the sum of all scores and the number of answers of each learner. */
  readonly byLearner: Map<string, { readonly first: number; readonly sum: number; readonly count: number }>;
};

function addToRecord(records: Map<string, ItemRecord>, answer: ScoredAnswer, score: number): void {
  const key = `${getItemId(answer)}\n${answer.questionVersion ?? ''}`;
  const record: ItemRecord = records.get(key) ?? { last: answer, seconds: [], byLearner: new Map() };
  record.last = answer;
  if (answer.seconds !== null) record.seconds.push(answer.seconds);
  const { first, sum, count } = record.byLearner.get(answer.learner) ?? { first: score, sum: 0, count: 0 };
  record.byLearner.set(answer.learner, { first, sum: sum + score, count: count + 1 });
  records.set(key, record);
}

function toCourseItem(
  { last, seconds, byLearner }: ItemRecord,
  learners: ReadonlyMap<string, LearnerState>,
): CourseItem {
  const { itemModel, questionId, questionVersion, outcomeId } = last;
  const answers = [...byLearner].map(([learner, onItem]) => {
    const { right = 0, count = 0 } = learners.get(learner) ?? {};
    const otherCount = count - onItem.count;
    const otherScore = otherCount > 0 ? (right - onItem.sum) / otherCount : undefined;
    return { firstScore: onItem.first, otherScore };
  });
  const medianSeconds = seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)];
  return {
    ...computeItemStatistics(answers),
    ...{ itemModel, questionId: getOriginalId(questionId), questionVersion, outcomeId, medianSeconds },
  };
}

/** The item of an answer: its item model, or its question (for a copy in a paper, the question of the bank) if that was not generated. */
function getItemId({ itemModel, questionId }: Pick<ScoredAnswer, 'itemModel' | 'questionId'>): string {
  return itemModel ?? getOriginalId(questionId);
}

/** Groups the records of the parts of one answer, which follow one another. */
function groupParts(answers: readonly ScoredAnswer[]): ScoredAnswer[][] {
  const groups: ScoredAnswer[][] = [];
  for (const answer of answers) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isSameAnswer =
      answer.part !== null &&
      last?.questionId === answer.questionId &&
      last.learner === answer.learner &&
      last.at === answer.at;
    if (isSameAnswer) group?.push(answer);
    else groups.push([answer]);
  }
  return groups;
}

function sum(answers: readonly ScoredAnswer[], getMarks: (answer: ScoredAnswer) => number): number {
  return answers.reduce((total, answer) => total + getMarks(answer), 0);
}
