import { type Command, Option } from 'commander';
import { referenceChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import { addExamples, addOutputOption, addStandardOptions, readCount } from '../shared-options.ts';
import type { RefsAddOptions, RefsOptions, RefsSearchOptions, RefsShowOptions } from './run-refs.ts';

export function declareRefs(program: Command, tools: CliTools): void {
  const refs = program
    .command('refs')
    .summary('manage drawing references: manuals, packages, your own drawings')
    .description(
      'Searches folders of PDF, TeX and STY files, and stores your own drawings as examples for `vbagent tikz`.',
    );
  addExamples(refs, [
    'vbagent refs index refs/tikz/ refs/pgf/',
    'vbagent refs search "resistor label" --type pdf',
    'vbagent refs add circuit.tex --diagram circuit --topic Electricity',
  ]);
  declareIndex(refs, tools);
  declareSearch(refs, tools);
  declareAdd(refs, tools);
  declareList(refs, tools);
  declareShow(refs, tools);
  declareRemove(refs, tools);
}

function declareIndex(refs: Command, tools: CliTools): void {
  const command = refs
    .command('index')
    .argument('<folders...>', 'folders of PDF, TeX and STY files, or single files')
    .description('Indexes new and changed files of the folders, and removes deleted files from the index.');
  addStandardOptions(command, ['vbagent refs index refs/tikz/', 'vbagent refs index refs/ --json']);
  command.action(async (folders: string[], options: RefsOptions) => {
    const { runRefsIndex } = await import('./run-refs.ts');
    tools.exitWith(await runRefsIndex(folders, options, tools));
  });
}

function declareSearch(refs: Command, tools: CliTools): void {
  const command = refs
    .command('search')
    .argument('<query...>', 'the words to search for')
    .description('Searches the indexed files, best match first.')
    .addOption(new Option('--type <type...>', 'only files of this type').choices(referenceChoices))
    .option('--in <folder...>', 'only files in this folder')
    .option('--limit <n>', 'at most this many (default 10)', readCount);
  addStandardOptions(command, [
    'vbagent refs search "spring coil"',
    'vbagent refs search battery --type sty tex --json',
  ]);
  command.action(async (words: string[], options: RefsSearchOptions) => {
    const { runRefsSearch } = await import('./run-refs.ts');
    tools.exitWith(await runRefsSearch(words.join(' '), options, tools));
  });
}

function declareAdd(refs: Command, tools: CliTools): void {
  const command = refs
    .command('add')
    .argument('<file>', 'a TeX file with one drawing (- is standard input)')
    .description('Stores your own drawing as an example for drawings of the same kind.')
    .requiredOption('--diagram <type>', 'the kind of drawing, such as circuit, graph, free_body or geometry')
    .option('--topic <name>', 'the topic, such as Electricity');
  addStandardOptions(command, ['vbagent refs add circuit.tex --diagram circuit --topic Electricity']);
  command.action(async (file: string, options: RefsAddOptions) => {
    const { runRefsAdd } = await import('./run-refs.ts');
    tools.exitWith(await runRefsAdd(file, options, tools));
  });
}

function declareList(refs: Command, tools: CliTools): void {
  const command = refs.command('list').description('Lists your examples and the indexed files.');
  addStandardOptions(command, ['vbagent refs list', 'vbagent refs list --json']);
  command.action(async (options: RefsOptions) => {
    const { runRefsList } = await import('./run-refs.ts');
    tools.exitWith(await runRefsList(options, tools));
  });
}

function declareShow(refs: Command, tools: CliTools): void {
  const command = refs
    .command('show')
    .argument('<id>', 'the id of an example, or the path of a file')
    .description('Prints an example, or the indexed text of a file.');
  addOutputOption(command, 'the text');
  addStandardOptions(command, [
    'vbagent refs show circuit-1a2b3c4d',
    'vbagent refs show refs/tikz/manual.pdf',
  ]);
  command.action(async (id: string, options: RefsShowOptions) => {
    const { runRefsShow } = await import('./run-refs.ts');
    tools.exitWith(await runRefsShow(id, options, tools));
  });
}

function declareRemove(refs: Command, tools: CliTools): void {
  const command = refs
    .command('remove')
    .argument('<id>', 'the id of an example, or the path of a file or folder')
    .description(
      'Removes an example, or removes a file or folder from the index; files on disk are not changed.',
    );
  addStandardOptions(command, ['vbagent refs remove circuit-1a2b3c4d', 'vbagent refs remove refs/pgf/']);
  command.action(async (id: string, options: RefsOptions) => {
    const { runRefsRemove } = await import('./run-refs.ts');
    tools.exitWith(await runRefsRemove(id, options, tools));
  });
}
