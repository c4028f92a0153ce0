import { asFault, type Fault } from '../../domain/fault.ts';
import type { ProblemContext } from '../../domain/spot-check.ts';
import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { Decision, DecisionAction, SpotCheck, SpotCheckSession } from '../../ports/spot-check-store.ts';
import { fitSuggestion, revertSuggestion, toReviewerRewrite, writeSuggestion } from './apply-suggestion.ts';
import { checkProblem, getSkipReason } from './check-problem.ts';
import { regenerateSuggestion } from './regenerate-suggestion.ts';
import { settleDecisions } from './settle-decisions.ts';
import type { SpotCheckDeps } from './spot-check-dependencies.ts';

/** The current problem of the session, from 1, and the number of problems. */
export type SessionProgress = { readonly problem: number; readonly of: number };

/** The next step of a session. */
export type SessionStep =
  | {
      readonly kind: 'checked';
      readonly check: SpotCheck;
      readonly suggestions: number;
      readonly progress: SessionProgress;
    }
  | {
      readonly kind: 'suggestion';
      readonly suggestion: StoredSuggestion;
      readonly progress: SessionProgress;
      /** True when the file has changed since the review and the diff was regenerated for its current content. */
      readonly moved: boolean;
      readonly remaining: number;
    }
  /** The file has changed at the place of the suggestion. The suggestion can be regenerated, rejected or skipped. */
  | { readonly kind: 'conflict'; readonly suggestion: StoredSuggestion; readonly progress: SessionProgress }
  /** A suggestion that cannot be shown; it stays pending in the history. */
  | {
      readonly kind: 'skipped';
      readonly suggestion: StoredSuggestion;
      readonly progress: SessionProgress;
      readonly reason: string;
      /** True when the file already has the suggested content. */
      readonly isDone: boolean;
    }
  | { readonly kind: 'done' };

type DecisionOutcome =
  | { readonly kind: 'decided' }
  /** The file has changed since the review; nothing was written or decided. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly fault: Fault };

/** The undone suggestion. `failure` is the reason why the file could not be reverted. */
type UndoOutcome = { readonly suggestion: StoredSuggestion; readonly failure: string | undefined };

/** A session in progress. */
export type LiveSession = {
  readonly id: string;
  readonly root: string;
  /** Messages about interrupted decisions that can no longer be applied to their files. */
  readonly notices: readonly string[];
  /** The checks from before the session was resumed. */
  readonly earlierChecks: readonly SpotCheck[];
  next(): Promise<SessionStep>;
  decide(suggestion: StoredSuggestion, action: DecisionAction): Promise<DecisionOutcome>;
  /** Continues with the next suggestion; the given one stays pending. */
  leave(suggestion: StoredSuggestion): void;
  /** Regenerates a suggestion that no longer fits its file. Returns false when the new review has no such suggestion. */
  regenerate(suggestion: StoredSuggestion): Promise<boolean>;
  /** Replaces the suggested text with the reviewer's text. */
  rewrite(suggestion: StoredSuggestion, suggested: string): Promise<void>;
  /** Undoes the last decision, and the change in the file unless the file has been changed since. */
  undo(): Promise<UndoOutcome | undefined>;
  /** Returns the decision that `undo` would undo. */
  getLastDecision(): Decision | undefined;
  /** Loads the current content of a problem. */
  loadProblem(problemId: string): Promise<ProblemContext>;
  /** Ends the session; undecided suggestions stay pending. */
  complete(): Promise<void>;
};

/** Opens a new or interrupted session; its state is read from the store. */
export async function openSession(tools: SpotCheckDeps, session: SpotCheckSession): Promise<LiveSession> {
  const notices = await settleDecisions(tools, session);
  const state = await readState(tools, session);
  return {
    id: session.id,
    root: session.root,
    notices,
    earlierChecks: state.earlierChecks,
    next: () => readNextStep(tools, session, state),
    decide: (suggestion, action) => decide(tools, session, { state, suggestion, action }),
    // Only the first pending suggestion, which is the one that is shown, can be left.
    leave: ({ id }) => void state.pending.splice(0, state.pending[0]?.id === id ? 1 : 0),
    regenerate: (suggestion) => regenerate(tools, session, { state, suggestion }),
    rewrite: (suggestion, suggested) => rewrite(tools, { state, suggestion, suggested }),
    undo: () => undoLastDecision(tools, session, state),
    getLastDecision: () => state.decisions.at(-1),
    loadProblem: (problemId) => tools.folders.load(session.root, problemId),
    complete: () => tools.store.completeSession(session.id, tools.clock.now().toISOString()),
  };
}

type State = {
  /** Pending suggestions, in display order. */
  readonly pending: StoredSuggestion[];
  /** Ids of the problems that are not checked yet. */
  readonly uncheckedIds: string[];
  readonly earlierChecks: readonly SpotCheck[];
  readonly decisions: Decision[];
};

async function readState({ store }: SpotCheckDeps, session: SpotCheckSession): Promise<State> {
  const checks = await store.listChecks({ sessionId: session.id });
  const checkedIds = new Set(checks.map(({ problemId }) => problemId));
  const decisions = await store.listDecisions(session.id);
  const decidedIds = new Set(decisions.map(({ suggestionId }) => suggestionId));
  const suggestions = checks.length === 0 ? [] : await store.getVersions({ sessionId: session.id });
  return {
    pending: suggestions.filter(({ id, status }) => status === 'pending' && !decidedIds.has(id)).toReversed(),
    uncheckedIds: session.plan.problemIds.filter((id) => !checkedIds.has(id)),
    earlierChecks: checks,
    decisions,
  };
}

