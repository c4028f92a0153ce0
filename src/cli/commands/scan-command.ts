import { type Command, Option } from 'commander';
import { kindChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import type { ScanOptions } from '../scan/scan-options.ts';
import { addFileOptions, addPagesOption } from '../shared-options.ts';

export function declareScan(program: Command, tools: CliTools): void {
  const command = program
    .command('scan')
    .summary('read questions and print them in the normal form')
    .description(
      'Reads the questions of a TeX file, a photo or a PDF file and prints them in the normal form, or as JSON.\nThe text of a PDF file is read with its formulas. A model reads a whole photo; rules read only its prose and mark the formulas.',
    )
    .option('-t, --tex <file>', 'the TeX file to read (- is standard input)')
    .option('-i, --image <file>', 'the photo or PDF file to read')
    .addOption(new Option('--type <kind>', 'read every question as this kind').choices(kindChoices));
  addPagesOption(command);
  addFileOptions(command, 'the result', [
    'vbagent scan -t paper.tex',
    'vbagent scan -t paper.tex -r 2 5 -o normal.tex',
    'vbagent scan -t paper.tex --json | jq ".questions[].kind"',
    'cat paper.tex | vbagent scan -t - --type mcq_mc',
    'vbagent scan -i photo.png --type integer -o question.tex',
    'vbagent scan -i paper.pdf --pages 2-4 -r 1 5',
  ]);
  command.action(async (options: ScanOptions) => {
    const { runScan } = await import('./run-scan.ts');
    tools.exitWith(await runScan(options, tools));
  });
}
