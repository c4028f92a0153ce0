import type { Command } from 'commander';
import { singleVariantChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import {
  addDatabaseOption,
  addEngineOption,
  addPagesOption,
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
    .summary('run the whole pipeline: read, draw, extract ideas, vary, verify')
    .description(
      'Processes each question of a photo, a PDF file or a TeX file with the pipeline: classify, scan, diagram and ideas, alternates and variants, verify. Each question gets its own folder, which `vbagent check` reads. With -i Problem_01.png, -r 1 5 selects the photos Problem_01.png to Problem_05.png; if there is no such series, it selects questions 1 to 5 of the photo. With -t it selects questions 1 to 5 of the file.',
    )
    .option('-i, --image <file>', 'the photo or PDF file')
    .option('-t, --tex <file>', 'the TeX file (- is standard input)')
    .option(
      '--variants <types...>',
      `variants to make: ${singleVariantChoices.join(', ')}`,
      collectChoices(singleVariantChoices),
    )
    .option('--alternate', 'write an alternative solution')
    .option('--no-alternate', 'do not write an alternative solution (the default)')
    .option('--ideas', 'extract the ideas behind each question (the default)')
    .option('--no-ideas', 'do not extract ideas')
    .option('-p, --parallel <n>', 'how many questions to process concurrently (default 1)', readCount)
    .option(
      '--bank',
      'save questions that passed all checks to the bank, and send the others to the expert queue',
    )
    .option('-o, --output <folder>', 'the folder for the problem folders (default output)');
  addRangeOption(command);
  addPagesOption(command);
  addReferenceOption(command);
  addEngineOption(command);
  addDatabaseOption(command);
  addSharedOptions(command, [
    'vbagent process -i images/q1.png --variants numerical context -o output/',
    'vbagent process -t problems.tex -r 1 5 --alternate -o output/',
    'vbagent process -i paper.pdf --pages 2-4 -o output/',
    'vbagent process -i Problem_01.png -r 1 5 -p 2 --bank',
  ]);
  command.action(async (options: ProcessOptions) => {
    const { runProcess } = await import('./run-process.ts');
    tools.exitWith(await runProcess(options, tools));
  });
}
