import type { Agents } from '../../agents/create-agents.ts';
import type { SkippedStep } from '../../domain/pipeline-result.ts';
import type { Problem } from '../../domain/problem.ts';
import type { UsageTotal } from '../../ports/usage-ledger.ts';
import type { WorkTools } from './problem-tools.ts';

/** What the work on a problem answers as the result of its run. */
export type ProblemOutcome = { readonly version: number; readonly skipped: readonly SkippedStep[] };

/** Does the work with roles of its own; what they used is put on the account of the problem, however it ends. */
export async function spending<T>(
  { id }: Problem,
  { openAgents, store }: WorkTools,
  work: (agents: Agents) => Promise<T>,
): Promise<T> {
  const agents = await openAgents();
  try {
    return await work(agents);
  } finally {
    const usage = agents.usage();
    if (usage.calls > 0) await store.addUsage(id, accountOf(usage));
  }
}

function accountOf({ calls, inputTokens, outputTokens, cost }: UsageTotal) {
  return { calls, tokens: inputTokens + outputTokens, cost: cost ?? 0, unpriced: cost === null ? calls : 0 };
}
