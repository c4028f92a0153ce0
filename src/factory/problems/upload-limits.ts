const MEGABYTE = 1_000_000;

/** What one upload may bring. Whoever has more uses several, or a batch. */
export const uploadLimits = {
  /** Files, counting those in archives. */
  files: 200,
  imageBytes: 20 * MEGABYTE,
  texBytes: 2 * MEGABYTE,
  /** The whole request. */
  uploadBytes: 64 * MEGABYTE,
  /** Everything in one archive once it is unpacked. */
  archiveBytes: 256 * MEGABYTE,
  problems: 500,
  /** Problems of one person that may wait or be worked on. */
  underWay: 1000,
} as const;
