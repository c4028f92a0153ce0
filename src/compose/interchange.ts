import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import type { Diagram } from '../domain/question-content.ts';
import type { ExportTools } from '../factory/intake/export-questions.ts';
import type { FormatEngines } from '../formats/format.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';
import type { Figure, FigureSource, FigureType } from '../ports/figures.ts';
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
