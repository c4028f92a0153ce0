/** Test files that share a process, by how their paths begin. */
export type Lane = readonly string[];

/**
 * A module is read once for all files of a lane; that costs less than reading it for each. The longest lanes come
 * first, so that none is waited for alone at the end; the last one takes what no other names.
 */
const LANES: readonly Lane[] = [
  ['src/item-models', 'src/marking', 'src/verification'],
  ['web/tests'],
  ['scripts/pack.test.ts'],
  ['src/http', 'src/compose'],
  ['src/practice', 'src/factory', 'src/runs'],
  ['scripts'],
  ['src/adapters'],
  ['src/cli'],
  ['src/adapters/tikzjax', 'src/adapters/tesseract', 'src/adapters/sharp', 'src/adapters/chromium'],
  ['src/agents', 'src/review'],
  // It watches which modules are read.
  ['src/compose/graphs.test.ts'],
  [''],
];

/** Puts every file into the lane that names most of its path. */
export function divideIntoLanes(files: readonly string[], lanes: readonly Lane[] = LANES): string[][] {
  const divided = new Map<Lane, string[]>(lanes.map((lane) => [lane, []]));
  for (const file of files) divided.get(laneOf(file, lanes))?.push(file);
  return [...divided.values()].filter((lane) => lane.length > 0);
}

function laneOf(file: string, lanes: readonly Lane[]): Lane {
  const fit = (lane: Lane): number =>
    Math.max(...lane.map((start) => (file.startsWith(start) ? start.length : -1)));
  return lanes.reduce((best, lane) => (fit(lane) > fit(best) ? lane : best));
}
