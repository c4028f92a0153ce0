import { type BlockGrid, type GreyImage, listNeighbours, measureBlocks } from './grey-image.ts';

/** The number of blocks along the longer side. */
const BLOCK_COUNT = 48;
/** The quantile of a block's pixels whose brightness is taken as the brightness of the paper. */
const PAPER_QUANTILE = 0.85;
/** The shares of the paper's brightness that become black and white. */
const BLACK_SHARE = 0.3;
const WHITE_SHARE = 0.88;

/** Removes shadows and uneven light: paper becomes white, ink stays dark. */
export function flattenLight(page: GreyImage): GreyImage {
  const size = Math.max(16, Math.round(Math.max(page.width, page.height) / BLOCK_COUNT));
  const paper = smooth(smooth(spreadBrightness(measureBlocks(page, size, measurePaper))));
  const data = new Uint8Array(page.data.length);
  for (let y = 0; y < page.height; y++) {
    for (let x = 0; x < page.width; x++) {
      const index = y * page.width + x;
      const share = (page.data[index] ?? 0) / Math.max(1, interpolate(paper, x, y));
      data[index] = Math.max(
        0,
        Math.min(255, Math.round((255 * (share - BLACK_SHARE)) / (WHITE_SHARE - BLACK_SHARE))),
      );
    }
  }
  return { ...page, data };
}

/** Returns the brightness of the paper in a block: a quantile of its pixels. */
function measurePaper(pixels: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  let remaining = pixels.length * PAPER_QUANTILE;
  let value = 0;
  while (value < 255 && remaining > (counts[value] ?? 0)) remaining -= counts[value++] ?? 0;
  return value;
}

/** Replaces the brightness of each block by the brightness of its brightest neighbour, because a block inside a solid figure contains no paper. */
function spreadBrightness(grid: BlockGrid): BlockGrid {
  return { ...grid, values: grid.values.map((_, index) => Math.max(...listNeighbours(grid, index))) };
}

function smooth(grid: BlockGrid): BlockGrid {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return { ...grid, values: grid.values.map((_, index) => mean(listNeighbours(grid, index))) };
}

/** Interpolates between the centres of the four nearest blocks. */
function interpolate({ values, columns, rows, size }: BlockGrid, x: number, y: number): number {
  const [fx, fy] = [clamp(x / size - 0.5, columns), clamp(y / size - 0.5, rows)];
  const [left, top] = [Math.floor(fx), Math.floor(fy)];
  const [right, bottom] = [Math.min(columns - 1, left + 1), Math.min(rows - 1, top + 1)];
  const [dx, dy] = [fx - left, fy - top];
  const getValue = (column: number, row: number): number => values[row * columns + column] ?? 255;
  return (
    (getValue(left, top) * (1 - dx) + getValue(right, top) * dx) * (1 - dy) +
    (getValue(left, bottom) * (1 - dx) + getValue(right, bottom) * dx) * dy
  );
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value));
}
