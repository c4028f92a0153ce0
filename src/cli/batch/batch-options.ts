import { type Command, InvalidArgumentError, Option } from 'commander';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import type { ProfileName } from '../../domain/rules-choice.ts';
import { batchWorkChoices, kindChoices, profileChoices } from '../choices.ts';
import {
  addDatabaseOption,
  type DatabaseOption,
  type EngineOption,
  type ReferenceOption,
  readCount,
  readSeed,
  type SharedOptions,
} from '../shared-options.ts';

/** How a batch is worked on, whatever is made of its files. */
export type PaceOptions = DatabaseOption & {
  readonly parallel?: number;
  readonly requestsPerMinute?: number;
  readonly tokensPerMinute?: number;
  readonly maxCost?: number;
  readonly retryFailed?: boolean;
  readonly detach?: boolean;
};

export type BatchOptions = EngineOption &
  ReferenceOption &
  SharedOptions &
  PaceOptions & {
    readonly output: string;
    readonly do?: (typeof batchWorkChoices)[number];
    readonly variants?: readonly SingleVariant[];
    readonly alternate?: boolean;
    readonly ideas?: boolean;
    readonly bank?: boolean;
    readonly count?: number;
    readonly seed?: number;
    readonly from?: QuestionKind;
    readonly to?: QuestionKind;
    readonly profile?: ProfileName;
    readonly rules?: string;
  };

export function addPaceOptions(command: Command): Command {
  command
    .option('-p, --parallel <n>', 'how many calls of the model at once (default 4)', readCount)
    .option(
      '--rpm, --requests-per-minute <n>',
      'ask the model no more often, all workers together',
      readPositive,
    )
    .option('--tpm, --tokens-per-minute <n>', 'use no more tokens, all workers together', readPositive)
    .option('--max-cost <dollars>', 'begin no further file once the batch has cost so much', readPositive)
    .option('--detach', 'leave the work to `vbagent worker`')
    .option('--retry-failed', 'work on failed and incomplete files again');
  return addDatabaseOption(command);
}

/** What else than the whole line can be done to every file. */
export function addWorkOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--do <work>', 'what is done to every file (default process)').choices(batchWorkChoices),
    )
    .option('-n, --count <n>', 'how many variants of each type, for --do variant (default 1)', readCount)
    .option('--seed <n>', 'which of the many that rules can make (default 1)', readSeed)
    .addOption(
      new Option('--from <format>', 'the format questions have, for --do convert').choices(kindChoices),
    )
    .addOption(
      new Option('--to <format>', 'the format they shall have, for --do convert').choices(kindChoices),
    )
    .addOption(
      new Option('--profile <name>', 'the examination whose severities apply, for --do verify').choices(
        profileChoices,
      ),
    )
    .option('--rules <file>', 'the rules file, for --do verify');
}

function readPositive(written: string): number {
  const value = Number(written);
  if (Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a number above 0.');
}
