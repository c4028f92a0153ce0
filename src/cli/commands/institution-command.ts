import { type Command, InvalidArgumentError, Option } from 'commander';
import { dimensionChoices, profileChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import { addSharedOptions, addStandardOptions } from '../shared-options.ts';
import type { InstitutionOptions, InstitutionSetOptions } from './run-institution.ts';

export function declareInstitution(program: Command, tools: CliTools): void {
  const institution = program
    .command('institution')
    .summary('create institutions; show and change their rules and review settings')
    .description(
      'An institution is a tenant: its questions, reviews, learners and keys are visible only to its own people. Its stored\nsettings override the rules file when questions are verified or generated. Without others, everything belongs to the\ninstitution `default`.',
    );
  declareCreate(institution, tools);
  declareShow(institution, tools);
  declareSet(institution, tools);
  addSharedOptions(institution, [
    'vbagent institution create college',
    'vbagent institution show college',
    'vbagent institution set college settings.json',
  ]);
}

function declareCreate(institution: Command, tools: CliTools): void {
  const create = institution
    .command('create')
    .argument('<id>', 'letters, digits, dots, dashes or underscores')
    .description('Creates an institution without settings.');
  addStandardOptions(create, ['vbagent institution create college']);
  create.action(async (id: string, options: InstitutionOptions) => {
    const { runInstitutionCreate } = await import('./run-institution.ts');
    tools.exitWith(await runInstitutionCreate(id, options, tools));
  });
}

function declareShow(institution: Command, tools: CliTools): void {
  const show = institution
    .command('show')
    .argument('[id]', 'the institution (default: list all)')
    .description('Prints the settings of an institution.');
  addStandardOptions(show, ['vbagent institution show college', 'vbagent institution show --json']);
  show.action(async (id: string | undefined, options: InstitutionOptions) => {
    const { runInstitutionShow } = await import('./run-institution.ts');
    tools.exitWith(await runInstitutionShow(id, options, tools));
  });
}

function declareSet(institution: Command, tools: CliTools): void {
  const set = institution
    .command('set')
    .argument('<id>', 'the institution')
    .argument('[file]', 'all its settings as JSON, or - for standard input')
    .description('Replaces all settings with the settings of a file, or changes single settings.')
    .addOption(
      new Option('--profile <name>', 'use the severities of this examination').choices(profileChoices),
    )
    .option('--rule <rule=severity...>', 'the severity of a rule: off, info, warn or error')
    .option('--raise-after <n>', 'the number of warnings on one field that counts as an error', readNumber)
    .option('--threshold <score>', 'the score from 0 to 1 that a generated question must reach', readNumber)
    .option(
      '--weight <dimension=share...>',
      `the weight of a dimension; the sum must be 1: ${dimensionChoices.join(', ')}`,
    )
    .option('--loops <n>', 'the maximum number of corrections of a generated question', readNumber)
    .option(
      '--keep-threads <days>',
      'delete practice sessions that nobody used for this long; 0 keeps them',
      readNumber,
    )
    .option('--keep-answers <days>', 'delete marked answers of this age; 0 keeps them', readNumber)
    .option('--limit-cost <dollars>', 'the model cost that one person may use on one day', readNumber)
    .option(
      '--limit-jobs <n>',
      'the generations and uploads that one person may start on one day',
      readNumber,
    );
  addStandardOptions(set, [
    'vbagent institution set college settings.json',
    'vbagent institution set college --profile sqa --rule options-are-in-order=error',
    'vbagent institution set college --threshold 0.8 --loops 1',
    'vbagent institution set college --keep-threads 90 --keep-answers 400',
    'vbagent institution set college --limit-cost 2 --limit-jobs 50',
  ]);
  set.action(async (id: string, file: string | undefined, options: InstitutionSetOptions) => {
    const { runInstitutionSet } = await import('./run-institution.ts');
    tools.exitWith(await runInstitutionSet({ id, file }, options, tools));
  });
}

function readNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('It must be a number.');
  return value;
}
