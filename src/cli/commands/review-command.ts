import { type Command, Option } from 'commander';
import { exportChoices, statusChoices, triggerChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import { addOutputOption, addStandardOptions, readCount } from '../shared-options.ts';
import type { DecideOptions, ReviewExportOptions, ReviewListOptions, ReviewOptions } from './run-review.ts';

export function declareReview(program: Command, tools: CliTools): void {
  const command = program
    .command('review')
    .summary('decide on the items in the expert queue')
    .description('Shows the items one by one; one key press decides each.');
  addFilters(command);
  addReviewer(command);
  addStandardOptions(command, [
    'vbagent review',
    'vbagent review --provider questions',
    'vbagent review list --json',
  ]);
  command.action(async (options: ReviewOptions) => {
    const { runReview } = await import('./run-review.ts');
    tools.exitWith(await runReview(options, tools));
  });
  declareList(command, tools);
  declareShow(command, tools);
  for (const decision of ['approve', 'reject'] as const) declareDecision(command, tools, decision);
  declareCorrect(command, tools);
  for (const step of ['undo', 'reopen', 'revoke'] as const) declareReversal(command, tools, step);
  declareStats(command, tools);
  declareExport(command, tools);
}

function addFilters(command: Command): void {
  command
    .option(
      '--provider <id>',
      'only this kind of item (provider): questions, or an SQL dialect such as postgresql',
    )
    .addOption(new Option('--reason <reason>', 'only this reason').choices(triggerChoices));
}

function addReviewer(command: Command): void {
  command.option('--as <name>', 'the name of the reviewer (default: local)');
}

function declareList(review: Command, tools: CliTools): void {
  const command = review
    .command('list')
    .description('Lists the queue, the most urgent items first.')
    .addOption(new Option('--status <status>', 'only items with this status').choices(statusChoices))
    .option('--limit <n>', 'at most this many (default 20)', readCount);
  addFilters(command);
  addStandardOptions(command, ['vbagent review list', 'vbagent review list --status approved --limit 100']);
  command.action(async (options: ReviewListOptions) => {
    const { runReviewList } = await import('./run-review.ts');
    tools.exitWith(await runReviewList(options, tools));
  });
}

function declareShow(review: Command, tools: CliTools): void {
  const command = review
    .command('show')
    .argument('<id>', 'the id of the item')
    .description('Shows one item with everything needed for a decision.');
  addStandardOptions(command, ['vbagent review show ID', 'vbagent review show ID --json']);
  command.action(async (id: string, options: ReviewOptions) => {
    const { runReviewShow } = await import('./run-review.ts');
    tools.exitWith(await runReviewShow(id, options, tools));
  });
}

function declareDecision(review: Command, tools: CliTools, decision: 'approve' | 'reject'): void {
  const effect = decision === 'approve' ? 'is used as an example' : 'is never used';
  const command = review
    .command(decision)
    .argument('<id>', 'the id of the item')
    .description(`Decides that the text of an item ${effect}.`)
    .option('--note <text>', 'the reason');
  addReviewer(command);
  addStandardOptions(command, [`vbagent review ${decision} ID --note "agrees with the marking scheme"`]);
  command.action(async (id: string, options: DecideOptions) => {
    const { runReviewDecision } = await import('./run-review.ts');
    tools.exitWith(await runReviewDecision({ id, decision, options }, tools));
  });
}

function declareCorrect(review: Command, tools: CliTools): void {
  const command = review
    .command('correct')
    .argument('<id>', 'the id of the item')
    .argument('<file>', 'a file with the corrected text (- is standard input)')
    .description('Replaces the text of an item with a corrected one, which is checked first.')
    .option('--note <text>', 'the reason');
  addReviewer(command);
  addStandardOptions(command, [
    'vbagent review correct ID fixed.sql',
    'vbagent review correct ID fixed.tex --note "unit"',
  ]);
  command.action(async (id: string, file: string, options: DecideOptions) => {
    const { runReviewDecision } = await import('./run-review.ts');
    tools.exitWith(await runReviewDecision({ id, decision: 'correct', file, options }, tools));
  });
}

const REVERSALS = {
  undo: 'Undoes your own recent decision.',
  reopen: 'Returns a decided item to the expert queue.',
  revoke: 'Removes an approved example from the index.',
} as const;

function declareReversal(review: Command, tools: CliTools, step: keyof typeof REVERSALS): void {
  const command = review
    .command(step)
    .argument('<id>', 'the id of the item')
    .description(REVERSALS[step])
    .option('--note <text>', 'the reason');
  addReviewer(command);
  addStandardOptions(command, [`vbagent review ${step} ID`]);
  command.action(async (id: string, options: DecideOptions) => {
    const { runReviewReversal } = await import('./run-review.ts');
    tools.exitWith(await runReviewReversal({ id, step, options }, tools));
  });
}

function declareStats(review: Command, tools: CliTools): void {
  const command = review.command('stats').description('Shows the statistics of the queue.');
  addStandardOptions(command, ['vbagent review stats', 'vbagent review stats --json']);
  command.action(async (options: ReviewOptions) => {
    const { runReviewStats } = await import('./run-review.ts');
    tools.exitWith(await runReviewStats(options, tools));
  });
}

function declareExport(review: Command, tools: CliTools): void {
  const command = review
    .command('export')
    .description('Writes all items as CSV or JSON Lines.')
    .addOption(new Option('--format <format>', 'the file format').choices(exportChoices).default('csv'))
    .addOption(new Option('--status <status>', 'only items with this status').choices(statusChoices))
    .option('--provider <id>', 'only this kind of item (provider)');
  addOutputOption(command, 'the items');
  addStandardOptions(command, ['vbagent review export -o queue.csv', 'vbagent review export --format jsonl']);
  command.action(async (options: ReviewExportOptions) => {
    const { runReviewExport } = await import('./run-review.ts');
    tools.exitWith(await runReviewExport(options, tools));
  });
}
