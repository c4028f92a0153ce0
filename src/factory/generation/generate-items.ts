import { asFault, Fault, wireErrorOf } from '../../domain/fault.ts';
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
import { createFindNeighbours } from './find-neighbours.ts';
import { toGeneratedItem } from './to-generated-item.ts';
import type { GenerationPlan } from './plan-generation.ts';
import { type GenerationResult, type ItemFailure, toGenerationResult } from './generation-result.ts';
import { deliverItem, isDelivered } from './deliver-item.ts';
import { initialState } from './initial-state.ts';
import { type ItemMakerDependencies, openItemMaker } from './open-item-maker.ts';
import { PipelineState } from './pipeline-state.ts';
import { createProgressMeter } from './progress-meter.ts';

export type GenerationDependencies = {
  readonly items: GeneratedItemStore;
  readonly bank: QuestionBank;
  readonly intake: ReviewIntake;
  readonly examples: ExampleSearch;
  readonly openModel?: ItemMakerDependencies['openModel'];
  readonly clock: Clock;
  readonly newId: () => string;
  /** For the log: what broke by our own fault, and in which generation. */
  readonly report: (thrown: unknown, generationId: string) => void;
  /** How long one node may take. */
  readonly nodeTimeoutMs: number;
};

export type GenerationRun = {
  readonly id: string;
  readonly owner: string;
  readonly seed: number;
  /** What is decided already, where the generation is carried on. */
  readonly made?: readonly GeneratedItem[];
  readonly emit: Emit;
  readonly signal: AbortSignal;
};

/** Who fails so often in a row fails for a reason that the next item shares. */
const MAX_FAILURES_IN_A_ROW = 3;

/** Makes the items that are missing, one after the other; each is kept as soon as it is finished, and one that fails is told of. */
export async function generateItems(
  order: GenerationPlan,
  run: GenerationRun,
  tools: GenerationDependencies,
): Promise<GenerationResult> {
  const { count } = order.brief;
  const meter = createProgressMeter(count);
  const made = await settleAll(run, tools);
  const missing = placesUpTo(count).filter((place) => made.every(({ index }) => index !== place));
  const last = missing.at(-1);
  const failures: ItemFailure[] = [];
  let inARow = 0;
  // Said before any work, so that who watches sees at once that it began.
  await run.emit('progress', { ...BEGINNING, item: missing[0] ?? count, items: count });
  for (const index of missing) {
    if (inARow >= MAX_FAILURES_IN_A_ROW) break;
    try {
      made.push(await generateItem(order, { ...run, index, meter }, tools));
      inARow = 0;
    } catch (thrown) {
      if (run.signal.aborted) await settleAll({ ...run, made: await tools.items.listByGeneration(run.id) }, tools);
      if (run.signal.aborted) throw thrown;
      inARow += 1;
      const isLast = index === last || inARow === MAX_FAILURES_IN_A_ROW;
      failures.push(await tellFailure(thrown, { run, index, isLast, tools }));
      if (made.length === 0 && isLast) throw thrown;
    }
  }
  return toGenerationResult(count, made, failures);
}

/** What was decided just before a crash or a stop is handed over now. */
async function settleAll(
  { owner, made = [] }: GenerationRun,
  { bank, intake, items }: GenerationDependencies,
): Promise<GeneratedItem[]> {
  const settled: GeneratedItem[] = [];
  for (const item of made) {
    const whole = isDelivered(item) ? item : { ...item, ...(await deliverItem(item, { bank, intake, owner })) };
    if (whole !== item) await items.save(whole);
    settled.push(whole);
  }
  return settled;
}

function placesUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place + 1);
}

const BEGINNING = { currentNode: 'init', currentStep: 0, totalSteps: 10, estimatedTimeRemainingMs: null };

/** Every correction adds three nodes; the router ends long before this many. */
const MAX_STEPS = 100;

async function generateItem(order: GenerationPlan, watch: ItemProgress & GenerationRun, tools: GenerationDependencies) {
  const { createGenerationGraph } = await import('./generation-graph.ts');
  const { bank, clock, items } = tools;
  const { owner, index, signal } = watch;
  const findNeighbours = createFindNeighbours(bank);
  const isKnown = createIsKnown(bank, order);
  const making = await openItemMaker(order.way, { ...tools, now: clock.now, isKnown });
  const id = tools.newId();
  const recordOf = (state: PipelineState): GeneratedItem => {
    const createdAt = clock.now().toISOString();
    return toGeneratedItem(state, {
      id,
      generationId: watch.id,
      index,
      owner,
      usage: making.usage(),
      createdAt,
    });
  };
  const graph = createGenerationGraph({
    ...making,
    ...tools,
    owner,
    rules: order.rules,
    timeoutMs: tools.nodeTimeoutMs,
    findCourse: () => order.course,
    findNeighbours,
    tell: createEventReporter(watch),
    keep: (state) => items.save(recordOf(state)),
  });
  const start = initialState(order, watch.seed + index - 1);
  const state = PipelineState.parse(await graph.invoke(start, { signal, recursionLimit: MAX_STEPS }));
  const item = recordOf(state);
  await items.save(item);
  return item;
}

/** Whether the bank has a question already, or one that an institution refuses as its like. */
function createIsKnown(
  bank: QuestionBank,
  { rules }: GenerationPlan,
): (question: Question) => Promise<boolean> {
  const findNeighbours = createFindNeighbours(bank);
  const refusedFrom = rules.limitOf(itemIsNew, 'refuse');
  return async (question) =>
    (await bank.find(question.id)) !== undefined ||
    (await findNeighbours(question)).some(({ similarity }) => similarity >= refusedFrom);
}

type Failing = {
  readonly run: GenerationRun;
  readonly index: number;
  readonly isLast: boolean;
  readonly tools: Pick<GenerationDependencies, 'clock' | 'report'>;
};

async function tellFailure(
  thrown: unknown,
  { run, index, isLast, tools: { clock, report } }: Failing,
): Promise<ItemFailure> {
  const fault = asFault(thrown);
  const isOurs = fault.kind === 'unexpected';
  if (isOurs) report(thrown, run.id);
  const { error: code, message } = wireErrorOf(
    isOurs ? new Fault('unexpected', 'The item failed for a reason of our own.') : fault,
    clock.now(),
  );
  const node = String(fault.facts.node ?? 'init');
  await run.emit('error', { item: index, code, message, node, recoverable: !isLast });
  return { item: index, code, message, node };
}
