import type { AnswerRecord } from '../domain/answer-record.ts';

/** Who changed marks, when and why. */
export type MarkDecision = { readonly teacher: string; readonly at: string; readonly reason: string };

/** A record of the answer log; `decision` is set if a teacher gave the marks. */
export type AssignedAnswer = AnswerRecord & {
  readonly decision: MarkDecision | null;
  /** False if a newer record supersedes it. */
  readonly isCurrent: boolean;
};

/** The answers of the log that were given in assignments of one institution. */
export type AssignmentAnswers = {
  /** Lists all records of an assignment in the order in which they were added, also superseded ones. */
  list(assignment: string, learner?: string): Promise<AssignedAnswer[]>;
  find(id: string): Promise<AssignedAnswer | undefined>;
  /** Adds a record that supersedes another one, with the reason. Returns false if the other one was superseded already. */
  supersede(record: AnswerRecord, decision: MarkDecision): Promise<boolean>;
  /** Returns a text that changes when an answer is marked or an attempt of the assignment changes. */
  readVersion(assignment: string): Promise<string>;
};
