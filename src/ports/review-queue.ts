import type { QueueStatus, ReviewDecision, ReviewTrigger } from '../domain/queue-item.ts';
import type { Json } from '../domain/run.ts';
import type { StoredExample } from './example-index.ts';

// The names follow the queue's specification, which was written for SQL queries. For an exam question, the provider is
// `questions` and the "query" is its LaTeX; only SQL has tables, an intent and a complexity. `src/domain/queue-item.ts`
// explains the names.

/** One exchange (user input and generated answer) that an expert may review. */
export type Turn = {
  readonly id: string;
  readonly conversationId: string | null;
  readonly providerId: string;
  readonly userInput: string;
  readonly generatedQuery: string;
  readonly confidence: number;
  readonly validationStatus: string;
  readonly clarificationCount: number;
  readonly createdBy: string;
  readonly createdAt: string;
};

/** One user's feedback on a turn. */
export type Feedback = {
  readonly turnId: string;
  readonly user: string;
  readonly rating: 'up' | 'down';
  readonly category: string | null;
  readonly text: string | null;
  readonly correctedQuery: string | null;
  readonly createdAt: string;
};

/** The fields of an item that lists show. */
export type ReviewSummary = {
  readonly id: string;
  readonly turnId: string;
  readonly conversationId: string | null;
  readonly providerId: string;
  readonly userInput: string;
  readonly generatedQuery: string;
  readonly confidence: number;
  readonly validationStatus: string;
  readonly reason: ReviewTrigger;
  readonly priority: number;
  readonly status: QueueStatus;
  readonly version: number;
  readonly createdAt: string;
  readonly leaseHolder: string | null;
  readonly leaseUntil: string | null;
};

export type ReviewItem = ReviewSummary & {
  readonly clarificationCount: number;
  /** All reasons for a review; the first is `reason`. */
  readonly triggers: readonly ReviewTrigger[];
  readonly isGoodExample: boolean;
  readonly involvedTables: readonly string[];
  readonly intent: string | null;
  readonly complexity: string | null;
  /** Findings, a user's correction, the source and other information for the decision. */
  readonly context: Json | null;
  readonly decision: ReviewDecision | null;
  readonly reviewedBy: string | null;
  readonly reviewedAt: string | null;
  readonly correctedQuery: string | null;
  readonly notes: string | null;
  readonly revokedAt: string | null;
};

export type NewReviewItem = Omit<
  ReviewItem,
  | 'status'
  | 'version'
  | 'leaseHolder'
  | 'leaseUntil'
  | 'decision'
  | 'reviewedBy'
  | 'reviewedAt'
  | 'correctedQuery'
  | 'notes'
  | 'revokedAt'
>;

export const auditActions = [
  'queued',
  'raised',
  'approved',
  'rejected',
  'corrected',
  'undone',
  'reopened',
  'revoked',
  'withdrawn',
  'commented',
  'example_added',
  'example_revoked',
] as const;
export type ReviewAuditAction = (typeof auditActions)[number];

export type AuditNote = {
  readonly at: string;
  readonly actor: string;
  readonly action: ReviewAuditAction;
  readonly detail?: Json;
};

export type QueueAuditEntry = AuditNote & { readonly seq: number; readonly itemId: string | null };

export type Comment = { readonly author: string; readonly text: string; readonly at: string };

/** The changes to one item; they are written in one transaction. */
export type ItemChange = {
  readonly fields: Partial<
    Pick<
      ReviewItem,
      | 'status'
      | 'decision'
      | 'isGoodExample'
      | 'reviewedBy'
      | 'reviewedAt'
      | 'correctedQuery'
      | 'notes'
      | 'revokedAt'
      | 'leaseHolder'
      | 'leaseUntil'
    >
  >;
  /** The example to create from the item; null removes the example that the item created. */
  readonly example?: StoredExample | null;
  /** Omitted for changes that are not audited, such as a lease. */
  readonly audit?: AuditNote;
};

/** A function that receives the current item and returns its change, or the reason why it must not change. */
export type ItemStep<Refused> = (
  item: ReviewItem,
) => { readonly change: ItemChange } | { readonly refused: Refused };

export type StepOutcome<Refused> =
  | { readonly kind: 'changed'; readonly item: ReviewItem }
  | { readonly kind: 'refused'; readonly item: ReviewItem; readonly why: Refused }
  | { readonly kind: 'unknown' };

export type QueueFilter = {
  readonly status?: QueueStatus;
  readonly providerId?: string;
  readonly reason?: ReviewTrigger;
};

/** `offset` skips rows (slow for late pages); `after` is the cursor of the previous page. */
export type QueuePageRequest = {
  readonly limit: number;
  readonly offset?: number;
  readonly after?: string;
  /** Sorts by age, oldest first, instead of by urgency; allowed only for pending items and without `words`. */
  readonly order?: 'oldest';
  /** Lists only items that contain all these words; a page may then have fewer items than `limit` although there is a next page. */
  readonly words?: string;
};

export type QueuePage = { readonly items: readonly ReviewSummary[]; readonly next: string | undefined };

