import { resolveWorkerScript } from '../worker-threads/resolve-worker-script.ts';
import type { ConvertedImage } from './convert-image.ts';
import { type ForkOutcome, runInChild } from './run-in-child.ts';

/** Line art is encoded without loss if possible. */
export type ConversionRequest = { readonly bytes: Uint8Array; readonly isLineArt: boolean };

const CHILD_SCRIPT = resolveWorkerScript(import.meta.url, './convert-image-child');

/** Converts a picture in a child process, which is killed at the time limit. */
export function convertInChild(
  request: ConversionRequest,
  milliseconds: number,
): Promise<ForkOutcome<ConvertedImage>> {
  return runInChild(CHILD_SCRIPT, request, milliseconds);
}
