import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addStandardOptions, readCount, readSeed } from '../shared-options.ts';
import type { PracticeOptions } from './run-practice.ts';

export function declarePractice(program: Command, tools: CliTools): void {
  const command = program
    .command('practice')
    .summary('practise an SQA course, one question at a time')
    .description(
      [
        'Asks questions from an SQA course until you stop, marks each answer mark by mark and explains mistakes.',
        'Write your working on as many lines as you like; an empty line submits it. The line `hint` shows a hint,',
        '`skip` gets another question, `quit` stops. Each part of a question is asked in turn; one text with labels, a) … b) …, answers all of them, and',
        '`hint b` shows a hint to one part. The session is saved: --resume continues it, here or in the browser.',
        'Answers can also come from a pipe, separated by empty lines; with --json each event is one line of JSON.',
      ].join('\n'),
    )
    .option('--subject <name>', 'the subject, such as Mathematics')
    .option('--level <name>', 'the level, such as "Nat 5"')
    .option('--outcome <id>', 'only this outcome, such as MNU-5-07')
    .option('--seed <n>', 'the same seed and answers give the same questions', readSeed)
    .option('--count <n>', 'stop after N questions', readCount)
    .option('--resume [thread]', 'continue your last session, or this one');
  addStandardOptions(command, [
    'vbagent practice --subject Mathematics --level "Nat 5"',
    'vbagent practice --subject Physics --level Higher --outcome PHY-H-01',
    'vbagent practice --resume',
    'vbagent practice --subject Mathematics --level "Nat 5" --seed 7 --json < answers.txt',
  ]);
  command.action(async (options: PracticeOptions) => {
    const { runPractice } = await import('./run-practice.ts');
    tools.exitWith(await runPractice(options, tools));
  });
}
