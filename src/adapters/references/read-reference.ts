import { Fault } from '../../domain/fault.ts';
import type { ReferenceType } from '../../ports/reference-store.ts';
import { decodeText } from '../files/decode-text.ts';
import type { ReferenceChunk } from './chunk-lines.ts';
import { chunkPages } from './chunk-pages.ts';
import { chunkTex } from './chunk-tex.ts';

export function getReferenceType(path: string): ReferenceType {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return ending === 'pdf' || ending === 'sty' ? ending : 'tex';
}

/** Splits a file into passages; throws an `invalid-input` fault with the reason for an unreadable file. */
export async function readReference(path: string, bytes: Uint8Array): Promise<ReferenceChunk[]> {
  const chunks =
    getReferenceType(path) === 'pdf' ? await readPdf(path, bytes) : chunkTex(decodeText(bytes, path));
  if (chunks.length === 0) throw new Fault('invalid-input', `${path} contains no text.`);
  return chunks;
}

async function readPdf(path: string, bytes: Uint8Array): Promise<ReferenceChunk[]> {
  // Loaded on demand: the PDF reader takes a fifth of a second to load, and most folders have no PDF.
  const { readPdfLines } = await import('./read-pdf-lines.ts');
  try {
    return chunkPages(await readPdfLines(bytes));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Fault('invalid-input', `${path} cannot be read as PDF: ${reason.replace(/\.$/, '')}.`, {
      cause,
    });
  }
}
