import { useEffect, useRef, useState } from 'react';
import { listenToGeneration } from './generation-events.ts';
import { applyEvent, type GenerationProgress, initialProgress } from './generation-progress.ts';

type Connection = 'open' | 'lost' | 'closed';

/** Events are shown in groups: a replay sends hundreds at a time. */
const RENDER_DELAY_MS = 40;

/** Follows the events of a batch: the stored ones first, then new ones as they arrive. */
export function useGenerationProgress(id: string): {
  progress: GenerationProgress;
  connection: Connection;
  reconnect: () => void;
} {
  const [progress, setProgress] = useState(initialProgress);
  const [connection, setConnection] = useState<Connection>('open');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ id, state: initialProgress });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt subscribes again
  useEffect(() => {
    if (latest.current.id !== id) latest.current = { id, state: initialProgress };
    let rendering: ReturnType<typeof setTimeout> | undefined;
    const render = () => {
      rendering = undefined;
      setProgress(latest.current.state);
    };
    const unsubscribe = listenToGeneration(id, latest.current.state.lastEventId, {
      onEvent: (event, eventId) => {
        latest.current.state = applyEvent(latest.current.state, event, eventId);
        rendering ??= setTimeout(render, RENDER_DELAY_MS);
      },
      onState: (state) => {
        // The server closes the stream when the batch has ended, which is not a lost connection.
        if (latest.current.state.ending === undefined) setConnection(state);
      },
    });
    return () => {
      clearTimeout(rendering);
      unsubscribe();
    };
  }, [id, attempt]);

  return { progress, connection, reconnect: () => setAttempt((before) => before + 1) };
}
