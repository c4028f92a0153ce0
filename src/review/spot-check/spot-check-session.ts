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
      readonly place: SessionProgress;
    }
  | {
      readonly kind: 'suggestion';
      readonly suggestion: StoredSuggestion;
      readonly place: SessionProgress;
      /** True when the file has changed since the review and the diff was regenerated for its current content. */
      readonly moved: boolean;
      readonly left: number;
    }
  /** The file has changed at the place of the suggestion, which can be regenerated or decided otherwise. */
  | { readonly kind: 'conflict'; readonly suggestion: StoredSuggestion; readonly place: SessionProgress }
  /** A suggestion that cannot be shown; it stays pending in the history. */
  | {
      readonly kind: 'skipped';
      readonly suggestion: StoredSuggestion;
      readonly place: SessionProgress;
      readonly reason: string;
      /** True when the file already has the suggested content. */
      readonly isDone: boolean;
    }
  | { readonly kind: 'done' };

type DecisionOutcome =
  | { readonly kind: 'decided' }
  /** The file differs from the reviewed one; nothing was written or decided. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly fault: Fault };

/** The undone suggestion, and why the file still has the change if it could not be reverted. */
type UndoOutcome = { readonly suggestion: StoredSuggestion; readonly failure: string | undefined };

/** A session in progress. */
export type LiveSession = {
  readonly id: string;
  readonly root: string;
  /** Notices about interrupted decisions that can no longer be applied to their files. */
  readonly unsettled: readonly string[];
  /** The checks from before the session was resumed. */
  readonly earlier: readonly SpotCheck[];
  next(): Promise<SessionStep>;
  decide(suggestion: StoredSuggestion, action: DecisionAction): Promise<DecisionOutcome>;
  /** Continues with the next suggestion; this one stays pending. */
  leave(suggestion: StoredSuggestion): void;
  /** Regenerates a suggestion that no longer fits its file; false when there is nothing to suggest any more. */
  regenerate(suggestion: StoredSuggestion): Promise<boolean>;
  /** Replaces the suggested text with the reviewer's own. */
  rewrite(suggestion: StoredSuggestion, suggested: string): Promise<void>;
  /** Undoes the last decision, also in the file unless it has been changed since. */
  undo(): Promise<UndoOutcome | undefined>;
  /** The decision that `undo` would undo. */
  lastDecision(): Decision | undefined;
  /** Loads the current content of a problem. */
  contextOf(problemId: string): Promise<ProblemContext>;
  /** Ends the session; undecided suggestions stay pending. */
  complete(): Promise<void>;
};

/** Opens a new or interrupted session; its state so far is in the store. */
export async function openSession(tools: SpotCheckDeps, session: SpotCheckSession): Promise<LiveSession> {
  const unsettled = await settleDecisions(tools, session);
  const state = await readState(tools, session);
  return {
    id: session.id,
    root: session.root,
    unsettled,
    earlier: state.earlier,
    next: () => nextStep(tools, session, state),
    decide: (suggestion, action) => decide(tools, session, { state, suggestion, action }),
    leave: ({ id }) => void state.waiting.splice(0, state.waiting[0]?.id === id ? 1 : 0),
    regenerate: (suggestion) => regenerate(tools, session, { state, suggestion }),
    rewrite: (suggestion, suggested) => rewrite(tools, { state, suggestion, suggested }),
    undo: () => undoLast(tools, session, state),
    lastDecision: () => state.decisions.at(-1),
    contextOf: (problemId) => tools.folders.load(session.root, problemId),
    complete: () => tools.store.completeSession(session.id, tools.clock.now().toISOString()),
  };
}

type State = {
  /** Pending suggestions, in display order. */
  readonly waiting: StoredSuggestion[];
  /** Ids of the problems that are not checked yet. */
  readonly unseen: string[];
  readonly earlier: readonly SpotCheck[];
  readonly decisions: Decision[];
};

async function readState({ store }: SpotCheckDeps, session: SpotCheckSession): Promise<State> {
  const checks = await store.listChecks({ sessionId: session.id });
  const seen = new Set(checks.map(({ problemId }) => problemId));
  const decisions = await store.listDecisions(session.id);
  const decided = new Set(decisions.map(({ suggestionId }) => suggestionId));
  const suggestions = checks.length === 0 ? [] : await store.getVersions({ sessionId: session.id });
  return {
    waiting: suggestions.filter(({ id, status }) => status === 'pending' && !decided.has(id)).toReversed(),
    unseen: session.plan.problemIds.filter((id) => !seen.has(id)),
    earlier: checks,
    decisions,
  };
}

