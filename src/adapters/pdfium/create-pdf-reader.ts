import { Fault } from '../../domain/fault.ts';
import type { PageBox } from '../../ports/page-reader.ts';
import type { PageRange, PdfPage, PdfReader } from '../../ports/pdf-reader.ts';
import { readFileUpTo } from '../files/read-file-up-to.ts';
import { runInChild } from '../sharp/run-in-child.ts';
import { resolveWorkerScript } from '../worker-threads/resolve-worker-script.ts';
import type { PdfReply, PdfRequest, ReadPdfPage } from './pdf-child.ts';

const CHILD_SCRIPT = resolveWorkerScript(import.meta.url, './pdf-child');

type PdfLimits = { readonly bytes: number; readonly pages: number; readonly milliseconds: number };
const MEGABYTE = 1_000_000;
const DEFAULT_LIMITS: PdfLimits = { bytes: 50 * MEGABYTE, pages: 60, milliseconds: 45_000 };

/** Creates a reader of PDF files. Each file is read in a child process, which is killed at its time or memory limit. */
export function createPdfReader(limits: Partial<PdfLimits> = {}): PdfReader {
  const effectiveLimits = { ...DEFAULT_LIMITS, ...limits };
  const readBytes: PdfReader['readBytes'] = async (bytes, name, range) => {
    const file = { bytes, name, limits: effectiveLimits };
    const request = { kind: 'read', bytes, range, maxPages: effectiveLimits.pages } as const;
    const reply = await runPdfChild(request, file);
    if (reply.kind !== 'pages') throw createDamagedFault(name);
    checkPages(reply.pageCount, range, file);
    return reply.pages.map((page) => toPdfPage(page, file));
  };
  return {
    readBytes,
    read: async (path, range) => readBytes(await readFileUpTo(path, effectiveLimits.bytes), path, range),
  };
}

type PdfFile = { readonly bytes: Uint8Array; readonly name: string; readonly limits: PdfLimits };

async function runPdfChild(request: PdfRequest, { name, limits }: PdfFile): Promise<PdfReply> {
  const outcome = await runInChild<PdfReply>(CHILD_SCRIPT, request, limits.milliseconds);
  if ('problem' in outcome)
    throw new Fault('invalid-input', `${name} cannot be read: ${explain(outcome.problem)}.`, {
      advice: 'Read fewer pages at once with --pages, or save the pages as pictures.',
    });
  const reply = outcome.result;
  if (reply.kind !== 'problem') return reply;
  if (reply.problem === 'damaged') throw createDamagedFault(name);
  throw new Fault('invalid-input', `${name} is protected by a password; save it without one and try again.`);
}

/** Returns a reason that users understand. Our own reasons begin with `it `; any other text is an error message of the library. */
function explain(problem: string): string {
  return problem.startsWith('it ') ? problem : 'its content is damaged or too complex';
}

function createDamagedFault(name: string): Fault {
  return new Fault('invalid-input', `${name} is damaged or not a complete PDF file; save it again.`);
}

function checkPages(pageCount: number, range: PageRange | undefined, { name, limits }: PdfFile): void {
  const pagesText = pageCount === 1 ? 'one page' : `${pageCount} pages`;
  if (range !== undefined && range.start > pageCount)
    throw new Fault('invalid-input', `${name} has ${pagesText}; there is no page ${range.start}.`);
  const [start, end] = [range?.start ?? 1, Math.min(range?.end ?? pageCount, pageCount)];
  if (end - start < limits.pages) return;
  throw new Fault(
    'invalid-input',
    `${name} has ${pagesText}; at most ${limits.pages} can be read at once; for example, use --pages ${start}-${start + limits.pages - 1}.`,
  );
}

function toPdfPage({ number, words, columns, figures, width, height }: ReadPdfPage, file: PdfFile): PdfPage {
  const name = `${file.name} (page ${number})`;
  const toImage = (png: Uint8Array) => ({ name, mediaType: 'image/png', bytes: png }) as const;
  const render = async (box?: PageBox) => {
    const request = { kind: 'render', bytes: file.bytes, pageNumber: number, ...(box && { box }) } as const;
    const reply = await runPdfChild(request, file);
    if (reply.kind !== 'picture') throw createDamagedFault(file.name);
    return toImage(reply.png);
  };
  const textFigures = figures.map(({ box, png }) => ({ box, image: toImage(png) }));
  const text = { name, width, height, words, columns, figures: textFigures, cut: render };
  return { number, render: () => render(), ...(words.length > 0 && { text }) };
}
