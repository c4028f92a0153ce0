import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addStandardOptions, type DatabaseOption, type SharedOptions } from '../shared-options.ts';

export function declareDoctor(program: Command, tools: CliTools): void {
  const command = program
    .command('doctor')
    .summary('check the installation and explain how to add missing components')
    .description(
      'Checks the installation on this machine, lists missing components and explains how to add them.',
    );
  addStandardOptions(command, ['vbagent doctor', 'vbagent doctor --json']);
  command.action(async (options: SharedOptions & DatabaseOption) => {
    const { runDoctor } = await import('./run-doctor.ts');
    tools.exitWith(await runDoctor(options, tools));
  });
}
