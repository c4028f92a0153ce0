import type { Command } from 'commander';

/** What can follow one command: the words after it, and the values of an option or argument that has a fixed set. */
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

/** The whole tree, the program first. */
export function listCommandWords(program: Command): CommandWords[] {
  return wordsBelow(program, '');
}

function wordsBelow(command: Command, path: string): CommandWords[] {
  const words: CommandWords = {
    path,
    subcommands: command.commands.map((each) => ({ name: each.name(), about: firstSentence(each) })),
    options: [...command.options.map(optionWords), helpWords],
    argumentChoices: command.registeredArguments.flatMap((argument) => argument.argChoices ?? []),
  };
  const below = command.commands.flatMap((each) => wordsBelow(each, `${path} ${each.name()}`.trim()));
  return [words, ...below];
}

function optionWords(option: Command['options'][number]): OptionWords {
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
