import { type Command, Option } from 'commander';
import { bloomChoices, kindChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import { addEngineOption, addStandardOptions, readCount, readSeed } from '../shared-options.ts';
import type { GenerateOptions } from './run-generate.ts';

export function declareGenerate(program: Command, tools: CliTools): void {
  const command = program
    .command('generate')
    .summary('generate new items: written, validated, judged, corrected')
    .description(
      'Generates new items (questions). Each item is written component by component, validated, scored on five dimensions and corrected at\nmost twice. Items that pass are saved to the bank; the others are submitted to the expert queue. Without a model, item\nmodels (templates) compute the items.',
    )
    .option('--subject <name>', 'the subject, such as Physics')
    .option('--level <name>', 'the level or audience, such as "Nat 5"')
    .option('--outcome <id>', 'the id of an outcome of the course')
    .option('--objective <text>', 'the learning objective, in words')
    .addOption(new Option('--blooms <level>', "the level of Bloom's taxonomy").choices(bloomChoices))
    .addOption(new Option('--kind <kind>', 'the kind of item (default mcq_sc)').choices(kindChoices))
    .option('--count <n>', 'how many items (default 1)', readCount)
    .option('--seed <n>', 'the same brief and seed give the same computed items', readSeed)
    .option('--graph', 'print the graph as Mermaid and generate nothing');
  addEngineOption(command);
  addStandardOptions(command, [
    'vbagent generate --subject Physics --level "Nat 5" --count 3',
    'vbagent generate --subject Mathematics --level Higher --outcome MAH-01 --seed 7 --json',
    'vbagent generate --graph',
  ]);
  command.action(async (options: GenerateOptions) => {
    const { runGenerate } = await import('./run-generate.ts');
    tools.exitWith(await runGenerate(options, tools));
  });
}
