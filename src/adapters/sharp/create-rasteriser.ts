import type { Rasteriser } from '../../ports/rasteriser.ts';
import { resolveWorkerScript } from '../worker-threads/resolve-worker-script.ts';
import { runInChild } from './run-in-child.ts';

const CHILD_SCRIPT = resolveWorkerScript(import.meta.url, './draw-svg-child');
const TIMEOUT_MS = 10_000;

/** Creates a rasteriser that draws each picture in a child process, because drawings are not trusted. */
export function createRasteriser(): Rasteriser {
  return {
    toPng: async (svg) => {
      const outcome = await runInChild<Uint8Array>(CHILD_SCRIPT, svg, TIMEOUT_MS);
      return 'result' in outcome ? outcome.result : undefined;
    },
  };
}
