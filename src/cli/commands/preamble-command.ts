import { type Command, Option } from 'commander';
import type { DocumentClass } from '../../print/question-document/question-package.ts';
import { documentClassChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import {
  addOutputOption,
  addSharedOptions,
  type OutputOption,
  type SharedOptions,
} from '../shared-options.ts';
import { writeResult } from '../terminal/write-result.ts';

type PreambleOptions = OutputOption &
  SharedOptions & { readonly class: DocumentClass; readonly package?: true };

export function declarePreamble(program: Command, tools: CliTools): void {
  const command = program
    .command('preamble')
    .summary('print the TeX preamble that our questions need')
    .description(
      'Prints everything before \\begin{document}: the packages and commands that written questions use (tasks, \\ans, \\ansint, solution, figures). Between \\begin{enumerate} and \\end{enumerate}, \\input each question.',
    )
    .addOption(
      new Option('--class <name>', 'the document class').choices(documentClassChoices).default('article'),
    )
    .option('--package', 'print the package vbagent.sty instead, for \\usepackage{vbagent}');
  addOutputOption(command, 'the preamble');
  addSharedOptions(command, [
    'vbagent preamble > preamble.tex',
    'vbagent preamble --class exam -o paper.tex',
    'vbagent preamble --package -o vbagent.sty',
  ]);
  command.action(async (options: PreambleOptions) => {
    const { createPreamble, QUESTION_PACKAGE } = await import(
      '../../print/question-document/question-package.ts'
    );
    const tex = options.package === true ? QUESTION_PACKAGE : createPreamble(options.class);
    await writeResult(
      options.json === true ? `${JSON.stringify({ tex }, null, 2)}\n` : tex,
      options.output,
      tools,
    );
    tools.exitWith(0);
  });
}
