import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPages } from './check-pages.ts';
import { checkRooms } from './check-rooms.ts';
import { findCycles } from './find-cycles.ts';
import { readSourceFile } from './read-source-file.ts';
import { roomMap } from './room-map.ts';
import type { SourceFile, Violation } from './source-file.ts';

export type TreeReport = { readonly files: number; readonly violations: readonly Violation[] };

/** Checks every TypeScript file below the folder against the room map, and for cycles. */
export function checkTree(sourceFolder: string): TreeReport {
  const files = readFolder(sourceFolder, '**/*.ts');
  const cycles = findCycles(files).map((knot) => ({
    path: knot[0] ?? '',
    line: 1,
    message: `is part of an import cycle: ${knot.join(' ↔ ')}`,
  }));
  const seen = new Set(files.map((file) => file.path));
  return {
    files: files.length,
    violations: [...checkRooms(files, roomMap), ...cycles, ...unseenFiles(sourceFolder, seen)],
  };
}

/** Checks what the pages import from the rest of the house. */
export function checkWeb(pagesFolder: string): TreeReport {
  const files = readFolder(pagesFolder, '**/*.{ts,tsx}');
  return { files: files.length, violations: checkPages(files) };
}

function readFolder(folder: string, pattern: string): SourceFile[] {
  const paths = globSync(pattern, { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  return paths.sort().map((path) => readSourceFile(path, readFileSync(join(folder, path), 'utf8')));
}

/** Guards the check against its own file list: every script on disk must have been read. */
function unseenFiles(sourceFolder: string, seen: ReadonlySet<string>): Violation[] {
  return readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !seen.has(path))
    .map((path) => ({ path, line: 1, message: 'is a script that the room check did not read' }));
}
