import { type Command, Option } from 'commander';
import { roleChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import { addSharedOptions, addStandardOptions, readCount } from '../shared-options.ts';
import type { KeysCreateOptions, KeysOptions } from './run-keys.ts';

export function declareKeys(program: Command, tools: CliTools): void {
  const keys = program
    .command('keys')
    .summary('create, list and revoke API keys')
    .description('API keys identify callers of a server that other machines can reach.');
  addSharedOptions(keys, ['vbagent keys create --user alice --role expert', 'vbagent keys list']);
  const create = keys
    .command('create')
    .description('Creates a key and prints it. It cannot be printed again.')
    .requiredOption('--user <id>', 'the user or program that will use the key')
    .addOption(
      new Option('--role <role...>', 'the roles of the key').choices(roleChoices).makeOptionMandatory(),
    )
    .option('--days <n>', 'let it expire after N days', readCount);
  addStandardOptions(create, [
    'vbagent keys create --user alice --role expert',
    'vbagent keys create --user app --role learner --days 90 --json',
  ]);
  create.action(async (options: KeysCreateOptions) => {
    const { runKeysCreate } = await import('./run-keys.ts');
    tools.exitWith(await runKeysCreate(options, tools));
  });
  const list = keys.command('list').description('Lists keys with their user and last four characters.');
  addStandardOptions(list, ['vbagent keys list', 'vbagent keys list --json']);
  list.action(async (options: KeysOptions) => {
    const { runKeysList } = await import('./run-keys.ts');
    tools.exitWith(await runKeysList(options, tools));
  });
  const revoke = keys
    .command('revoke')
    .argument('<id>', 'the id of the key')
    .description('Revokes a key immediately.');
  addStandardOptions(revoke, ['vbagent keys revoke 6f1c…']);
  revoke.action(async (id: string, options: KeysOptions) => {
    const { runKeysRevoke } = await import('./run-keys.ts');
    tools.exitWith(await runKeysRevoke(id, options, tools));
  });
}
