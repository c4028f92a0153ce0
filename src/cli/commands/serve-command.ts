import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addDatabaseOption, addSharedOptions, readPort } from '../shared-options.ts';
import type { ServeOptions } from './run-serve.ts';

export function declareServe(program: Command, tools: CliTools): void {
  const command = program
    .command('serve')
    .summary('serve the pages and the API on this machine')
    .description('Serves the pages and the API until it is stopped (Ctrl-C). It does not open a browser.');
  addServeOptions(command, ['vbagent serve', 'vbagent serve --port 8080', 'vbagent serve --port 0 --json']);
  command.action(async (options: ServeOptions) => {
    const { runServe } = await import('./run-serve.ts');
    tools.exitWith(await runServe(options, tools));
  });
}

export function addServeOptions(command: Command, examples: readonly string[]): void {
  command
    .option('--port <n>', 'the port to listen on; 0 chooses a free one (default 2024)', readPort)
    .option('--host <address>', 'the address to listen on (default 127.0.0.1)');
  addDatabaseOption(command);
  addSharedOptions(command, examples);
}
