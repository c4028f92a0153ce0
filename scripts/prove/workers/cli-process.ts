import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../run-command.ts';

export type CliProcess = {
  readonly child: ChildProcess;
  /** What it has written to standard output so far. */
  text(): string;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
};

export type CliWorld = {
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
};

/** `vbagent` as a person would start it, in a process of its own. */
export function startCli(words: readonly string[], { folder, variables }: CliWorld): CliProcess {
  const child = spawn(process.execPath, [join(projectRoot, 'bin/vbagent.mjs'), ...words], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const complained: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => complained.push(text));
  const ended = once(child, 'close').then(([code, signal]) => {
    if (code !== 0 && signal === null && complained.length > 0) process.stderr.write(complained.join(''));
    return code ?? signal;
  });
  return { child, ended, text: () => said.join('') };
}

/** Runs a command to its end; anything but exit code 0 is an error. */
export async function runCli(words: readonly string[], world: CliWorld): Promise<string> {
  const { ended, text } = startCli(words, world);
  const code = await ended;
  if (code !== 0) throw new Error(`vbagent ${words.join(' ')} ended with ${code}`);
  return text();
}
