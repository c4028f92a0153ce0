import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../run-command.ts';

export type Variables = Readonly<Record<string, string>>;

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port was found');
  return address.port;
}

/** Starts `vbagent serve` in its own process and waits until it responds. */
export async function startServer(port: number, variables: Variables): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [join(projectRoot, 'bin/vbagent.mjs'), 'serve', '--port', String(port)],
    { env: { ...process.env, ...variables }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    if (child.exitCode !== null) throw new Error(`a server exited with code ${child.exitCode}`);
    await pause(50);
  }
}

/** A process with several reviewers, and the decisions that a server acknowledged, each as `<item id> <decision>`. */
export type Reviewers = { readonly child: ChildProcess; readonly acknowledged: string[] };

/** Starts a process with several reviewers and collects the decisions that servers acknowledge. */
export function startReviewers(plan: { ports: readonly number[]; keys: readonly string[] }): Reviewers {
  const script = join(import.meta.dirname, 'reviewers.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  let incompleteLine = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (incompleteLine + text).split('\n');
    incompleteLine = lines.pop() ?? '';
    acknowledged.push(...lines);
  });
  return { child, acknowledged };
}

/** Kills a process with SIGKILL and waits until it has ended. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}
