import type { GreyImage } from './grey-image.ts';

/** Darker pixels are ink. */
const INK_THRESHOLD = 128;
/** The largest angle and the two search steps, in degrees. */
const MAX_ANGLE = 6;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** A page with less ink has no text whose angle can be measured. */
const MIN_POINTS = 200;

/** Returns the clockwise skew of the text lines in degrees: the angle with the greatest contrast between lines and gaps. */
export function findSkew(page: GreyImage): number {
  const points = listInkPoints(page);
  if (points.length < MIN_POINTS) return 0;
  const coarse = findBestAngle(page, points, range(-MAX_ANGLE, MAX_ANGLE, COARSE_STEP));
  return findBestAngle(page, points, range(coarse - COARSE_STEP, coarse + COARSE_STEP, FINE_STEP));
}

function listInkPoints({ data, width, height }: GreyImage): number[] {
  // Only columns are skipped: skipping rows would make any page look upright.
  const columnStep = Math.max(1, Math.floor((width * height) / 1_000_000));
  const points: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x += columnStep)
      if ((data[y * width + x] ?? 255) < INK_THRESHOLD) points.push(y * width + x);
  return points;
}

/** Returns the angle at which the ink is concentrated on the fewest rows: the sum of the squared row counts is highest. */
function findBestAngle(
  { width, height }: GreyImage,
  points: readonly number[],
  angles: readonly number[],
): number {
  const scores = angles.map((angle) => {
    const slope = Math.tan((angle * Math.PI) / 180);
    const countByRow = new Float64Array(height * 2);
    for (const point of points) {
      const row = Math.floor(point / width) - Math.round((point % width) * slope) + Math.floor(height / 2);
      if (row >= 0 && row < countByRow.length) countByRow[row] = (countByRow[row] ?? 0) + 1;
    }
    return countByRow.reduce((sum, count) => sum + count * count, 0);
  });
  return angles[scores.indexOf(Math.max(...scores))] ?? 0;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}
