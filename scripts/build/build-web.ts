import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runCommand } from '../run-command.ts';
import { compressBundle } from './compress-bundle.ts';

const webFolder = join(projectRoot, 'web');
const SOURCES = ['src/**/*', 'public/*', 'index.html', 'vite.config.ts', 'package.json'];

/** Builds the pages if any source file is newer than the bundle; returns the exit code. */
export async function buildWebIfStale(): Promise<number> {
  if (!isStale()) return 0;
  console.log('Building the pages …');
  const code = await runCommand('vite', ['build', '--logLevel', 'warn', webFolder]);
  if (code === 0) await compressBundle(join(webFolder, 'dist'));
  return code;
}

function isStale(): boolean {
  const builtMs = getModifiedMs(join(webFolder, 'dist/index.html'));
  return globSync(SOURCES, { cwd: webFolder }).some((path) => getModifiedMs(join(webFolder, path)) > builtMs);
}

function getModifiedMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

if (import.meta.main) process.exitCode = await buildWebIfStale();
