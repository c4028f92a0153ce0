import type { ConvertedImage } from './convert-image.ts';
import { type ChildOutcome, childScript, runInChild } from './run-in-child.ts';

export type ConversionRequest = { readonly bytes: Uint8Array; readonly keepLines: boolean };

const CHILD = childScript('convert-image-child', import.meta.url);

export function convertInChild(
  request: ConversionRequest,
  milliseconds: number,
): Promise<ChildOutcome<ConvertedImage>> {
  return runInChild(CHILD, request, milliseconds);
}
