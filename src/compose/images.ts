import { createImageReader } from '../adapters/sharp/create-image-reader.ts';
import type { ImageReader } from '../ports/image-reader.ts';

/** Reads photos; the image library itself is loaded in a process of its own. */
export function openImageReader(): ImageReader {
  return createImageReader();
}
