import { type Command, Option } from 'commander';
import { RELATIONS } from '../../verification/relations/relation-check.ts';
import { profileChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import { addStandardOptions } from '../shared-options.ts';
import type { VerifyCommandOptions } from '../verify/verify-options.ts';

export function declareVerify(program: Command, tools: CliTools): void {
  const command = program
    .command('verify')
    .summary('find errors in questions, without a model')
    .description(
      'Recomputes every number, compares the stated answer with the result of the solution, and checks form and wording.\ndocs/rules.md lists the checks; vbagent.rules.json sets their severities and thresholds.',
    )
    .argument('<paths...>', 'TeX files, folders, or - for standard input')
    .addOption(
      new Option('--profile <name>', 'use the severities of this examination').choices(profileChoices),
    )
    .option('--rules <file>', 'the rules file (default: vbagent.rules.json, if it exists)')
    .addOption(
      new Option('--max-severity <severity>', 'the highest severity that still exits with code 0')
        .choices(['none', 'info', 'warning', 'error'])
        .default('warning'),
    )
    .option(
      '--fix',
      'apply the fixes that are certain and save the original as FILE.bak; if the input is -, print the fixed text',
    )
    .option('--diagrams', 'also compile the TikZ drawings')
    .option('--against <file>', 'compare the file with the question it was made from')
    .addOption(
      new Option('--relation <kind>', 'how it was made from that question')
        .choices(RELATIONS)
        .default('numerical'),
    )
    .option('--sarif', 'print only a SARIF 2.1.0 log to standard output')
    .option(
      '-o, --output <folder>',
      'write the findings of each file as JSON to a folder; runs as a batch, which can be resumed',
    )
    .option('--no-cache', 'verify every file again, even if it has not changed');
  addStandardOptions(command, [
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
