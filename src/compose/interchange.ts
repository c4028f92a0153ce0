import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { Fault } from '../domain/fault.ts';
import type { Diagram } from '../domain/question-content.ts';
import type { ExportTools } from '../factory/intake/export-questions.ts';
import type { FormatEngines } from '../formats/format.ts';
import type { Archives } from '../ports/archives.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';
import type { Figure, FigureSource, FigureType } from '../ports/figures.ts';
import type { XmlReader } from '../ports/xml-reader.ts';
import { openDiagrams } from './diagrams.ts';

/** Opens the engines of formats; each is loaded when a format first uses it. */
export function openFormatEngines(): FormatEngines {
  return {
    openArchives: async () => (await import('../adapters/zip/create-archives.ts')).createArchives(),
    openRasteriser: async () => (await import('../adapters/sharp/create-rasteriser.ts')).createRasteriser(),
    openSqlite: async () => (await import('../adapters/sqlite/create-sqlite-writer.ts')).createSqliteWriter(),
    now: () => new Date(),
    openXml: async () => (await import('../adapters/libxml2/create-xml-reader.ts')).createXmlReader(),
  };
}

/** The largest files that a server reads; larger ones are imported on the command line. An XML document needs about ten times its size in memory. */
const SERVER_LIMITS = { files: 2000, fileBytes: 8_000_000, totalBytes: 32_000_000, xmlBytes: 8_000_000 };

/**
 * Opens the engines of formats for files of other people. Memory outside the heap, which decompressed files and XML documents
 * use, is not limited by the limits of a worker thread.
 */
export function openLimitedFormatEngines(limits = SERVER_LIMITS): FormatEngines {
  const engines = openFormatEngines();
  return {
    ...engines,
    async openArchives() {
      const archives = await engines.openArchives();
      const read: Archives['read'] = (bytes, name, { files, fileBytes, totalBytes }) =>
        archives.read(bytes, name, {
          files: Math.min(files, limits.files),
          fileBytes: Math.min(fileBytes, limits.fileBytes),
          totalBytes: Math.min(totalBytes, limits.totalBytes),
        });
      return { ...archives, read };
    },
    async openXml() {
      const xml = await engines.openXml();
      const parse: XmlReader['parse'] = (document, name) => {
        if (document.length > limits.xmlBytes)
          throw new Fault('invalid-input', `${name} is larger than ${limits.xmlBytes / 1_000_000} MB.`, {
            advice: 'Split it, or use `vbagent bank import` on the command line.',
          });
        return xml.parse(document, name);
      };
      return { parse };
    },
  };
}

/** Opens what imports and exports on the command line need; closing it also stops the renderer of figures. */
export function openInterchange(
  diagrams: DiagramRenderer = openDiagrams(),
): ExportTools & { close(): Promise<void> } {
  return {
    engines: openFormatEngines(),
    figures: createFigureSource(diagrams, { readsFiles: true }),
    close: () => diagrams.close(),
  };
}

/** Creates what imports and exports on a server need; figures are drawn by the server's own renderer. */
export function createServerInterchange(diagrams: DiagramRenderer): ExportTools {
  return { engines: openFormatEngines(), figures: createFigureSource(diagrams, { readsFiles: false }) };
}

const MAX_PICTURE_BYTES = 10_000_000;

const typeByEnding: Readonly<Record<string, FigureType>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/**
 * Creates the source of figures for exports: TikZ is drawn as SVG, and image files are read relative to the file of the question.
 * With `readsFiles: false`, image files of the disk are not read, because on a server their paths come from other people.
 */
function createFigureSource(
  diagrams: Pick<DiagramRenderer, 'draw'>,
  { readsFiles }: { readonly readsFiles: boolean },
): FigureSource {
  return async (diagram, sourcePath) => {
    if (diagram.kind === 'placeholder')
      return { kind: 'missing', reason: 'A placeholder stands for the figure.' };
    if (diagram.kind === 'tikz') return drawTikz(diagram.tex, diagrams);
    if (!readsFiles) return { kind: 'missing', reason: 'Image files are not available to the server.' };
    return readPicture(diagram, sourcePath);
  };
}

async function drawTikz(tex: string, diagrams: Pick<DiagramRenderer, 'draw'>): Promise<Figure> {
  const drawing = await diagrams.draw(tex);
  if (drawing.kind === 'failed')
    return { kind: 'missing', reason: `The figure has an error: ${drawing.message}` };
  return { kind: 'picture', mediaType: 'image/svg+xml', bytes: new TextEncoder().encode(drawing.svg) };
}

async function readPicture(
  { path }: Extract<Diagram, { kind: 'image' }>,
  sourcePath: string | undefined,
): Promise<Figure> {
  const mediaType = typeByEnding[/\.(\w+)$/u.exec(path)?.[1]?.toLowerCase() ?? ''];
  if (mediaType === undefined)
    return { kind: 'missing', reason: `${path} is not a picture that can be exported.` };
  const file = isAbsolute(path) || sourcePath === undefined ? path : join(dirname(sourcePath), path);
  try {
    const bytes = await readFile(file);
    if (bytes.length > MAX_PICTURE_BYTES) return { kind: 'missing', reason: `${path} is larger than 10 MB.` };
    return { kind: 'picture', mediaType, bytes };
  } catch {
    return { kind: 'missing', reason: `There is no readable file ${path}.` };
  }
}
