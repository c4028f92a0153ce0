import { asFault } from '../../domain/fault.ts';
import type { ProblemSource } from '../../domain/problem.ts';
import type { OpenPage } from '../../ports/page-reader.ts';
import type { PdfPage } from '../../ports/pdf-reader.ts';
import { splitPhoto } from '../intake/split-questions.ts';
import type { ProblemServiceDependencies } from './problem-dependencies.ts';
import type { AcceptedFile, RefusedFile } from './read-uploaded-files.ts';

type PdfDependencies = Pick<ProblemServiceDependencies, 'files' | 'pdfs'>;
type PdfFile = Extract<AcceptedFile, { kind: 'pdf' }>;

/**
 * Reads an uploaded PDF file: one source for each question of its text layer, with the picture of its page, and one for each page
 * without text, which is read later like a photo. A file that cannot be read is refused with the reason.
 */
export async function readPdfSources(
  { name, bytes }: PdfFile,
  deps: PdfDependencies,
): Promise<{ readonly groups: ProblemSource[][] } | RefusedFile> {
  try {
    const pages = await deps.pdfs.readBytes(bytes, name);
    const scans = await Promise.all(
      pages.filter(({ text }) => text === undefined).map((page) => storePage(page, name, deps)),
    );
    return { groups: [await readTextSources(pages, name, deps), ...scans.map((scan) => [scan])] };
  } catch (thrown) {
    const fault = asFault(thrown);
    if (fault.kind === 'unexpected') throw thrown;
    return { name, reason: fault.message };
  }
}

async function readTextSources(
  pages: readonly PdfPage[],
  path: string,
  { files }: PdfDependencies,
): Promise<ProblemSource[]> {
  const textPages = pages.flatMap(({ text, render }) => (text === undefined ? [] : [{ text, render }]));
  if (textPages.length === 0) return [];
  const texts: OpenPage[] = textPages.map(({ text }) => text);
  const keys = new Map<number, string>();
  const sources: ProblemSource[] = [];
  for (const [position, question] of splitPhoto(texts, path).entries()) {
    const pageIndex = question.areas[0]?.page ?? 0;
    const key = keys.get(pageIndex) ?? (await storePicture(textPages[pageIndex], files));
    keys.set(pageIndex, key);
    const figures = await Promise.all(question.figures.map(({ image }) => files.put(image.bytes)));
    const { tex, confidence } = question;
    const reading = { tex, confidence, figures, isTextLayer: true };
    sources.push({ kind: 'photo', path, index: position + 1, key, mediaType: 'image/png', reading });
  }
  return sources;
}

async function storePicture(
  page: Pick<PdfPage, 'render'> | undefined,
  files: PdfDependencies['files'],
): Promise<string> {
  const image = await page?.render();
  return files.put(image?.bytes ?? new Uint8Array());
}

async function storePage(page: PdfPage, name: string, { files }: PdfDependencies): Promise<ProblemSource> {
  const key = await storePicture(page, files);
  return { kind: 'photo', path: `${name} (page ${page.number})`, index: 1, key, mediaType: 'image/png' };
}
