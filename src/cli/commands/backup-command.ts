import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addStandardOptions } from '../shared-options.ts';
import type { BackupOptions, RestoreOptions } from './run-backup.ts';

export function declareBackup(program: Command, tools: CliTools): void {
  const command = program
    .command('backup')
    .summary('copy the database to one file')
    .description('Copies the database to one file. The database can be in use meanwhile.')
    .option(
      '-o, --output <file>',
      'the file of the copy (default: vbagent-TIME.db); a name that ends in .jsonl writes portable text',
    )
    .option('--force', 'replace the file if it exists');
  addStandardOptions(command, [
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
    .summary('replace the database with a backup')
    .argument('<file>', 'a file written by `vbagent backup`')
    .description('Replaces the database with a backup; the previous database is saved under another name.')
    .option('--force', 'replace a database that contains questions');
  addStandardOptions(command, [
    'vbagent restore backups/monday.db',
    'vbagent restore backups/monday.db --force',
  ]);
  command.action(async (file: string, options: RestoreOptions) => {
    const { runRestore } = await import('./run-backup.ts');
    tools.exitWith(await runRestore(file, options, tools));
  });
}
