import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The result that a child process sends back, or the reason why it has none. */
export type ForkOutcome<Result> = { readonly result: Result } | { readonly problem: string };

/**
 * Processes an image in a child process, which gets no environment and is killed at its time limit. A running job of the
 * image library cannot be stopped otherwise, and a hostile file can crash only the child.
 */
export function runInChild<Result>(
  script: URL,
  request: object,
  milliseconds: number,
): Promise<ForkOutcome<Result>> {
  const child = fork(fileURLToPath(script), {
    serialization: 'advanced',
    env: {},
    execArgv: ['--max-old-space-size=512'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const settle = (outcome: ForkOutcome<Result>): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(outcome);
    };
    const timer = setTimeout(
      () => settle({ problem: `it took longer than ${milliseconds / 1000} s` }),
      milliseconds,
    );
    child.once('message', settle);
    child.once('error', (error) => settle({ problem: error.message }));
    child.once('exit', (_code, signal) =>
      settle({ problem: signal === 'SIGKILL' ? 'it needs too much memory' : 'the library failed on it' }),
    );
    child.send(request, (error) => error && settle({ problem: error.message }));
  });
}

/** Runs in the child process: handles one request, sends its outcome and exits. */
export function serveParent<Request, Result>(work: (request: Request) => Promise<Result>): void {
  process.once('message', (request: Request) => {
    work(request)
      .then((result): ForkOutcome<Result> => ({ result }))
      .catch((thrown: unknown) => ({ problem: thrown instanceof Error ? thrown.message : '' }))
      .then((outcome) => process.send?.(outcome, () => process.disconnect()));
  });
}
