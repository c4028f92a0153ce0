import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DiagramRenderer, Drawing } from '../../ports/diagram-renderer.ts';
import { OVERFLOW } from './tikz-document.ts';

export type TikzjaxOptions = {
  readonly timeoutMs?: number;
  /** The TeX engine holds some 400 MB; an idle one is let go. */
  readonly idleMs?: number;
};

const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './tikz-worker.ts' : './tikz-worker.js',
  import.meta.url,
);

/** TikZ through the TeX port in WebAssembly: one worker, one drawing at a time, stopped when it takes too long. */
export function createTikzjaxRenderer({
  timeoutMs = 20_000,
  idleMs = 60_000,
}: TikzjaxOptions = {}): DiagramRenderer {
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
    const drawing = await answerOf(worker, tikz, timeoutMs);
    if (drawing === undefined || isOverflow(drawing)) {
      await stop();
      return drawing ?? { kind: 'failed', message: `the drawing took longer than ${timeoutMs / 1000} s` };
    }
    worker.unref();
    idle = setTimeout(stop, idleMs).unref();
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

function isOverflow(drawing: Drawing): boolean {
  return drawing.kind === 'failed' && drawing.message.includes(OVERFLOW);
}

async function answerOf(worker: Worker, tikz: string, timeoutMs: number): Promise<Drawing | undefined> {
  worker.postMessage(tikz);
  try {
    const [drawing] = await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) });
    return drawing as Drawing;
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'AbortError') return undefined;
    throw thrown;
  }
}
