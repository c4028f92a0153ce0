const MEGABYTE = 1_000_000;

/** The limits of one upload. For more files, users send several uploads or use `vbagent batch`. */
export const uploadLimits = {
  /** Files, including those in archives. */
  files: 200,
  imageBytes: 20 * MEGABYTE,
  texBytes: 2 * MEGABYTE,
  /** The whole request. */
  uploadBytes: 64 * MEGABYTE,
  /** The total size of an archive after unpacking. */
  archiveBytes: 256 * MEGABYTE,
  problems: 500,
  /** Waiting and running problems of one owner. */
  unfinished: 1000,
} as const;
