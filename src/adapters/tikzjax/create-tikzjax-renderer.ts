import type { DiagramRenderer, Drawing } from '../../ports/diagram-renderer.ts';
import type { TaskOutcome } from '../../ports/worker-pool.ts';
import { createWorkerPool } from '../worker-threads/create-worker-pool.ts';
import { resolveWorkerScript } from '../worker-threads/resolve-worker-script.ts';
import { OVERFLOW_MESSAGE } from './tikz-document.ts';

type TikzjaxOptions = {
  /** The time limit of a drawing; it is read again for each drawing. */
  readonly timeoutMs?: number;
  /** An engine that is idle for this long is stopped, because it uses about 400 MB. */
  readonly idleMs?: number;
};

/** Renders TikZ with TeX compiled to WebAssembly: one worker, one drawing at a time, stopped when it takes too long. */
export function createTikzjaxRenderer(options: TikzjaxOptions = {}): DiagramRenderer {
  const pool = createWorkerPool<string, Drawing>({
    script: resolveWorkerScript(import.meta.url, './tikz-worker'),
    size: 1,
    timeoutMs: () => options.timeoutMs ?? 20_000,
    idleMs: options.idleMs ?? 60_000,
    // After an overflow of its memory, the engine neither returns nor recovers.
    needsNewWorker: (drawing) => drawing.kind === 'failed' && drawing.message.includes(OVERFLOW_MESSAGE),
  });
  return {
    draw: async (tikz) => toDrawing(await pool.run(tikz)),
    close: async () => {
      await pool.idle();
      await pool.close();
    },
  };
}

function toDrawing(outcome: TaskOutcome<Drawing>): Drawing {
  if (outcome.kind === 'done') return outcome.result;
  if (outcome.kind === 'crashed') return { kind: 'failed', message: outcome.message };
  return { kind: 'failed', message: `the drawing took longer than ${outcome.limitMs / 1000} s` };
}
