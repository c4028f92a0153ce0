import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DiagramRenderer, Drawing } from '../../ports/diagram-renderer.ts';
import { OVERFLOW } from './tikz-document.ts';

export type TikzjaxOptions = {
  /** Looked at anew for each drawing. */
  readonly timeoutMs?: number;
  /** The TeX engine holds some 400 MB; an idle one is let go. */
  readonly idleMs?: number;
};

const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './tikz-worker.ts' : './tikz-worker.js',
  import.meta.url,
);

/** TikZ through the TeX port in WebAssembly: one worker, one drawing at a time, stopped when it takes too long. */
export function createTikzjaxRenderer(options: TikzjaxOptions = {}): DiagramRenderer {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const stopping = worker;
    worker = undefined;
    await stopping?.terminate();
  };

  const drawNow = async (tikz: string): Promise<Drawing> => {
    clearTimeout(idle);
    worker ??= new Worker(WORKER);
    worker.ref();
    const { drawing, spent } = await answerOf(worker, tikz, options.timeoutMs ?? 20_000);
    if (spent) await stop();
    else {
      worker.unref();
      idle = setTimeout(stop, options.idleMs ?? 60_000).unref();
    }
    return drawing;
  };

  return {
    draw: (tikz) => {
      const drawing = last.then(() => drawNow(tikz));
      last = drawing.catch(stop);
      return drawing;
    },
    close: async () => {
      await last;
      await stop();
    },
  };
}

/** A `spent` worker neither answers nor recovers: the next drawing needs a new one. */
type WorkerAnswer = { readonly drawing: Drawing; readonly spent: boolean };

async function answerOf(worker: Worker, tikz: string, timeoutMs: number): Promise<WorkerAnswer> {
  worker.postMessage(tikz);
  try {
    const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) });
    const drawing = message as Drawing;
    return { drawing, spent: drawing.kind === 'failed' && drawing.message.includes(OVERFLOW) };
  } catch (thrown) {
    return { drawing: { kind: 'failed', message: reasonOf(thrown, timeoutMs) }, spent: true };
  }
}

function reasonOf(thrown: unknown, timeoutMs: number): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.name === 'AbortError' ? `the drawing took longer than ${timeoutMs / 1000} s` : thrown.message;
}
