import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addDatabaseOption, addExamples, addSharedOptions, readCount, readSeed } from '../shared-options.ts';
import type { PracticeOptions } from './run-practice.ts';

export function declarePractice(program: Command, tools: CliTools): void {
  const command = program
    .command('practice')
    .summary('practise an SQA course, question by question')
    .description(
      [
        'Asks questions of an SQA course without end, marks each answer mark by mark, and explains what went wrong.',
        'Write your working on as many lines as you like; an empty line hands it in. A line `hint` asks for a hint,',
        '`quit` stops. The session is kept: --resume goes on with it, here or in the browser.',
        'Answers can also come from a pipe, parted by empty lines; with --json each event is one line of JSON.',
      ].join('\n'),
    )
    .option('--subject <name>', 'the subject, such as Mathematics')
    .option('--level <name>', 'the level, such as "Nat 5"')
    .option('--outcome <id>', 'only this outcome, such as MNU-5-07')
    .option('--seed <n>', 'the same seed and answers give the same questions', readSeed)
    .option('--count <n>', 'stop after so many questions', readCount)
    .option('--resume [thread]', 'go on with your last session, or with this one');
  addDatabaseOption(command);
  addSharedOptions(command);
  addExamples(command, [
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
