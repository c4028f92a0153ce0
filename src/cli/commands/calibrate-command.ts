import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addEngineOption, addStandardOptions, readCount, readSeed } from '../shared-options.ts';
import type { CalibrateOptions } from './run-calibrate.ts';

export function declareCalibrate(program: Command, tools: CliTools): void {
  const command = program
    .command('calibrate')
    .summary('measure how many planted errors the judge finds')
    .description(
      'Measures the judge of generated questions. It scores sound questions and questions with one planted error of a known\nkind. Prints the hit rate of each kind with its 95% confidence interval, the false alarms, the scores, a threshold for each\ndimension, and the cost. The result is stored for the model and prompt, and shown beside their scores.',
    )
    .option('--judge', 'measure the judge (the only role that can be measured so far)')
    .option('-n, --count <n>', 'how many sound and how many faulty questions (default 40)', readCount)
    .option('--seed <n>', 'the same seed gives the same questions and errors (default 1)', readSeed)
    .option('--kinds <kind...>', 'the kinds of errors to plant, or `all` (default: ten common kinds)')
    .option('--from <path>', 'a TeX file or folder with sound questions, instead of the samples');
  addEngineOption(command);
  addStandardOptions(command, [
    'vbagent calibrate --judge',
    'vbagent calibrate --judge -n 200 --from papers/ --json',
  ]);
  command.action(async (options: CalibrateOptions) => {
    const { runCalibrate } = await import('./run-calibrate.ts');
    tools.exitWith(await runCalibrate(options, tools));
  });
}
