import { type Command, Option } from 'commander';
import { roleChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import { addDatabaseOption, addExamples, addSharedOptions, readCount } from '../shared-options.ts';
import type { KeysCreateOptions, KeysOptions } from './run-keys.ts';

/** Keys tell callers apart when a server listens beyond this machine. */
export function declareKeys(program: Command, tools: CliTools): void {
  const keys = program
    .command('keys')
    .summary('make, list and revoke API keys')
    .description('Keys tell callers apart when a server listens beyond this machine.');
  addSharedOptions(keys);
  addExamples(keys, ['vbagent keys create --user alice --role expert', 'vbagent keys list']);
  const create = keys
    .command('create')
    .description('Makes a key and prints it, this once.')
    .requiredOption('--user <id>', 'the person or program it stands for')
    .addOption(
      new Option('--role <role...>', 'what its owner may do').choices(roleChoices).makeOptionMandatory(),
    )
    .option('--days <n>', 'end it after so many days', readCount);
  finish(create, [
    'vbagent keys create --user alice --role expert',
    'vbagent keys create --user app --role learner --days 90 --json',
  ]);
  create.action(async (options: KeysCreateOptions) => {
    const { runKeysCreate } = await import('./run-keys.ts');
    tools.exitWith(await runKeysCreate(options, tools));
  });
  const list = keys.command('list').description('Lists keys by their owner and last four signs.');
  finish(list, ['vbagent keys list', 'vbagent keys list --json']);
  list.action(async (options: KeysOptions) => {
    const { runKeysList } = await import('./run-keys.ts');
    tools.exitWith(await runKeysList(options, tools));
  });
  const revoke = keys
    .command('revoke')
    .argument('<id>', 'the id of the key')
    .description('Ends a key at once.');
  finish(revoke, ['vbagent keys revoke 6f1c…']);
  revoke.action(async (id: string, options: KeysOptions) => {
    const { runKeysRevoke } = await import('./run-keys.ts');
    tools.exitWith(await runKeysRevoke(id, options, tools));
  });
}

function finish(command: Command, examples: readonly string[]): void {
  addDatabaseOption(command);
  addSharedOptions(command);
  addExamples(command, examples);
}
