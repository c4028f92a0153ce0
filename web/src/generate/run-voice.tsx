import { useEffect, useState } from 'react';
import { generateStrings } from './generate-strings.ts';
import type { Watched } from './watched.ts';

/** Computed items rush through their steps; only what lasts is worth saying. */
const LASTING_MS = 600;

/** Tells who cannot see the steps which one is under way, and how it ended. */
export function RunVoice({ watched, count }: { watched: Watched; count: number }) {
  const text = sayState(watched, count);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), LASTING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

function sayState({ ending, items, current }: Watched, count: number): string {
  const { run, graph } = generateStrings;
  if (ending) return run.ended[ending.status];
  const node = items[current]?.node;
  return node === undefined ? '' : `${run.place(current, count)}: ${graph.nodes[node]}`;
}
