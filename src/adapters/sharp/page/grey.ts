/** A picture of one byte a pixel, 0 black and 255 white. */
export type Grey = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** Numbers for the blocks of a grid that covers a picture. */
export type Grid = {
  readonly values: Float64Array;
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
};

/** What `measure` says of each block of `size` pixels; the last blocks may be smaller. */
export function gridOf(
  { data, width, height }: Grey,
  size: number,
  measure: (pixels: Uint8Array) => number,
): Grid {
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

/** The block itself and those around it. */
export function around({ values, columns, rows }: Grid, index: number): number[] {
  const [row, column] = [Math.floor(index / columns), index % columns];
  const found: number[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
      found.push(values[y * columns + x] ?? 0);
  return found;
}
