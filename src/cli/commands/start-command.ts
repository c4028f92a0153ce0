import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import type { ServeOptions } from './run-serve.ts';
import { addServeOptions } from './serve-command.ts';

export function declareStart(program: Command, tools: CliTools): void {
  const command = program
    .command('start')
    .summary('fill an empty bank with sample questions and serve it')
    .description(
      'Fills an empty bank with the sample questions, lists the newest questions and serves the bank.',
    );
  addServeOptions(command, ['vbagent start', 'vbagent start --port 8080', 'npm start']);
  command.action(async (options: ServeOptions) => {
    const { runStart } = await import('./run-start.ts');
    tools.exitWith(await runStart(options, tools));
  });
}
