import type { AnswerLog, RecordExtent, ScoredAnswer } from '../../ports/answer-log.ts';
import { createRecentCache } from '../recent-cache.ts';
import { compareTimes, type ProgressAnswer, toProgressAnswers } from './read-answers.ts';

/** The answers of a learner in one course. */
export type CourseAnswers = {
  /** Oldest first. */
  readonly answers: readonly ProgressAnswer[];
  /** The records of answers to papers. */
  readonly papers: readonly ScoredAnswer[];
  /** The outcomes of answers that are left out. */
  readonly withheldOutcomes?: ReadonlySet<string>;
};

/** Reads the answers of learners by the id of the course. Answers of the withheld threads are left out. */
type AnswerHistory = {
  read(learner: string, withheld: ReadonlySet<string>): Promise<ReadonlyMap<string, CourseAnswers>>;
};

type KnownAnswers = { readonly extent: RecordExtent; readonly byCourse: ReadonlyMap<string, CourseAnswers> };

/** Reading the log is fast enough for learners with fewer answers. */
const MIN_KEPT_ANSWERS = 300;
const MAX_KEPT_LEARNERS = 100;

/**
 * Creates a history that keeps the answers of learners with many of them, because reading 10,000 records takes a tenth of a second. The log
 * only grows, so only new records are read. If records were deleted or superseded, all are read again.
 */
export function createAnswerHistory(log: Pick<AnswerLog, 'listScores' | 'readExtent'>): AnswerHistory {
  const kept = createRecentCache<KnownAnswers>(MAX_KEPT_LEARNERS);

  async function readAll(learner: string, extent: RecordExtent): Promise<KnownAnswers> {
    const records = await log.listScores({ learner });
    return { extent, byCourse: addAnswers(new Map(), keepKnown(records, extent)) };
  }

  async function readNew(learner: string, known: KnownAnswers, extent: RecordExtent): Promise<KnownAnswers> {
    const listed = await log.listScores({ learner, after: known.extent.position });
    const records = keepKnown(listed, extent);
    const isGrown = known.extent.count + records.length === extent.count;
    if (!isGrown || records.some(({ isReplacement }) => isReplacement)) return readAll(learner, extent);
    return { extent, byCourse: addAnswers(known.byCourse, records) };
  }

  return {
    async read(learner, withheld) {
      // The marks of a withheld answer may be shown at any time, so this is not kept.
      if (withheld.size > 0) return leaveOut(withheld, await log.listScores({ learner }));
      const extent = await log.readExtent(learner);
      const known = kept.get(learner);
      if (known?.extent.count === extent.count && known.extent.position === extent.position)
        return known.byCourse;
      const read = await (known === undefined ? readAll(learner, extent) : readNew(learner, known, extent));
      if (extent.count >= MIN_KEPT_ANSWERS) kept.set(learner, read);
      return read.byCourse;
    },
  };
}

function leaveOut(
  withheld: ReadonlySet<string>,
  records: readonly ScoredAnswer[],
): Map<string, CourseAnswers> {
  const isWithheld = ({ threadId }: ScoredAnswer): boolean => withheld.has(threadId ?? '');
  const byCourse = addAnswers(
    new Map(),
    records.filter((record) => !isWithheld(record)),
  );
  for (const [course, answers] of byCourse) {
    const left = records.filter((record) => record.course === course && isWithheld(record));
    byCourse.set(course, {
      ...answers,
      withheldOutcomes: new Set(left.map(({ outcomeId }) => outcomeId)),
    });
  }
  return byCourse;
}

/** Leaves out records that were added after the extent was read; the next read finds them. */
function keepKnown(records: readonly ScoredAnswer[], { position }: RecordExtent): ScoredAnswer[] {
  return records.filter((record) => record.position <= position);
}

function addAnswers(
  known: ReadonlyMap<string, CourseAnswers>,
  records: readonly ScoredAnswer[],
): Map<string, CourseAnswers> {
  const byCourse = new Map(known);
  for (const [course, added] of Map.groupBy(records, (record) => record.course)) {
    const { answers = [], papers = [] } = byCourse.get(course) ?? {};
    byCourse.set(course, {
      answers: [...answers, ...toProgressAnswers(added)].sort(compareTimes),
      papers: [...papers, ...added.filter(({ mode }) => mode === 'exam')],
    });
  }
  return byCourse;
}
