import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../domain/fault.ts';

export const CONFIG_FILE = 'vbagent.config.json';

/** The content of the config file, or a branch of it. */
export type ConfigTree = { [name: string]: unknown };

/** Reads the config file; undefined when there is none. Throws a fault with the position for invalid JSON. */
export function readConfigFile(folder: string): ConfigTree | undefined {
  const text = readIfPresent(join(folder, CONFIG_FILE));
  if (text === undefined) return undefined;
  const tree = parseJson(text);
  if (!isConfigTree(tree))
    throw new Fault(
      'invalid-input',
      `${CONFIG_FILE} must contain one JSON object, such as {"engine": "rules"}.`,
    );
  return tree;
}

/** Replaces the whole config file; an empty tree removes it. */
export function writeConfigFile(folder: string, tree: ConfigTree): void {
  const path = join(folder, CONFIG_FILE);
  if (Object.keys(tree).length === 0) rmSync(path, { force: true });
  else replaceText(path, `${JSON.stringify(tree, null, 2)}\n`);
}

/** Writes a temporary file and renames it, so that a crash never leaves a partial file. */
function replaceText(path: string, text: string): void {
  const temporaryPath = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporaryPath, text);
    renameSync(temporaryPath, path);
  } catch (cause) {
    rmSync(temporaryPath, { force: true });
    throw new Fault('invalid-input', `${path} cannot be written.`, { cause });
  }
}

export function isConfigTree(value: unknown): value is ConfigTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a text file without its byte order mark; undefined when it does not exist. */
export function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw new Fault('invalid-input', `${path} cannot be read.`, { cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Fault('invalid-input', `${CONFIG_FILE} is not valid JSON: ${reason}.`, { cause });
  }
}
