import { Argument, type Command } from 'commander';
import { type Shell, shellChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import { addSharedOptions, type SharedOptions } from '../shared-options.ts';
import { writeJson } from '../terminal/write-output.ts';

export function declareCompletion(program: Command, tools: CliTools): void {
  const command = program
    .command('completion')
    .addArgument(new Argument('<shell>', 'the shell that will use the script').choices(shellChoices))
    .summary('print a completion script for a shell')
    .description('Prints a script that lets the shell complete commands and options.');
  addSharedOptions(command, [
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
