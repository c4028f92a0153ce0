import type { Finding } from '../domain/finding.ts';
import type { Loss } from '../domain/loss.ts';
import type { Question } from '../domain/question.ts';
import type { Archives } from '../ports/archives.ts';
import type { FigureSource } from '../ports/figures.ts';
import type { Rasteriser } from '../ports/rasteriser.ts';
import type { SqliteWriter } from '../ports/sqlite-writer.ts';
import type { XmlReader } from '../ports/xml-reader.ts';

/** Converts documents to and from questions. A format may only read, only write, or do both. */
export type Format = {
  /**
   * Throws an `invalid-input` fault with one clear sentence if nothing can be read; if only a part cannot be read, that part is
   * listed in `findings`.
   */
  read?(bytes: Uint8Array, options: ReadOptions): Promise<ReadDocumentResult>;
  /** Receives the questions page by page, so that a bank of any size can be written in constant memory. */
  write?(pages: AsyncIterable<readonly Question[]>, options: WriteOptions): AsyncIterable<Uint8Array>;
};

/** Engines that a format may use. Each is loaded when it is first opened. */
export type FormatEngines = {
  openArchives(): Promise<Archives>;
  openXml(): Promise<XmlReader>;
  openRasteriser(): Promise<Rasteriser>;
  openSqlite(): Promise<SqliteWriter>;
  /** The time of the export, for formats in which the newer version of a question replaces the older one. */
  now(): Date;
};

export type ReadOptions = {
  /** The document's name in messages, usually its path. */
  readonly name: string;
  readonly engines: FormatEngines;
};

export type ReadDocumentResult = {
  readonly questions: readonly Question[];
  /** What the document lacks or what could not be read in it, with positions where they are known. */
  readonly findings: readonly Finding[];
  /** Pictures of the document, by the `path` of the image diagrams that show them. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>;
};

export type WriteOptions = {
  readonly engines: FormatEngines;
  readonly figures: FigureSource;
  /** Only for papers: their title and sections. */
  readonly outline?: Outline;
  /** Called with every field that the format does not keep exactly, question after question. */
  readonly onLoss: (loss: Loss) => void;
};

/** The title of a paper and its sections, which follow each other; a section begins with its title. */
export type Outline = {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly questionCount: number }[];
};
