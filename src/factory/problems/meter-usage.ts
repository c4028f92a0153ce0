import type { Agents } from '../../agents/create-agents.ts';
import type { SkippedStep } from '../../domain/pipeline-result.ts';
import type { Problem } from '../../domain/problem.ts';
import type { UsageTotal } from '../../ports/usage-meter.ts';
import type { ProblemWorkDependencies } from './problem-dependencies.ts';

/** The result of a run on a problem: the new version, and the skipped steps. */
export type ProblemOutcome = { readonly version: number; readonly skipped: readonly SkippedStep[] };

/** Opens agents, runs the work with them, and adds their usage to the problem even when the work fails. */
export async function meterUsage<T>(
  { id }: Problem,
  { openAgents, store }: ProblemWorkDependencies,
  work: (agents: Agents) => Promise<T>,
): Promise<T> {
  const agents = await openAgents();
  try {
    return await work(agents);
  } finally {
    const usage = agents.usage();
    if (usage.calls > 0) await store.addUsage(id, toProblemUsage(usage));
  }
}

function toProblemUsage({ calls, inputTokens, outputTokens, cost }: UsageTotal) {
  return { calls, tokens: inputTokens + outputTokens, cost: cost ?? 0, unpriced: cost === null ? calls : 0 };
}
