import { asFault, type Fault } from '../../domain/fault.ts';
import type { ProblemContext } from '../../domain/spot-check.ts';
import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { Decision, DecisionAction, SpotCheck, SpotCheckSession } from '../../ports/spot-check-store.ts';
import { fitSuggestion, ownText, takeBackSuggestion, writeSuggestion } from './apply-suggestion.ts';
import { lookAtProblem, reasonToPassBy } from './look-at-problem.ts';
import { regenerateSuggestion } from './regenerate-suggestion.ts';
import { settleDecisions } from './settle-decisions.ts';
import type { SpotCheckTools } from './spot-check-tools.ts';

/** Where a session stands: the problem of the plan it is at, counted from 1. */
export type Place = { readonly problem: number; readonly of: number };

/** What comes next in a session. */
export type Step =
  | {
      readonly kind: 'looked';
      readonly check: SpotCheck;
      readonly suggestions: number;
      readonly place: Place;
    }
  | {
      readonly kind: 'suggestion';
      readonly suggestion: StoredSuggestion;
      readonly place: Place;
      /** The file has changed since the review; the diff was made anew for what it is now. */
      readonly moved: boolean;
      readonly left: number;
    }
  /** The file has changed where the suggestion wants to: it can be made anew, or decided on otherwise. */
  | {
      readonly kind: 'conflict';
      readonly suggestion: StoredSuggestion;
      readonly place: Place;
    }
  /** A suggestion that cannot be shown; it stays pending in the history. */
  | {
      readonly kind: 'passed-over';
      readonly suggestion: StoredSuggestion;
      readonly place: Place;
      readonly reason: string;
      /** Nothing is left to do: the file reads as suggested. */
      readonly isDone: boolean;
    }
  | { readonly kind: 'done' };

export type DecisionOutcome =
  | { readonly kind: 'decided' }
  /** The file is not what was reviewed; nothing was written and nothing decided. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly fault: Fault };

/** With why the file still has the change, where it could not be taken back. */
export type Undone = { readonly suggestion: StoredSuggestion; readonly failure: string | undefined };

export type LiveSession = {
  readonly id: string;
  readonly root: string;
  /** Decisions that an interruption cut short and that their files no longer take, in words. */
  readonly unsettled: readonly string[];
  /** What was looked at before the session was opened this time. */
  readonly earlier: readonly SpotCheck[];
  next(): Promise<Step>;
  decide(suggestion: StoredSuggestion, action: DecisionAction): Promise<DecisionOutcome>;
  /** Goes on to the next without a decision; the suggestion stays pending. */
  leave(suggestion: StoredSuggestion): void;
  /** Makes a suggestion anew that no longer fits its file; false when nothing is left to suggest there. */
  regenerate(suggestion: StoredSuggestion): Promise<boolean>;
  /** Puts the person's own text in the place of the suggested one. */
  rewrite(suggestion: StoredSuggestion, suggested: string): Promise<void>;
  /** Takes the last decision back, in the file too unless somebody has changed it since. */
  undo(): Promise<Undone | undefined>;
  /** What `undo` would take back. */
  lastDecision(): Decision | undefined;
  /** The problem as it was last looked at in this session. */
  contextOf(problemId: string): Promise<ProblemContext>;
  /** Leaves what is undecided pending, and ends the session. */
  complete(): Promise<void>;
};

/** Goes on with a session where it stands; everything before is in the store. */
export async function openSession(tools: SpotCheckTools, session: SpotCheckSession): Promise<LiveSession> {
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
  /** Suggestions that wait, in the order in which they are shown. */
  readonly waiting: StoredSuggestion[];
  readonly unseen: string[];
  readonly earlier: readonly SpotCheck[];
  readonly decisions: Decision[];
};

