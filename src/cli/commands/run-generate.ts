import { EXIT_WITH_FINDINGS, Fault, faultTable } from '../../domain/fault.ts';
import { GenerationBrief } from '../../domain/generation.ts';
import { localPrincipal } from '../../domain/principal.ts';
import { DONE_EVENT } from '../../domain/run.ts';
import {
  type Generation,
  type GenerationService,
  getBrief,
} from '../../factory/generation/generation-service.ts';
import { toGenerationView } from '../../factory/generation/generation-view.ts';
import type { CliTools } from '../cli-tools.ts';
import { createGenerationTree } from '../generate/generation-tree.ts';
import { formatGeneratedItems, formatGenerationSummary } from '../generate/print-generation.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption, EngineOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

export type GenerateOptions = SharedOptions &
  DatabaseOption &
  EngineOption & {
    readonly subject?: string;
    readonly level?: string;
    readonly outcome?: string;
    readonly objective?: string;
    readonly blooms?: string;
    readonly kind?: string;
    readonly count?: number;
    readonly seed?: number;
    readonly graph?: boolean;
  };

const OWNER = localPrincipal.id;

/** Starts a generation, follows it to its end and prints the items. */
export async function runGenerate(options: GenerateOptions, tools: CliTools): Promise<number> {
  if (options.graph === true) return printGraph(options, tools);
  const brief = readBrief(options);
  const opened = await tools.openGeneration(readCommandSettings(options, tools));
  try {
    const { run } = await opened.generations.start(OWNER, brief);
    const generation = await followToEnd(opened.generations, run.id, tools);
    if (options.json === true) writeJson(tools.terminal.out, toGenerationView(generation));
    else
      for (const line of formatGeneratedItems(generation, tools.terminal.out))
        writeLine(tools.terminal.out, line);
    writeLine(tools.terminal.err, formatGenerationSummary(generation));
    return toExitCode(generation);
  } finally {
    await opened.close();
  }
}

/** Shows the events as a tree until the generation ends. A stop signal cancels the generation. */
async function followToEnd(
  generations: GenerationService,
  id: string,
  { terminal, waitForStop }: CliTools,
): Promise<Generation> {
  const tree = createGenerationTree(terminal.err);
  let hasEnded = false;
  void waitForStop().then(() => (hasEnded ? undefined : generations.cancel(OWNER, id)));
  for await (const event of generations.follow(OWNER, id)) if (event.type !== DONE_EVENT) tree.add(event);
  hasEnded = true;
  tree.close();
  return generations.get(OWNER, id);
}

function toExitCode({ run, items }: Generation): number {
  if (run.status === 'failed') {
    const row = Object.values(faultTable).find(({ wireError }) => wireError === run.error?.error);
    return row?.exitCode ?? faultTable.unexpected.exitCode;
  }
  const isComplete = items.length === (getBrief(run)?.count ?? items.length);
  return isComplete && items.every(({ status }) => status !== 'needs_human_review') ? 0 : EXIT_WITH_FINDINGS;
}

/** Creates the brief from the options; throws a fault that lists all invalid options. */
function readBrief({ subject, level, outcome, objective, blooms, kind, count, seed }: GenerateOptions) {
  if (subject === undefined || level === undefined)
    throw new Fault('invalid-input', 'Set the subject and the level with --subject and --level.');
  const parsed = GenerationBrief.safeParse({
    subject,
    level,
    ...(outcome !== undefined && { outcome_id: outcome }),
    ...(objective !== undefined && { objective }),
    ...(blooms !== undefined && { blooms_level: blooms }),
    ...(kind !== undefined && { kind }),
    ...(count !== undefined && { count }),
    ...(seed !== undefined && { seed }),
  });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Fault('invalid-input', `The brief is not valid: ${issues.join('; ')}.`);
}

async function printGraph({ json }: GenerateOptions, { terminal: { out } }: CliTools): Promise<number> {
  const { drawGenerationGraph } = await import('../../factory/generation/draw-generation-graph.ts');
  const mermaid = await drawGenerationGraph();
  if (json === true) writeJson(out, { mermaid });
  else out.write(mermaid);
  return 0;
}
