import { z } from 'zod';
import type { DecidedItem } from '../../ports/review-queue.ts';

/** How many items of a group were approved, corrected and rejected. */
type DecisionCounts = {
  readonly approved: number;
  readonly corrected: number;
  readonly rejected: number;
};

/** Statistics of the decisions in force; an undone decision does not count. */
export type DecisionStatistics = {
  /** The decided items, grouped by how long they waited: less than `under` hours, or any longer time if `under` is null. */
  readonly waitingHours: readonly { readonly under: number | null; readonly count: number }[];
  readonly bySource: Readonly<Record<string, DecisionCounts>>;
  /** Items by the confidence with which they were submitted, in steps of 0.1. */
  readonly byConfidence: readonly (DecisionCounts & { readonly from: number })[];
  /** Items by the rule of a finding that they were submitted with. */
  readonly byRule: Readonly<Record<string, DecisionCounts>>;
};

const WAITING_HOURS = [1, 4, 24, 72, 168] as const;
const HOUR_MS = 3_600_000;
const CONFIDENCE_STEPS = 10;

export function summarizeDecisions(decisions: readonly DecidedItem[]): DecisionStatistics {
  const byStep = countBy(decisions, ({ confidence }) => [String(toStep(confidence))]);
  return {
    waitingHours: countWaiting(decisions),
    bySource: countBy(decisions, (item) => [getSource(item)]),
    byConfidence: Array.from({ length: CONFIDENCE_STEPS }, (_, step) => ({
      from: step / CONFIDENCE_STEPS,
      ...(byStep[step] ?? NO_DECISIONS),
    })),
    byRule: countBy(decisions, listRules),
  };
}

const NO_DECISIONS = { approved: 0, corrected: 0, rejected: 0 };
const countNames = { APPROVE: 'approved', CORRECT: 'corrected', REJECT: 'rejected' } as const;

export function countDecisions(items: readonly DecidedItem[]): DecisionCounts {
  const counts = { ...NO_DECISIONS };
  for (const { decision } of items) counts[countNames[decision]] += 1;
  return counts;
}

function countBy(
  decisions: readonly DecidedItem[],
  getKeys: (item: DecidedItem) => readonly string[],
): Record<string, DecisionCounts> {
  const keyed = decisions.flatMap((item) => getKeys(item).map((key) => ({ key, item })));
  const groups = Map.groupBy(keyed, ({ key }) => key);
  return Object.fromEntries(
    [...groups].map(([key, group]) => [key, countDecisions(group.map(({ item }) => item))]),
  );
}

function toStep(confidence: number): number {
  return Math.min(CONFIDENCE_STEPS - 1, Math.floor(confidence * CONFIDENCE_STEPS));
}

function countWaiting(decisions: readonly DecidedItem[]): DecisionStatistics['waitingHours'] {
  const hours = decisions.map(
    ({ createdAt, reviewedAt }) => (Date.parse(reviewedAt) - Date.parse(createdAt)) / HOUR_MS,
  );
  return [...WAITING_HOURS, null].map((under, index) => {
    const from = WAITING_HOURS[index - 1] ?? Number.NEGATIVE_INFINITY;
    return { under, count: hours.filter((each) => each >= from && each < (under ?? Infinity)).length };
  });
}

const Context = z.looseObject({
  findings: z.array(z.looseObject({ rule: z.string() })).optional(),
  source: z.looseObject({ name: z.string().optional() }).optional(),
});

/** Components that submit questions, by the name under which they do so. */
const componentSources: Readonly<Record<string, string>> = { process: 'uploads', practice: 'practice' };

/** Returns where an item came from: uploads, generation, practice, or the provider of another program. */
function getSource({ submittedBy, providerId, context }: DecidedItem): string {
  const component = componentSources[submittedBy ?? ''];
  if (component !== undefined) return component;
  return Context.safeParse(context).data?.source?.name === 'generation' ? 'generation' : providerId;
}

function listRules({ context }: DecidedItem): string[] {
  const { findings = [] } = Context.safeParse(context).data ?? {};
  return [...new Set(findings.map(({ rule }) => rule))];
}
