import type { PageBox, PageWord } from '../../ports/page-reader.ts';
import type { PageRange } from '../../ports/pdf-reader.ts';
import { findColumns } from '../page-layout/find-columns.ts';
import { imageLimits } from '../sharp/image-limits.ts';
import { limitMemory } from '../sharp/limit-memory.ts';
import { findFigures, joinNear } from '../sharp/page/find-figures.ts';
import { sharp } from '../sharp/restricted-sharp.ts';
import { serveParent } from '../sharp/run-in-child.ts';
import { type Glyph, openPdf, type PdfProblem, type PdfSession, type RawPicture } from './pdf-session.ts';
import { readWords } from './text-layer/read-words.ts';

type RenderRequest = { readonly kind: 'render'; readonly pageNumber: number; readonly box?: PageBox };

/** A request to read pages, or to render a page or a part of one. Each request opens the file again. */
export type PdfRequest = { readonly bytes: Uint8Array } & (
  | { readonly kind: 'read'; readonly range: PageRange | undefined; readonly maxPages: number }
  | RenderRequest
);

export type ReadPdfPage = {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** Empty for a page without a text layer. */
  readonly words: readonly PageWord[];
  readonly columns: readonly PageBox[];
  readonly figures: readonly { readonly box: PageBox; readonly png: Uint8Array }[];
};

export type PdfReply =
  | { readonly kind: 'problem'; readonly problem: PdfProblem }
  | { readonly kind: 'pages'; readonly pageCount: number; readonly pages: readonly ReadPdfPage[] }
  | { readonly kind: 'picture'; readonly png: Uint8Array };

/** PDFium keeps decoded pictures in memory; a scan of a page needs about 300 MB. */
const MAX_MEGABYTES = 1000;
/** A page with fewer characters, such as a scan with a page number, has no text layer. */
const MIN_CHARACTERS = 20;
/** A text layer with more unknown characters cannot be read. */
const MAX_UNMAPPED_SHARE = 0.3;

/** Shapes that are closer than this, in pixels, touch: the lines of a table are one drawing. */
const TOUCHING = 2;

async function handleRequest(request: PdfRequest): Promise<PdfReply> {
  const session = await openPdf(request.bytes);
  if (typeof session === 'string') return { kind: 'problem', problem: session };
  if (request.kind === 'render') return { kind: 'picture', png: await renderPng(session, request) };
  const { range = { start: 1, end: session.pageCount }, maxPages } = request;
  const { pageCount } = session;
  const [start, end] = [Math.max(1, range.start), Math.min(range.end, pageCount)];
  const pages: ReadPdfPage[] = [];
  // More pages than allowed are refused by the caller.
  if (end - start < maxPages)
    for (let pageNumber = start; pageNumber <= end; pageNumber++)
      pages.push(await readPage(session, pageNumber));
  return { kind: 'pages', pageCount, pages };
}

/** Renders a page; a part of one is scaled down for a model. */
async function renderPng(session: PdfSession, request: RenderRequest): Promise<Uint8Array> {
  const { longerSide } = imageLimits;
  const png = await toPng(session.render(request.pageNumber, request.box));
  if (request.box === undefined) return png;
  const size = { width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true } as const;
  return sharp(png).resize(size).png().toBuffer();
}

async function readPage(session: PdfSession, number: number): Promise<ReadPdfPage> {
  const { width, height, glyphs, shapes } = session.readPage(number);
  const unmapped = glyphs.filter(({ isUnmapped, font }) => isUnmapped && !/^CMEX/.test(font));
  if (glyphs.length < MIN_CHARACTERS || unmapped.length > MAX_UNMAPPED_SHARE * glyphs.length)
    return { number, width, height, words: [], columns: [], figures: [] };
  const boxes = findFigures([...glyphs.map(toLetterBox), ...joinNear(shapes, TOUCHING)], { width, height });
  const text = glyphs.filter((glyph) => !boxes.some((box) => contains(box, glyph)));
  const lineHeight = 0.54 * getMedianSize(text);
  const columns = findColumns({ width, height, lineHeight, words: text.map(toLetterBox) });
  const words = columns.flatMap((column) =>
    readWords(
      text.filter((glyph) => contains(column, glyph)),
      shapes,
    ),
  );
  const figures = [];
  for (const box of boxes) figures.push({ box, png: await toPng(session.render(number, box)) });
  return { number, width, height, words, columns, figures };
}

/** Returns the box of a character; a tall sign, such as an integral, counts as a letter. */
function toLetterBox({ x, right, top, bottom, size }: Glyph): PageBox {
  return { x, y: top, width: Math.max(1, right - x), height: Math.min(Math.max(1, bottom - top), size) };
}

function getMedianSize(glyphs: readonly Glyph[]): number {
  return glyphs.map(({ size }) => size).sort((a, b) => a - b)[Math.floor(glyphs.length / 2)] ?? 1;
}

function contains(box: PageBox, { x, right, top, bottom }: Glyph): boolean {
  const [middleX, middleY] = [(x + right) / 2, (top + bottom) / 2];
  return (
    middleX >= box.x && middleX <= box.x + box.width && middleY >= box.y && middleY <= box.y + box.height
  );
}

async function toPng({ data, width, height }: RawPicture): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}

// The script of a child process that answers one request.
limitMemory(MAX_MEGABYTES);
serveParent(handleRequest);
