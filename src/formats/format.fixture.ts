// Runs formats in tests with the real engines.

import assert from 'node:assert/strict';
import { createXmlReader } from '../adapters/libxml2/create-xml-reader.ts';
import { createSqliteWriter } from '../adapters/sqlite/create-sqlite-writer.ts';
import { createArchives } from '../adapters/zip/create-archives.ts';
import type { Loss } from '../domain/loss.ts';
import type { Question } from '../domain/question.ts';
import type { FigureSource } from '../ports/figures.ts';
import { type FormatId, loadFormat } from './all-formats.ts';
import type { FormatEngines, ReadDocumentResult } from './format.ts';

export const testEngines: FormatEngines = {
  openArchives: async () => createArchives(),
  openXml: async () => createXmlReader(),
  openSqlite: async () => createSqliteWriter(),
  now: () => new Date('2026-01-01T00:00:00Z'),
  // Drawing in a child process is slow; its own test covers it.
  openRasteriser: async () => ({ toPng: async () => undefined }),
};

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0L10 10"/></svg>';

/** Draws every diagram as the same small SVG; image files and placeholders are missing. */
export const drawTestFigure: FigureSource = async (diagram) =>
  diagram.kind === 'tikz'
    ? { kind: 'picture', mediaType: 'image/svg+xml', bytes: new TextEncoder().encode(SVG) }
    : { kind: 'missing', reason: 'There is no picture in this test.' };

/** Writes pages of questions and returns the document with its losses. */
export async function writeInFormat(
  id: FormatId,
  pages: readonly (readonly Question[])[],
): Promise<{ readonly bytes: Uint8Array; readonly text: string; readonly losses: readonly Loss[] }> {
  const { write } = await loadFormat(id);
  assert.ok(write, `${id} cannot be written`);
  const [losses, chunks]: [Loss[], Uint8Array[]] = [[], []];
  const onLoss = (loss: Loss): void => void losses.push(loss);
  async function* inPages(): AsyncGenerator<readonly Question[]> {
    yield* pages;
  }
  const options = { engines: testEngines, figures: drawTestFigure, onLoss };
  for await (const chunk of write(inPages(), options)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return { bytes, text: bytes.toString('utf8'), losses };
}

export async function readInFormat(
  id: FormatId,
  bytes: Uint8Array | string,
  name = 'bank',
): Promise<ReadDocumentResult> {
  const { read } = await loadFormat(id);
  assert.ok(read, `${id} cannot be read`);
  return read(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, {
    name,
    engines: testEngines,
  });
}
