import type { Settings } from '../../domain/settings.ts';
import type { RunnerDependencies } from '../../factory/batch/batch-runner.ts';
import type { BatchServices } from '../../factory/batch/batch-services.ts';
import { escapeControlCharacters } from '../../print/escape-control-characters.ts';
import type { CliTools } from '../cli-tools.ts';
import { warnAboutReferences } from '../terminal/warn-about-references.ts';
import { writeLine } from '../terminal/write-output.ts';

const DEFAULT_MAX_CALLS = 4;

type RunnerContext = {
  readonly services: BatchServices;
  readonly settings: Settings;
  readonly tools: CliTools;
  readonly maxCalls: number | undefined;
};

/** Creates the dependencies of batch runners. Warnings and pauses are printed to standard error. */
export function createRunnerDependencies(context: RunnerContext): RunnerDependencies {
  const { services, settings, tools, maxCalls = DEFAULT_MAX_CALLS } = context;
  const { err } = tools.terminal;
  return {
    services,
    settings,
    maxCalls,
    tasks: { ...tools, onIndexed: (report) => warnAboutReferences(report, err) },
    onPause: ({ message }) =>
      writeLine(
        err,
        `${escapeControlCharacters(message)} The batch is waiting for it; Ctrl-C stops without losing work.`,
      ),
  };
}