async function readState({ store }: SpotCheckTools, session: SpotCheckSession): Promise<State> {
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

function placeOf({ plan: { problemIds } }: SpotCheckSession, problemId: string): Place {
  return { problem: problemIds.indexOf(problemId) + 1, of: problemIds.length };
}

async function nextStep(tools: SpotCheckTools, session: SpotCheckSession, state: State): Promise<Step> {
  const [suggestion] = state.waiting;
  if (suggestion !== undefined) return present(tools, session, { state, suggestion });
  const problemId = state.unseen.shift();
  if (problemId === undefined) return { kind: 'done' };
  const { check, suggestions } = await lookAtProblem(tools, session, problemId);
  state.waiting.push(...suggestions);
  return { kind: 'looked', check, suggestions: suggestions.length, place: placeOf(session, problemId) };
}

type Shown = { readonly state: State; readonly suggestion: StoredSuggestion };

async function present(
  { folders, store }: SpotCheckTools,
  session: SpotCheckSession,
  { state, suggestion }: Shown,
): Promise<Step> {
  const place = placeOf(session, suggestion.problem_id);
  const show = (shown: StoredSuggestion, moved: boolean): Step => {
    state.waiting[0] = shown;
    return { kind: 'suggestion', suggestion: shown, moved, place, left: state.waiting.length - 1 };
  };
  const passOver = (reason: string, isDone: boolean): Step => {
    state.waiting.shift();
    return { kind: 'passed-over', suggestion, place, reason, isDone };
  };
  try {
    const fit = fitSuggestion(suggestion, await folders.read(session.root, suggestion.file_path));
    if (fit.kind === 'done') return passOver('The file already reads as suggested.', true);
    if (fit.kind === 'conflict') return { kind: 'conflict', suggestion, place };
    if (fit.kind === 'fits') return show(suggestion, false);
    await store.rewriteSuggestion(suggestion.id, fit.text);
    return show({ ...suggestion, ...fit.text }, true);
  } catch (thrown) {
    return passOver(reasonToPassBy(thrown), false);
  }
}

async function regenerate(
  tools: SpotCheckTools,
  { root }: SpotCheckSession,
  { state, suggestion }: Shown,
): Promise<boolean> {
  const others = state.waiting.filter(({ id }) => id !== suggestion.id);
  const fresh = await regenerateSuggestion(tools, root, { suggestion, others });
  if (fresh !== undefined) state.waiting[0] = fresh;
  return fresh !== undefined;
}

type Choice = Shown & { readonly action: DecisionAction };

/** The decision is durable first; then the file is written; what cannot be written is undecided again. */
async function decide(
  { store, folders, clock }: SpotCheckTools,
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

type Rewriting = Shown & { readonly suggested: string };

async function rewrite(
  { store }: SpotCheckTools,
  { state, suggestion, suggested }: Rewriting,
): Promise<void> {
  const own = ownText(suggestion, suggested);
  await store.rewriteSuggestion(suggestion.id, own);
  state.waiting[0] = { ...suggestion, ...own };
}

async function undoLast(
  { store, folders }: SpotCheckTools,
  { root }: SpotCheckSession,
  state: State,
): Promise<Undone | undefined> {
  const last = state.decisions.pop();
  const suggestion = last === undefined ? undefined : await store.findSuggestion(last.suggestionId);
  if (last === undefined || suggestion === undefined) return undefined;
  await store.undo(last.id);
  const failure = last.applied ? await takeBack(folders, root, suggestion) : undefined;
  if (last.applied) await store.settle(last.id, false);
  state.waiting.unshift({ ...suggestion, status: 'pending' });
  return { suggestion, failure };
}

/** Undefined when the file reads as before, else why it does not. */
async function takeBack(...taking: Parameters<typeof takeBackSuggestion>): Promise<string | undefined> {
  try {
    const outcome = await takeBackSuggestion(...taking);
    return outcome === 'replaced' ? undefined : `${taking[2].file_path} was changed since.`;
  } catch (thrown) {
    return asFault(thrown).message;
  }
}
