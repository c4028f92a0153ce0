import { createPageReader } from '../adapters/tesseract/create-page-reader.ts';
import type { PageReader } from '../ports/page-reader.ts';

/** Reads pages of print; the recogniser itself starts at the first page. */
export function openPageReader(): PageReader {
  return createPageReader();
}
