const MEGABYTE = 1_000_000;

/** The limits of one upload. For more files, users make several uploads or use `vbagent batch`. */
export const uploadLimits = {
  /** The number of files, including the files in archives. */
  files: 200,
  imageBytes: 20 * MEGABYTE,
  texBytes: 2 * MEGABYTE,
  /** The total size of the TeX files, which are kept in memory until all files are read. */
  totalTexBytes: 5 * MEGABYTE,
  /** The length of one question in a TeX file. */
  questionCharacters: 100_000,
  pdfBytes: 20 * MEGABYTE,
  /** The size of the whole request. */
  uploadBytes: 64 * MEGABYTE,
  /** The total size of an archive after unpacking. */
  archiveBytes: 256 * MEGABYTE,
  /** The number of problems that one upload creates. */
  problems: 500,
  /** The number of waiting and running problems of one owner. */
  unfinished: 1000,
} as const;
