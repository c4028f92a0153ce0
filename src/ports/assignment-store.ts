import type { Allowance, Assignment, Attempt, WorkSlot } from '../domain/assignment.ts';

export type AssignmentChanges = Partial<
  Pick<Assignment, 'title' | 'dueAt' | 'maxAttempts' | 'results' | 'releasedAt'>
>;

/** The assignments of one institution, and the attempts of pupils. Marks are in the answer log. */
export type AssignmentStore = {
  create(assignment: Assignment): Promise<void>;
  find(id: string): Promise<Assignment | undefined>;
  /** Lists the assignments of classes, newest first. */
  list(classIds: readonly string[]): Promise<Assignment[]>;
  change(id: string, changes: AssignmentChanges): Promise<void>;
  /** Deletes an assignment with its attempts. The marks stay in the answer log. */
  remove(id: string): Promise<void>;
  listAllowances(
    assignmentIds: readonly string[],
  ): Promise<(Allowance & { readonly assignmentId: string })[]>;
  putAllowance(assignmentId: string, allowance: Allowance): Promise<void>;
  /** Stores a new attempt; returns the stored one with this number if it exists. */
  startAttempt(attempt: Attempt): Promise<Attempt>;
  findAttempt(id: string): Promise<Attempt | undefined>;
  /** Lists the ids of the papers that some pupil may still hand in: until the last due date or, without one, until the results are released. */
  listOpenPapers(now: Date): Promise<string[]>;
  /** Lists attempts in the order in which they were started. */
  listAttempts(filter: {
    readonly assignmentIds?: readonly string[];
    readonly learner?: string | undefined;
  }): Promise<Attempt[]>;
  /** Adds the question at a position. False if another request has added it or the attempt is finished. */
  addSlot(attemptId: string, index: number, slot: WorkSlot): Promise<boolean>;
  /** Saves answers to a paper that is not handed in yet; saved answers to other questions stay. */
  saveDrafts(attemptId: string, drafts: Readonly<Record<string, string>>): Promise<void>;
  /** Ends an attempt; a no-op if it has ended already. */
  finishAttempt(id: string, at: string): Promise<void>;
  /** Lists the questions of all assignments and attempts; each id once. */
  listQuestionIds(): Promise<string[]>;
  /** Deletes attempts that were started before a time. */
  deleteAttemptsBefore(time: Date): Promise<void>;
};
