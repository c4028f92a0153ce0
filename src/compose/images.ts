import { createImageReader } from '../adapters/sharp/create-image-reader.ts';
import type { ImageReader } from '../ports/image-reader.ts';

/** Opens the image reader; the image library itself is loaded in a child process. */
export function openImageReader(): ImageReader {
  return createImageReader();
}
