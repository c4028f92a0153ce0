import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addDatabaseOption, addExamples, addOutputOption, addSharedOptions } from '../shared-options.ts';
import type { DataEraseOptions, DataExportOptions } from './run-data.ts';
import type { DataSweepOptions } from './run-data-sweep.ts';

export function declareData(program: Command, tools: CliTools): void {
  const data = program
    .command('data')
    .summary('show or erase what is kept about one user; sweep files')
    .description(
      'Shows or erases what the database keeps about one user, and sweeps files that nothing needs.',
    );
  addSharedOptions(data);
  addExamples(data, ['vbagent data export --user learner-7 -o learner-7.jsonl', 'vbagent data sweep']);
  const exporting = data
    .command('export')
    .description('Writes everything kept about a user, one JSON object a line.')
    .requiredOption('--user <id>', 'the user');
  addOutputOption(exporting, 'the records');
  finish(exporting, ['vbagent data export --user learner-7 -o learner-7.jsonl']);
  exporting.action(async (options: DataExportOptions) => {
    const { runDataExport } = await import('./run-data.ts');
    tools.exitWith(await runDataExport(options, tools));
  });
  const erasing = data
    .command('erase')
    .description(
      'Erases a user: own turns, feedback, comments, runs, threads and keys go, the name goes elsewhere.',
    )
    .requiredOption('--user <id>', 'the user')
    .option('--yes', 'really erase; without it nothing happens but a count');
  finish(erasing, ['vbagent data erase --user learner-7', 'vbagent data erase --user learner-7 --yes']);
  erasing.action(async (options: DataEraseOptions) => {
    const { runDataErase } = await import('./run-data.ts');
    tools.exitWith(await runDataErase(options, tools));
  });
  declareSweep(data, tools);
}

function declareSweep(data: Command, tools: CliTools): void {
  const sweeping = data
    .command('sweep')
    .description('Removes files of the file store that no problem and no job of a batch names any more.')
    .option('--yes', 'really remove; without it nothing happens but a count');
  finish(sweeping, ['vbagent data sweep', 'vbagent data sweep --yes']);
  sweeping.action(async (options: DataSweepOptions) => {
    const { runDataSweep } = await import('./run-data-sweep.ts');
    tools.exitWith(await runDataSweep(options, tools));
  });
}

function finish(command: Command, examples: readonly string[]): void {
  addDatabaseOption(command);
  addSharedOptions(command);
  addExamples(command, examples);
}
