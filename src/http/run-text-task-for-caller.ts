import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { createCallerLimit } from './caller-limit.ts';
import { getPrincipal } from './guards/require-role.ts';
import type { RunTextTask, TextResult, TextTasks } from './text-tasks.ts';

/** Runs a text task for the caller of a request. */
export type RunTextTaskForCaller = <Name extends keyof TextTasks>(
  context: Context<AppEnv>,
  name: Name,
  args: Parameters<TextTasks[Name]>,
) => Promise<TextResult<Name>>;

const MAX_WAITING_TASKS = 32;

/**
 * Creates a function that runs the text tasks of requests on worker threads. Each caller runs one task at a time, so that
 * one caller does not use all threads; the caller's other tasks wait. A task is cancelled when its client disconnects.
 */
export function createTextTaskRunner(runTextTask: RunTextTask): RunTextTaskForCaller {
  const limit = createCallerLimit(MAX_WAITING_TASKS, 'texts are already waiting');
  const lastByOwner = new Map<string, Promise<unknown>>();
  return async <Name extends keyof TextTasks>(
    context: Context<AppEnv>,
    name: Name,
    args: Parameters<TextTasks[Name]>,
  ): Promise<TextResult<Name>> => {
    const owner = getPrincipal(context).id;
    const { signal } = context.req.raw;
    const release = limit.acquire(owner);
    const previous = lastByOwner.get(owner) ?? Promise.resolve();
    const result: Promise<TextResult<Name>> = previous.then<TextResult<Name>>(() =>
      runTextTask(name, args, signal),
    );
    const settled = result
      .catch(() => undefined)
      .finally(() => {
        release();
        if (lastByOwner.get(owner) === settled) lastByOwner.delete(owner);
      });
    lastByOwner.set(owner, settled);
    return result;
  };
}
