import type { ModelImage } from './model.ts';
import type { OpenPage } from './page-reader.ts';

/** The numbers of the first and the last page, from 1. */
export type PageRange = { readonly start: number; readonly end: number };

/** One page of a PDF file. */
export type PdfPage = {
  /** From 1. */
  readonly number: number;
  /** The text layer; undefined for a page that is only a picture, such as a scan. */
  readonly text?: OpenPage;
  /** Renders the page as a PNG picture. */
  render(): Promise<ModelImage>;
};

/** Reads PDF files; a file that cannot be opened, and a range without pages, are `invalid-input` faults. */
export type PdfReader = {
  read(path: string, range?: PageRange): Promise<PdfPage[]>;
  readBytes(bytes: Uint8Array, name: string, range?: PageRange): Promise<PdfPage[]>;
};
