import { type GreyImage, type Grid, measureBlocks } from './grey-image.ts';

/** The number of blocks along the longer side. */
const BLOCKS = 64;
/** A block darker than this share of the brightest block nearby is background; shadows are less dark. */
const BACKGROUND_SHARE = 0.62;
/** How many blocks away "nearby" extends. */
const REACH = 12;
/** Without paper nearby, background continues until the brightness grows by this factor. */
const MAX_BRIGHTNESS_STEP = 1.35;

/** Makes the background around the sheet as bright as the sheet, so that its edge is not read as ink. */
export function removeBorder(page: GreyImage): GreyImage {
  const size = Math.max(8, Math.round(Math.max(page.width, page.height) / BLOCKS));
  const grid = measureBlocks(page, size, measureBrightHalf);
  const background = growOnce(floodFromEdge(grid), grid);
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
function floodFromEdge(grid: Grid): Set<number> {
  const { values, columns, rows } = grid;
  const near = values.map((_, index) => findBrightestNearby(grid, index));
  const found = new Set<number>();
  const open: number[] = [];
  const visit = (index: number, before: number): void => {
    const [value, brightest] = [values[index] ?? 255, near[index] ?? 255];
    const isBackground = value < BACKGROUND_SHARE * brightest || brightest < MAX_BRIGHTNESS_STEP * before;
    if (!isBackground || found.has(index)) return;
    found.add(index);
    open.push(index);
  };
  for (const index of values.keys()) {
    const [row, column] = [Math.floor(index / columns), index % columns];
    if (row === 0 || column === 0 || row === rows - 1 || column === columns - 1) visit(index, 0);
  }
  for (let index = open.pop(); index !== undefined; index = open.pop())
    for (const next of listAdjacent(index, grid)) visit(next, values[index] ?? 0);
  return found;
}

function findBrightestNearby({ values, columns, rows }: Grid, index: number): number {
  const [row, column] = [Math.floor(index / columns), index % columns];
  let brightest = 0;
  for (let y = Math.max(0, row - REACH); y <= Math.min(rows - 1, row + REACH); y++)
    for (let x = Math.max(0, column - REACH); x <= Math.min(columns - 1, column + REACH); x++)
      brightest = Math.max(brightest, values[y * columns + x] ?? 0);
  return brightest;
}

function listAdjacent(index: number, { columns, rows }: Grid): number[] {
  const [row, column] = [Math.floor(index / columns), index % columns];
  return [
    ...(column > 0 ? [index - 1] : []),
    ...(column < columns - 1 ? [index + 1] : []),
    ...(row > 0 ? [index - columns] : []),
    ...(row < rows - 1 ? [index + columns] : []),
  ];
}

/** Adds the adjacent blocks, because the edge of the sheet runs through them. */
function growOnce(blocks: ReadonlySet<number>, grid: Grid): Set<number> {
  return new Set([...blocks].flatMap((index) => [index, ...listAdjacent(index, grid)]));
}

/** Returns the brightness of the nearest paper for each background block, spread outwards block by block. */
function spreadPaperBrightness(background: ReadonlySet<number>, grid: Grid): Map<number, number> {
  const paper = new Map<number, number>();
  let ring = [...grid.values.keys()].filter((index) => !background.has(index));
  const brightness = (index: number): number => paper.get(index) ?? grid.values[index] ?? 255;
  while (ring.length > 0) {
    const next: number[] = [];
    for (const index of ring) {
      for (const beside of listAdjacent(index, grid)) {
        if (!background.has(beside) || paper.has(beside)) continue;
        paper.set(beside, brightness(index));
        next.push(beside);
      }
    }
    ring = next;
  }
  return paper;
}