function getProgress({ plan: { problemIds } }: SpotCheckSession, problemId: string): SessionProgress {
  return { problem: problemIds.indexOf(problemId) + 1, of: problemIds.length };
}

async function readNextStep(
  tools: SpotCheckDeps,
  session: SpotCheckSession,
  state: State,
): Promise<SessionStep> {
  const [suggestion] = state.pending;
  if (suggestion !== undefined) return presentSuggestion(tools, session, { state, suggestion });
  const problemId = state.uncheckedIds.shift();
  if (problemId === undefined) return { kind: 'done' };
  const { check, suggestions } = await checkProblem(tools, session, problemId);
  state.pending.push(...suggestions);
  return {
    kind: 'checked',
    check,
    suggestions: suggestions.length,
    progress: getProgress(session, problemId),
  };
}

type SuggestionInput = { readonly state: State; readonly suggestion: StoredSuggestion };

async function presentSuggestion(
  { folders, store }: SpotCheckDeps,
  session: SpotCheckSession,
  { state, suggestion }: SuggestionInput,
): Promise<SessionStep> {
  const progress = getProgress(session, suggestion.problem_id);
  const show = (shown: StoredSuggestion, moved: boolean): SessionStep => {
    state.pending[0] = shown;
    return { kind: 'suggestion', suggestion: shown, moved, progress, remaining: state.pending.length - 1 };
  };
  const skip = (reason: string, isDone: boolean): SessionStep => {
    state.pending.shift();
    return { kind: 'skipped', suggestion, progress, reason, isDone };
  };
  try {
    const fit = fitSuggestion(suggestion, await folders.read(session.root, suggestion.file_path));
    if (fit.kind === 'done') return skip('The file already has the suggested content.', true);
    if (fit.kind === 'conflict') return { kind: 'conflict', suggestion, progress };
    if (fit.kind === 'fits') return show(suggestion, false);
    await store.rewriteSuggestion(suggestion.id, fit.text);
    return show({ ...suggestion, ...fit.text }, true);
  } catch (thrown) {
    return skip(getSkipReason(thrown), false);
  }
}

async function regenerate(
  tools: SpotCheckDeps,
  { root }: SpotCheckSession,
  { state, suggestion }: SuggestionInput,
): Promise<boolean> {
  const others = state.pending.filter(({ id }) => id !== suggestion.id);
  const regenerated = await regenerateSuggestion(tools, root, { suggestion, others });
  if (regenerated !== undefined) state.pending[0] = regenerated;
  return regenerated !== undefined;
}

type DecisionInput = SuggestionInput & { readonly action: DecisionAction };

/** Stores the decision, then writes the file. If the file cannot be written, the decision is undone. */
async function decide(
  { store, folders, clock }: SpotCheckDeps,
  { id: sessionId, root }: SpotCheckSession,
  { state, suggestion, action }: DecisionInput,
): Promise<DecisionOutcome> {
  const at = clock.now().toISOString();
  const decision = await store.decide({ sessionId, suggestionId: suggestion.id, action, at });
  if (action === 'approve') {
    const failure = await write();
    if (failure !== undefined) {
      await store.undo(decision.id);
      return failure;
    }
    await store.recordApplied(decision.id, true);
  }
  state.pending.splice(0, state.pending[0]?.id === suggestion.id ? 1 : 0);
  state.decisions.push({ ...decision, applied: action === 'approve' });
  return { kind: 'decided' };

  async function write(): Promise<DecisionOutcome | undefined> {
    try {
      const outcome = await writeSuggestion(folders, root, suggestion);
      return outcome === 'replaced' ? undefined : { kind: 'conflict' };
    } catch (thrown) {
      return { kind: 'failed', fault: asFault(thrown) };
    }
  }
}

type RewriteInput = SuggestionInput & { readonly suggested: string };

async function rewrite(
  { store }: SpotCheckDeps,
  { state, suggestion, suggested }: RewriteInput,
): Promise<void> {
  const reviewerRewrite = toReviewerRewrite(suggestion, suggested);
  await store.rewriteSuggestion(suggestion.id, reviewerRewrite);
  state.pending[0] = { ...suggestion, ...reviewerRewrite };
}

async function undoLastDecision(
  { store, folders }: SpotCheckDeps,
  { root }: SpotCheckSession,
  state: State,
): Promise<UndoOutcome | undefined> {
  const last = state.decisions.pop();
  const suggestion = last === undefined ? undefined : await store.findSuggestion(last.suggestionId);
  if (last === undefined || suggestion === undefined) return undefined;
  await store.undo(last.id);
  const failure = last.applied ? await tryRevert(folders, root, suggestion) : undefined;
  if (last.applied) await store.recordApplied(last.id, false);
  state.pending.unshift({ ...suggestion, status: 'pending' });
  return { suggestion, failure };
}

/** Reverts a suggestion in its file. Returns the reason if this fails. */
async function tryRevert(...args: Parameters<typeof revertSuggestion>): Promise<string | undefined> {
  try {
    const outcome = await revertSuggestion(...args);
    return outcome === 'replaced' ? undefined : `${args[2].file_path} has been changed since.`;
  } catch (thrown) {
    return asFault(thrown).message;
  }
}
