import type { Finding } from '../domain/finding.ts';
import type { Question } from '../domain/question.ts';

/** Converts documents to and from questions. A format may only read, only write, or do both. */
export type Format = {
  /** Throws an `invalid-input` fault if nothing can be read; if only a part cannot be read, that part is listed in `lost`. */
  read?(bytes: Uint8Array, options: ReadOptions): Promise<ReadResult>;
  /** Receives the questions page by page, so that a bank of any size can be written in constant memory. */
  write?(pages: AsyncIterable<readonly Question[]>): WriteResult;
};

/** `name` is the document's name in error messages, usually its path. */
type ReadOptions = { readonly name: string };

/** `lost` lists, with positions, what the document lacks or what could not be read in it. */
type ReadResult = { readonly questions: readonly Question[]; readonly lost: readonly Finding[] };

/** `lost` lists what the format cannot express; it is complete once `bytes` has been read to its end. */
type WriteResult = { readonly bytes: AsyncIterable<Uint8Array>; readonly lost: readonly Finding[] };
