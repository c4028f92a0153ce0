import type { Command } from 'commander';
import { addPaceOptions, addWorkOptions, type BatchOptions } from '../batch/batch-options.ts';
import { singleVariantChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import {
  addDatabaseOption,
  addEngineOption,
  addExamples,
  addReferenceOption,
  addSharedOptions,
  collectChoices,
} from '../shared-options.ts';
import type { BatchStatusOptions } from './run-batch-status.ts';

export function declareBatch(program: Command, tools: CliTools): void {
  const batch = program
    .command('batch')
    .summary('process thousands of files; stopped or killed, it goes on where it was')
    .description(
      'Takes every photo and TeX file through the whole line, as `vbagent process` does one. What is done stays done: run it again after Ctrl-C, a crash or a change of files, and only the rest is worked on; no reply of a model is paid for twice.',
    );
  declareRun(batch, tools);
  declareStatus(batch, tools);
  declareFetch(batch, tools);
  addExamples(batch, [
    'vbagent batch photos/ -o out/ -p 8 --max-cost 20',
    'vbagent batch continue -o out/ --max-cost 40',
    'vbagent batch status -o out/',
    'vbagent batch run --help    # every option',
  ]);
}

function declareRun(batch: Command, tools: CliTools): void {
  const command = batch
    .command('run', { isDefault: true })
    .aliases(['init', 'continue'])
    .summary('work on the files (what `vbagent batch FOLDER` does)')
    .argument(
      '[paths...]',
      'photos, TeX files, folders or patterns of them, or a .txt file that lists them; none: as the batch was begun',
    )
    .requiredOption('-o, --output <folder>', 'the folder of the results; it names the batch')
    .option('--variants <types...>', 'variants to make', collectChoices(singleVariantChoices))
    .option('--alternate', 'write another solution')
    .option('--no-ideas', 'extract no ideas')
    .option('--bank', 'put what passes into the bank, and what is flagged into the expert queue');
  addPaceOptions(command);
  addWorkOptions(command);
  addReferenceOption(command);
  addEngineOption(command);
  addSharedOptions(command);
  addExamples(command, [
    'vbagent batch photos/ -o out/ -p 16 --requests-per-minute 500 --max-cost 20',
    'vbagent batch problems/*.tex -o out/ --variants numerical --bank',
    'vbagent batch photos/ -o out/ --retry-failed',
    'vbagent batch continue -o out/ --max-cost 40',
    'vbagent batch problems/ --do variant --variants numerical -n 3 -o variants/',
    'vbagent batch problems/ --do convert --to mcq_sc -o mcq/',
    'vbagent batch photos/ -o out/ --detach',
  ]);
  command.action(async (paths: string[], options: BatchOptions) => {
    const { runBatchCommand } = await import('./run-batch.ts');
    tools.exitWith(await runBatchCommand(paths, options, tools));
  });
}

function declareStatus(batch: Command, tools: CliTools): void {
  const command = batch
    .command('status')
    .summary('how far a batch is, and what failed')
    .requiredOption('-o, --output <folder>', 'the folder of the batch');
  addDatabaseOption(command);
  addSharedOptions(command);
  addExamples(command, ['vbagent batch status -o out/', 'vbagent batch status -o out/ --json']);
  command.action(async (options: BatchStatusOptions) => {
    const { runBatchStatus } = await import('./run-batch-status.ts');
    tools.exitWith(await runBatchStatus(options, tools));
  });
}

function declareFetch(batch: Command, tools: CliTools): void {
  const command = batch
    .command('fetch')
    .summary('write what workers have made so far to the folder')
    .requiredOption('-o, --output <folder>', 'the folder of the batch');
  addDatabaseOption(command);
  addSharedOptions(command);
  addExamples(command, ['vbagent batch fetch -o out/']);
  command.action(async (options: BatchStatusOptions) => {
    const { runBatchFetch } = await import('./run-batch-status.ts');
    tools.exitWith(await runBatchFetch(options, tools));
  });
}
