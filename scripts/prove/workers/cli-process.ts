import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../run-command.ts';

export type CliProcess = {
  readonly child: ChildProcess;
  /** Everything written to standard output so far. */
  text(): string;
  /** The exit code of the process, or the signal that ended it. */
  readonly ended: Promise<number | string>;
};

export type CliEnvironment = {
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
};

/** Starts `vbagent` in its own process. */
export function startCli(args: readonly string[], { folder, variables }: CliEnvironment): CliProcess {
  const child = spawn(process.execPath, [join(projectRoot, 'bin/vbagent.mjs'), ...args], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const errors: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const ended = once(child, 'close').then(([code, signal]) => {
    if (code !== 0 && signal === null && errors.length > 0) process.stderr.write(errors.join(''));
    return code ?? signal;
  });
  return { child, ended, text: () => output.join('') };
}

/** Runs a command to its end and returns its output; throws unless the exit code is 0. */
export async function runCli(args: readonly string[], environment: CliEnvironment): Promise<string> {
  const { ended, text } = startCli(args, environment);
  const code = await ended;
  if (code !== 0) throw new Error(`vbagent ${args.join(' ')} exited with ${code}`);
  return text();
}
