import { type Command, InvalidArgumentError, Option } from 'commander';
import type { QuestionState } from '../domain/question-change.ts';
import { kindChoices, modeChoices } from './choices.ts';

// These types describe the parsed options that commander passes to a command.
export type SharedOptions = { readonly json?: boolean; readonly verbose?: boolean };
export type DatabaseOption = { readonly database?: string; readonly institution?: string };
export type EngineOption = { readonly engine?: string };
export type PagesOption = { readonly pages?: { readonly start: number; readonly end: number } };
export type RangeOption = { readonly range?: readonly number[] };
export type OutputOption = { readonly output?: string };
export type ReferenceOption = { readonly ref?: readonly string[] };
export type FilterOptions = {
  readonly kind?: (typeof kindChoices)[number];
  readonly subject?: string;
  readonly level?: string;
  readonly topic?: string;
  readonly tag?: string;
  readonly collection?: string;
  readonly state?: QuestionState;
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
  return command
    .option('--database <file>', 'the embedded database file to use')
    .option('--institution <id>', 'the institution whose data to use (default: default)');
}

export function addEngineOption(command: Command): Command {
  return command.addOption(
    new Option(
      '--engine <mode>',
      'how agents work: with a model, by rules, or (auto) with a model if one is configured',
    ).choices(modeChoices),
  );
}

export function addRangeOption(command: Command): Command {
  return command.option(
    '-r, --range <start end...>',
    'only questions START to END, counted from 1',
    collectNumber,
  );
}

export function addPagesOption(command: Command): Command {
  return command.option('--pages <range>', 'only these pages of a PDF file, such as 3 or 2-4', readPages);
}

/** Parses a page or a range of pages: `3` or `2-4`. */
function readPages(text: string): { start: number; end: number } {
  const [, first, last = first] = /^(\d{1,6})(?:\s*[-–]\s*(\d{1,6}))?$/.exec(text.trim()) ?? [];
  const [start, end] = [Number(first), Number(last)];
  if (first === undefined || start < 1 || end < start)
    throw new InvalidArgumentError('It must be a page such as 3, or a range such as 2-4.');
  return { start, end };
}

/** Adds `-o`; `resultName` is the name of the result in the help text. */
export function addOutputOption(command: Command, resultName: string): Command {
  return command.option('-o, --output <file>', `write ${resultName} to this file (- is standard output)`);
}

export function addReferenceOption(command: Command): Command {
  return command.option('--ref <folder...>', 'a folder of PDF, TeX and STY files to search; can be repeated');
}

export function addFilterOptions(command: Command): Command {
  return command
    .addOption(new Option('--kind <kind>', 'only this kind').choices(kindChoices))
    .option('--subject <name>', 'only this subject')
    .option('--level <name>', 'only this level, such as "Nat 5"')
    .option('--topic <name>', 'only this topic')
    .option('--tag <name>', 'only questions with this tag')
    .option(
      '--collection <id>',
      'only questions of this collection; `vbagent bank collections` lists the ids',
    )
    .addOption(
      new Option('--state <state>', 'only this state (default active)').choices([
        'active',
        'retired',
        'deleted',
      ]),
    );
}

export function addPageOptions(command: Command): Command {
  return command
    .option('--limit <n>', 'at most this many (default 20)', readCount)
    .option('--after <cursor>', 'continue after the cursor of the previous page');
}

/** Adds the options of a command that reads the questions of one file; `resultName` is used in the help text. */
export function addFileOptions(command: Command, resultName: string, examples: readonly string[]): void {
  addRangeOption(command);
  addOutputOption(command, resultName);
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
export function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 10_000)
    throw new InvalidArgumentError('It must be a whole number from 1 to 10000.');
  return count;
}

/** Parses a port; 0 lets the system choose a free one. */
export function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
}

const MAX_SEED = 999_999_999;

/** Parses a seed of up to nine digits. */
export function readSeed(text: string): number {
  const seed = Number(text);
  if (/^\d{1,9}$/.test(text) && seed <= MAX_SEED) return seed;
  throw new InvalidArgumentError(`It must be a whole number from 0 to ${MAX_SEED}.`);
}

/** Returns a parser for an option with several values: `a b`, `a,b`, or the option repeated. Each value must be one of the choices. */
export function collectChoices<T extends string>(choices: readonly T[]) {
  return (text: string, earlierChoices: readonly T[] = []): T[] => {
    const names = text.split(',').filter((name) => name !== '');
    return [...earlierChoices, ...names.map((name) => getChoice(name, choices))];
  };
}

function getChoice<T extends string>(name: string, choices: readonly T[]): T {
  const matchingChoice = choices.find((choice) => choice === name.trim());
  if (matchingChoice === undefined)
    throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
  return matchingChoice;
}

function collectNumber(text: string, earlierNumbers: readonly number[] = []): number[] {
  const value = Number(text);
  if (!/^[+-]?\d+$/.test(text))
    throw new InvalidArgumentError('It must be two whole numbers, such as -r 1 5.');
  return [...earlierNumbers, value];
}
