import { type Command, Option } from 'commander';
import { kindChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import { addFilterOptions, addStandardOptions, readCount } from '../shared-options.ts';
import type { BankChangeOptions } from './run-bank-change.ts';
import type {
  BankEditOptions,
  BankMakeOptions,
  BankRevertOptions,
  BankWorkOptions,
} from './run-bank-work.ts';

/** Declares the commands that work on the questions of the bank. */
export function declareBankWork(bank: Command, tools: CliTools): void {
  declareQuestionCommands(bank, tools);
  declareEdit(bank, tools);
  declareMake(bank, tools);
  declareChange(bank, tools);
}

/** Declares the commands that need only an id. */
function declareQuestionCommands(bank: Command, tools: CliTools): void {
  const commands = [
    ['history', 'Lists the versions of a question: who saved them, when and why.'],
    ['reviews', 'Lists what experts decided about a question, with their reasons, newest first.'],
    ['uses', 'Lists where a question is used: papers, exports, collections, answers.'],
    ['copy', 'Saves a copy of a question under a new id.'],
    ['send', 'Sends a question to the experts.'],
    ['reactivate', 'Makes a retired or deleted question active again.'],
    ['undo', 'Undoes a change of questions; give the id that `bank change` printed.'],
  ] as const;
  for (const [name, description] of commands) {
    const command = bank.command(name).argument('<id>', 'the id').description(description);
    addStandardOptions(command, [`vbagent bank ${name} trolley-mass-1a2b3c`]);
    command.action(async (id: string, options: BankWorkOptions) => {
      const { runBankWork } = await import('./run-bank-work.ts');
      tools.exitWith(await runBankWork(name, id, { options, tools }));
    });
  }
  const changes = bank
    .command('changes')
    .description('Lists the newest changes of many questions, with the ids for `bank undo`.');
  addStandardOptions(changes, ['vbagent bank changes']);
  changes.action(async (options: BankWorkOptions) => {
    const { runBankChanges } = await import('./run-bank-change.ts');
    tools.exitWith(await runBankChanges(options, tools));
  });
  const collections = bank.command('collections').description('Lists the collections of questions.');
  addStandardOptions(collections, ['vbagent bank collections']);
  collections.action(async (options: BankWorkOptions) => {
    const { runBankCollections } = await import('./run-bank-change.ts');
    tools.exitWith(await runBankCollections(options, tools));
  });
}

function declareEdit(bank: Command, tools: CliTools): void {
  const edit = bank
    .command('edit')
    .argument('<id>', 'the id of the question')
    .argument(
      '<file>',
      'the new text as TeX (- is standard input); comments such as `% topic: Forces` set fields',
    )
    .description(
      'Saves a new text as the next version. A text with errors is refused unless --accept-findings is given.',
    )
    .option('--version <n>', 'the version that the text is based on (default: the newest)', readCount)
    .option('--note <text>', 'why')
    .option('--accept-findings', 'save a text that has problems');
  addStandardOptions(edit, ['vbagent bank edit trolley-mass-1a2b3c trolley.tex --note "clearer figure"']);
  edit.action(async (id: string, file: string, options: BankEditOptions) => {
    const { runBankEdit } = await import('./run-bank-work.ts');
    tools.exitWith(await runBankEdit(id, file, { options, tools }));
  });
  const revert = bank
    .command('revert')
    .argument('<id>', 'the id of the question')
    .description('Saves an older version as the newest one.')
    .requiredOption('--to <n>', 'the version to restore', readCount);
  addStandardOptions(revert, ['vbagent bank revert trolley-mass-1a2b3c --to 2']);
  revert.action(async (id: string, options: BankRevertOptions) => {
    const { runBankRevert } = await import('./run-bank-work.ts');
    tools.exitWith(await runBankRevert(id, { options, tools }));
  });
}

function declareMake(bank: Command, tools: CliTools): void {
  const command = bank
    .command('make')
    .argument('<id>', 'the id of the question')
    .summary('make a variant or a conversion and save it as a child')
    .description(
      'Makes a variant or a conversion of a question and saves it as its child. What fails its checks is printed, not saved (exit code 1).',
    )
    .addOption(
      new Option('--variant <type>', 'a variant of this type').choices([
        'numerical',
        'context',
        'conceptual',
        'calculus',
      ]),
    )
    .addOption(new Option('--as <kind>', 'a conversion to this kind').choices(kindChoices));
  addStandardOptions(command, [
    'vbagent bank make trolley-mass-1a2b3c --variant numerical',
    'vbagent bank make trolley-mass-1a2b3c --as mcq_sc',
  ]);
  command.action(async (id: string, options: BankMakeOptions) => {
    const { runBankMake } = await import('./run-bank-work.ts');
    tools.exitWith(await runBankMake(id, { options, tools }));
  });
}

function declareChange(bank: Command, tools: CliTools): void {
  const command = bank
    .command('change')
    .summary('retag, classify, collect, delete or verify many questions')
    .argument('[ids...]', 'the questions; without ids, all that match the filters')
    .description(
      'Changes up to 5000 questions at once and prints the id with which `vbagent bank undo` undoes it.\nA question that a paper or an answer uses is retired instead of deleted. --preview only shows what would change.',
    )
    .option('--add-tag <tag...>', 'add tags')
    .option('--remove-tag <tag...>', 'remove tags')
    .option('--set-subject <name>', 'set the subject')
    .option('--set-level <name>', 'set the level')
    .option('--set-topic <name>', 'set the topic')
    .addOption(
      new Option('--set-difficulty <name>', 'set the difficulty').choices(['easy', 'medium', 'hard']),
    )
    .option('--auto', 'fill in empty topics and difficulties by rules')
    .option(
      '--collect <name>',
      'add them to the collection with this name; it is created if it does not exist',
    )
    .option('--delete', 'delete them')
    .option('--purge', 'remove deleted questions for good')
    .option('--verify', 'only verify them; exit code 1 if one has an error')
    .option('--preview', 'only show what would change');
  addFilterOptions(command);
  addStandardOptions(command, [
    'vbagent bank change --topic Forces --add-tag revision --preview',
    'vbagent bank change trolley-1 trolley-2 --collect "Mock exam June"',
    'vbagent bank change --tag old --delete',
  ]);
  command.action(async (ids: string[], options: BankChangeOptions) => {
    const { runBankChange } = await import('./run-bank-change.ts');
    tools.exitWith(await runBankChange(ids, options, tools));
  });
}
