const MEGABYTE = 1_000_000;

type ImageLimit = 'inputBytes' | 'inputPixels' | 'longerSide' | 'outputBytes' | 'milliseconds';

/** The limits of input and output pictures; vision models scale down pictures beyond `longerSide`. */
export const imageLimits: Readonly<Record<ImageLimit, number>> = {
  inputBytes: 20 * MEGABYTE,
  inputPixels: 50_000_000,
  longerSide: 1568,
  outputBytes: 5 * MEGABYTE,
  milliseconds: 15_000,
};
