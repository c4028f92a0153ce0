import { type Command, Option } from 'commander';
import { RELATIONS } from '../../verification/relations/relation-check.ts';
import { profileChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import { addDatabaseOption, addExamples, addSharedOptions } from '../shared-options.ts';
import type { VerifyCommandOptions } from './verify-options.ts';

export function declareVerify(program: Command, tools: CliTools): void {
  const command = program
    .command('verify')
    .summary('find what is wrong in questions, without asking a model')
    .description(
      'Recomputes every number, holds key, letter, frame and result against one another, and checks form and wording.\nRules are set in vbagent.rules.json; docs/rules.md lists them.',
    )
    .argument('<paths...>', 'TeX files, folders, or - for standard input')
    .addOption(
      new Option('--profile <name>', 'the examination whose severities apply').choices(profileChoices),
    )
    .option(
      '--institution <name>',
      'the institution whose settings apply, stored ones before those of the rules file',
    )
    .option('--rules <file>', 'the rules file (default vbagent.rules.json, if there is one)')
    .addOption(
      new Option('--max-severity <severity>', 'the highest severity that still passes with exit code 0')
        .choices(['none', 'info', 'warning', 'error'])
        .default('warning'),
    )
    .option(
      '--fix',
      'apply the fixes that are certain; FILE.bak keeps what was there, and - prints the fixed text',
    )
    .option('--diagrams', 'compile the TikZ drawings as well')
    .option('--against <file>', 'check the one file against the question it was made from')
    .addOption(new Option('--relation <kind>', 'how it was made').choices(RELATIONS).default('numerical'))
    .option('--sarif', 'print a SARIF 2.1.0 log and nothing else on standard output')
    .option(
      '-o, --output <folder>',
      'keep the findings of each file as JSON in a folder; a batch, which goes on where it was',
    )
    .option('--no-cache', 'verify every file again, also those that have not changed');
  addDatabaseOption(command);
  addSharedOptions(command);
  addExamples(command, [
    'vbagent verify questions/',
    'vbagent verify paper.tex --profile jee --max-severity info',
    'vbagent verify paper.tex --fix',
    'vbagent verify variant.tex --against problem.tex --relation numerical',
    'vbagent verify questions/ --sarif > verify.sarif',
    'vbagent verify questions/ -o findings/',
    'cat paper.tex | vbagent verify - --json | jq ".files[].findings[].rule"',
  ]);
  command.action(async (paths: string[], options: VerifyCommandOptions) => {
    const { runVerify } = await import('./run-verify.ts');
    tools.exitWith(await runVerify(paths, options, tools));
  });
}
