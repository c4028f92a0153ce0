import { type BlockGrid, type GreyImage, measureBlocks } from './grey-image.ts';

/** The number of blocks along the longer side. */
const BLOCK_COUNT = 64;
/** A block darker than this share of the brightest block nearby is background; shadows are less dark. */
const BACKGROUND_SHARE = 0.62;
/** The distance, in blocks, that counts as nearby. */
const NEARBY_BLOCKS = 12;
/** If there is no paper nearby, the background ends where the brightness grows by this factor. */
const MAX_BRIGHTNESS_STEP = 1.35;

/** Makes the background around the sheet as bright as the sheet, so that the edge of the sheet is not treated as ink. */
export function removeBorder(page: GreyImage): GreyImage {
  const size = Math.max(8, Math.round(Math.max(page.width, page.height) / BLOCK_COUNT));
  const grid = measureBlocks(page, size, measureBrightHalf);
  const background = addAdjacentBlocks(floodFromEdge(grid), grid);
  if (background.size === 0 || background.size === grid.values.length) return page;
  const data = page.data.slice();
  for (const [index, paper] of spreadPaperBrightness(background, grid)) {
    const [top, left] = [Math.floor(index / grid.columns) * size, (index % grid.columns) * size];
    for (let y = top; y < Math.min(page.height, top + size); y++)
      data.fill(paper, y * page.width + left, y * page.width + Math.min(page.width, left + size));
  }
  return { ...page, data };
}

/** Returns the mean of the brighter half: the paper between letters, or the background. */
function measureBrightHalf(pixels: Uint8Array): number {
  const bright = pixels.toSorted().subarray(Math.floor(pixels.length / 2));
  return bright.reduce((sum, pixel) => sum + pixel, 0) / Math.max(1, bright.length);
}

/** Finds the dark blocks that are connected to the edge of the picture. */
function floodFromEdge(grid: BlockGrid): Set<number> {
  const { values, columns, rows } = grid;
  const brightestNearby = values.map((_, index) => findBrightestNearby(grid, index));
  const background = new Set<number>();
  const pending: number[] = [];
  const visit = (index: number, previousBrightness: number): void => {
    const [value, brightest] = [values[index] ?? 255, brightestNearby[index] ?? 255];
    const isBackground =
      value < BACKGROUND_SHARE * brightest || brightest < MAX_BRIGHTNESS_STEP * previousBrightness;
    if (!isBackground || background.has(index)) return;
    background.add(index);
    pending.push(index);
  };
  for (const index of values.keys()) {
    const [row, column] = [Math.floor(index / columns), index % columns];
    if (row === 0 || column === 0 || row === rows - 1 || column === columns - 1) visit(index, 0);
  }
  for (let index = pending.pop(); index !== undefined; index = pending.pop())
    for (const next of listAdjacent(index, grid)) visit(next, values[index] ?? 0);
  return background;
}

function findBrightestNearby({ values, columns, rows }: BlockGrid, index: number): number {
  const [row, column] = [Math.floor(index / columns), index % columns];
  let brightest = 0;
  for (let y = Math.max(0, row - NEARBY_BLOCKS); y <= Math.min(rows - 1, row + NEARBY_BLOCKS); y++)
    for (let x = Math.max(0, column - NEARBY_BLOCKS); x <= Math.min(columns - 1, column + NEARBY_BLOCKS); x++)
      brightest = Math.max(brightest, values[y * columns + x] ?? 0);
  return brightest;
}

function listAdjacent(index: number, { columns, rows }: BlockGrid): number[] {
  const [row, column] = [Math.floor(index / columns), index % columns];
  return [
    ...(column > 0 ? [index - 1] : []),
    ...(column < columns - 1 ? [index + 1] : []),
    ...(row > 0 ? [index - columns] : []),
    ...(row < rows - 1 ? [index + columns] : []),
  ];
}

/** Adds the adjacent blocks, because the edge of the sheet runs through them. */
function addAdjacentBlocks(blocks: ReadonlySet<number>, grid: BlockGrid): Set<number> {
  return new Set([...blocks].flatMap((index) => [index, ...listAdjacent(index, grid)]));
}

/** Returns the brightness of the nearest paper for each background block, spread outwards block by block. */
function spreadPaperBrightness(background: ReadonlySet<number>, grid: BlockGrid): Map<number, number> {
  const paperByBlock = new Map<number, number>();
  let frontier = [...grid.values.keys()].filter((index) => !background.has(index));
  const getBrightness = (index: number): number => paperByBlock.get(index) ?? grid.values[index] ?? 255;
  while (frontier.length > 0) {
    const next: number[] = [];
    for (const index of frontier) {
      for (const neighbour of listAdjacent(index, grid)) {
        if (!background.has(neighbour) || paperByBlock.has(neighbour)) continue;
        paperByBlock.set(neighbour, getBrightness(index));
        next.push(neighbour);
      }
    }
    frontier = next;
  }
  return paperByBlock;
}
