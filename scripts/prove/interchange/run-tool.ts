import { spawnSync } from 'node:child_process';

/** One check in a program; `missing` if the program is not installed, so that nothing was checked. */
export type ToolCheck = {
  readonly tool: string;
  readonly claim: string;
  readonly outcome: 'held' | 'failed' | 'missing';
  readonly detail: string;
};

const TIMEOUT_MS = 180_000;

/** Runs a program to its end; `isMissing` if it is not installed. */
export function runTool(
  command: string,
  args: readonly string[],
  cwd: string,
): { code: number; out: string; isMissing: boolean } {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    maxBuffer: 100_000_000,
    env: { ...process.env, HOME: cwd },
  });
  const isMissing = error !== undefined && 'code' in error && error.code === 'ENOENT';
  return { code: status ?? 1, out: `${stdout}${stderr}`, isMissing };
}
