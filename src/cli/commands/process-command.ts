import type { Command } from 'commander';
import { singleVariantChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import {
  addDatabaseOption,
  addEngineOption,
  addExamples,
  addRangeOption,
  addReferenceOption,
  addSharedOptions,
  collectChoices,
  readCount,
} from '../shared-options.ts';
import type { ProcessOptions } from './run-process.ts';

export function declareProcess(program: Command, tools: CliTools): void {
  const command = program
    .command('process')
    .summary('everything at once: read, draw, extract ideas, vary, verify')
    .description(
      'Takes each question of a photo or a TeX file through the whole line: classify, scan, diagram and ideas, alternates and variants, verify. Each gets a folder of its own, which `vbagent check` reads. With a range, numbered photos beside the given one are taken, else the questions on the page.',
    )
    .option('-i, --image <file>', 'the photo')
    .option('-t, --tex <file>', 'the TeX file (- is standard input)')
    .option(
      '--variants <types...>',
      `variants to make: ${singleVariantChoices.join(', ')}`,
      collectChoices(singleVariantChoices),
    )
    .option('--alternate', 'write another solution')
    .option('--no-alternate', 'write no other solution (the default)')
    .option('--ideas', 'extract the ideas behind each question (the default)')
    .option('--no-ideas', 'extract no ideas')
    .option('-p, --parallel <n>', 'how many questions at once (default 1)', readCount)
    .option('--bank', 'put what passes into the bank, and what is flagged into the expert queue')
    .option('-o, --output <folder>', 'the folder of the problem folders (default output)');
  addRangeOption(command);
  addReferenceOption(command);
  addEngineOption(command);
  addDatabaseOption(command);
  addSharedOptions(command);
  addExamples(command, [
    'vbagent process -i images/q1.png --variants numerical context -o output/',
    'vbagent process -t problems.tex -r 1 5 --alternate -o output/',
    'vbagent process -i Problem_01.png -r 1 5 -p 2 --bank',
  ]);
  command.action(async (options: ProcessOptions) => {
    const { runProcess } = await import('./run-process.ts');
    tools.exitWith(await runProcess(options, tools));
  });
}
