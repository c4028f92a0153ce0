import { useEffect, useRef, useState } from 'react';
import { createServerClock } from './server-clock.ts';

const SYNC_MS = 60_000;

/** Milliseconds until the end, by the server's clock; undefined until the clock is synced. Calls `onOver` once. */
export function useTimeLeft(endsAt: string, onOver: () => void): number | undefined {
  const [clock] = useState(createServerClock);
  const [left, setLeft] = useState<number>();
  const latest = useRef(onOver);
  latest.current = onOver;
  useEffect(() => {
    const end = Date.parse(endsAt);
    if (Number.isNaN(end)) return;
    let isOver = false;
    const tick = () => {
      const now = clock.now();
      if (now === undefined) return;
      const rest = end - now;
      setLeft(Math.max(0, rest));
      if (rest > 0 || isOver) return;
      isOver = true;
      latest.current();
    };
    // Syncs again after sleep or a lost connection, and every minute.
    const sync = () => void clock.sync().then(tick, () => undefined);
    const ticking = setInterval(tick, 1000);
    const syncing = setInterval(sync, SYNC_MS);
    const onVisible = () => document.visibilityState === 'visible' && sync();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', sync);
    sync();
    return () => {
      clearInterval(ticking);
      clearInterval(syncing);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', sync);
    };
  }, [clock, endsAt]);
  return left;
}
