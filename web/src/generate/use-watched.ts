import { useEffect, useRef, useState } from 'react';
import { listen } from './generation-events.ts';
import { unwatched, type Watched, watch } from './watched.ts';

export type Connection = 'open' | 'lost' | 'closed';

/** Events that come together are shown together: a replay is hundreds of them. */
const PAINT_MS = 40;

/** What the events of a generation have told so far: those that are stored first, then each as it comes. */
export function useWatched(id: string): {
  watched: Watched;
  connection: Connection;
  reconnect: () => void;
} {
  const [watched, setWatched] = useState(unwatched);
  const [connection, setConnection] = useState<Connection>('open');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ id, state: unwatched });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt listens anew
  useEffect(() => {
    if (latest.current.id !== id) latest.current = { id, state: unwatched };
    let painting: ReturnType<typeof setTimeout> | undefined;
    const paint = () => {
      painting = undefined;
      setWatched(latest.current.state);
    };
    const stop = listen(id, latest.current.state.lastEventId, {
      onEvent: (event, eventId) => {
        latest.current.state = watch(latest.current.state, event, eventId);
        painting ??= setTimeout(paint, PAINT_MS);
      },
      onState: (state) => {
        // The stream of a generation that has ended closes, and that is all right.
        if (latest.current.state.ending === undefined) setConnection(state);
      },
    });
    return () => {
      clearTimeout(painting);
      stop();
    };
  }, [id, attempt]);

  return { watched, connection, reconnect: () => setAttempt((before) => before + 1) };
}
