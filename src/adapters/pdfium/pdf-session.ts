import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { PageBox } from '../../ports/page-reader.ts';

/** A character of the text layer, in pixels; `y` coordinates grow downwards. */
export type Glyph = {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly baseline: number;
  readonly size: number;
  readonly font: string;
  /** The font does not define which character this is; `text` is its code. */
  readonly isUnmapped: boolean;
};

/** The text and the shapes of a page; lengths are in pixels of the picture that `render` returns. */
type PdfPageContent = {
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  /** The boxes of lines, curves and pictures. */
  readonly shapes: readonly PageBox[];
};

export type RawPicture = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** An open PDF document. Page numbers start at 1. */
export type PdfSession = {
  readonly pageCount: number;
  readPage(pageNumber: number): PdfPageContent;
  /** Renders a part of a page as RGBA. */
  render(pageNumber: number, box?: PageBox): RawPicture;
};

/** The reason why a document cannot be opened. */
export type PdfProblem = 'encrypted' | 'damaged';

/** Pixels per point (1/72 inch): 216 dpi. */
const PREFERRED_SCALE = 3;
const MAX_LONGER_SIDE = 3000;
/** A page with more characters or shapes is not read further. */
const MAX_OBJECTS = 50_000;
const ENCRYPTED_ERRORS = new Set([4, 5]);
const SHAPE_TYPES = new Set([2, 3, 4, 5]);
/** Render annotations; write red before blue. */
const RENDER_FLAGS = 0x01 | 0x10;

const require = createRequire(import.meta.url);

/** Opens a PDF document with PDFium, compiled to WebAssembly. */
export async function openPdf(bytes: Uint8Array): Promise<PdfSession | PdfProblem> {
  const wasm = readFileSync(require.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const library = await init({
    wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length),
  });
  library.PDFiumExt_Init();
  const address = library.pdfium.wasmExports.malloc(bytes.length);
  library.pdfium.HEAPU8.set(bytes, address);
  const document = library.FPDF_LoadMemDocument(address, bytes.length, '');
  if (document === 0) return ENCRYPTED_ERRORS.has(library.FPDF_GetLastError()) ? 'encrypted' : 'damaged';
  const pageCount = library.FPDF_GetPageCount(document);
  if (pageCount === 0) return 'damaged';
  const withPage = <Result>(pageNumber: number, use: (page: OpenedPage) => Result, none: Result): Result => {
    const page = library.FPDF_LoadPage(document, pageNumber - 1);
    if (page === 0) return none;
    const [width, height] = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)];
    const scale = Math.min(PREFERRED_SCALE, MAX_LONGER_SIDE / Math.max(width, height, 1));
    try {
      return use({ library, page, scale, width: width * scale, height: height * scale });
    } finally {
      library.FPDF_ClosePage(page);
    }
  };
  return {
    pageCount,
    readPage: (pageNumber) =>
      withPage(pageNumber, readContent, { width: 1, height: 1, glyphs: [], shapes: [] }),
    render: (pageNumber, box) =>
      withPage(pageNumber, (page) => renderPage(page, box ?? { x: 0, y: 0, ...page }), {
        data: new Uint8Array(4).fill(255),
        width: 1,
        height: 1,
      }),
  };
}

type OpenedPage = {
  readonly library: WrappedPdfiumModule;
  readonly page: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
};

function readContent(opened: OpenedPage): PdfPageContent {
  const { width, height } = opened;
  return { width, height, glyphs: readGlyphs(opened), shapes: readShapes(opened) };
}

