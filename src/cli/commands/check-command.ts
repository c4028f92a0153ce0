import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import {
  addDatabaseOption,
  addEngineOption,
  addExamples,
  addSharedOptions,
  readCount,
} from '../shared-options.ts';
import type { CheckOptions } from './run-check.ts';
import type { ApplyOptions, HistoryOptions, StatsOptions } from './run-check-history.ts';
import type { SweepOptions } from './run-check-sweep.ts';

export function declareCheck(program: Command, tools: CliTools): void {
  const command = program
    .command('check')
    .summary('look over a few problems and decide on suggested edits')
    .description('Picks problems at random, suggests edits as diffs, and writes only what you approve.');
  declareRun(command, tools);
  declareRun(command.command('run').description('The same as `vbagent check`.'), tools);
  declareResume(command, tools);
  declareHistory(command, tools);
  declareApply(command, tools);
  declareStats(command, tools);
  declareSweep(command, tools);
}

function addFolder(command: Command, otherwise = '.'): Command {
  return command.option('-d, --dir <path>', `the folder of the problems (default ${otherwise})`);
}

function addDecider(command: Command): Command {
  return command.addOption(
    new Option(
      '--yes-to <which>',
      'decide without asking: apply what follows from the question itself',
    ).choices(['certain']),
  );
}

function finish(command: Command, examples: readonly string[]): void {
  addDatabaseOption(command);
  addSharedOptions(command);
  addExamples(command, examples);
}

function declareRun(command: Command, tools: CliTools): void {
  command
    .option('-c, --count <n>', 'how many problems (default 5)', readCount)
    .option('-p, --problem-id <id>', 'this problem and no other')
    .option('--seed <n>', 'the same seed picks the same problems')
    .option('--all', 'every problem of the folder');
  addFolder(command);
  addDecider(command);
  addEngineOption(command);
  finish(command, [
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
    .argument('[session]', 'the id of a session (default: the newest that is not finished)')
    .description('Goes on with a session at the place where it was left.');
  addFolder(command, 'that of the session');
  addDecider(command);
  addEngineOption(command);
  finish(command, ['vbagent check resume', 'vbagent check resume --dir out']);
  command.action(async (session: string | undefined, options: CheckOptions) => {
    const { runCheckResume } = await import('./run-check.ts');
    tools.exitWith(await runCheckResume(session, options, tools));
  });
}

function declareHistory(check: Command, tools: CliTools): void {
  const command = check
    .command('history')
    .description('Lists suggestions with what became of them, newest first.')
    .option('-p, --problem-id <id>', 'only this problem')
    .option('-f, --file <path>', 'only this file, relative to its folder')
    .option('-n, --limit <n>', 'at most this many (default 20)', readCount);
  finish(command, ['vbagent check history', 'vbagent check history -p ramp -n 5 --json']);
  command.action(async (options: HistoryOptions) => {
    const { runCheckHistory } = await import('./run-check-history.ts');
    tools.exitWith(await runCheckHistory(options, tools));
  });
}

function declareApply(check: Command, tools: CliTools): void {
  const command = check
    .command('apply')
    .argument('<version-id>', 'the number of the suggestion, as `check history` shows it', readId)
    .description('Writes a suggestion of the history to its file, whatever was decided then.')
    .option('-e, --edit', 'change the suggested text in your editor first');
  addFolder(command, 'that of the suggestion');
  finish(command, ['vbagent check apply 12', 'vbagent check apply 12 -e']);
  command.action(async (id: number, options: ApplyOptions) => {
    const { runCheckApply } = await import('./run-check-history.ts');
    tools.exitWith(await runCheckApply(id, options, tools));
  });
}

function declareStats(check: Command, tools: CliTools): void {
  const command = check
    .command('stats')
    .description('Says what came of the suggestions: by kind, by day, and by confidence.')
    .option('--days <n>', 'only the last so many days', readCount);
  finish(command, ['vbagent check stats', 'vbagent check stats --days 7 --json']);
  command.action(async (options: StatsOptions) => {
    const { runCheckStats } = await import('./run-check-history.ts');
    tools.exitWith(await runCheckStats(options, tools));
  });
}

const sweeps = {
  init: 'Plans a look at every problem of the folder, over as many days as it takes.',
  continue: 'Looks at the next problems of the plan; those that changed since come again.',
  status: 'Says how far the plan is.',
  recheck: 'Looks once more at problems that could not be reviewed or have open suggestions.',
} as const;

function declareSweep(check: Command, tools: CliTools): void {
  for (const [name, description] of Object.entries(sweeps)) {
    const command = check.command(name).description(description);
    addFolder(command);
    if (name === 'continue' || name === 'recheck') {
      command.option(
        '-c, --count <n>',
        'how many problems this time (default: all that are left)',
        readCount,
      );
      addDecider(command);
      addEngineOption(command);
    }
    if (name === 'recheck')
      command.option('--failed', 'those that failed or have open suggestions (the default)');
    finish(command, [`vbagent check ${name} --dir out`]);
    command.action(async (options: SweepOptions) => {
      const run = await import('./run-check-sweep.ts');
      tools.exitWith(await run.runCheckSweep(name, options, tools));
    });
  }
}

function readId(written: string): number {
  const id = Number(written);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new InvalidArgumentError('It must be a number that `vbagent check history` shows.');
}
