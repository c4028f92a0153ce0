import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import {
  addEngineOption,
  addOutputOption,
  addReferenceOption,
  addStandardOptions,
} from '../shared-options.ts';
import type { TikzOptions } from './run-tikz.ts';

export function declareTikz(program: Command, tools: CliTools): void {
  const command = program
    .command('tikz')
    .summary('draw a figure as TikZ from a description or a picture')
    .description(
      'Draws a figure as TikZ that compiles. Rules draw the standard figures from a description; pictures and other figures need a model.',
    )
    .option('-i, --image <file>', 'a picture of the figure')
    .option('-d, --description <text>', 'what the figure shows')
    .option(
      '--diagram <type>',
      'the kind of figure, such as circuit; your own examples of this kind are used as patterns',
    )
    .option('--topic <name>', 'the topic, to choose among your examples');
  addReferenceOption(command);
  addOutputOption(command, 'the TikZ (or the rendered drawing, if the name ends in .svg)');
  addEngineOption(command);
  addStandardOptions(command, [
    'vbagent tikz -d "right-angled triangle with legs 3 cm and 4 cm" -o triangle.tex',
    'vbagent tikz -d "a 6 V battery in series with a 2 ohm resistor" -o circuit.svg',
    'vbagent tikz -i diagram.png --ref refs/tikz/ --ref refs/pgf/ -o diagram.tex',
  ]);
  command.action(async (options: TikzOptions) => {
    const { runTikz } = await import('./run-tikz.ts');
    tools.exitWith(await runTikz(options, tools));
  });
}
