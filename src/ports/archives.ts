export type ArchiveLimits = {
  /** The maximum size of one file, in bytes. */
  readonly fileBytes: number;
  /** The maximum size of all files together, in bytes. */
  readonly totalBytes: number;
  /** The maximum number of files. */
  readonly files: number;
  /** Returns the reason why a file is skipped without inflating it, if any; `size` is what its header states. */
  readonly findSkipReason?: (name: string, size: number) => string | undefined;
};

/** A file of an archive: its content, or the reason why it was skipped. */
export type ArchivedFile = { readonly name: string } & (
  | { readonly bytes: Uint8Array }
  | { readonly skipReason: string }
);

export type FileToArchive = { readonly name: string; readonly content: string | Uint8Array | PackedText };

/** A long text that is compressed while it is written, so that only its compressed form is in memory. */
export type PackedText = {
  write(text: string): void;
  /** Yields what was written so far, in pieces. */
  read(): Iterable<string>;
  /** Returns the content of a file in an archive. */
  pack(): { readonly packed: Uint8Array; readonly checksum: number; readonly size: number };
};

/** Reads and writes ZIP archives in memory. */
export type Archives = {
  /**
   * Yields the files in archive order. Each file is inflated only when the caller reaches it, and never beyond the
   * limits, whatever size its header states. Folders and files that operating systems add are skipped. Throws an
   * `invalid-input` fault if the bytes are not a ZIP archive.
   */
  read(bytes: Uint8Array, name: string, limits: ArchiveLimits): AsyncGenerator<ArchivedFile, void, undefined>;
  /** Creates an archive from file names and their contents. */
  write(files: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array>;
  /** Like `write`, but only one file is in memory at a time. The archive has no dates, so the same files give the same bytes. */
  stream(files: AsyncIterable<FileToArchive>): AsyncIterable<Uint8Array>;
  /** Creates an empty text for `stream`. */
  createText(): PackedText;
};
