import { EXIT_WITH_FINDINGS, faultTable } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import { type ProcessOutcome, processAll } from '../../factory/pipeline/process-all.ts';
import type { UsageTotal } from '../../ports/usage-ledger.ts';
import type { CliTools } from '../cli-tools.ts';
import { openDrawingTools } from '../open-drawing-tools.ts';
import { openShop } from '../process/open-shop.ts';
import { createProcessTree } from '../process/process-tree.ts';
import { readItems } from '../process/read-items.ts';
import type { InputOptions } from '../read-input.ts';
import { usageLine } from '../report-usage.ts';
import { settingsFor } from '../settings-for.ts';
import type {
  DatabaseOption,
  EngineOption,
  OutputOption,
  RangeOption,
  ReferenceOption,
  SharedOptions,
} from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';

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

export async function runProcess(options: ProcessOptions, tools: CliTools): Promise<number> {
  const { err } = tools.terminal;
  const settings = settingsFor(options, tools);
  const agents = await tools.openAgents(settings);
  const items = await readItems(options, tools, agents.way);
  if (agents.way === 'rules') writeLine(err, 'The questions are processed by rules, without a model.');
  const drawing = await openDrawingTools({ settings, refs: options.ref ?? [], way: agents.way }, tools);
  const shop = options.bank === true ? await openShop(settings, tools) : undefined;
  const writer = await tools.openProblemWriter();
  const tree = createProcessTree(err);
  const root = options.output ?? DEFAULT_FOLDER;
  const wish = {
    variants: [...new Set(options.variants ?? [])],
    alternate: options.alternate === true,
    ideas: options.ideas !== false,
  };
  try {
    const work = { agents, drawing: drawing.tools, writer, root, now: tools.now, wish };
    const outcomes = await processAll(
      items,
      { ...work, ...(shop && { publish: shop.publish }) },
      {
        parallel: options.parallel ?? 1,
        onStep: ({ source }, event) => tree.take(source.name, event),
        onEnd: (outcome) => tree.finish(outcome.item.source.name, failureOf(outcome)),
      },
    );
    report(outcomes, { usage: agents.usage(), options, tools });
    return exitCodeOf(outcomes);
  } finally {
    await shop?.close();
    await drawing.close();
  }
}

function failureOf(outcome: ProcessOutcome): string | undefined {
  return outcome.kind === 'failed' ? outcome.fault.message : undefined;
}

type Reporting = { readonly usage: UsageTotal; readonly options: ProcessOptions; readonly tools: CliTools };

function report(outcomes: readonly ProcessOutcome[], { usage, options, tools }: Reporting): void {
  const { out, err } = tools.terminal;
  const root = options.output ?? DEFAULT_FOLDER;
  const folderOf = (problemId: string): string => `${root.replace(/[/\\]+$/, '')}/${problemId}`;
  if (options.json === true)
    writeJson(out, {
      results: outcomes.flatMap((one) =>
        one.kind === 'processed' ? [{ folder: folderOf(one.problemId), ...one.result }] : [],
      ),
      failed: outcomes.flatMap((one) =>
        one.kind === 'failed' ? [{ source: one.item.source.name, reason: one.fault.message }] : [],
      ),
      usage,
    });
  else for (const one of outcomes) if (one.kind === 'processed') writeLine(out, folderOf(one.problemId));
  if (usage.calls > 0) writeLine(err, usageLine(usage));
}

/** A question that failed alone ends as its fault says; a refused step ends with 3, findings with 1. */
function exitCodeOf(outcomes: readonly ProcessOutcome[]): number {
  const [first] = outcomes;
  if (first?.kind === 'failed' && outcomes.length === 1) return faultTable[first.fault.kind].exitCode;
  const processed = outcomes.filter((one) => one.kind === 'processed');
  if (processed.length < outcomes.length || processed.some(({ failed }) => failed)) return EXIT_WITH_FINDINGS;
  if (processed.some(({ result }) => result.skipped.length > 0)) return faultTable['needs-model'].exitCode;
  return processed.some(({ result }) => hasErrors(result.findings)) ? EXIT_WITH_FINDINGS : 0;
}
