import { EXIT_WITH_FINDINGS, faultTable } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import { findMissingFiles } from '../../factory/intake/find-missing-files.ts';
import { openDrawingTools } from '../../factory/pipeline/open-drawing-tools.ts';
import { openPublisher } from '../../factory/pipeline/open-publisher.ts';
import type { PipelineItem } from '../../factory/pipeline/pipeline-types.ts';
import { type ProcessOutcome, processQuestions } from '../../factory/pipeline/process-questions.ts';
import { readPipelineItems } from '../../factory/pipeline/read-pipeline-items.ts';
import type { UsageTotal } from '../../ports/usage-meter.ts';
import type { CliTools } from '../cli-tools.ts';
import { createProcessTree } from '../process/process-tree.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import { type InputOptions, toInputFile } from '../scan/read-input.ts';
import type {
  DatabaseOption,
  EngineOption,
  OutputOption,
  RangeOption,
  ReferenceOption,
  SharedOptions,
} from '../shared-options.ts';
import { formatUsage } from '../terminal/format-usage.ts';
import { warnAboutReferences } from '../terminal/warn-about-references.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

export type ProcessOptions = InputOptions &
  RangeOption &
  OutputOption &
  EngineOption &
  DatabaseOption &
  ReferenceOption &
  SharedOptions & {
    readonly variants?: readonly SingleVariant[];
    readonly alternate?: boolean;
    readonly ideas?: boolean;
    readonly parallel?: number;
    readonly bank?: boolean;
  };

const DEFAULT_FOLDER = 'output';

/** Runs the pipeline on each question of a photo or TeX file and writes its problem folder. */
export async function runProcess(options: ProcessOptions, tools: CliTools): Promise<number> {
  const { err } = tools.terminal;
  const settings = readCommandSettings(options, tools);
  const agents = await tools.openAgents(settings);
  const { mode } = agents;
  const items = await addMissingFiles(await readPipelineItems(toInputFile(options), tools, mode), tools);
  if (mode === 'rules') writeLine(err, 'The questions are processed by rules, without a model.');
  const drawing = await openDrawingTools(
    { settings, refs: options.ref ?? [], mode },
    { ...tools, onIndexed: (report) => warnAboutReferences(report, err) },
  );
  const publisher = options.bank === true ? await openPublisher(settings, tools) : undefined;
  const tree = createProcessTree(err);
  const work = {
    agents,
    drawing: drawing.tools,
    writer: await tools.openProblemWriter(),
    root: options.output ?? DEFAULT_FOLDER,
    now: tools.now,
    options: {
      variants: [...new Set(options.variants ?? [])],
      alternate: options.alternate === true,
      ideas: options.ideas !== false,
    },
    ...(publisher && { publish: publisher.publish }),
  };
  try {
    const outcomes = await processQuestions(items, work, {
      parallel: options.parallel ?? 1,
      onStep: ({ source }, event) => tree.update(source.name, event),
      onEnd: (outcome) => tree.finish(outcome.item.source.name, getFailure(outcome)),
    });
    printReport(outcomes, { usage: agents.usage(), options, tools });
    return getExitCode(outcomes);
  } finally {
    await publisher?.close();
    await drawing.close();
  }
}

/** Finds the files that each question includes and that do not exist. */
function addMissingFiles(items: readonly PipelineItem[], { files }: CliTools): Promise<PipelineItem[]> {
  return Promise.all(
    items.map(async (item) => {
      const text = item.source.kind === 'text' ? item.source.text : '';
      return { ...item, missingFiles: await findMissingFiles(text, item.path, files) };
    }),
  );
}

function getFailure(outcome: ProcessOutcome): string | undefined {
  return outcome.kind === 'failed' ? outcome.fault.message : undefined;
}

type ReportContext = {
  readonly usage: UsageTotal;
  readonly options: ProcessOptions;
  readonly tools: CliTools;
};

function printReport(outcomes: readonly ProcessOutcome[], context: ReportContext): void {
  const { usage, options, tools } = context;
  const { out, err } = tools.terminal;
  const root = (options.output ?? DEFAULT_FOLDER).replace(/[/\\]+$/, '');
  const getFolder = (problemId: string): string => `${root}/${problemId}`;
  if (options.json === true)
    writeJson(out, {
      results: outcomes.flatMap((outcome) =>
        outcome.kind === 'processed' ? [{ folder: getFolder(outcome.problemId), ...outcome.result }] : [],
      ),
      failed: outcomes.flatMap((outcome) =>
        outcome.kind === 'failed'
          ? [{ source: outcome.item.source.name, reason: outcome.fault.message }]
          : [],
      ),
      usage,
    });
  else
    for (const outcome of outcomes)
      if (outcome.kind === 'processed') writeLine(out, getFolder(outcome.problemId));
  if (usage.calls > 0) writeLine(err, formatUsage(usage));
}

/**
 * Returns the exit code of the command. If there is only one question and it failed, this is the exit code of its fault.
 * Otherwise it is 1 for failures and findings, and the code of `needs-model` if steps were skipped without a model.
 */
function getExitCode(outcomes: readonly ProcessOutcome[]): number {
  const [firstOutcome] = outcomes;
  if (firstOutcome?.kind === 'failed' && outcomes.length === 1)
    return faultTable[firstOutcome.fault.kind].exitCode;
  const processed = outcomes.filter((outcome) => outcome.kind === 'processed');
  if (processed.length < outcomes.length || processed.some(({ failed }) => failed)) return EXIT_WITH_FINDINGS;
  if (processed.some(({ result }) => result.skipped.length > 0)) return faultTable['needs-model'].exitCode;
  return processed.some(({ result }) => hasErrors(result.findings)) ? EXIT_WITH_FINDINGS : 0;
}
