import type { Generated } from 'kysely';

type ClassesTable = {
  seq: Generated<number>;
  id: string;
  name: string;
  teacher: string;
  created_at: string;
  /** 1 if everyone in the institution may do its assignments. */
  is_open: Generated<number>;
};

type ClassMembersTable = {
  seq: Generated<number>;
  class_id: string;
  learner: string;
  /** From 1 in each class, in the order of joining; it stays when others leave. */
  number: number;
  joined_at: string;
};

/** The codes with which pupils join, of all institutions. */
type ClassCodesTable = {
  seq: Generated<number>;
  code: string;
  institution: string;
  class_id: string;
  expires_at: string | null;
  max_pupils: number;
};

/** The codes with which pupils come back, of all institutions. */
type PersonalCodesTable = {
  seq: Generated<number>;
  /** The SHA-256 of the code. */
  hash: string;
  institution: string;
  learner: string;
  created_at: string;
};

export type AssignmentsTable = {
  seq: Generated<number>;
  id: string;
  class_id: string;
  title: string;
  subject: string;
  level: string;
  /** JSON. */
  work: string;
  due_at: string | null;
  max_attempts: number;
  results: string;
  released_at: string | null;
  created_at: string;
};

type AllowancesTable = {
  seq: Generated<number>;
  assignment_id: string;
  learner: string;
  due_at: string | null;
  extra_time_percent: number;
};

export type AttemptsTable = {
  seq: Generated<number>;
  id: string;
  assignment_id: string;
  learner: string;
  number: number;
  started_at: string;
  ends_at: string | null;
  finished_at: string | null;
  /** The number of entries in `slots`, so that two requests cannot add the same one. */
  slot_count: number;
  /** JSON. */
  slots: string;
  /** JSON. */
  drafts: string;
};

/** Why a teacher changed marks; `answer_id` is the record of the answer log with the new marks. */
type MarkDecisionsTable = {
  seq: Generated<number>;
  answer_id: string;
  teacher: string;
  at: string;
  reason: string;
};

export type ClassSchema = {
  classes: ClassesTable;
  class_members: ClassMembersTable;
  class_codes: ClassCodesTable;
  personal_codes: PersonalCodesTable;
  assignments: AssignmentsTable;
  assignment_allowances: AllowancesTable;
  attempts: AttemptsTable;
  mark_decisions: MarkDecisionsTable;
};
