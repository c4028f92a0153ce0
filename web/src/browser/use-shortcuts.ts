import { useEffect, useRef } from 'react';
import { findShortcut, type Shortcuts } from './find-shortcut.ts';

/** Elements in which keys are text, not shortcuts. */
const TYPING_SELECTOR =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, math-field, [contenteditable=""], [contenteditable="true"]';

/** Binds single keys to actions on the whole page; off while the user types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || document.querySelector('[role="dialog"]') !== null) return;
      const act = findShortcut(latest.current, event);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING_SELECTOR) !== null;
}
