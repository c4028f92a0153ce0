import type { Generated } from 'kysely';

/** The newest version of each question, with the columns that lists filter by. */
type QuestionsTable = {
  /** Increases with every new question; lists are paged by it. */
  seq: Generated<number>;
  id: string;
  kind: string;
  subject: string | null;
  level: string | null;
  topic: string | null;
  outcome_id: string | null;
  marks: number | null;
  difficulty: string | null;
  /** JSON; null without tags. */
  tags: string | null;
  /** The path that it was imported from. */
  collection: string | null;
  version: number;
  content_hash: string;
  created_at: string;
  /** `active`, `retired` or `deleted`. */
  state: Generated<string>;
  /** The question that it was made from. */
  parent_id: string | null;
  /** When the newest version was saved. */
  updated_at: string;
};

type QuestionVersionsTable = {
  question_seq: number;
  version: number;
  /** The question as JSON. */
  content: string;
  content_hash: string;
  /** A copy of the question's provenance, for queries by origin. */
  provenance: string | null;
  created_at: string;
  /** Who saved the version; null if unknown. */
  author: string | null;
  /** Why it was saved, such as `edited`. */
  reason: string | null;
  /** The author's own words. */
  note: string | null;
  /** JSON: what the reader found in the text that the version was read from. */
  findings: string | null;
};

/** The full-text index of the active questions; `rowid` is the question's `seq`. The texts cannot be read back from SQLite. */
type QuestionSearchTable = { rowid: number; labels: string; stem: string; rest: string };

/** The tags of the active questions. */
type QuestionTagsTable = { question_seq: number; tag: string };

/** How many questions have these labels; a label that they do not have is empty. Triggers update it. */
type QuestionCountsTable = {
  state: string;
  kind: string;
  subject: string;
  level: string;
  topic: string;
  difficulty: string;
  count: number;
};

/** How many active questions have a tag. Triggers update it. */
type QuestionTagCountsTable = { tag: string; count: number };

type CollectionsTable = {
  seq: Generated<number>;
  id: string;
  name: string;
  created_by: string;
  created_at: string;
  updated_at: string;
};

/** `place` orders the questions of a collection; there may be gaps. */
type CollectionQuestionsTable = { collection_seq: number; question_seq: number; place: number };

type BankChangesTable = {
  seq: Generated<number>;
  id: string;
  kind: string;
  author: string;
  created_at: string;
  /** JSON: what was changed. */
  detail: string;
  undone_at: string | null;
};

type BankChangeItemsTable = {
  change_seq: number;
  question_id: string;
  version_before: number;
  version_after: number;
  state_before: string;
};

export type BankSchema = {
  questions: QuestionsTable;
  question_versions: QuestionVersionsTable;
  question_search: QuestionSearchTable;
  question_tags: QuestionTagsTable;
  question_counts: QuestionCountsTable;
  question_tag_counts: QuestionTagCountsTable;
  collections: CollectionsTable;
  collection_questions: CollectionQuestionsTable;
  bank_changes: BankChangesTable;
  bank_change_items: BankChangeItemsTable;
};
