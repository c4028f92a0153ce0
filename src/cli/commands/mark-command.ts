import { type Command, Option } from 'commander';
import { ANSWER_FORMS } from '../../maths/agree/answer-forms.ts';
import type { CliTools } from '../cli-tools.ts';
import { addSharedOptions, readSeed } from '../shared-options.ts';
import type { MarkCommandOptions } from './run-mark.ts';

/** The description that `vbagent mark --help` prints. */
const DESCRIPTION = [
  'Decides whether an answer agrees with the expected one: LaTeX, plain text or keyboard maths, with units, significant figures and forms.',
  'For a question with parts, --expected is JSON: {"a": "…", "b.i": "…"}; the answer is JSON too, or one text with labels.',
  '--key has the options that authors write in TeX: exact (the unrounded value), tolerance, range, figures (significant figures), places (decimal places), unit, units, banned, sign, direction, form, notation, begins, words.',
  'With --jsonl each input line produces one output line. An input line is one of:',
  '  {id, expected, answer, key, …}     an answer and the expected one',
  '  {id, item_model, seed, answer}     an answer to a generated question',
  '  {id, lines}                        the lines of a derivation, each compared with the one before',
].join('\n');

export function declareMark(program: Command, tools: CliTools): void {
  const command = program
    .command('mark')
    .summary('decide whether an answer agrees with the expected one')
    .description(DESCRIPTION)
    .argument('[answer]', 'the answer to mark; with --jsonl, the file to read (- or none is standard input)')
    .option('-e, --expected <answer>', 'the expected answer')
    .option('-a, --answer <answer>', 'the answer to mark')
    .option('--accept <answer>', 'another right answer; repeat the option for several', collect)
    .option(
      '--reject <answer>',
      'a wrong answer; for answers in words, a statement that makes a right answer wrong; repeatable',
      collect,
    )
    .option(
      '--key <options>',
      'what is accepted and how the answer must be written: options as in \\ans[…] of TeX, or a JSON object',
    )
    .option('--tolerance <amount>', 'the allowed difference: 2% of the expected value, or 0.05 in its unit')
    .addOption(
      new Option('--units <policy>', 'whether the answer must have a unit').choices([
        'required',
        'optional',
        'ignore',
      ]),
    )
    .option('--sig-figs <range>', 'significant figures of the answer: 3, or 2-4')
    .option('--decimal-places <n>', 'decimal places of the answer')
    .addOption(new Option('--form <form>', 'the form the answer must have').choices(ANSWER_FORMS))
    .addOption(new Option('--decimal <sign>', 'the decimal sign').choices(['point', 'comma', 'either']))
    .option(
      '--exact',
      'reject a decimal, however long, in place of an exact value: 0.333333333333333 is not 1/3 (not related to exact=… in --key)',
    )
    .option('--same-kind', 'an equation must stay an equation, an interval an interval')
    .addOption(
      new Option('--multiplicity <policy>', 'whether repeated roots count').choices(['counted', 'ignored']),
    )
    .option('--item-model <id>', 'mark by the scheme of a generated question, such as N5M-18; needs --seed')
    .option('--seed <n>', 'with --item-model: the seed of the question', readSeed)
    .option('--require-working', 'with --item-model: an answer without working earns fewer marks')
    .option('--jsonl', 'mark many answers, one JSON object per line');
  addSharedOptions(command, [
    "vbagent mark --expected '\\frac{1}{2}' --answer 0.5",
    "vbagent mark -e '9.8 m/s^2' -a '9.7 m s^-2' --tolerance 2% --units required",
    "vbagent mark -e '24 ohm' --accept 24.0 --reject '24 mps' -a 24.0",
    "vbagent mark -e '23 ohm' --key 'exact=12/0.52, figures=2-4, unit=required' '23.08 ohm'",
    "vbagent mark -e '656 nm' --key 'units={nm}' '6.56e-7 m'",
    "vbagent mark -e 'x^2-1' -a '(x-1)(x+1)' --form expanded --json",
    "vbagent mark -e 'x = 1' -a '(x-1)^2 = 0' --multiplicity counted",
    `vbagent mark -e '{"a": "12 J", "b": "x = 3"}' -a 'a) 12 J b) 3'`,
    'vbagent mark --item-model N5M-18 --seed 3 "(x + 2)^2 - 9"',
    'vbagent mark --jsonl answers.jsonl > verdicts.jsonl',
  ]);
  command.action(async (file: string | undefined, options: MarkCommandOptions) => {
    const { runMark } = await import('./run-mark.ts');
    tools.exitWith(await runMark(file, options, tools));
  });
}

/** Adds a value of an option that may be repeated. */
function collect(value: string, earlier: readonly string[] = []): string[] {
  return [...earlier, value];
}
