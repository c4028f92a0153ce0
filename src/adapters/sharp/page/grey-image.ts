/** A picture with one byte per pixel: 0 is black, 255 is white. */
export type GreyImage = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** One number for each block of a grid over a picture. */
export type BlockGrid = {
  readonly values: Float64Array;
  readonly columns: number;
  readonly rows: number;
  /** The side of a block in pixels. */
  readonly size: number;
};

/** Applies `measure` to each block of `size` × `size` pixels; the last blocks may be smaller. */
export function measureBlocks(
  { data, width, height }: GreyImage,
  size: number,
  measure: (pixels: Uint8Array) => number,
): BlockGrid {
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  const values = new Float64Array(columns * rows);
  const pixels = new Uint8Array(size * size);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, right] = [column * size, Math.min(width, (column + 1) * size)];
      let count = 0;
      for (let y = row * size; y < Math.min(height, (row + 1) * size); y++) {
        pixels.set(data.subarray(y * width + left, y * width + right), count);
        count += right - left;
      }
      values[row * columns + column] = measure(pixels.subarray(0, count));
    }
  }
  return { values, columns, rows, size };
}

/** Returns the values of a block and its neighbours. */
export function listNeighbours({ values, columns, rows }: BlockGrid, index: number): number[] {
  const [row, column] = [Math.floor(index / columns), index % columns];
  const neighbourValues: number[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
      neighbourValues.push(values[y * columns + x] ?? 0);
  return neighbourValues;
}
