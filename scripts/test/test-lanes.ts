/** A group of test files that run in one process. Lanes run concurrently. */
export type Lane = { readonly name: string; readonly files: readonly string[] };

/**
 * The path prefixes of each lane. Files of a lane share a process, so a module is loaded once for all of them. The slowest
 * lanes are first, so that no lane runs alone at the end. The empty prefix takes all remaining files.
 */
const LANE_PREFIXES: readonly (readonly string[])[] = [
  ['src/item-models', 'src/marking', 'src/verification'],
  ['web/tests'],
  ['scripts'],
  ['src/http', 'src/compose'],
  ['src/cli'],
  ['src/adapters'],
  ['src/practice', 'src/factory', 'src/runs'],
  [''],
  ['src/adapters/tikzjax', 'src/adapters/tesseract', 'src/adapters/sharp', 'src/adapters/chromium'],
  ['scripts/build/pack.test.ts'],
  ['src/agents', 'src/review'],
  // Alone, because it checks which modules the process has loaded.
  ['src/compose/graphs.test.ts'],
];

/** Assigns every file to the lane with the longest prefix of its path. */
export function divideIntoLanes(files: readonly string[], prefixes = LANE_PREFIXES): Lane[] {
  const filesByLane = new Map<readonly string[], string[]>(prefixes.map((lane) => [lane, []]));
  for (const file of files) filesByLane.get(findLane(file, prefixes))?.push(file);
  return [...filesByLane]
    .filter(([, laneFiles]) => laneFiles.length > 0)
    .map(([lane, laneFiles]) => ({ name: lane.join(' + ') || 'the other files', files: laneFiles }));
}

function findLane(file: string, prefixes: readonly (readonly string[])[]): readonly string[] {
  const matchLength = (lane: readonly string[]): number =>
    Math.max(...lane.map((prefix) => (file.startsWith(prefix) ? prefix.length : -1)));
  return prefixes.reduce((best, lane) => (matchLength(lane) > matchLength(best) ? lane : best));
}
