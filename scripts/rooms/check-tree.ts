import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolders } from './check-folders.ts';
import { checkPages } from './check-pages.ts';
import { checkRooms } from './check-rooms.ts';
import { findCycles } from './find-cycles.ts';
import { findRepeatedTypes } from './find-repeated-types.ts';
import { findUnusedExports } from './find-unused-exports.ts';
import { readSourceFile } from './read-source-file.ts';
import { publicFiles, roomMap } from './room-map.ts';
import type { SourceFile, Violation } from './source-file.ts';
import { specNames } from './spec-names.table.ts';

export type TreeReport = { readonly files: number; readonly violations: readonly Violation[] };

/** Checks every TypeScript file below `src`: room map, import cycles, two-way folder imports, sizes, repeated type names. */
export function checkTree(sourceFolder: string): TreeReport {
  const files = readFolder(sourceFolder, '**/*.ts');
  const cycles = findCycles(files).map((cycle) => ({
    path: cycle[0] ?? '',
    line: 1,
    message: `is part of an import cycle: ${cycle.join(' ↔ ')}`,
  }));
  const readPaths = new Set(files.map((file) => file.path));
  return {
    files: files.length,
    violations: [
      ...checkRooms(files, roomMap),
      ...cycles,
      ...checkFolders(files),
      ...findRepeatedTypes(files),
      ...findUnreadFiles(sourceFolder, readPaths),
    ],
  };
}

/** Checks the imports of the pages from `src` and between their folders. */
export function checkWeb(pagesFolder: string): TreeReport {
  const files = readFolder(pagesFolder, '**/*.{ts,tsx}');
  return { files: files.length, violations: [...checkPages(files), ...checkFolders(files)] };
}

/** Checks that each export of `src` and `web/src` is imported by a file that is not a test. */
export function checkExports(root: string): TreeReport {
  const readFilesIn = (folder: string): SourceFile[] =>
    readFolder(join(root, folder), '**/*.{ts,tsx}').map((file) => ({
      ...file,
      path: `${folder}/${file.path}`,
    }));
  const candidates = [...readFilesIn('src'), ...readFilesIn('web/src')];
  const all = [...candidates, ...readFilesIn('scripts'), ...readFilesIn('bench')];
  return {
    files: all.length,
    violations: findUnusedExports(candidates, all, { publicFiles, specNames }),
  };
}

function readFolder(folder: string, pattern: string): SourceFile[] {
  const paths = globSync(pattern, { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  return paths.sort().map((path) => readSourceFile(path, readFileSync(join(folder, path), 'utf8')));
}

/** Reports scripts on disk that were not read, so that the check cannot miss a file. */
function findUnreadFiles(sourceFolder: string, readPaths: ReadonlySet<string>): Violation[] {
  return readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !readPaths.has(path))
    .map((path) => ({ path, line: 1, message: 'is a script that the room check did not read' }));
}
