import { useEffect, useRef, useState } from 'react';
import { createServerClock } from './server-clock.ts';

const SYNC_MS = 60_000;

/**
 * Returns the milliseconds until the end by the server's clock, or undefined until the clock is synced. Calls `onOver` once
 * when the time is up.
 */
export function useTimeLeft(endsAt: string, onOver: () => void): number | undefined {
  const [clock] = useState(createServerClock);
  const [timeLeftMs, setTimeLeftMs] = useState<number>();
  const latestOnOver = useRef(onOver);
  latestOnOver.current = onOver;
  useEffect(() => {
    const end = Date.parse(endsAt);
    if (Number.isNaN(end)) return;
    let isOver = false;
    const tick = () => {
      const now = clock.now();
      if (now === undefined) return;
      const remainingMs = end - now;
      setTimeLeftMs(Math.max(0, remainingMs));
      if (remainingMs > 0 || isOver) return;
      isOver = true;
      latestOnOver.current();
    };
    // Syncs again after sleep or a lost connection, and every minute.
    const sync = () => void clock.sync().then(tick, () => undefined);
    const tickTimer = setInterval(tick, 1000);
    const syncTimer = setInterval(sync, SYNC_MS);
    const onVisible = () => document.visibilityState === 'visible' && sync();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', sync);
    sync();
    return () => {
      clearInterval(tickTimer);
      clearInterval(syncTimer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', sync);
    };
  }, [clock, endsAt]);
  return timeLeftMs;
}
