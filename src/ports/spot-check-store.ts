import type { ReviewSession } from '../domain/spot-check.ts';
import type { ReviewStats, StoredSuggestion, Suggestion, SuggestionStatus } from '../domain/suggestion.ts';

/**
 * Identifies a problem (a question with its files, in its own folder). `root` is the folder that contains the problem
 * folders; the same id below another root is another problem.
 */
export type ProblemKey = { readonly root: string; readonly problemId: string };

export type NewSuggestion = Suggestion & {
  /** True if the correct text can be derived from the question itself, so that it may be applied without review. */
  readonly certain: boolean;
};

/** New content of a suggestion, after an edit by the reviewer or a change of its file; omitted fields stay. */
export type SuggestionRewrite = Pick<Suggestion, 'original_content' | 'suggested_content' | 'diff'> &
  Partial<
    Pick<StoredSuggestion, 'issue_type' | 'description' | 'reasoning' | 'confidence' | 'certain' | 'edited'>
  >;

/** The result of checking one problem. */
export type SpotCheck = ProblemKey & {
  readonly sessionId: string;
  /** A hash over all reviewed files; an unchanged problem is not checked again. */
  readonly contentHash: string;
  readonly outcome: 'passed' | 'suggestions' | 'comments' | 'failed';
  /** Remarks without a replacement text, or the reason why the check failed. */
  readonly comments: readonly string[];
  /** The number of discarded suggestions: they did not apply, changed nothing or made verification worse. */
  readonly dropped: number;
  readonly at: string;
};

/** The problems that a session checks: a random sample, or all problems of a folder (a full review, stored as `sweep`). */
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
  /** True when the file contains the approved text; a decision is stored before the file is written. */
  readonly applied: boolean;
  readonly undone: boolean;
};

export type SuggestionFilter = {
  readonly root?: string;
  readonly problemId?: string;
  readonly filePath?: string;
  readonly sessionId?: string;
  /** Created at or after this time. */
  readonly since?: string;
  /** Created before this time. */
  readonly until?: string;
  /** Returns only the newest suggestions, up to this number. */
  readonly limit?: number;
};

export type StatsFilter = { readonly root?: string; readonly since?: string };

/** The number of decided and of approved suggestions in one confidence interval. */
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

/** Suggestions with their versions, the review sessions, and all decisions. A write that has returned survives a crash. */
export type SpotCheckStore = {
  /** Saves a suggestion as the next version for its file; versions have no gaps, also with concurrent writers. */
  saveSuggestion(
    suggestion: NewSuggestion,
    details: ProblemKey & {
      readonly status: SuggestionStatus;
      readonly sessionId?: string;
      readonly at: string;
    },
  ): Promise<StoredSuggestion>;
  /** Lists suggestions, newest first. Each suggestion for a file is a numbered version, hence the specified name. */
  getVersions(filter: SuggestionFilter): Promise<StoredSuggestion[]>;
  findSuggestion(id: number): Promise<StoredSuggestion | undefined>;
  /** Returns the root of the suggestion's problem. */
  getRoot(id: number): Promise<string>;
  updateStatus(id: number, status: SuggestionStatus): Promise<void>;
  /** Replaces the given fields of a suggestion. */
  rewriteSuggestion(id: number, rewrite: SuggestionRewrite): Promise<void>;
  startSession(session: { id: string; root: string; plan: SessionPlan; at: string }): Promise<void>;
  findSession(id: string): Promise<SpotCheckSession | undefined>;
  /** Lists the sessions that are not completed, newest first. */
  listOpenSessions(root?: string): Promise<SpotCheckSession[]>;
  /** Replaces the plan of a session. */
  extendPlan(sessionId: string, plan: SessionPlan): Promise<void>;
  completeSession(id: string, at: string): Promise<void>;
  /** Saves a check, its suggestions and the new session counts in one transaction. */
  saveCheck(check: SpotCheck, suggestions: readonly NewSuggestion[]): Promise<StoredSuggestion[]>;
  /** Lists the checks of a session, or the newest check of each problem below a root. */
  listChecks(of: { readonly sessionId: string } | { readonly root: string }): Promise<SpotCheck[]>;
  /** Saves a decision and updates the suggestion's status and the session counts. */
  decide(decision: {
    sessionId: string;
    suggestionId: number;
    action: DecisionAction;
    at: string;
  }): Promise<Decision>;
  /** Undoes a decision: the suggestion is pending again and the session counts are restored. */
  undo(decisionId: number): Promise<void>;
  /** Records whether the file now contains the text of the decision. */
  recordApplied(decisionId: number, applied: boolean): Promise<void>;
  /** Lists the decisions whose file must still be changed: approvals to apply and undone approvals to revert, oldest first. */
  listUnappliedDecisions(sessionId: string): Promise<Decision[]>;
  /** Lists the decisions that are not undone, oldest first. */
  listDecisions(sessionId: string): Promise<Decision[]>;
  getStats(filter: StatsFilter): Promise<SpotCheckStats>;
  close(): Promise<void>;
};
