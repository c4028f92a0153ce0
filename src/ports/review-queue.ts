import type { QueueStatus, ReviewDecision, ReviewTrigger } from '../domain/queue-item.ts';
import type { Json } from '../domain/run.ts';
import type { StoredExample } from './example-index.ts';

/** One exchange that an expert may be asked about. */
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

/** What one person said of a turn. */
export type Feedback = {
  readonly turnId: string;
  readonly user: string;
  readonly rating: 'up' | 'down';
  readonly category: string | null;
  readonly text: string | null;
  readonly correctedQuery: string | null;
  readonly createdAt: string;
};

/** What a row of the queue shows. */
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
  /** Everything that spoke for a review, the reason first. */
  readonly triggers: readonly ReviewTrigger[];
  readonly isGoodExample: boolean;
  readonly involvedTables: readonly string[];
  readonly intent: string | null;
  readonly complexity: string | null;
  /** Findings, a user's correction, the source: whatever helps to decide. */
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
export type AuditAction = (typeof auditActions)[number];

export type AuditNote = {
  readonly at: string;
  readonly actor: string;
  readonly action: AuditAction;
  readonly detail?: Json;
};

export type AuditEntry = AuditNote & { readonly seq: number; readonly itemId: string | null };

export type Comment = { readonly author: string; readonly text: string; readonly at: string };

/** What a step makes of an item; all of it is written, or nothing. */
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
  /** The example the item becomes; null takes the one it became out of the index. */
  readonly example?: StoredExample | null;
  /** Left out for what is no change to the record, such as a lease. */
  readonly audit?: AuditNote;
};

/** Looks at an item as it stands and says what becomes of it, or why nothing does. */
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

/** `offset` counts rows and is for the first pages; `after` is the cursor of the page before. */
export type QueuePageRequest = {
  readonly limit: number;
  readonly offset?: number;
  readonly after?: string;
  /** What waits longest comes first, in place of the most urgent; for what is pending, and not with words. */
  readonly order?: 'oldest';
  /** All of them stand in each listed item; a page may then be short although there is a next one. */
  readonly words?: string;
};

export type QueuePage = { readonly items: readonly ReviewSummary[]; readonly next: string | undefined };

export type BulkFilter = QueueFilter & {
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

export type DayTally = { readonly day: string; readonly action: AuditAction; readonly count: number };

export type AuditFilter = {
  readonly itemId?: string;
  readonly actor?: string;
  readonly action?: AuditAction;
};
export type AuditPage = { readonly entries: readonly AuditEntry[]; readonly next: string | undefined };

/** Turns, what users said of them, and the items that experts decide; several processes may share one queue. */
export type ReviewQueue = {
  /** A turn of somebody else is a `conflict` fault. */
  saveTurn(turn: Turn): Promise<'created' | 'updated' | 'unchanged'>;
  findTurn(id: string): Promise<Turn | undefined>;
  /** One per turn and user; the newest counts. */
  saveFeedback(feedback: Feedback): Promise<'created' | 'updated'>;
  listFeedback(turnId: string): Promise<Feedback[]>;
  /** Makes the turn's open item, or adds what is new to the one it has. */
  enqueue(
    item: NewReviewItem,
    actor: string,
  ): Promise<{ item: ReviewItem; outcome: 'created' | 'raised' | 'unchanged' }>;
  find(id: string): Promise<ReviewItem | undefined>;
  findOpen(turnId: string): Promise<ReviewItem | undefined>;
  /** Whether the turn was ever queued. */
  hasItem(turnId: string): Promise<boolean>;
  /** Most urgent first: priority, then the less sure, then the older. */
  list(filter: QueueFilter, page: QueuePageRequest): Promise<QueuePage>;
  /** In the same order, all of them, read in small pieces. */
  readAll(filter: QueueFilter): AsyncIterable<ReviewItem>;
  /** Runs the step on the item while nobody else can change it, and writes what it says in one transaction. */
  change<Refused>(id: string, step: ItemStep<Refused>): Promise<StepOutcome<Refused>>;
  /** The same for up to `limit` pending items that nobody else holds; `after` continues. */
  changeMany(
    filter: BulkFilter,
    batch: { readonly limit: number; readonly after?: number; readonly lease: Lease },
    step: ItemStep<unknown>,
  ): Promise<{
    readonly seen: number;
    readonly changed: readonly string[];
    readonly last: number | undefined;
  }>;
  /** Leases the most urgent pending item that nobody holds. */
  claimNext(filter: QueueFilter, lease: Lease): Promise<ReviewItem | undefined>;
  addComment(itemId: string, comment: Comment): Promise<boolean>;
  listComments(itemId: string): Promise<Comment[]>;
  /** Newest first. */
  listAudit(filter: AuditFilter, page: { limit: number; after?: string }): Promise<AuditPage>;
  tally(): Promise<Tally[]>;
  tallyDays(since: string): Promise<DayTally[]>;
  findOldestPending(): Promise<string | undefined>;
  countPendingBefore(time: string): Promise<number>;
};
