import type { Command } from 'commander';
import { addPaceOptions, addWorkOptions, type BatchOptions } from '../batch/batch-options.ts';
import { singleVariantChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import {
  addDatabaseOption,
  addEngineOption,
  addExamples,
  addPagesOption,
  addReferenceOption,
  addSharedOptions,
  collectChoices,
} from '../shared-options.ts';
import type { BatchStatusOptions } from './run-batch-status.ts';

export function declareBatch(program: Command, tools: CliTools): void {
  const batch = program
    .command('batch')
    .summary('process thousands of files; continues after a stop or crash')
    .description(
      'Processes every photo, PDF file and TeX file with the pipeline of `vbagent process`. Finished files are not processed again: run the same command after Ctrl-C, a crash or a change of files to process the rest. Model replies are cached, so that no call is paid for twice.',
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
    .summary('start or continue a batch (the same as `vbagent batch FOLDER`)')
    .argument(
      '[paths...]',
      'photos, PDF files, TeX files, folders or patterns of them, or a .txt file that lists them; without paths, the batch continues as it was started',
    )
    .requiredOption('-o, --output <folder>', 'the result folder; it identifies the batch')
    .option('--variants <types...>', 'variants to make', collectChoices(singleVariantChoices))
    .option('--alternate', 'write an alternative solution')
    .option('--no-ideas', 'do not extract ideas')
    .option(
      '--bank',
      'save questions that passed all checks to the bank, and send the others to the expert queue',
    );
  addPagesOption(command);
  addPaceOptions(command);
  addWorkOptions(command);
  addReferenceOption(command);
  addEngineOption(command);
  addSharedOptions(command, [
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
    .summary('show the progress of a batch and its failed files')
    .requiredOption('-o, --output <folder>', 'the result folder of the batch');
  addDatabaseOption(command);
  addSharedOptions(command, ['vbagent batch status -o out/', 'vbagent batch status -o out/ --json']);
  command.action(async (options: BatchStatusOptions) => {
    const { runBatchStatus } = await import('./run-batch-status.ts');
    tools.exitWith(await runBatchStatus(options, tools));
  });
}

function declareFetch(batch: Command, tools: CliTools): void {
  const command = batch
    .command('fetch')
    .summary('copy the results of workers to the result folder')
    .requiredOption('-o, --output <folder>', 'the result folder of the batch');
  addDatabaseOption(command);
  addSharedOptions(command, ['vbagent batch fetch -o out/']);
  command.action(async (options: BatchStatusOptions) => {
    const { runBatchFetch } = await import('./run-batch-status.ts');
    tools.exitWith(await runBatchFetch(options, tools));
  });
}
