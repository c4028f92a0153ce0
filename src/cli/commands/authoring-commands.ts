import { type Command, Option } from 'commander';
import type {
  AlternateCommandOptions,
  ConvertCommandOptions,
  IdeaOptions,
  VariantCommandOptions,
} from '../authoring/authoring-options.ts';
import { addPaceOptions } from '../batch/batch-options.ts';
import { kindChoices, variantChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import {
  addEngineOption,
  addExamples,
  addOutputOption,
  addRangeOption,
  addSharedOptions,
  collectChoices,
  readCount,
  readSeed,
} from '../shared-options.ts';

export function declareIdea(program: Command, tools: CliTools): void {
  const command = program
    .command('idea')
    .summary('name the concepts, formulas and techniques behind a question')
    .description(
      'Names the concepts, formulas, techniques and difficulties behind each question of a TeX file, as JSON.',
    )
    .requiredOption('-t, --tex <file>', 'the TeX file with problem and solution (- is standard input)');
  addRangeOption(command);
  addOutputOption(command, 'the ideas as JSON');
  addEngineOption(command);
  addSharedOptions(command);
  addExamples(command, ['vbagent idea -t problem.tex -o ideas.json', 'vbagent idea -t paper.tex -r 1 3']);
  command.action(async (options: IdeaOptions) => {
    const { runIdea } = await import('./run-idea.ts');
    tools.exitWith(await runIdea(options, tools));
  });
}

export function declareAlternate(program: Command, tools: CliTools): void {
  const command = program
    .command('alternate')
    .summary('write other solutions that reach the same answer')
    .description(
      'Writes other solutions of each question, by other methods; their answer is compared with that of the question.\nThis needs a model.',
    )
    .requiredOption('-t, --tex <file>', 'the TeX file with problem and solution (- is standard input)')
    .option('--ideas <file>', 'the ideas that `vbagent idea` wrote')
    .option('-n, --count <n>', 'how many alternates (default 1)', readCount);
  addRangeOption(command);
  addOutputOption(command, 'the solutions');
  addEngineOption(command);
  addSharedOptions(command);
  addExamples(command, ['vbagent alternate -t problem.tex --ideas ideas.json -n 2 -o alternates.tex']);
  command.action(async (options: AlternateCommandOptions) => {
    const { runAlternate } = await import('./run-alternate.ts');
    tools.exitWith(await runAlternate(options, tools));
  });
}

export function declareVariant(program: Command, tools: CliTools): void {
  const command = program
    .command('variant')
    .summary('make variants of a question, every number recomputed')
    .description(
      'Makes variants of each question: numerical (other numbers), context (another story), conceptual (another idea), calculus, or multi (several problems woven into one).\nBy rules: numerical ones, and context ones where the story is known. The others need a model.',
    )
    .argument(
      '[paths...]',
      'many files or folders instead: they are worked on as `vbagent batch` does, into the folder -o',
    )
    .option('-i, --image <file>', 'the photo')
    .option('-t, --tex <file>', 'the TeX file (- is standard input)')
    .addOption(new Option('--type <type>', 'the type of variant').choices(variantChoices))
    .option(
      '--variants <types...>',
      'several types at once: numerical,context',
      collectChoices(variantChoices),
    )
    .option('-n, --count <n>', 'how many of each type (default 1)', readCount)
    .option('--context <files...>', 'TeX files with further problems, for --type multi', collectPath)
    .option('--ideas <file>', 'the ideas that `vbagent idea` wrote')
    .option('--style <words>', 'how a woven problem should look, for --type multi')
    .option('--seed <n>', 'which of the many variants rules make (default 1)', readSeed);
  addRangeOption(command);
  addOutputOption(command, 'the variants');
  addPaceOptions(command);
  addEngineOption(command);
  addSharedOptions(command);
  addExamples(command, [
    'vbagent variant -t problem.tex --type numerical -n 3 -o variants.tex',
    'vbagent variant -t paper.tex -r 2 4 --variants numerical,context',
    'vbagent variant --type multi --context p1.tex --context p2.tex -o combined.tex',
    'vbagent variant problems/ --type numerical -n 3 -o variants/ -p 16',
  ]);
  command.action(async (paths: string[], options: VariantCommandOptions) => {
    const { runVariant } = await import('./run-variant.ts');
    tools.exitWith(await runVariant(paths, options, tools));
  });
}

export function declareConvert(program: Command, tools: CliTools): void {
  const command = program
    .command('convert')
    .summary('write a question in another format')
    .description(
      'Writes each question in another format. Wrong options are what common mistakes in its own computation come to; the format it has is found unless it is given.',
    )
    .argument(
      '[paths...]',
      'many files or folders instead: they are worked on as `vbagent batch` does, into the folder -o',
    )
    .option('-i, --image <file>', 'the photo')
    .option('-t, --tex <file>', 'the TeX file (- is standard input)')
    .addOption(new Option('--from <format>', 'the format it has').choices(kindChoices))
    .addOption(
      new Option('--to <format>', 'the format it shall have').choices(kindChoices).makeOptionMandatory(),
    )
    .option('--seed <n>', 'which of the possible distractors and statements (default 1)', readSeed);
  addRangeOption(command);
  addOutputOption(command, 'the questions');
  addPaceOptions(command);
  addEngineOption(command);
  addSharedOptions(command);
  addExamples(command, [
    'vbagent convert -t subjective.tex --from subjective --to mcq_sc -o mcq.tex',
    'vbagent convert -t mcq.tex --to integer -o integer.tex',
    'vbagent convert problems/ --to mcq_sc -o mcq/',
  ]);
  command.action(async (paths: string[], options: ConvertCommandOptions) => {
    const { runConvert } = await import('./run-convert.ts');
    tools.exitWith(await runConvert(paths, options, tools));
  });
}

function collectPath(path: string, before: readonly string[] = []): string[] {
  return [...before, path];
}
