import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addExamples, addSharedOptions, type SharedOptions } from '../shared-options.ts';

export function declareConfig(program: Command, tools: CliTools): void {
  const config = program
    .command('config')
    .summary('show and change settings')
    .description(
      'Shows and changes settings. A flag overrides the environment, which overrides .env, which overrides vbagent.config.json.',
    );
  addExamples(config, [
    'vbagent config show',
    'vbagent config set engine rules',
    'vbagent config set agents.roles.scanner.model gpt-5',
    'vbagent config reset engine',
  ]);
  declareShow(config, tools);
  declareSet(config, tools);
  declareReset(config, tools);
}

function declareShow(config: Command, tools: CliTools): void {
  const command = config
    .command('show')
    .description('Shows every setting and its source; secrets are never printed.');
  addSharedOptions(command, ['vbagent config show', 'vbagent config show --json']);
  command.action(async (options: SharedOptions) => {
    const { runConfigShow } = await import('./run-config.ts');
    tools.exitWith(await runConfigShow(options, tools));
  });
}

function declareSet(config: Command, tools: CliTools): void {
  const command = config
    .command('set')
    .argument('<key>', 'a setting, such as engine or agents.default.model')
    .argument('<value>', 'its new value')
    .description('Validates a value and writes it to vbagent.config.json in the working folder.');
  addSharedOptions(command, [
    'vbagent config set engine rules',
    'vbagent config set agents.default.temperature 0.2',
  ]);
  command.action(async (key: string, value: string, options: SharedOptions) => {
    const { runConfigSet } = await import('./run-config.ts');
    tools.exitWith(await runConfigSet({ ...options, key, value }, tools));
  });
}

function declareReset(config: Command, tools: CliTools): void {
  const command = config
    .command('reset')
    .argument('[key]', 'a setting or a group such as agents (default: all settings)')
    .description('Removes settings from vbagent.config.json, so that the defaults apply again.');
  addSharedOptions(command, [
    'vbagent config reset engine',
    'vbagent config reset agents',
    'vbagent config reset',
  ]);
  command.action(async (key: string | undefined, options: SharedOptions) => {
    const { runConfigReset } = await import('./run-config.ts');
    tools.exitWith(await runConfigReset({ ...options, ...(key === undefined ? {} : { key }) }, tools));
  });
}
