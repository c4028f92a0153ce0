import { requireInput } from './require-input.ts';

/** Calculates the line of best fit: the sum of the squared vertical distances to the points is least. */
export function fitLeastSquares(points: readonly (readonly [x: number, y: number])[]): {
  gradient: number;
  intercept: number;
} {
  const count = points.length;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count;
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  requireInput(count > 1 && spread > 0, 'A line of best fit needs points at two or more values of x.');
  const gradient = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  return { gradient, intercept: meanY - gradient * meanX };
}
