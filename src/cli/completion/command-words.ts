import type { Command } from 'commander';

/** The words that can follow one command: subcommands, options, and fixed values of options and arguments. */
export type CommandWords = {
  /** The names of the command and its parents, such as `bank list`; empty for the program itself. */
  readonly path: string;
  readonly subcommands: readonly { readonly name: string; readonly description: string }[];
  readonly options: readonly OptionWords[];
  readonly argumentChoices: readonly string[];
};

export type OptionWords = {
  readonly long: string;
  readonly short: string | undefined;
  readonly description: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
};

/** Lists the words of every command, the program itself first. */
export function listCommandWords(program: Command): CommandWords[] {
  return listWords(program, '');
}

function listWords(command: Command, path: string): CommandWords[] {
  const words: CommandWords = {
    path,
    subcommands: command.commands.map((subcommand) => ({
      name: subcommand.name(),
      description: getFirstSentence(subcommand),
    })),
    options: [...command.options.map(toOptionWords), HELP_OPTION],
    argumentChoices: command.registeredArguments.flatMap((argument) => argument.argChoices ?? []),
  };
  const wordsOfSubcommands = command.commands.flatMap((subcommand) =>
    listWords(subcommand, `${path} ${subcommand.name()}`.trim()),
  );
  return [words, ...wordsOfSubcommands];
}

function toOptionWords(option: Command['options'][number]): OptionWords {
  return {
    long: option.long ?? '',
    short: option.short,
    description: option.description,
    takesValue: option.required || option.optional,
    choices: option.argChoices ?? [],
  };
}

const HELP_OPTION: OptionWords = {
  long: '--help',
  short: '-h',
  description: 'show help',
  takesValue: false,
  choices: [],
};

function getFirstSentence(command: Command): string {
  return (command.summary() || command.description()).split('\n')[0]?.replace(/\.$/, '') ?? '';
}
