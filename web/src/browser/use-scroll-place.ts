import { useEffect } from 'react';
import { createStoredValue } from './stored-value.ts';

/** How long the page may take to load its content. */
const MAX_RESTORE_MS = 5000;
/** Actions of a user on the page. After one of them, the page must not scroll on its own. */
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the scroll position of each entry of the browser history, and restores it after back, forward and reload, also if
 * the content is loaded later. `entry` is the key of the entry.
 */
export function useScrollPlace(entry: string | undefined): void {
  useEffect(() => {
    if (entry === undefined) return undefined;
    const place = createStoredValue(sessionStorage, `vbagent.place.${entry}`, Number);
    const stopRestoring = restore(place.read() ?? 0);
    const onScroll = () => {
      if (!stopRestoring.isRunning()) place.write(window.scrollY);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      stopRestoring.stop();
    };
  }, [entry]);
}

/** Scrolls to the position whenever the height of the page changes, until the user acts or the time is up. */
function restore(top: number) {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(scroll);
  let isRunning = top > 0;
  const stop = () => {
    isRunning = false;
    observer.disconnect();
    clearTimeout(timer);
    for (const event of USER_EVENTS) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, MAX_RESTORE_MS);
  for (const event of USER_EVENTS) window.addEventListener(event, stop, { passive: true });
  if (isRunning) observer.observe(document.body);
  else stop();
  return { stop, isRunning: () => isRunning };
}