function getProgress({ plan: { problemIds } }: SpotCheckSession, problemId: string): SessionProgress {
  return { problem: problemIds.indexOf(problemId) + 1, of: problemIds.length };
}

async function nextStep(tools: SpotCheckDeps, session: SpotCheckSession, state: State): Promise<SessionStep> {
  const [suggestion] = state.waiting;
  if (suggestion !== undefined) return present(tools, session, { state, suggestion });
  const problemId = state.unseen.shift();
  if (problemId === undefined) return { kind: 'done' };
  const { check, suggestions } = await checkProblem(tools, session, problemId);
  state.waiting.push(...suggestions);
  return { kind: 'checked', check, suggestions: suggestions.length, place: getProgress(session, problemId) };
}

type Shown = { readonly state: State; readonly suggestion: StoredSuggestion };

async function present(
  { folders, store }: SpotCheckDeps,
  session: SpotCheckSession,
  { state, suggestion }: Shown,
): Promise<SessionStep> {
  const place = getProgress(session, suggestion.problem_id);
  const show = (shown: StoredSuggestion, moved: boolean): SessionStep => {
    state.waiting[0] = shown;
    return { kind: 'suggestion', suggestion: shown, moved, place, left: state.waiting.length - 1 };
  };
  const skip = (reason: string, isDone: boolean): SessionStep => {
    state.waiting.shift();
    return { kind: 'skipped', suggestion, place, reason, isDone };
  };
  try {
    const fit = fitSuggestion(suggestion, await folders.read(session.root, suggestion.file_path));
    if (fit.kind === 'done') return skip('The file already has the suggested content.', true);
    if (fit.kind === 'conflict') return { kind: 'conflict', suggestion, place };
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
  { state, suggestion }: Shown,
): Promise<boolean> {
  const others = state.waiting.filter(({ id }) => id !== suggestion.id);
  const fresh = await regenerateSuggestion(tools, root, { suggestion, others });
  if (fresh !== undefined) state.waiting[0] = fresh;
  return fresh !== undefined;
}

type Choice = Shown & { readonly action: DecisionAction };

/** Stores the decision, then writes the file. If the file cannot be written, the decision is undone. */
async function decide(
  { store, folders, clock }: SpotCheckDeps,
  { id: sessionId, root }: SpotCheckSession,
  { state, suggestion, action }: Choice,
): Promise<DecisionOutcome> {
  const at = clock.now().toISOString();
  const decision = await store.decide({ sessionId, suggestionId: suggestion.id, action, at });
  if (action === 'approve') {
    const failure = await write();
    if (failure !== undefined) {
      await store.undo(decision.id);
      return failure;
    }
    await store.settle(decision.id, true);
  }
  state.waiting.splice(0, state.waiting[0]?.id === suggestion.id ? 1 : 0);
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

type RewriteInput = Shown & { readonly suggested: string };

async function rewrite(
  { store }: SpotCheckDeps,
  { state, suggestion, suggested }: RewriteInput,
): Promise<void> {
  const own = toReviewerRewrite(suggestion, suggested);
  await store.rewriteSuggestion(suggestion.id, own);
  state.waiting[0] = { ...suggestion, ...own };
}

async function undoLast(
  { store, folders }: SpotCheckDeps,
  { root }: SpotCheckSession,
  state: State,
): Promise<UndoOutcome | undefined> {
  const last = state.decisions.pop();
  const suggestion = last === undefined ? undefined : await store.findSuggestion(last.suggestionId);
  if (last === undefined || suggestion === undefined) return undefined;
  await store.undo(last.id);
  const failure = last.applied ? await tryRevert(folders, root, suggestion) : undefined;
  if (last.applied) await store.settle(last.id, false);
  state.waiting.unshift({ ...suggestion, status: 'pending' });
  return { suggestion, failure };
}

/** Reverts a suggestion in its file; returns the reason if it fails. */
async function tryRevert(...args: Parameters<typeof revertSuggestion>): Promise<string | undefined> {
  try {
    const outcome = await revertSuggestion(...args);
    return outcome === 'replaced' ? undefined : `${args[2].file_path} has been changed since.`;
  } catch (thrown) {
    return asFault(thrown).message;
  }
}
