import { type Command, Option } from 'commander';
import { exportFormatChoices, importFormatChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import {
  addExamples,
  addFilterOptions,
  addOutputOption,
  addPageOptions,
  addStandardOptions,
  readCount,
} from '../shared-options.ts';
import { declareBankWork } from './bank-work-commands.ts';
import type { BankExportOptions } from './run-bank-export.ts';
import type { BankImportOptions } from './run-bank-import.ts';
import type { BankListOptions, BankSearchOptions } from './run-bank-list.ts';
import type { BankShowOptions } from './run-bank-show.ts';
import type { BankStatsOptions } from './run-bank-stats.ts';

export function declareBank(program: Command, tools: CliTools): void {
  const bank = program
    .command('bank')
    .summary('manage the question bank: import, list, search, edit, change, export')
    .description('Stores questions with all their versions.');
  addExamples(bank, [
    'vbagent bank import questions/',
    'vbagent bank list --subject Physics',
    'vbagent bank search "angular momentum"',
  ]);
  declareImport(bank, tools);
  declareList(bank, tools);
  declareShow(bank, tools);
  declareSearch(bank, tools);
  declareExport(bank, tools);
  declareStats(bank, tools);
  declareBankWork(bank, tools);
}

function declareImport(bank: Command, tools: CliTools): void {
  const command = bank
    .command('import')
    .summary('import questions from files and folders')
    .argument('<paths...>', 'files of questions, or folders that contain them')
    .description(
      'Imports questions into the bank. A changed question is stored as a new version; an unchanged question is not stored again.\nComments such as `% subject: Physics`, `% level: Nat 5`, `% topic: Forces`, `% marks: 3`, `% difficulty: easy` and `% id: my-id` inside a question set its fields.',
    )
    .addOption(
      new Option('--from <format>', 'the format of the files (default: by their content)').choices([
        ...importFormatChoices,
        'qti',
      ]),
    )
    .option('--dry-run', 'read and verify the files, and save nothing')
    .option('--no-verify', 'do not verify the new and changed questions');
  addStandardOptions(command, [
    'vbagent bank import paper.tex',
    'vbagent bank import questions/ export.jsonl --json',
    'vbagent bank import --from qti package.zip --dry-run',
  ]);
  command.action(async (paths: string[], options: BankImportOptions) => {
    const { runBankImport } = await import('./run-bank-import.ts');
    tools.exitWith(await runBankImport(paths, options, tools));
  });
}

function declareList(bank: Command, tools: CliTools): void {
  const command = bank.command('list').description('Lists questions, newest first.');
  addFilterOptions(command);
  command.addOption(
    new Option('--sort <order>', 'the order (default newest)').choices([
      'newest',
      'oldest',
      'changed',
      'marks',
    ]),
  );
  addPageOptions(command);
  addStandardOptions(command, [
    'vbagent bank list',
    'vbagent bank list --kind mcq_sc --level "Nat 5" --limit 50',
    'vbagent bank list --json | jq ".next"',
  ]);
  command.action(async (options: BankListOptions) => {
    const { runBankList } = await import('./run-bank-list.ts');
    tools.exitWith(await runBankList(options, tools));
  });
}

function declareStats(bank: Command, tools: CliTools): void {
  const command = bank
    .command('stats')
    .description(
      'Shows what the answers of learners reveal about the questions of a course: how easy each is (facility), and whether learners who do well elsewhere do well in it (discrimination).\nA question is flagged if its discrimination is at most 0.1 with 95% certainty from at least 50 learners; its key may be wrong. Exit code 1 if one is.',
    )
    .requiredOption('--subject <name>', 'the subject, such as Mathematics')
    .requiredOption('--level <name>', 'the level, such as "Nat 5"');
  addStandardOptions(command, [
    'vbagent bank stats --subject Mathematics --level "Nat 5"',
    'vbagent bank stats --subject Physics --level Higher --json',
  ]);
  command.action(async (options: BankStatsOptions) => {
    const { runBankStats } = await import('./run-bank-stats.ts');
    tools.exitWith(await runBankStats(options, tools));
  });
}

function declareShow(bank: Command, tools: CliTools): void {
  const command = bank
    .command('show')
    .argument('<id>', 'the id of the question')
    .description('Shows one question with its options, key and solution.')
    .option('--version <n>', 'an older version', readCount)
    .option('--tex', 'print it as TeX');
  addStandardOptions(command, [
    'vbagent bank show trolley-mass-1a2b3c',
    'vbagent bank show my-id --version 1 --tex',
  ]);
  command.action(async (id: string, options: BankShowOptions) => {
    const { runBankShow } = await import('./run-bank-show.ts');
    tools.exitWith(await runBankShow(id, options, tools));
  });
}

function declareSearch(bank: Command, tools: CliTools): void {
  const command = bank
    .command('search')
    .argument('<query...>', 'the words to search for')
    .description('Searches the visible text of questions, best match first.');
  addFilterOptions(command);
  addPageOptions(command);
  addStandardOptions(command, [
    'vbagent bank search momentum',
    'vbagent bank search "kinetic energy" --level Higher',
  ]);
  command.action(async (words: string[], options: BankSearchOptions) => {
    const { runBankSearch } = await import('./run-bank-list.ts');
    tools.exitWith(await runBankSearch(words.join(' '), options, tools));
  });
}

function declareExport(bank: Command, tools: CliTools): void {
  const command = bank
    .command('export')
    .summary('write questions in the format of another program')
    .description(
      'Writes questions with their ids, so that importing an edited export creates new versions of the same questions.\nWhat the format cannot express is counted on the terminal and listed in NAME.losses.json beside the output.',
    )
    .addOption(
      new Option('--to <format>', 'the file format (default: by the file name, else tex)').choices(
        exportFormatChoices,
      ),
    )
    .addOption(new Option('--format <format>', 'the same as --to').choices(exportFormatChoices))
    .option('--limit <n>', 'at most this many (default: all)', readCount)
    .option('--id <id...>', 'only these questions')
    .option('--search <words>', 'only questions that contain these words')
    .option('--split <n>', 'write files of n questions each: all-0001.xml, all-0002.xml, …', readCount)
    .option('--resume', 'continue an interrupted export with --split after its last complete file');
  addOutputOption(command, 'the questions');
  addFilterOptions(command);
  addStandardOptions(command, [
    'vbagent bank export -o all.tex',
    'vbagent bank export --subject Physics --to moodle -o physics.xml',
    'vbagent bank export --to moodle -o all.xml --split 1000',
    'vbagent bank export --to moodle -o all.xml --split 1000 --resume',
  ]);
  command.action(async (options: BankExportOptions) => {
    const { runBankExport } = await import('./run-bank-export.ts');
    tools.exitWith(await runBankExport(options, tools));
  });
}
