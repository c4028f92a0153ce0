import { serveTasks } from '../adapters/worker-threads/serve-tasks.ts';
import { createOutputChecker, type OutputChecker } from '../agents/output-checker.ts';
import type { OutputCheckReport, OutputCheckTask } from './output-check-thread.ts';

const checker = createOutputChecker();

// The script of the worker thread that `output-check-thread.ts` starts.
serveTasks(async (task: OutputCheckTask): Promise<OutputCheckReport<unknown>> => {
  try {
    return { value: await runCheck(task) };
  } catch (thrown) {
    return { error: thrown instanceof Error ? thrown.message : String(thrown) };
  }
});

function runCheck<Name extends keyof OutputChecker>({ name, args }: OutputCheckTask<Name>): Promise<unknown> {
  return checker[name](...args);
}
