import type { ReviewSession } from '../domain/spot-check.ts';
import type { ReviewStats, StoredSuggestion, Suggestion, SuggestionStatus } from '../domain/suggestion.ts';

/** Which folder is reviewed: the same problem id below another root is another problem. */
export type ProblemKey = { readonly root: string; readonly problemId: string };

export type NewSuggestion = Suggestion & {
  /** The right text follows from the question itself, so that it may be applied unseen. */
  readonly certain: boolean;
};

/** What is put in the place of a suggestion: by who edits it, or for a file that has changed. */
export type SuggestionRewrite = Pick<Suggestion, 'original_content' | 'suggested_content' | 'diff'> &
  Partial<
    Pick<StoredSuggestion, 'issue_type' | 'description' | 'reasoning' | 'confidence' | 'certain' | 'edited'>
  >;

/** What was found when one problem was looked at. */
export type SpotCheck = ProblemKey & {
  readonly sessionId: string;
  /** Of every file that was reviewed, so that an unchanged problem need not be looked at twice. */
  readonly contentHash: string;
  readonly outcome: 'passed' | 'suggestions' | 'comments' | 'failed';
  /** What could be said without a certain text to put in its place, or why the review failed. */
  readonly comments: readonly string[];
  /** Suggestions that did not apply, changed nothing, or made verification worse. */
  readonly dropped: number;
  readonly at: string;
};

export type SessionPlan = {
  readonly kind: 'sample' | 'sweep';
  readonly problemIds: readonly string[];
};

export type SpotCheckSession = ReviewSession & {
  readonly root: string;
  readonly plan: SessionPlan;
};

export type DecisionAction = 'approve' | 'reject' | 'skip';

export type Decision = {
  readonly id: number;
  readonly sessionId: string;
  readonly suggestionId: number;
  readonly action: DecisionAction;
  readonly at: string;
  /** An approval is first decided and then applied to its file; between the two it waits. */
  readonly applied: boolean;
  readonly undone: boolean;
};

export type SuggestionFilter = {
  readonly root?: string;
  readonly problemId?: string;
  readonly filePath?: string;
  readonly sessionId?: string;
  /** Made at or after this time. */
  readonly since?: string;
  /** Made before this time. */
  readonly until?: string;
  /** Only the newest so many. */
  readonly limit?: number;
};

export type StatsFilter = { readonly root?: string; readonly since?: string };

/** How often suggestions of one band of confidence were approved. */
export type ConfidenceBand = {
  readonly from: number;
  readonly to: number;
  readonly decided: number;
  readonly approved: number;
};

export type SpotCheckStats = ReviewStats & {
  readonly pending_count: number;
  readonly by_day: readonly { readonly day: string; readonly approved: number; readonly rejected: number }[];
  readonly by_confidence: readonly ConfidenceBand[];
};

/** Suggestions with their versions, the sessions they came up in, and every decision; all of it durable when answered. */
export type SpotCheckStore = {
  /** Versions of a problem's file count up from 1, whoever else is saving. */
  saveSuggestion(
    suggestion: NewSuggestion,
    place: ProblemKey & {
      readonly status: SuggestionStatus;
      readonly sessionId?: string;
      readonly at: string;
    },
  ): Promise<StoredSuggestion>;
  /** Newest first. */
  getVersions(filter: SuggestionFilter): Promise<StoredSuggestion[]>;
  findSuggestion(id: number): Promise<StoredSuggestion | undefined>;
  rootOf(id: number): Promise<string>;
  updateStatus(id: number, status: SuggestionStatus): Promise<void>;
  /** What the rewrite leaves out stays. */
  rewriteSuggestion(id: number, rewrite: SuggestionRewrite): Promise<void>;
  startSession(session: { id: string; root: string; plan: SessionPlan; at: string }): Promise<void>;
  findSession(id: string): Promise<SpotCheckSession | undefined>;
  /** Not completed, newest first. */
  openSessions(root?: string): Promise<SpotCheckSession[]>;
  extendPlan(sessionId: string, plan: SessionPlan): Promise<void>;
  completeSession(id: string, at: string): Promise<void>;
  /** The look at one problem and its suggestions, all or nothing; the counts of its session grow. */
  saveCheck(check: SpotCheck, suggestions: readonly NewSuggestion[]): Promise<StoredSuggestion[]>;
  /** Of one session, or the newest of each problem below a root. */
  listChecks(of: { readonly sessionId: string } | { readonly root: string }): Promise<SpotCheck[]>;
  /** The suggestion's status and the counts of its session change with it. */
  decide(decision: {
    sessionId: string;
    suggestionId: number;
    action: DecisionAction;
    at: string;
  }): Promise<Decision>;
  /** The suggestion is pending again and the counts are as before. */
  undo(decisionId: number): Promise<void>;
  /** Says that the file now has, or no longer has, what a decision put there. */
  settle(decisionId: number, applied: boolean): Promise<void>;
  /** Approvals that are not in their file yet, and undone ones that still are; oldest first. */
  listUnsettled(sessionId: string): Promise<Decision[]>;
  /** Those not undone, oldest first. */
  listDecisions(sessionId: string): Promise<Decision[]>;
  getStats(filter: StatsFilter): Promise<SpotCheckStats>;
  close(): Promise<void>;
};
