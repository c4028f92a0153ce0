import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import type { ClassifyOptions } from '../scan/write-classified.ts';
import { addFileOptions } from '../shared-options.ts';

export function declareClassify(program: Command, tools: CliTools): void {
  const command = program
    .command('classify')
    .summary('classify questions: kind, difficulty, topic, marks')
    .description(
      'Prints the kind, difficulty, topic, diagram, marks and key concepts of each question of a TeX file, or of the question on a photo.\nBy rules, a photo is classified by the words on it.',
    )
    .option('-t, --tex <file>', 'the TeX file to read (- is standard input)')
    .option('-i, --image <file>', 'the photo or PDF file to classify');
  addFileOptions(command, 'the classification as JSON', [
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
