import { createStoredValue } from '../browser/stored-value.ts';
import { parseDecisions, type SentDecision, type SentState } from './sent-decision.ts';

/** How long the toast with the Undo button is shown. */
const TOAST_MS = 8000;
/** Older decisions are removed; they can no longer be undone from this browser. */
const MAX_DECISIONS = 50;

export type ReviewState = {
  /** Newest last. */
  readonly decisions: readonly SentDecision[];
  /** The ids of skipped items. */
  readonly skipped: readonly string[];
  /** The text for screen readers; the count distinguishes repeated announcements. */
  readonly announcement: { readonly text: string; readonly count: number };
  readonly toast: { readonly itemId: string; readonly isUndone: boolean } | undefined;
};

/** Stores the decisions and skipped items of this browser session, and notifies subscribers of changes. */
export type ReviewStateContainer = ReturnType<typeof createReviewStateContainer>;

/** Creates the state. Decisions and skipped items survive a reload (`sessionStorage`); announcements and toasts do not. */
export function createReviewStateContainer() {
  const storedDecisions = createStoredValue(sessionStorage, 'vbagent.review.decisions', parseDecisions);
  const storedSkips = createStoredValue(sessionStorage, 'vbagent.review.skipped', parseIds);
  const listeners = new Set<() => void>();
  let toastTimer: ReturnType<typeof setTimeout> | undefined;
  let state: ReviewState = {
    decisions: storedDecisions.read(),
    skipped: storedSkips.read(),
    announcement: { text: '', count: 0 },
    toast: undefined,
  };
  const update = (changes: Partial<ReviewState>): void => {
    state = { ...state, ...changes };
    storedDecisions.write(state.decisions);
    storedSkips.write(state.skipped);
    for (const listener of listeners) listener();
  };
  const listDecisionsExcept = (itemId: string) =>
    state.decisions.filter((decision) => decision.itemId !== itemId);

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    findDecision: (itemId: string) => state.decisions.find((decision) => decision.itemId === itemId),
    saveDecision: (decision: SentDecision) =>
      update({
        decisions: [...listDecisionsExcept(decision.itemId), decision].slice(-MAX_DECISIONS),
        skipped: state.skipped.filter((id) => id !== decision.itemId),
      }),
    setDecisionState: (itemId: string, newState: SentState, problem?: SentDecision['problem']) =>
      update({
        decisions: state.decisions.map((decision) =>
          decision.itemId === itemId ? { ...decision, state: newState, problem } : decision,
        ),
      }),
    dismiss: (itemId: string) => update({ decisions: listDecisionsExcept(itemId) }),
    skip: (itemId: string) => update({ skipped: [...state.skipped.filter((id) => id !== itemId), itemId] }),
    clearSkipped: () => update({ skipped: [] }),
    announce: (text: string) => update({ announcement: { text, count: state.announcement.count + 1 } }),
    showToast(itemId: string, isUndone = false) {
      clearTimeout(toastTimer);
      toastTimer = setTimeout(() => update({ toast: undefined }), TOAST_MS);
      update({ toast: { itemId, isUndone } });
    },
  };
}

function parseIds(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.map(String) : [];
}
