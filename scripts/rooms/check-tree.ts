import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRooms } from './check-rooms.ts';
import { findCycles } from './find-cycles.ts';
import { readSourceFile } from './read-source-file.ts';
import { roomMap } from './room-map.ts';
import type { Violation } from './source-file.ts';

export type TreeReport = { readonly files: number; readonly violations: readonly Violation[] };

/** Checks every TypeScript file below the folder against the room map, and for cycles. */
export function checkTree(sourceFolder: string): TreeReport {
  const paths = globSync('**/*.ts', { cwd: sourceFolder })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const files = paths.map((path) => readSourceFile(path, readFileSync(join(sourceFolder, path), 'utf8')));
  const cycles = findCycles(files).map((knot) => ({
    path: knot[0] ?? '',
    line: 1,
    message: `is part of an import cycle: ${knot.join(' ↔ ')}`,
  }));
  return {
    files: files.length,
    violations: [...checkRooms(files, roomMap), ...cycles, ...unseenFiles(sourceFolder, new Set(paths))],
  };
}

/** Guards the check against its own file list: every script on disk must have been read. */
function unseenFiles(sourceFolder: string, seen: ReadonlySet<string>): Violation[] {
  return readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !seen.has(path))
    .map((path) => ({ path, line: 1, message: 'is a script that the room check did not read' }));
}
