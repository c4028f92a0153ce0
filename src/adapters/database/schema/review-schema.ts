import type { Generated } from 'kysely';

/** One request and its generated answer. */
type ReviewTurnsTable = {
  seq: Generated<number>;
  id: string;
  conversation_id: string | null;
  provider_id: string;
  user_input: string;
  generated_query: string;
  confidence: number;
  validation_status: string;
  clarification_count: number;
  created_by: string;
  created_at: string;
};

type TurnFeedbackTable = {
  turn_id: string;
  user_id: string;
  rating: string;
  category: string | null;
  text: string | null;
  corrected_query: string | null;
  created_at: string;
};

type ReviewItemsTable = {
  /** Increases with every item; of two equally urgent items, the older one is first. */
  seq: Generated<number>;
  id: string;
  turn_id: string;
  conversation_id: string | null;
  provider_id: string;
  user_input: string;
  generated_query: string;
  confidence: number;
  validation_status: string;
  clarification_count: number;
  reason: string;
  /** JSON. */
  triggers: string;
  priority: number;
  /** Priority and confidence as one number; the lowest number is the most urgent. */
  urgency: number;
  status: string;
  is_good_example: number;
  /** JSON. */
  involved_tables: string;
  intent: string | null;
  complexity: string | null;
  /** JSON. */
  context: string | null;
  decision: string | null;
  reviewed_by: string | null;
  reviewed_at: string | null;
  corrected_query: string | null;
  notes: string | null;
  revoked_at: string | null;
  version: number;
  lease_holder: string | null;
  lease_until: string | null;
  /** 0 until a decision, or its undoing, is applied to uploads, the bank and practice. */
  returned: Generated<number>;
  created_at: string;
};

type ReviewCommentsTable = {
  seq: Generated<number>;
  item_id: string;
  author: string;
  text: string;
  at: string;
};

type ReviewAuditTable = {
  seq: Generated<number>;
  item_id: string | null;
  at: string;
  actor: string;
  action: string;
  /** JSON. */
  detail: string | null;
};

/** Changes of the counts. The count is the sum of the rows. Rows are never updated, so that concurrent decisions do not block each other. */
type ReviewTalliesTable = {
  seq: Generated<number>;
  provider_id: string;
  status: string;
  reason: string;
  amount: number;
};

type ReviewExamplesTable = {
  seq: Generated<number>;
  id: string;
  provider_id: string;
  nl_query: string;
  query: string;
  content_hash: string;
  status: string;
  intent: string | null;
  complexity: string | null;
  /** JSON. */
  tables: string;
  added_by: string;
  created_at: string;
};

/** The full-text index of examples that are not revoked; `rowid` is the example's `seq`, `asked` its request and `answer` its query. */
type ExampleSearchTable = { rowid: number; asked: string; answer: string };

type ApiKeysTable = {
  seq: Generated<number>;
  id: string;
  user_id: string;
  institution: string;
  /** JSON. */
  roles: string;
  hash: string;
  hint: string;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
};

export type ReviewSchema = {
  review_turns: ReviewTurnsTable;
  turn_feedback: TurnFeedbackTable;
  review_items: ReviewItemsTable;
  review_comments: ReviewCommentsTable;
  review_audit: ReviewAuditTable;
  review_tallies: ReviewTalliesTable;
  review_examples: ReviewExamplesTable;
  example_search: ExampleSearchTable;
  api_keys: ApiKeysTable;
};
