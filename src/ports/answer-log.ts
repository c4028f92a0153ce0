import type { AnswerRecord } from '../domain/answer-record.ts';

/** How far the answers of threads that are older than the log have been copied into it. */
export type ReplayState = {
  /** Answers given before this time are copied; newer ones are recorded when they are marked. */
  readonly until: string;
  /** The position of the last thread that is finished; see `ThreadStore.listAfter`. */
  readonly position: number;
  readonly isDone: boolean;
};

/** Which answers to list: of a course, of a learner, or both. */
export type ScoreFilter = {
  readonly course?: string;
  readonly learner?: string;
  /** Only answers after this position. */
  readonly after?: number;
};

/** The fields of a record that progress, the learner model and the statistics of questions use. */
export type ScoredAnswer = Pick<
  AnswerRecord,
  | 'id'
  | 'learner'
  | 'at'
  | 'course'
  | 'outcomeId'
  | 'questionId'
  | 'questionVersion'
  | 'itemModel'
  | 'part'
  | 'marksAwarded'
  | 'marksAvailable'
  | 'hints'
  | 'seconds'
  | 'mode'
  | 'threadId'
  | 'section'
> & {
  /** Grows with each record. */
  readonly position: number;
  /** The available marks that only a person can award. */
  readonly marksByPerson: number;
  /** Whether the record supersedes another one. */
  readonly isReplacement: boolean;
};

export type RecordExtent = { readonly count: number; readonly position: number };

/** How many learners gave a response to a version of a question. */
export type ResponseCount = Pick<AnswerRecord, 'questionVersion' | 'part' | 'response'> & {
  readonly count: number;
};

/** The append-only log of marked answers of one institution. Only marking adds records; progress, classes and statistics read them. */
export type AnswerLog = {
  /**
   * With concurrent writers, a record can appear after records with higher positions. This is how far its position can be
   * behind the newest one; 0 if only one process writes at a time.
   */
  readonly maxLateRecords: number;
  /** Adds all records or none. A record whose id exists is ignored. Returns the stored records with these ids. */
  append(records: readonly AnswerRecord[]): Promise<AnswerRecord[]>;
  /** Lists the records of a learner, oldest first, without those that a newer record supersedes. */
  listByLearner(learner: string): Promise<AnswerRecord[]>;
  /**
   * Lists answers in the order in which they were added. Only marks of the engine and of teachers count; records that another
   * one supersedes are left out.
   */
  listScores(filter: ScoreFilter): Promise<ScoredAnswer[]>;
  /** Counts all records of a learner, and returns the position of the last one; 0 without records. If both are unchanged, so are the records. */
  readExtent(learner: string): Promise<RecordExtent>;
  /** Deletes the records of answers that were given before a time. */
  deleteBefore(time: Date): Promise<void>;
  /** Counts equal responses to a question and its copies, the most frequent first, at most 20 for each version and part. */
  countResponses(questionIds: readonly string[]): Promise<ResponseCount[]>;
  /** Returns the state of the copy; `until` is set at the first call. */
  readReplay(now: Date): Promise<ReplayState>;
  saveReplay(state: Pick<ReplayState, 'position' | 'isDone'>): Promise<void>;
};
