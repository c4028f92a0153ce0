import { createPageReader } from '../adapters/tesseract/create-page-reader.ts';
import type { PageReader } from '../ports/page-reader.ts';

/** Opens the page reader (OCR); the recogniser starts at the first page. */
export function openPageReader(): PageReader {
  return createPageReader();
}
