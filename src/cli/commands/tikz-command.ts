import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import {
  addDatabaseOption,
  addEngineOption,
  addExamples,
  addOutputOption,
  addReferenceOption,
  addSharedOptions,
} from '../shared-options.ts';
import type { TikzOptions } from './run-tikz.ts';

export function declareTikz(program: Command, tools: CliTools): void {
  const command = program
    .command('tikz')
    .summary('draw a figure as TikZ from a description or a picture')
    .description(
      'Draws a figure as TikZ that compiles. By rules it draws the standard figures from their description; a picture, and any other figure, needs a model.',
    )
    .option('-i, --image <file>', 'a picture of the figure')
    .option('-d, --description <text>', 'what the figure shows')
    .option('--diagram <type>', 'what kind it is, such as circuit, to be drawn as your own examples are')
    .option('--topic <name>', 'what it is about, to choose among your examples');
  addReferenceOption(command);
  addOutputOption(command, 'the TikZ (or the drawing itself, for a name that ends in .svg)');
  addEngineOption(command);
  addDatabaseOption(command);
  addSharedOptions(command);
  addExamples(command, [
    'vbagent tikz -d "right-angled triangle with legs 3 cm and 4 cm" -o triangle.tex',
    'vbagent tikz -d "a 6 V battery in series with a 2 ohm resistor" -o circuit.svg',
    'vbagent tikz -i diagram.png --ref refs/tikz/ --ref refs/pgf/ -o diagram.tex',
  ]);
  command.action(async (options: TikzOptions) => {
    const { runTikz } = await import('./run-tikz.ts');
    tools.exitWith(await runTikz(options, tools));
  });
}
