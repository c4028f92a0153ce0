import { createStoredValue } from '../shell/stored-value.ts';
import { readDecisions, type SentDecision, type SentState } from './sent-decision.ts';

/** How long the offer to undo stays in sight. */
const TOAST_MS = 8000;
const MAX_KEPT = 50;

export type DeskState = {
  /** Newest last. */
  readonly decisions: readonly SentDecision[];
  readonly skipped: readonly string[];
  /** What the live region says; the count makes the same words heard twice. */
  readonly said: { readonly text: string; readonly count: number };
  readonly toast: { readonly itemId: string; readonly undone: boolean } | undefined;
};

/** What happened at this desk, kept in the browser, and told to whoever listens. */
export type DeskMemory = ReturnType<typeof createDeskMemory>;

export function createDeskMemory() {
  const keptDecisions = createStoredValue(sessionStorage, 'vbagent.review.decisions', readDecisions);
  const keptSkips = createStoredValue(sessionStorage, 'vbagent.review.skipped', readIds);
  const listeners = new Set<() => void>();
  let toastTimer: ReturnType<typeof setTimeout> | undefined;
  let state: DeskState = {
    decisions: keptDecisions.read(),
    skipped: keptSkips.read(),
    said: { text: '', count: 0 },
    toast: undefined,
  };
  const set = (part: Partial<DeskState>): void => {
    state = { ...state, ...part };
    keptDecisions.write(state.decisions);
    keptSkips.write(state.skipped);
    for (const listener of listeners) listener();
  };
  const without = (itemId: string) => state.decisions.filter((one) => one.itemId !== itemId);

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    find: (itemId: string) => state.decisions.find((one) => one.itemId === itemId),
    put: (decision: SentDecision) =>
      set({
        decisions: [...without(decision.itemId), decision].slice(-MAX_KEPT),
        skipped: state.skipped.filter((id) => id !== decision.itemId),
      }),
    become: (itemId: string, next: SentState, problem?: SentDecision['problem']) =>
      set({
        decisions: state.decisions.map((one) =>
          one.itemId === itemId ? { ...one, state: next, problem } : one,
        ),
      }),
    dismiss: (itemId: string) => set({ decisions: without(itemId) }),
    skip: (itemId: string) => set({ skipped: [...state.skipped.filter((id) => id !== itemId), itemId] }),
    clearSkipped: () => set({ skipped: [] }),
    announce: (text: string) => set({ said: { text, count: state.said.count + 1 } }),
    showToast(itemId: string, undone = false) {
      clearTimeout(toastTimer);
      toastTimer = setTimeout(() => set({ toast: undefined }), TOAST_MS);
      set({ toast: { itemId, undone } });
    },
  };
}

function readIds(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.map(String) : [];
}
