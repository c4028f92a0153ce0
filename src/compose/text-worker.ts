import { serveTasks } from '../adapters/worker-threads/serve-tasks.ts';
import { asFault } from '../domain/fault.ts';
import { createTextTasks, type TextTasks } from '../http/text-tasks.ts';
import { openLimitedFormatEngines } from './interchange.ts';
import type { TextReport, TextTask } from './text-threads.ts';

type TextFunctions = {
  readonly [Name in keyof TextTasks]: (...args: Parameters<TextTasks[Name]>) => unknown;
};
const functions: TextFunctions = createTextTasks(openLimitedFormatEngines());

// The script of the worker threads that `text-threads.ts` starts.
serveTasks(async (task: TextTask): Promise<TextReport<unknown>> => {
  try {
    return { value: await runTask(task) };
  } catch (thrown) {
    // A text that is nested too deeply overflows the stack.
    if (thrown instanceof RangeError) {
      return { kind: 'invalid-input', message: 'This text is nested too deeply.', details: {} };
    }
    const { kind, message, advice, facts } = asFault(thrown);
    return { kind, message, details: { facts, ...(advice !== undefined && { advice }) } };
  }
});

function runTask<Name extends keyof TextTasks>({ name, args }: TextTask<Name>): unknown {
  return functions[name](...args);
}
