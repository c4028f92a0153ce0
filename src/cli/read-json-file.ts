import { Fault } from '../domain/fault.ts';
import type { CliTools } from './cli-tools.ts';

/** Reads a JSON file that the user named; `-` is standard input. */
export async function readJsonFile(path: string, { files }: Pick<CliTools, 'files'>): Promise<unknown> {
  const { name, source } = await files.readText(path);
  try {
    return JSON.parse(source);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Fault('invalid-input', `${name} is not valid JSON: ${reason}.`, { cause });
  }
}
