import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a child sends back: its answer, or why it has none. */
export type ChildOutcome<Answer> = { readonly answer: Answer } | { readonly problem: string };

/**
 * Works on a picture in a process of its own, which gets no environment and is killed when its time is up: a running job
 * of the image library can be stopped in no other way, and what a hostile file breaks is not us.
 */
export function runInChild<Answer>(
  script: URL,
  request: object,
  milliseconds: number,
): Promise<ChildOutcome<Answer>> {
  const child = fork(fileURLToPath(script), {
    serialization: 'advanced',
    env: {},
    execArgv: ['--max-old-space-size=512'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const settle = (outcome: ChildOutcome<Answer>): void => {
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
    child.once('exit', () => settle({ problem: 'the image library gave up on it' }));
    child.send(request, (error) => error && settle({ problem: error.message }));
  });
}

/** The other side: takes one request, sends its outcome, and ends. */
export function answerParent<Request, Answer>(work: (request: Request) => Promise<Answer>): void {
  process.once('message', (request: Request) => {
    work(request)
      .then((answer): ChildOutcome<Answer> => ({ answer }))
      .catch((thrown: unknown) => ({ problem: thrown instanceof Error ? thrown.message : '' }))
      .then((outcome) => process.send?.(outcome, () => process.disconnect()));
  });
}
