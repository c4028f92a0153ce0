import { useEffect, useRef } from 'react';
import { findShortcut, type Shortcuts } from './find-shortcut.ts';

/** Matches elements in which the user types text. Radio buttons and checkboxes are not among them. */
const TYPING_SELECTOR =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, math-field, [contenteditable=""], [contenteditable="true"]';

/** Binds single keys to actions on the whole page. The shortcuts are off while the user types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latestShortcuts = useRef(shortcuts);
  latestShortcuts.current = shortcuts;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event.target) || document.querySelector('[role="dialog"]') !== null) return;
      const action = findShortcut(latestShortcuts.current, event);
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING_SELECTOR) !== null;
}
