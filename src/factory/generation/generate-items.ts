import { asFault, Fault, toWireError } from '../../domain/fault.ts';
import type { GeneratedItem } from '../../domain/generation.ts';
import type { Question } from '../../domain/question.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ExampleSearch } from '../../ports/example-search.ts';
import type { GeneratedItemStore } from '../../ports/generated-item-store.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import type { ReviewIntake } from '../../ports/review-intake.ts';
import type { Emit } from '../../runs/event-writer.ts';
import { itemIsNew } from '../../verification/items/item-is-new.ts';
import { createEventReporter, type ItemProgress } from './create-event-reporter.ts';
import { createInitialState } from './create-initial-state.ts';
import { deliverItem, isDelivered } from './deliver-item.ts';
import { createFindNeighbours } from './find-neighbours.ts';
import { type GenerationResult, type ItemFailure, toGenerationResult } from './generation-result.ts';
import { type ItemMakerDependencies, openItemMaker } from './open-item-maker.ts';
import { PipelineState } from './pipeline-state.ts';
import type { GenerationPlan } from './plan-generation.ts';
import { createProgressMeter } from './progress-meter.ts';
import { toGeneratedItem } from './to-generated-item.ts';

/** The dependencies of a generation. */
export type GenerationDependencies = {
  readonly items: GeneratedItemStore;
  readonly bank: QuestionBank;
  readonly intake: ReviewIntake;
  readonly examples: ExampleSearch;
  readonly openModel?: ItemMakerDependencies['openModel'];
  readonly clock: Clock;
  readonly newId: () => string;
  /** Logs an internal error with the id of its generation. */
  readonly report: (thrown: unknown, generationId: string) => void;
  /** The timeout of each node. */
  readonly nodeTimeoutMs: number;
};

type GenerationRun = {
  readonly id: string;
  readonly owner: string;
  readonly seed: number;
  /**
   * The stored items of a resumed generation. Their quality loop has ended, but some may still have to be delivered to
   * the bank or the expert queue.
   */
  readonly finishedItems?: readonly GeneratedItem[];
  readonly emit: Emit;
  readonly signal: AbortSignal;
};

/** After this many failures in a row the generation ends, because the cause probably affects all items. */
const MAX_FAILURES_IN_A_ROW = 3;

/** Generates the missing items one after the other. Each item is stored as soon as it is finished; failures are reported as events. */
export async function generateItems(
  plan: GenerationPlan,
  run: GenerationRun,
  deps: GenerationDependencies,
): Promise<GenerationResult> {
  const { count } = plan.brief;
  const meter = createProgressMeter(count);
  const finishedItems = await deliverPending(run, deps);
  const missingIndexes = listIndexes(count).filter((index) =>
    finishedItems.every((item) => item.index !== index),
  );
  const lastIndex = missingIndexes.at(-1);
  const failures: ItemFailure[] = [];
  let failuresInARow = 0;
  // Sent before any work, so that clients see immediately that the generation has started.
  await run.emit('progress', { ...NOT_STARTED, item: missingIndexes[0] ?? count, items: count });
  for (const index of missingIndexes) {
    if (failuresInARow >= MAX_FAILURES_IN_A_ROW) break;
    try {
      finishedItems.push(await generateItem(plan, { ...run, index, meter }, deps));
      failuresInARow = 0;
    } catch (thrown) {
      if (run.signal.aborted) {
        await deliverPending({ ...run, finishedItems: await deps.items.listByGeneration(run.id) }, deps);
        throw thrown;
      }
      failuresInARow += 1;
      const isLast = index === lastIndex || failuresInARow === MAX_FAILURES_IN_A_ROW;
      failures.push(await reportFailure(thrown, { run, index, isLast, deps }));
      if (finishedItems.length === 0 && isLast) throw thrown;
    }
  }
  return toGenerationResult(count, finishedItems, failures);
}

/** Delivers the items whose quality loop ended before a crash or a cancellation, but which were not delivered. */
async function deliverPending(
  { owner, finishedItems = [] }: GenerationRun,
  { bank, intake, items }: GenerationDependencies,
): Promise<GeneratedItem[]> {
  const delivered: GeneratedItem[] = [];
  for (const item of finishedItems) {
    if (isDelivered(item)) {
      delivered.push(item);
      continue;
    }
    const deliveredItem = { ...item, ...(await deliverItem(item, { bank, intake, owner })) };
    await items.save(deliveredItem);
    delivered.push(deliveredItem);
  }
  return delivered;
}

function listIndexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** The data of the first progress event. */
const NOT_STARTED = { currentNode: 'init', currentStep: 0, totalSteps: 10, estimatedTimeRemainingMs: null };

/** The maximum number of nodes that LangGraph runs for an item. The correction limit ends an item much earlier. */
const MAX_GRAPH_STEPS = 100;

async function generateItem(
  plan: GenerationPlan,
  run: ItemProgress & GenerationRun,
  deps: GenerationDependencies,
) {
  const { createGenerationGraph } = await import('./generation-graph.ts');
  const { bank, clock, items } = deps;
  const { owner, index, signal } = run;
  const findNeighbours = createFindNeighbours(bank);
  const isKnown = createIsKnown(bank, plan);
  const itemMaker = await openItemMaker(plan.mode, { ...deps, now: clock.now, isKnown });
  const id = deps.newId();
  const toRecord = (state: PipelineState): GeneratedItem => {
    const [createdAt, usage] = [clock.now().toISOString(), itemMaker.usage()];
    return toGeneratedItem(state, { id, generationId: run.id, index, owner, usage, createdAt });
  };
  const graph = createGenerationGraph({
    ...itemMaker,
    ...deps,
    owner,
    rules: plan.rules,
    timeoutMs: deps.nodeTimeoutMs,
    findCourse: () => plan.course,
    findNeighbours,
    reportEvent: createEventReporter(run),
    save: (state) => items.save(toRecord(state)),
  });
  const initialState = createInitialState(plan, run.seed + index - 1);
  const state = PipelineState.parse(
    await graph.invoke(initialState, { signal, recursionLimit: MAX_GRAPH_STEPS }),
  );
  const item = toRecord(state);
  await items.save(item);
  return item;
}

/** Creates a check whether the bank already has a question, or one so similar that the rules of the institution refuse it. */
function createIsKnown(bank: QuestionBank, plan: GenerationPlan): (question: Question) => Promise<boolean> {
  const { rules } = plan;
  const findNeighbours = createFindNeighbours(bank);
  const minRefusedSimilarity = rules.getThreshold(itemIsNew, 'refuse');
  return async (question) =>
    (await bank.find(question.id)) !== undefined ||
    (await findNeighbours(question)).some(({ similarity }) => similarity >= minRefusedSimilarity);
}

type FailedItem = {
  readonly run: GenerationRun;
  readonly index: number;
  readonly isLast: boolean;
  readonly deps: Pick<GenerationDependencies, 'clock' | 'report'>;
};

/** Logs an internal error, sends an error event without its details, and returns the failure for the result. */
async function reportFailure(
  thrown: unknown,
  { run, index, isLast, deps: { clock, report } }: FailedItem,
): Promise<ItemFailure> {
  const fault = asFault(thrown);
  const isInternal = fault.kind === 'unexpected';
  if (isInternal) report(thrown, run.id);
  const { error: code, message } = toWireError(
    isInternal ? new Fault('unexpected', 'The item failed because of an internal error.') : fault,
    clock.now(),
  );
  const node = String(fault.facts.node ?? 'init');
  await run.emit('error', { item: index, code, message, node, recoverable: !isLast });
  return { item: index, code, message, node };
}
