import type { ReferenceSearchResult } from '../domain/pipeline-result.ts';

export const REFERENCE_TYPES = ['pdf', 'tex', 'sty'] as const;
export type ReferenceType = (typeof REFERENCE_TYPES)[number];

/** What one look at a folder found; `skipped` names what could not be read, and why. */
export type IndexReport = {
  readonly folder: string;
  /** There is no such folder; nothing was changed. */
  readonly missing: boolean;
  /** Files that are new or changed since the last look. */
  readonly indexed: number;
  readonly unchanged: number;
  /** Files that are gone from the folder. */
  readonly removed: number;
  readonly skipped: readonly { readonly path: string; readonly reason: string }[];
};

export type ReferenceFile = {
  readonly path: string;
  readonly fileType: ReferenceType;
  readonly chunks: number;
  readonly indexedAt: string;
};

export type ReferenceSearch = {
  /** Left out or empty: all of them. */
  readonly fileTypes?: readonly ReferenceType[];
  /** Only files in these folders. */
  readonly folders?: readonly string[];
  readonly limit?: number;
};

/** Searches what authors keep in folders: manuals, packages and drawings of their own. */
export type ReferenceStore = {
  /** Brings the index up to date with a folder or one file; what has the same content is not read again. */
  index(folder: string): Promise<IndexReport>;
  /** Passages that hold words of the query, best first; nothing for a query without words. */
  search(query: string, wanted?: ReferenceSearch): Promise<ReferenceSearchResult[]>;
  list(): Promise<ReferenceFile[]>;
  /** The text of an indexed file as it is searched. */
  show(path: string): Promise<string | undefined>;
  /** Forgets a file, or all files in a folder; answers how many. Nothing on the disk is touched. */
  remove(path: string): Promise<number>;
  close(): Promise<void>;
};
