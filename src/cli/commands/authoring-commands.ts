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
  addFileOptions,
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
    .summary('extract the concepts, formulas and techniques behind a question')
    .description(
      'Extracts the concepts, formulas, techniques and difficulties behind each question of a TeX file, as JSON.',
    )
    .requiredOption('-t, --tex <file>', 'the TeX file with problem and solution (- is standard input)');
  addFileOptions(command, 'the ideas as JSON', [
    'vbagent idea -t problem.tex -o ideas.json',
    'vbagent idea -t paper.tex -r 1 3',
  ]);
  command.action(async (options: IdeaOptions) => {
    const { runIdea } = await import('./run-idea.ts');
    tools.exitWith(await runIdea(options, tools));
  });
}

export function declareAlternate(program: Command, tools: CliTools): void {
  const command = program
    .command('alternate')
    .summary('write alternative solutions with the same answer')
    .description(
      'Writes alternative solutions of each question by other methods, and compares their answers with the answer of the question.\nThis needs a model.',
    )
    .requiredOption('-t, --tex <file>', 'the TeX file with problem and solution (- is standard input)')
    .option('--ideas <file>', 'the ideas file written by `vbagent idea`')
    .option('-n, --count <n>', 'how many alternative solutions (default 1)', readCount);
  addFileOptions(command, 'the solutions', [
    'vbagent alternate -t problem.tex --ideas ideas.json -n 2 -o alternates.tex',
  ]);
  command.action(async (options: AlternateCommandOptions) => {
    const { runAlternate } = await import('./run-alternate.ts');
    tools.exitWith(await runAlternate(options, tools));
  });
}

export function declareVariant(program: Command, tools: CliTools): void {
  const command = program
    .command('variant')
    .summary('make variants of a question with recomputed numbers')
    .description(
      'Makes variants of each question: numerical (other numbers), context (another story), conceptual (another idea), calculus (an idea that needs calculus), or multi (several problems combined into one).\nRules can make numerical variants, and context variants for known stories. The others need a model.',
    )
    .argument(
      '[paths...]',
      'several files or folders instead; they run as a batch, with results in the folder -o',
    )
    .option('-i, --image <file>', 'the photo')
    .option('-t, --tex <file>', 'the TeX file (- is standard input)')
    .addOption(new Option('--type <type>', 'the type of variant').choices(variantChoices))
    .option('--variants <types...>', 'several types: numerical,context', collectChoices(variantChoices))
    .option('-n, --count <n>', 'how many of each type (default 1)', readCount)
    .option('--context <files...>', 'TeX files with further problems, for --type multi', collectPath)
    .option('--ideas <file>', 'the ideas file written by `vbagent idea`')
    .option('--style <words>', 'the style of the combined problem, for --type multi')
    .option('--seed <n>', 'without a model, another seed gives another variant (default 1)', readSeed);
  addRangeOption(command);
  addOutputOption(command, 'the variants');
  addPaceOptions(command);
  addEngineOption(command);
  addSharedOptions(command, [
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
    .summary('convert a question to another kind')
    .description(
      'Converts each question to another kind. Wrong options are the results of mistakes that learners often make in the calculation. The current kind is detected unless --from states it.',
    )
    .argument(
      '[paths...]',
      'several files or folders instead; they run as a batch, with results in the folder -o',
    )
    .option('-i, --image <file>', 'the photo')
    .option('-t, --tex <file>', 'the TeX file (- is standard input)')
    .addOption(new Option('--from <kind>', 'the current kind of the question').choices(kindChoices))
    .addOption(new Option('--to <kind>', 'the new kind').choices(kindChoices).makeOptionMandatory())
    .option('--part <path>', 'convert only this part, to a question of its own: a or b(i)')
    .option('--seed <n>', 'another seed gives other wrong options and statements (default 1)', readSeed);
  addRangeOption(command);
  addOutputOption(command, 'the questions');
  addPaceOptions(command);
  addEngineOption(command);
  addSharedOptions(command, [
    'vbagent convert -t subjective.tex --from subjective --to mcq_sc -o mcq.tex',
    'vbagent convert -t mcq.tex --to integer -o integer.tex',
    'vbagent convert -t parts.tex --part "b(i)" --to mcq_sc -o mcq.tex',
    'vbagent convert problems/ --to mcq_sc -o mcq/',
  ]);
  command.action(async (paths: string[], options: ConvertCommandOptions) => {
    const { runConvert } = await import('./run-convert.ts');
    tools.exitWith(await runConvert(paths, options, tools));
  });
}

function collectPath(path: string, earlierPaths: readonly string[] = []): string[] {
  return [...earlierPaths, path];
}
