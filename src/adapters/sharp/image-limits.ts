const MEGABYTE = 1_000_000;

export type ImageLimit = 'inputBytes' | 'inputPixels' | 'longerSide' | 'outputBytes' | 'milliseconds';

/** What is taken in, and what is sent on; vision models scale down beyond the longer side. */
export const imageLimits: Readonly<Record<ImageLimit, number>> = {
  inputBytes: 20 * MEGABYTE,
  inputPixels: 50_000_000,
  longerSide: 1568,
  outputBytes: 5 * MEGABYTE,
  milliseconds: 15_000,
};
