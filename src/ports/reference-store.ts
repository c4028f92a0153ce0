import type { ReferenceSearchResult } from '../domain/pipeline-result.ts';

export const REFERENCE_TYPES = ['pdf', 'tex', 'sty'] as const;
export type ReferenceType = (typeof REFERENCE_TYPES)[number];

/** The result of indexing a folder; `skipped` lists the files that could not be read, with the reason. */
export type IndexReport = {
  readonly folder: string;
  /** True if the folder does not exist; the index is unchanged. */
  readonly missing: boolean;
  /** The number of files that are new or changed since the last indexing. */
  readonly indexed: number;
  readonly unchanged: number;
  /** The number of files that no longer exist in the folder. */
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
  /** All types if omitted or empty. */
  readonly fileTypes?: readonly ReferenceType[];
  /** Limits the search to files in these folders. */
  readonly folders?: readonly string[];
  readonly limit?: number;
};

/** A full-text index of reference files in the author's folders: manuals, packages and drawings. */
export type ReferenceStore = {
  /** Updates the index from a folder or one file; files with unchanged content are not read again. */
  index(folder: string): Promise<IndexReport>;
  /** Returns passages that contain words of the query, best first; none for a query without words. */
  search(query: string, options?: ReferenceSearch): Promise<ReferenceSearchResult[]>;
  list(): Promise<ReferenceFile[]>;
  /** Returns the indexed text of a file. */
  show(path: string): Promise<string | undefined>;
  /** Removes a file, or all files in a folder, from the index and returns their number; the files themselves stay. */
  remove(path: string): Promise<number>;
  close(): Promise<void>;
};
