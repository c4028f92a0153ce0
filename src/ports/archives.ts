export type ArchiveLimits = {
  /** Bytes of one file, of all files together, and how many there may be. */
  readonly fileBytes: number;
  readonly totalBytes: number;
  readonly files: number;
};

/** A file of an archive, or why it was left out. */
export type ArchivedFile = { readonly name: string } & (
  | { readonly bytes: Uint8Array }
  | { readonly problem: string }
);

/** ZIP archives in memory. */
export type Archives = {
  /**
   * The files in their order, each inflated when it is asked for and never beyond the limits, whatever its header says.
   * Folders and what systems leave behind are passed over; bytes that are no archive are an `invalid-input` fault.
   */
  read(bytes: Uint8Array, name: string, limits: ArchiveLimits): AsyncGenerator<ArchivedFile, void, undefined>;
  write(files: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array>;
};
