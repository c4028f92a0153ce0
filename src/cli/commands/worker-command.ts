import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addDatabaseOption, addSharedOptions, readCount } from '../shared-options.ts';
import type { WorkerCommandOptions } from './run-worker.ts';

export function declareWorker(program: Command, tools: CliTools): void {
  const command = program
    .command('worker')
    .summary('run jobs of batches; start any number of workers')
    .description(
      'Runs jobs of all batches until it is stopped (Ctrl-C or SIGTERM). Then it waits for the running jobs for a grace period, returns unfinished jobs to the queue, and ends. With PostgreSQL (DATABASE_URL), workers can run on any machine that can access the same file store (VBAGENT_FILES). A worker without a model leaves batches that need one to other workers.',
    )
    .option('-p, --parallel <n>', 'how many concurrent model calls (default 4)', readCount)
    .option('--name <name>', 'the name of this worker (default: the host name)')
    .option('--grace <seconds>', 'how long running jobs may take after a stop signal (default 20)', readCount)
    .option('--drain', 'work until no job is left, then stop')
    .option('--list', 'only list the workers and their results');
  addDatabaseOption(command);
  addSharedOptions(command, [
    'vbagent worker -p 16',
    'vbagent worker --drain --json',
    'DATABASE_URL=postgres://vbagent@db/vbagent VBAGENT_FILES=/mnt/vbagent vbagent worker --name worker-2',
    'vbagent worker --list',
  ]);
  command.action(async (options: WorkerCommandOptions) => {
    const { runWorkerCommand } = await import('./run-worker.ts');
    tools.exitWith(await runWorkerCommand(options, tools));
  });
}
