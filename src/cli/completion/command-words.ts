import type { Command } from 'commander';

/** The words that can follow one command: subcommands, options, and fixed values of options and arguments. */
export type CommandWords = {
  /** `bank list`; empty for the program itself. */
  readonly path: string;
  readonly subcommands: readonly { readonly name: string; readonly about: string }[];
  readonly options: readonly OptionWords[];
  readonly argumentChoices: readonly string[];
};

export type OptionWords = {
  readonly long: string;
  readonly short: string | undefined;
  readonly about: string;
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
    subcommands: command.commands.map((each) => ({ name: each.name(), about: firstSentence(each) })),
    options: [...command.options.map(toOptionWords), helpWords],
    argumentChoices: command.registeredArguments.flatMap((argument) => argument.argChoices ?? []),
  };
  const below = command.commands.flatMap((each) => listWords(each, `${path} ${each.name()}`.trim()));
  return [words, ...below];
}

function toOptionWords(option: Command['options'][number]): OptionWords {
  return {
    long: option.long ?? '',
    short: option.short,
    about: option.description,
    takesValue: option.required || option.optional,
    choices: option.argChoices ?? [],
  };
}

const helpWords: OptionWords = {
  long: '--help',
  short: '-h',
  about: 'show help',
  takesValue: false,
  choices: [],
};

function firstSentence(command: Command): string {
  return (command.summary() || command.description()).split('\n')[0]?.replace(/\.$/, '') ?? '';
}
