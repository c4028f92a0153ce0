import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import {
  addEngineOption,
  addExamples,
  addOutputOption,
  addRangeOption,
  addSharedOptions,
} from '../shared-options.ts';
import type { ClassifyOptions } from '../write-classified.ts';

export function declareClassify(program: Command, tools: CliTools): void {
  const command = program
    .command('classify')
    .summary('say what each question is: kind, difficulty, topic, marks')
    .description(
      'Says what each question of a TeX file, or the question on a photo, is: kind, difficulty, topic, diagram, marks and key concepts.\nBy rules a photo is classified by the words that are read on it.',
    )
    .option('-t, --tex <file>', 'the TeX file to read (- is standard input)')
    .option('-i, --image <file>', 'the photo to classify');
  addRangeOption(command);
  addOutputOption(command, 'the classification as JSON');
  addEngineOption(command);
  addSharedOptions(command);
  addExamples(command, [
    'vbagent classify -t paper.tex',
    'vbagent classify -t paper.tex -r 1 3 --json',
    'vbagent classify -t paper.tex -o classification.json',
    'vbagent classify -i photo.png --json',
  ]);
  command.action(async (options: ClassifyOptions) => {
    const { runClassify } = await import('./run-classify.ts');
    tools.exitWith(await runClassify(options, tools));
  });
}
