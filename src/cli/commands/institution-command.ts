import { type Command, InvalidArgumentError, Option } from 'commander';
import { dimensionChoices, profileChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import { addDatabaseOption, addExamples, addSharedOptions } from '../shared-options.ts';
import type { InstitutionOptions, InstitutionSetOptions } from './run-institution.ts';

/** What an institution sets for itself. */
export function declareInstitution(program: Command, tools: CliTools): void {
  const institution = program
    .command('institution')
    .summary('show and set the rules and the review of an institution')
    .description(
      'What an institution stores for itself beats the rules file, in verification and generation.',
    );
  addSharedOptions(institution);
  declareShow(institution, tools);
  declareSet(institution, tools);
  addExamples(institution, [
    'vbagent institution show college',
    'vbagent institution set college settings.json',
  ]);
}

function declareShow(institution: Command, tools: CliTools): void {
  const show = institution
    .command('show')
    .argument('[id]', 'the institution; without one all are listed')
    .description('Prints what an institution has set.');
  finish(show, ['vbagent institution show college', 'vbagent institution show --json']);
  show.action(async (id: string | undefined, options: InstitutionOptions) => {
    const { runInstitutionShow } = await import('./run-institution.ts');
    tools.exitWith(await runInstitutionShow(id, options, tools));
  });
}

function declareSet(institution: Command, tools: CliTools): void {
  const set = institution
    .command('set')
    .argument('<id>', 'the institution')
    .argument('[file]', 'its whole settings as JSON, or - for standard input')
    .description('Puts a file in the place of the settings, or changes single ones.')
    .addOption(
      new Option('--profile <name>', 'the examination whose severities apply').choices(profileChoices),
    )
    .option('--rule <rule=level...>', 'how loud a rule is: off, info, warn or error')
    .option('--raise-after <n>', 'so many warnings on one field are an error', readNumber)
    .option('--threshold <score>', 'the score from 0 to 1 that a generated question must reach', readNumber)
    .option(
      '--weight <dimension=share...>',
      `what a dimension weighs; all sum to 1: ${dimensionChoices.join(', ')}`,
    )
    .option('--loops <n>', 'how often a generated question is mended', readNumber);
  finish(set, [
    'vbagent institution set college settings.json',
    'vbagent institution set college --profile sqa --rule options-are-in-order=error',
    'vbagent institution set college --threshold 0.8 --loops 1',
  ]);
  set.action(async (id: string, file: string | undefined, options: InstitutionSetOptions) => {
    const { runInstitutionSet } = await import('./run-institution.ts');
    tools.exitWith(await runInstitutionSet({ id, file }, options, tools));
  });
}

function readNumber(written: string): number {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value))
    throw new InvalidArgumentError('It must be a number.');
  return value;
}

function finish(command: Command, examples: readonly string[]): void {
  addDatabaseOption(command);
  addSharedOptions(command);
  addExamples(command, examples);
}
