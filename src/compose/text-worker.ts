import { serveTasks } from '../adapters/worker-threads/serve-tasks.ts';
import { asFault } from '../domain/fault.ts';
import { type TextTasks, textTasks } from '../http/text-tasks.ts';
import type { TextReport, TextTask } from './text-threads.ts';

type TextFunctions = {
  readonly [Name in keyof TextTasks]: (...args: Parameters<TextTasks[Name]>) => unknown;
};
const functions: TextFunctions = textTasks;

// The script of the worker threads that `text-threads.ts` starts.
serveTasks((task: TextTask): TextReport<unknown> => {
  try {
    return { value: runTask(task) };
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
