import { type Command, Option } from 'commander';
import { documentChoices, exportFormatChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import { addSharedOptions, addStandardOptions, collectChoices, readSeed } from '../shared-options.ts';
import type { PaperNewOptions, PaperOptions, PaperPrintOptions } from './run-paper.ts';
import type { PaperExportOptions } from './run-paper-export.ts';

export function declarePaper(program: Command, tools: CliTools): void {
  const command = program
    .command('paper')
    .summary('make papers from your own questions')
    .description(
      'Makes papers from the questions of the bank: in several versions, each with its key and marking scheme.',
    );
  addSharedOptions(command, [
    'vbagent paper new plan.json',
    'vbagent paper print 3f2a91c0 -o test.pdf',
    'vbagent paper export 3f2a91c0 --to moodle -o test.xml',
    'vbagent paper list',
  ]);
  declareNew(command, tools);
  declarePrint(command, tools);
  declareExport(command, tools);
  const list = command.command('list').description('Lists the papers, newest first.');
  addStandardOptions(list, ['vbagent paper list', 'vbagent paper list --json']);
  list.action(async (options: PaperOptions) => {
    const { runPaperList } = await import('./run-paper.ts');
    tools.exitWith(await runPaperList(options, tools));
  });
  const show = command
    .command('show')
    .argument('<paper>', 'the id of the paper')
    .description('Shows the questions of a paper, and what stays the same in its versions.');
  addStandardOptions(show, ['vbagent paper show 3f2a91c0']);
  show.action(async (id: string, options: PaperOptions) => {
    const { runPaperShow } = await import('./run-paper.ts');
    tools.exitWith(await runPaperShow(id, options, tools));
  });
  const remove = command
    .command('remove')
    .argument('<paper>', 'the id of the paper')
    .description('Deletes a paper. Its questions stay in the bank.');
  addStandardOptions(remove, ['vbagent paper remove 3f2a91c0']);
  remove.action(async (id: string, options: PaperOptions) => {
    const { runPaperRemove } = await import('./run-paper.ts');
    tools.exitWith(await runPaperRemove(id, options, tools));
  });
}

const PLAN_HELP = `
A plan is JSON:
  {"title": "Mechanics test", "minutes": 45, "versions": 3,
   "sections": [{"title": "Section A", "questions": ["<id>"],
                 "fill": [{"count": 5, "topics": ["Mechanics"], "difficulty": "medium"}]}]}
A rule of "fill" has "count" or "marks", and any of kinds, subjects, levels, topics, outcomes,
difficulty, tags, collection and notUsedSinceDays. docs/authors.md explains all fields.`;

function declareNew(command: Command, tools: CliTools): void {
  const create = command
    .command('new')
    .argument('<plan>', 'the plan as JSON (- is standard input)')
    .description('Chooses questions for a plan, makes its versions and stores the paper.')
    .option('--seed <n>', 'the seed of all random choices (default: a new one)', readSeed)
    .option('--dry-run', 'show which questions would be chosen, and store nothing');
  addStandardOptions(create, ['vbagent paper new plan.json', 'vbagent paper new plan.json --dry-run']);
  create.addHelpText('after', PLAN_HELP);
  create.action(async (plan: string, options: PaperNewOptions) => {
    const { runPaperNew } = await import('./run-paper.ts');
    tools.exitWith(await runPaperNew(plan, options, tools));
  });
}

function declarePrint(command: Command, tools: CliTools): void {
  const print = command
    .command('print')
    .argument('<paper>', 'the id of the paper')
    .description(
      'Writes each version with its marking scheme, and the keys of all versions: test-A.pdf, test-A-scheme.pdf, …, test-keys.pdf.',
    )
    .requiredOption('-o, --output <file>', 'the name of the files; it ends in .pdf, .tex or .html')
    .addOption(
      new Option(
        '--documents <kind...>',
        'normal, large (large print), solutions, scheme, keys (default: normal scheme keys)',
      ).argParser(collectChoices(documentChoices)),
    )
    .option('--version-label <letter>', 'only this version, such as B');
  addStandardOptions(print, [
    'vbagent paper print 3f2a91c0 -o test.pdf',
    'vbagent paper print 3f2a91c0 -o test.tex --documents normal large solutions scheme keys',
  ]);
  print.action(async (id: string, options: PaperPrintOptions) => {
    const { runPaperPrint } = await import('./run-paper.ts');
    tools.exitWith(await runPaperPrint(id, options, tools));
  });
}

function declareExport(command: Command, tools: CliTools): void {
  const exporting = command
    .command('export')
    .argument('<paper>', 'the id of the paper')
    .summary('write a paper in the format of another program')
    .description(
      'Writes each version as a file of its own: test-A.xml, test-B.xml, …, with its sections where the format has sections.\nWhat the format cannot express is counted on the terminal and listed in NAME.losses.json beside each file.',
    )
    .addOption(
      new Option('--to <format>', 'the file format (default: by the file name)').choices(exportFormatChoices),
    )
    .addOption(new Option('--format <format>', 'the same as --to').choices(exportFormatChoices))
    .requiredOption('-o, --output <file>', 'the name of the files')
    .option('--version-label <letter>', 'only this version, such as B');
  addStandardOptions(exporting, [
    'vbagent paper export 3f2a91c0 --to moodle -o test.xml',
    'vbagent paper export 3f2a91c0 --to qti3 -o test.zip --version-label B',
  ]);
  exporting.action(async (id: string, options: PaperExportOptions) => {
    const { runPaperExport } = await import('./run-paper-export.ts');
    tools.exitWith(await runPaperExport(id, options, tools));
  });
}
