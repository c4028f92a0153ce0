import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addDatabaseOption, addExamples, addSharedOptions } from '../shared-options.ts';
import type { BackupOptions, RestoreOptions } from './run-backup.ts';

export function declareBackup(program: Command, tools: CliTools): void {
  const command = program
    .command('backup')
    .summary('copy the database to one file')
    .description('Copies the database to one file while it stays in use.')
    .option(
      '-o, --output <file>',
      'the copy (default: vbagent-TIME.db); a name in .jsonl asks for portable text',
    )
    .option('--force', 'replace the file when it exists');
  addDatabaseOption(command);
  addSharedOptions(command);
  addExamples(command, [
    'vbagent backup',
    'vbagent backup -o backups/monday.db',
    'vbagent backup -o portable.jsonl',
  ]);
  command.action(async (options: BackupOptions) => {
    const { runBackup } = await import('./run-backup.ts');
    tools.exitWith(await runBackup(options, tools));
  });
}

export function declareRestore(program: Command, tools: CliTools): void {
  const command = program
    .command('restore')
    .summary('put a backup in the place of the database')
    .argument('<file>', 'a file that `vbagent backup` wrote')
    .description('Puts a backup in the place of the database; what was there before is kept aside.')
    .option('--force', 'replace a database that holds questions');
  addDatabaseOption(command);
  addSharedOptions(command);
  addExamples(command, ['vbagent restore backups/monday.db', 'vbagent restore backups/monday.db --force']);
  command.action(async (file: string, options: RestoreOptions) => {
    const { runRestore } = await import('./run-backup.ts');
    tools.exitWith(await runRestore(file, options, tools));
  });
}
