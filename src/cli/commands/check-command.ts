import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addEngineOption, addStandardOptions, readCount } from '../shared-options.ts';
import type { CheckOptions } from './run-check.ts';
import type { ApplyOptions, CheckHistoryOptions, StatsOptions } from './run-check-history.ts';
import type { FullReviewOptions } from './run-full-review.ts';

export function declareCheck(program: Command, tools: CliTools): void {
  const command = program
    .command('check')
    .summary('spot-check some problems: decide on suggested edits')
    .description('Picks problems at random, suggests edits as diffs and writes only the edits you approve.');
  declareRun(command, tools);
  declareRun(command.command('run').description('The same as `vbagent check`.'), tools);
  declareResume(command, tools);
  declareHistory(command, tools);
  declareApply(command, tools);
  declareStats(command, tools);
  declareFullReview(command, tools);
}

function addFolderOption(command: Command, defaultFolder = '.'): Command {
  return command.option('-d, --dir <path>', `the folder of the problems (default: ${defaultFolder})`);
}

function addYesToOption(command: Command): Command {
  return command.addOption(
    new Option(
      '--yes-to <which>',
      'apply without asking the edits that are certain: two places of the question give the same correction',
    ).choices(['certain']),
  );
}

function declareRun(command: Command, tools: CliTools): void {
  command
    .option('-c, --count <n>', 'how many problems (default 5)', readCount)
    .option('-p, --problem-id <id>', 'only this problem')
    .option('--seed <n>', 'the same seed picks the same problems')
    .option('--all', 'every problem of the folder');
  addFolderOption(command);
  addYesToOption(command);
  addEngineOption(command);
  addStandardOptions(command, [
    'vbagent check',
    'vbagent check --count 10 --dir out --seed 7',
    'vbagent check --all --yes-to certain --json',
    "printf 'a\\nr\\nq\\n' | vbagent check --dir out",
  ]);
  command.action(async (options: CheckOptions) => {
    const { runCheck } = await import('./run-check.ts');
    tools.exitWith(await runCheck(options, tools));
  });
}

function declareResume(check: Command, tools: CliTools): void {
  const command = check
    .command('resume')
    .argument('[session]', 'the id of a session (default: the newest unfinished one)')
    .description('Continues a session where it stopped.');
  addFolderOption(command, 'the folder in which the session was started');
  addYesToOption(command);
  addEngineOption(command);
  addStandardOptions(command, ['vbagent check resume', 'vbagent check resume --dir out']);
  command.action(async (session: string | undefined, options: CheckOptions) => {
    const { runCheckResume } = await import('./run-check.ts');
    tools.exitWith(await runCheckResume(session, options, tools));
  });
}

function declareHistory(check: Command, tools: CliTools): void {
  const command = check
    .command('history')
    .description('Lists suggestions and their outcomes, newest first.')
    .option('-p, --problem-id <id>', 'only this problem')
    .option('-f, --file <path>', 'only this file, relative to its folder')
    .option('-n, --limit <n>', 'at most this many (default 20)', readCount);
  addStandardOptions(command, ['vbagent check history', 'vbagent check history -p ramp -n 5 --json']);
  command.action(async (options: CheckHistoryOptions) => {
    const { runCheckHistory } = await import('./run-check-history.ts');
    tools.exitWith(await runCheckHistory(options, tools));
  });
}

function declareApply(check: Command, tools: CliTools): void {
  const command = check
    .command('apply')
    .argument('<suggestion>', 'its number, as listed by `check history`', readId)
    .description('Applies a suggestion from the history to its file, whatever the earlier decision was.')
    .option('-e, --edit', 'edit the suggested text in your editor first');
  addFolderOption(command, 'the folder in which the suggestion was made');
  addStandardOptions(command, ['vbagent check apply 12', 'vbagent check apply 12 -e']);
  command.action(async (id: number, options: ApplyOptions) => {
    const { runCheckApply } = await import('./run-check-history.ts');
    tools.exitWith(await runCheckApply(id, options, tools));
  });
}

function declareStats(check: Command, tools: CliTools): void {
  const command = check
    .command('stats')
    .description('Shows the outcomes of suggestions by kind, by day and by confidence.')
    .option('--days <n>', 'only the last N days', readCount);
  addStandardOptions(command, ['vbagent check stats', 'vbagent check stats --days 7 --json']);
  command.action(async (options: StatsOptions) => {
    const { runCheckStats } = await import('./run-check-history.ts');
    tools.exitWith(await runCheckStats(options, tools));
  });
}

/** The commands of a full review, which covers every problem of a folder, with their help texts. */
const FULL_REVIEW_COMMANDS = {
  init: 'Plans a review of every problem in the folder. The review can take several days.',
  continue: 'Reviews the next problems of the plan; problems that changed are reviewed again.',
  status: 'Shows the progress of the plan.',
  recheck: 'Repeats the review of problems that could not be reviewed or have open suggestions.',
} as const;

function declareFullReview(check: Command, tools: CliTools): void {
  for (const [name, description] of Object.entries(FULL_REVIEW_COMMANDS)) {
    const command = check.command(name).description(description);
    addFolderOption(command);
    if (name === 'continue' || name === 'recheck') {
      command.option('-c, --count <n>', 'how many problems this time (default: all remaining)', readCount);
      addYesToOption(command);
      addEngineOption(command);
    }
    if (name === 'recheck')
      command.option('--failed', 'problems that failed or have open suggestions (the default)');
    addStandardOptions(command, [`vbagent check ${name} --dir out`]);
    command.action(async (options: FullReviewOptions) => {
      const { runFullReview } = await import('./run-full-review.ts');
      tools.exitWith(await runFullReview(name, options, tools));
    });
  }
}

function readId(text: string): number {
  const id = Number(text);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new InvalidArgumentError('It must be a number from `vbagent check history`.');
}
