import type { Grey } from './grey.ts';

const INK = 128;
const WIDEST = 6;
const COARSE = 0.5;
const FINE = 0.1;

/** By how many degrees, clockwise, the lines of print lean; lines of print are darkest against the gaps when upright. */
export function findSkew(page: Grey): number {
  const points = inkPoints(page);
  if (points.length < 200) return 0;
  const coarse = best(page, points, range(-WIDEST, WIDEST, COARSE));
  return best(page, points, range(coarse - COARSE, coarse + COARSE, FINE));
}

function inkPoints({ data, width, height }: Grey): number[] {
  // Columns are left out and rows never: a page without every second row looks upright.
  const every = Math.max(1, Math.floor((width * height) / 1_000_000));
  const points: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x += every) if ((data[y * width + x] ?? 255) < INK) points.push(y * width + x);
  return points;
}

function best({ width, height }: Grey, points: readonly number[], angles: readonly number[]): number {
  const scores = angles.map((angle) => {
    const slope = Math.tan((angle * Math.PI) / 180);
    const rows = new Float64Array(height * 2);
    for (const point of points) {
      const row = Math.floor(point / width) - Math.round((point % width) * slope) + Math.floor(height / 2);
      if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
    }
    return rows.reduce((sum, count) => sum + count * count, 0);
  });
  return angles[scores.indexOf(Math.max(...scores))] ?? 0;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}
