import { useEffect, useRef, useState } from 'react';
import { listenToGeneration } from './generation-events.ts';
import { applyEvent, type GenerationProgress, initialProgress } from './generation-progress.ts';

type Connection = 'open' | 'lost' | 'closed';

/** The page renders at most once in this time, because a replay sends hundreds of events at once. */
const RENDER_DELAY_MS = 40;

/** Subscribes to the events of a batch: first the stored events, then new ones as they arrive. */
export function useGenerationProgress(id: string): {
  progress: GenerationProgress;
  connection: Connection;
  reconnect: () => void;
} {
  const [progress, setProgress] = useState(initialProgress);
  const [connection, setConnection] = useState<Connection>('open');
  const [attempt, setAttempt] = useState(0);
  const latestProgress = useRef({ id, state: initialProgress });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt subscribes again
  useEffect(() => {
    if (latestProgress.current.id !== id) latestProgress.current = { id, state: initialProgress };
    let renderTimer: ReturnType<typeof setTimeout> | undefined;
    const render = () => {
      renderTimer = undefined;
      setProgress(latestProgress.current.state);
    };
    const unsubscribe = listenToGeneration(id, latestProgress.current.state.lastEventId, {
      onEvent: (event, eventId) => {
        latestProgress.current.state = applyEvent(latestProgress.current.state, event, eventId);
        renderTimer ??= setTimeout(render, RENDER_DELAY_MS);
      },
      onConnectionChange: (newConnection) => {
        // The server closes the stream when the batch has ended, which is not a lost connection.
        if (latestProgress.current.state.ending === undefined) setConnection(newConnection);
      },
    });
    return () => {
      clearTimeout(renderTimer);
      unsubscribe();
    };
  }, [id, attempt]);

  return { progress, connection, reconnect: () => setAttempt((count) => count + 1) };
}