function readGlyphs(opened: OpenedPage): Glyph[] {
  const { library, page } = opened;
  const textPage = library.FPDFText_LoadPage(page);
  if (textPage === 0) return [];
  const buffer = library.pdfium.wasmExports.malloc(256);
  const count = Math.min(library.FPDFText_CountChars(textPage), MAX_OBJECTS);
  const glyphs: Glyph[] = [];
  for (let index = 0; index < count; index++) {
    if (library.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const glyph = readGlyph(opened, { textPage, index, buffer });
    if (glyph !== undefined) glyphs.push(glyph);
  }
  library.pdfium.wasmExports.free(buffer);
  library.FPDFText_ClosePage(textPage);
  return glyphs;
}

type GlyphPosition = { readonly textPage: number; readonly index: number; readonly buffer: number };

/** Reads one character; undefined for spaces and for text that is not horizontal, such as a watermark. */
function readGlyph(
  { library, height, scale }: OpenedPage,
  { textPage, index, buffer }: GlyphPosition,
): Glyph | undefined {
  const code = library.FPDFText_GetUnicode(textPage, index);
  const text = code === 0x02 ? '-' : String.fromCodePoint(code);
  const isUnmapped = library.FPDFText_HasUnicodeMapError(textPage, index) === 1;
  if (!isUnmapped && (text.trim() === '' || code === 0xfffe)) return undefined;
  const { HEAPF64, HEAPF32, HEAPU8 } = library.pdfium;
  library.FPDFText_GetMatrix(textPage, index, buffer);
  const [a = 1, b = 0, , d = 1] = HEAPF32.subarray(buffer >> 2, (buffer >> 2) + 4);
  if (Math.abs(b) > Math.abs(a) / 4) return undefined;
  library.FPDFText_GetCharOrigin(textPage, index, buffer, buffer + 8);
  const [x = 0, y = 0] = HEAPF64.subarray(buffer >> 3, (buffer >> 3) + 2);
  library.FPDFText_GetCharBox(textPage, index, buffer, buffer + 8, buffer + 16, buffer + 24);
  const [left = 0, boxRight = 0, bottom = 0, top = 0] = HEAPF64.subarray(buffer >> 3, (buffer >> 3) + 4);
  library.FPDFText_GetLooseCharBox(textPage, index, buffer);
  const right = Math.max(boxRight, HEAPF32[(buffer >> 2) + 2] ?? 0);
  const size = library.FPDFText_GetFontSize(textPage, index) * Math.abs(d);
  const length = library.FPDFText_GetFontInfo(textPage, index, buffer, 200, buffer + 240);
  const font = Buffer.from(
    HEAPU8.subarray(buffer, buffer + Math.min(200, Math.max(0, length - 1))),
  ).toString();
  return {
    text,
    x: Math.min(x, left) * scale,
    right: right * scale,
    top: height - top * scale,
    bottom: height - bottom * scale,
    baseline: height - y * scale,
    size: size * scale,
    font: font.replace(/^[A-Z]{6}\+/, ''),
    isUnmapped,
  };
}

function readShapes({ library, page, scale, width, height }: OpenedPage): PageBox[] {
  const buffer = library.pdfium.wasmExports.malloc(16);
  const count = Math.min(library.FPDFPage_CountObjects(page), MAX_OBJECTS);
  const shapes: PageBox[] = [];
  for (let index = 0; index < count; index++) {
    const object = library.FPDFPage_GetObject(page, index);
    if (!SHAPE_TYPES.has(library.FPDFPageObj_GetType(object))) continue;
    if (!library.FPDFPageObj_GetBounds(object, buffer, buffer + 4, buffer + 8, buffer + 12)) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = library.pdfium.HEAPF32.subarray(
      buffer >> 2,
      (buffer >> 2) + 4,
    );
    const x = Math.max(0, left * scale);
    const y = Math.max(0, height - top * scale);
    shapes.push({
      x,
      y,
      width: Math.min(width, right * scale) - x,
      height: Math.min(height, height - bottom * scale) - y,
    });
  }
  library.pdfium.wasmExports.free(buffer);
  return shapes.filter((shape) => shape.width > 0 && shape.height > 0);
}

function renderPage({ library, page, width, height }: OpenedPage, box: PageBox): RawPicture {
  const [pictureWidth, pictureHeight] = [
    Math.max(1, Math.round(box.width)),
    Math.max(1, Math.round(box.height)),
  ];
  const bitmap = library.FPDFBitmap_Create(pictureWidth, pictureHeight, 0);
  library.FPDFBitmap_FillRect(bitmap, 0, 0, pictureWidth, pictureHeight, 0xffffffff);
  library.FPDF_RenderPageBitmap(
    bitmap,
    page,
    -Math.round(box.x),
    -Math.round(box.y),
    Math.round(width),
    Math.round(height),
    0,
    RENDER_FLAGS,
  );
  const start = library.FPDFBitmap_GetBuffer(bitmap);
  const data = library.pdfium.HEAPU8.slice(start, start + 4 * pictureWidth * pictureHeight);
  library.FPDFBitmap_Destroy(bitmap);
  return { data, width: pictureWidth, height: pictureHeight };
}
