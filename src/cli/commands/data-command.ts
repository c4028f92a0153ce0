import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addOutputOption, addSharedOptions, addStandardOptions } from '../shared-options.ts';
import type { DataEraseOptions, DataExportOptions } from './run-data.ts';
import type { DataSweepOptions } from './run-data-sweep.ts';

export function declareData(program: Command, tools: CliTools): void {
  const data = program
    .command('data')
    .summary('export or erase the data of one user; remove unreferenced files')
    .description('Exports or erases the data stored about one user, and removes unreferenced files.');
  addSharedOptions(data, ['vbagent data export --user learner-7 -o learner-7.jsonl', 'vbagent data sweep']);
  const exporting = data
    .command('export')
    .description('Writes everything stored about a user, one JSON object per line.')
    .requiredOption('--user <id>', 'the user');
  addOutputOption(exporting, 'the records');
  addStandardOptions(exporting, ['vbagent data export --user learner-7 -o learner-7.jsonl']);
  exporting.action(async (options: DataExportOptions) => {
    const { runDataExport } = await import('./run-data.ts');
    tools.exitWith(await runDataExport(options, tools));
  });
  const erasing = data
    .command('erase')
    .description(
      'Erases a user: their turns, feedback, comments, runs, threads and keys are deleted, and their name is removed from other records.',
    )
    .requiredOption('--user <id>', 'the user')
    .option('--yes', 'erase; without it the records are only counted (dry run)');
  addStandardOptions(erasing, [
    'vbagent data erase --user learner-7',
    'vbagent data erase --user learner-7 --yes',
  ]);
  erasing.action(async (options: DataEraseOptions) => {
    const { runDataErase } = await import('./run-data.ts');
    tools.exitWith(await runDataErase(options, tools));
  });
  declareSweep(data, tools);
}

function declareSweep(data: Command, tools: CliTools): void {
  const sweeping = data
    .command('sweep')
    .description('Removes files from the file store that no problem and no batch job references.')
    .option('--yes', 'remove; without it the files are only counted (dry run)');
  addStandardOptions(sweeping, ['vbagent data sweep', 'vbagent data sweep --yes']);
  sweeping.action(async (options: DataSweepOptions) => {
    const { runDataSweep } = await import('./run-data-sweep.ts');
    tools.exitWith(await runDataSweep(options, tools));
  });
}
