import { Argument, type Command } from 'commander';
import { type Shell, shellChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import {
  addDatabaseOption,
  addExamples,
  addSharedOptions,
  type DatabaseOption,
  type SharedOptions,
} from '../shared-options.ts';
import { writeJson } from '../terminal.ts';
import type { ServeOptions } from './run-serve.ts';
import { addServeOptions } from './serve-command.ts';

export function declareDoctor(program: Command, tools: CliTools): void {
  const command = program
    .command('doctor')
    .summary('say what is set up, what is missing and how to add it')
    .description('Looks at this machine: what is set up, what is missing and how to add it.');
  addDatabaseOption(command);
  addSharedOptions(command);
  addExamples(command, ['vbagent doctor', 'vbagent doctor --json']);
  command.action(async (options: SharedOptions & DatabaseOption) => {
    const { runDoctor } = await import('./run-doctor.ts');
    tools.exitWith(await runDoctor(options, tools));
  });
}

export function declareStart(program: Command, tools: CliTools): void {
  const command = program
    .command('start')
    .summary('begin: fill an empty bank with samples and serve it')
    .description('Fills an empty bank with the sample questions, says what is there and serves it.');
  addServeOptions(command);
  addExamples(command, ['vbagent start', 'vbagent start --port 8080', 'npm start']);
  command.action(async (options: ServeOptions) => {
    const { runStart } = await import('./run-start.ts');
    tools.exitWith(await runStart(options, tools));
  });
}

export function declareCompletion(program: Command, tools: CliTools): void {
  const command = program
    .command('completion')
    .addArgument(new Argument('<shell>', 'the shell to write for').choices(shellChoices))
    .summary('print the completion script of a shell')
    .description('Prints a script that lets the shell complete commands and options.');
  addSharedOptions(command);
  addExamples(command, [
    'source <(vbagent completion bash)',
    'vbagent completion zsh > "$fpath[1]/_vbagent"',
    'vbagent completion fish > ~/.config/fish/completions/vbagent.fish',
  ]);
  command.action(async (shell: Shell, options: SharedOptions) => {
    const { printCompletion } = await import('../completion/print-completion.ts');
    const script = printCompletion(program, shell);
    if (options.json === true) writeJson(tools.terminal.out, { shell, script });
    else tools.terminal.out.write(script);
    tools.exitWith(0);
  });
}
