import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addStandardOptions, readSeed } from '../shared-options.ts';
import type { ExamOptions } from './run-exam.ts';

export function declareExam(program: Command, tools: CliTools): void {
  const command = program
    .command('exam')
    .summary('create a mock exam for an SQA course, or mark an answer script')
    .description(
      'Creates a mock exam for an SQA course with computed questions; the same seed gives the same paper.\nWith --answers it marks a script: every mark with its reason, the gaps, and an estimated grade.',
    )
    .requiredOption('--subject <name>', 'the subject, such as Mathematics')
    .requiredOption('--level <name>', 'the level, such as "Nat 5"')
    .option(
      '--seed <n>',
      'the number of the paper: the same number gives the same paper (default: a new paper, without item models that experts rejected)',
      readSeed,
    )
    .option('--scheme', 'print the marking scheme after the paper')
    .option(
      '-o, --output <file>',
      'write the paper to this file (.pdf, .tex, .html, .txt, .json) and its marking scheme next to it; with --answers, write the marked script',
    )
    .option(
      '--answers <file>',
      'mark this script: JSON such as {"1.4": "x = 3", "2.1(b)": "5 N"}; the keys are section.question with a part, or question ids (- is standard input)',
    )
    .option(
      '--require-working',
      'with --answers: an answer without working earns only the marks the subject allows for it',
    );
  addStandardOptions(command, [
    'vbagent exam --subject Mathematics --level "Nat 5" --seed 7',
    'vbagent exam --subject Mathematics --level "Nat 5" --seed 7 -o paper.pdf',
    'vbagent exam --subject Mathematics --level "Nat 5" --seed 7 --answers script.json',
    'vbagent exam --subject Physics --level Higher --json > paper.json',
  ]);
  command.action(async (options: ExamOptions) => {
    const { runExam } = await import('./run-exam.ts');
    tools.exitWith(await runExam(options, tools));
  });
}
