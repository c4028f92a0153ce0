import { type Command, InvalidArgumentError, Option } from 'commander';
import { engineChoices, kindChoices } from './choices.ts';

// The option types describe what commander passes to a command after parsing.
export type SharedOptions = { readonly json?: boolean; readonly verbose?: boolean };
export type DatabaseOption = { readonly database?: string };
export type EngineOption = { readonly engine?: string };
export type RangeOption = { readonly range?: readonly number[] };
export type OutputOption = { readonly output?: string };
export type ReferenceOption = { readonly ref?: readonly string[] };
export type FilterOptions = {
  readonly kind?: (typeof kindChoices)[number];
  readonly subject?: string;
  readonly level?: string;
  readonly topic?: string;
};
export type PageOptions = { readonly limit?: number; readonly after?: string };

/** Adds the options of every command, and examples. */
export function addSharedOptions(command: Command, examples: readonly string[]): void {
  command
    .option('--json', 'print only JSON to standard output')
    .option('--verbose', 'print the stack of an error');
  addExamples(command, examples);
}

export function addDatabaseOption(command: Command): Command {
  return command.option('--database <file>', 'the embedded database file to use');
}

export function addEngineOption(command: Command): Command {
  return command.addOption(
    new Option('--engine <engine>', 'use a model, the rules, or (auto) a model if one is set up').choices(
      engineChoices,
    ),
  );
}

export function addRangeOption(command: Command): Command {
  return command.option(
    '-r, --range <start end...>',
    'only questions START to END, counted from 1',
    collectNumber,
  );
}

/** Adds `-o`; `what` names the result in the help text. */
export function addOutputOption(command: Command, what: string): Command {
  return command.option('-o, --output <file>', `write ${what} to this file (- is standard output)`);
}

export function addReferenceOption(command: Command): Command {
  return command.option('--ref <folder...>', 'a folder of PDF, TeX and STY files to search; can be repeated');
}

export function addFilterOptions(command: Command): Command {
  return command
    .addOption(new Option('--kind <kind>', 'only this kind').choices(kindChoices))
    .option('--subject <name>', 'only this subject')
    .option('--level <name>', 'only this level, such as "Nat 5"')
    .option('--topic <name>', 'only this topic');
}

export function addPageOptions(command: Command): Command {
  return command
    .option('--limit <n>', 'at most this many (default 20)', readCount)
    .option('--after <cursor>', 'continue after the cursor of the previous page');
}

/** Adds the options of a command that reads one file and makes `result` from its questions. */
export function addFileOptions(command: Command, result: string, examples: readonly string[]): void {
  addRangeOption(command);
  addOutputOption(command, result);
  addEngineOption(command);
  addSharedOptions(command, examples);
}

/** Adds `--database`, the shared options and the examples. */
export function addStandardOptions(command: Command, examples: readonly string[]): void {
  addDatabaseOption(command);
  addSharedOptions(command, examples);
}

/** Adds examples at the end of the help text. */
export function addExamples(command: Command, lines: readonly string[]): Command {
  return command.addHelpText('after', `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`);
}

/** Parses a count from 1 to 10000. */
export function readCount(written: string): number {
  const count = Number(written);
  if (!Number.isInteger(count) || count < 1 || count > 10_000)
    throw new InvalidArgumentError('It must be a whole number from 1 to 10000.');
  return count;
}

/** Parses a port; 0 lets the system choose a free one. */
export function readPort(written: string): number {
  const port = Number(written);
  if (/^\d{1,5}$/.test(written) && port <= 65_535) return port;
  throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
}

const MAX_SEED = 999_999_999;

/** Parses a seed of up to nine digits. */
export function readSeed(written: string): number {
  const seed = Number(written);
  if (/^\d{1,9}$/.test(written) && seed <= MAX_SEED) return seed;
  throw new InvalidArgumentError(`It must be a whole number from 0 to ${MAX_SEED}.`);
}

/** Parses `a b`, `a,b` and a repeated option; each value must be one of the choices. */
export function collectChoices<T extends string>(choices: readonly T[]) {
  return (written: string, before: readonly T[] = []): T[] => {
    const named = written.split(',').filter((name) => name !== '');
    return [...before, ...named.map((name) => findChoice(name, choices))];
  };
}

function findChoice<T extends string>(name: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === name.trim());
  if (found === undefined) throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
  return found;
}

function collectNumber(written: string, before: readonly number[] = []): number[] {
  const value = Number(written);
  if (!/^[+-]?\d+$/.test(written))
    throw new InvalidArgumentError('It must be two whole numbers, such as -r 1 5.');
  return [...before, value];
}
