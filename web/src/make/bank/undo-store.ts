import { useSyncExternalStore } from 'react';

/** What was done, and the id of the change for undoing it. */
type UndoNote = { readonly text: string; readonly changeId?: string | null | undefined };

const SHOWN_MS = 8000;

let current: UndoNote | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a note for eight seconds, also after the page has changed; undefined hides it. */
export function showUndo(note: UndoNote | undefined): void {
  clearTimeout(timer);
  current = note;
  if (note !== undefined) timer = setTimeout(() => showUndo(undefined), SHOWN_MS);
  for (const listener of listeners) listener();
}

export function useUndoNote(): UndoNote | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
