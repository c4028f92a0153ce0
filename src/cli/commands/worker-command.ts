import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addDatabaseOption, addExamples, addSharedOptions, readCount } from '../shared-options.ts';
import type { WorkerOptions } from './run-worker.ts';

export function declareWorker(program: Command, tools: CliTools): void {
  const command = program
    .command('worker')
    .summary('work on batches that others began; as many workers as you like')
    .description(
      'Takes jobs of all batches until it is stopped (Ctrl-C or SIGTERM): then it finishes what is under way, gives back what takes too long, and ends. On PostgreSQL (DATABASE_URL) workers may run on any machine that reaches the same file store (VBAGENT_FILES). A worker without a model leaves batches that need one to others.',
    )
    .option('-p, --parallel <n>', 'how many jobs at once (default 4)', readCount)
    .option('--name <name>', 'what this worker is called (default: the name of the machine)')
    .option('--grace <seconds>', 'how long jobs may go on once it is stopped (default 20)', readCount)
    .option('--drain', 'end when no job is left')
    .option('--list', 'only tell who works, and what came of it');
  addDatabaseOption(command);
  addSharedOptions(command);
  addExamples(command, [
    'vbagent worker -p 16',
    'vbagent worker --drain --json',
    'DATABASE_URL=postgres://vbagent@db/vbagent VBAGENT_FILES=/mnt/vbagent vbagent worker --name mill-2',
    'vbagent worker --list',
  ]);
  command.action(async (options: WorkerOptions) => {
    const { runWorkerCommand } = await import('./run-worker.ts');
    tools.exitWith(await runWorkerCommand(options, tools));
  });
}
