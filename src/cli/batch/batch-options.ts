import { type Command, InvalidArgumentError, Option } from 'commander';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import type { ProfileName } from '../../domain/rules-choice.ts';
import { batchWorkChoices, kindChoices, profileChoices } from '../choices.ts';
import {
  addDatabaseOption,
  type DatabaseOption,
  type EngineOption,
  type PagesOption,
  type ReferenceOption,
  readCount,
  readSeed,
  type SharedOptions,
} from '../shared-options.ts';

/** Options for the rate limits, the cost limit and the concurrency of a batch, whatever its task. */
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
  PagesOption &
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
    readonly part?: string;
    readonly profile?: ProfileName;
    readonly rules?: string;
  };

export function addPaceOptions(command: Command): Command {
  command
    .option('-p, --parallel <n>', 'how many concurrent model calls (default 4)', readCount)
    .option(
      '--rpm, --requests-per-minute <n>',
      'the maximum model requests per minute of all workers together',
      readPositive,
    )
    .option(
      '--tpm, --tokens-per-minute <n>',
      'the maximum tokens per minute of all workers together',
      readPositive,
    )
    .option('--max-cost <dollars>', 'start no further file once the batch has cost this much', readPositive)
    .option('--detach', 'leave the work to `vbagent worker`')
    .option('--retry-failed', 'process failed and incomplete files again');
  return addDatabaseOption(command);
}

/** Options for tasks other than the whole pipeline. */
export function addWorkOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--do <work>', 'the task for every file (default process)').choices(batchWorkChoices),
    )
    .option('-n, --count <n>', 'how many variants of each type, for --do variant (default 1)', readCount)
    .option('--seed <n>', 'without a model, another seed gives another variant (default 1)', readSeed)
    .addOption(
      new Option('--from <kind>', 'the current kind of the questions, for --do convert').choices(kindChoices),
    )
    .addOption(new Option('--to <kind>', 'the new kind, for --do convert').choices(kindChoices))
    .addOption(
      new Option('--profile <name>', 'the examination whose severities apply, for --do verify').choices(
        profileChoices,
      ),
    )
    .option('--rules <file>', 'the rules file, for --do verify');
}

function readPositive(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a number greater than 0.');
}
