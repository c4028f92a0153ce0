import { serveTasks } from '../adapters/worker-threads/serve-tasks.ts';
import { createOutputChecker, type OutputChecker } from '../agents/output-checker.ts';
import type { OutputCheckReport, OutputCheckTask } from './output-check-thread.ts';

const checker = createOutputChecker();

// The worker thread of `createOutputCheckThread`.
serveTasks(async (task: OutputCheckTask): Promise<OutputCheckReport<unknown>> => {
  try {
    return { found: await check(task) };
  } catch (thrown) {
    return { error: thrown instanceof Error ? thrown.message : String(thrown) };
  }
});

function check<Name extends keyof OutputChecker>({ name, args }: OutputCheckTask<Name>): Promise<unknown> {
  return checker[name](...args);
}