export type BulkFilter = QueueFilter & {
  /** Only these items. */
  readonly ids?: readonly string[];
  readonly minConfidence?: number;
  readonly createdBefore?: string;
};

export type Lease = { readonly holder: string; readonly now: string; readonly until: string };

export type Tally = {
  readonly providerId: string;
  readonly status: QueueStatus;
  readonly reason: ReviewTrigger;
  readonly count: number;
};

export type DayTally = { readonly day: string; readonly action: ReviewAuditAction; readonly count: number };

/** A decision in force, with the facts that statistics use. */
export type DecidedItem = Pick<ReviewItem, 'id' | 'providerId' | 'confidence' | 'createdAt' | 'context'> & {
  readonly decision: ReviewDecision;
  readonly reviewedAt: string;
  /** Who submitted the turn: a user or a component. */
  readonly submittedBy: string | null;
};

export type ReviewAuditFilter = {
  readonly itemId?: string;
  readonly actor?: string;
  readonly action?: ReviewAuditAction;
};
export type ReviewAuditPage = {
  readonly entries: readonly QueueAuditEntry[];
  readonly next: string | undefined;
};

/** Turns, user feedback on them, and the items that experts decide; several processes may share one queue. */
export type ReviewQueue = {
  /**
   * Saves a turn. With `keepsText`, throws a `conflict` fault if the id belongs to another user, or to a turn with another
   * provider or text. Without it, the newest text counts: an author may send a question that a learner has reported, and
   * the reverse.
   */
  saveTurn(
    turn: Turn,
    options?: { readonly keepsText?: boolean },
  ): Promise<'created' | 'updated' | 'unchanged'>;
  findTurn(id: string): Promise<Turn | undefined>;
  /** Saves feedback; replaces earlier feedback by the same user on the same turn. */
  saveFeedback(feedback: Feedback): Promise<'created' | 'updated'>;
  listFeedback(turnId: string): Promise<Feedback[]>;
  /** Creates the open item of a turn, or merges the new triggers and content into the existing open item (`raised`). */
  enqueue(
    item: NewReviewItem,
    actor: string,
  ): Promise<{ item: ReviewItem; outcome: 'created' | 'raised' | 'unchanged' }>;
  find(id: string): Promise<ReviewItem | undefined>;
  /** Finds the pending item of a turn. */
  findOpen(turnId: string): Promise<ReviewItem | undefined>;
  /** Lists the items of a turn, newest first. */
  listByTurn(turnId: string, limit: number): Promise<ReviewItem[]>;
  /** True if the turn was ever queued. */
  hasItem(turnId: string): Promise<boolean>;
  /** Lists items by urgency: highest priority first, then lowest confidence, then oldest. */
  list(filter: QueueFilter, page: QueuePageRequest): Promise<QueuePage>;
  /** Yields all matching items in the order of `list`, read in pages. */
  readAll(filter: QueueFilter): AsyncIterable<ReviewItem>;
  /** Locks the item, runs the step on it and writes the change in one transaction. */
  change<Refused>(id: string, step: ItemStep<Refused>): Promise<StepOutcome<Refused>>;
  /** Changes up to `limit` pending items that no other user has leased; `after` continues from the previous call. */
  changeMany(
    filter: BulkFilter,
    batch: { readonly limit: number; readonly after?: number; readonly lease: Lease },
    step: ItemStep<unknown>,
  ): Promise<{
    /** The number of items that were examined. */
    readonly seen: number;
    /** The ids of the changed items. */
    readonly changed: readonly string[];
    /** The value of `after` for the next call; undefined if there are no further items. */
    readonly last: number | undefined;
  }>;
  /** Leases the most urgent pending item that has no active lease. */
  claimNext(filter: QueueFilter, lease: Lease): Promise<ReviewItem | undefined>;
  /** Adds a comment; returns false if the item does not exist. */
  addComment(itemId: string, comment: Comment): Promise<boolean>;
  listComments(itemId: string): Promise<Comment[]>;
  /** Lists audit entries, newest first. */
  listAudit(filter: ReviewAuditFilter, page: { limit: number; after?: string }): Promise<ReviewAuditPage>;
  /** Counts the items by provider, status and reason. */
  tally(): Promise<Tally[]>;
  /** Counts the audited actions of each UTC day since a time. */
  tallyDays(since: string): Promise<DayTally[]>;
  /** Returns the creation time of the oldest pending item. */
  findOldestPending(): Promise<string | undefined>;
  countPendingBefore(time: string): Promise<number>;
  /** Lists items whose last decision (or its undoing) is not yet applied to uploads, the bank and practice, oldest first. */
  listUnreturned(limit: number): Promise<ReviewItem[]>;
  /** Records that this version of the item is applied; a no-op if the item has changed since. */
  markReturned(id: string, version: number): Promise<void>;
  /** Reads the decisions in force since a time, newest first, at most `limit`; an undone decision is not in force. */
  listDecisions(since: string, limit: number): Promise<DecidedItem[]>;
};
