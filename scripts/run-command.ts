import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..');

/** Runs a program in the project root and shows its output; returns the exit code, or 130 if a signal ended it. */
export function runCommand(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: projectRoot, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal === null ? (code ?? 1) : 130));
  });
}

/** Runs a script with the current version of Node; returns the exit code. */
export function runNode(args: readonly string[]): Promise<number> {
  return runCommand(process.execPath, args);
}
