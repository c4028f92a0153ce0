import { useEffect, useState } from 'react';
import { generateStrings } from './generate-strings.ts';
import type { GenerationProgress } from './generation-progress.ts';

/** Calculated questions run through their steps quickly; only a step that lasts this long is announced. */
const ANNOUNCE_DELAY_MS = 600;

/** Announces the current step and the result to screen readers. */
export function ProgressAnnouncer({ progress, count }: { progress: GenerationProgress; count: number }) {
  const text = describeProgress(progress, count);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}

function describeProgress({ ending, items, current }: GenerationProgress, count: number): string {
  const { run, graph } = generateStrings;
  if (ending) return run.ended[ending.status];
  const node = items[current]?.node;
  return node === undefined ? '' : `${run.position(current, count)}: ${graph.nodes[node]}`;
}
