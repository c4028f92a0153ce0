const MEGABYTE = 1_000_000;

type ImageLimit = 'inputBytes' | 'inputPixels' | 'longerSide' | 'outputBytes' | 'milliseconds';

/** The limits of input and output pictures. `longerSide` is in pixels; vision models scale down larger pictures. `milliseconds` limits a conversion. */
export const imageLimits: Readonly<Record<ImageLimit, number>> = {
  inputBytes: 20 * MEGABYTE,
  inputPixels: 50_000_000,
  longerSide: 1568,
  outputBytes: 5 * MEGABYTE,
  milliseconds: 15_000,
};
