import { createConcurrencyLimit } from '../adapters/sharp/concurrency-limit.ts';
import type { OutputChecker } from '../agents/output-checker.ts';
import type { RulesWork } from '../agents/rules-work.ts';
import type { RunTextTask } from '../http/text-tasks.ts';

/** The work of agents that needs no model, on the worker threads of a server. */
export type AgentThreads = { readonly checker: OutputChecker; readonly rules: RulesWork };

/** Uploads with many questions use one thread at a time; the others remain free for requests, whose callers wait for the response. */
const MAX_THREADS = 1;

/** Creates the checks and the work by rules of agents, so that no question delays the other requests of a server. */
export function createAgentThreads(runTextTask: RunTextTask): AgentThreads {
  const limit = createConcurrencyLimit(MAX_THREADS);
  const run: RunTextTask = (name, args) => limit(() => runTextTask(name, args));
  return {
    checker: {
      checkVariant: (...args) => run('checkVariant', args),
      checkConversion: (...args) => run('checkConversion', args),
      checkCombination: (...args) => run('checkCombination', args),
      checkAlternate: (...args) => run('checkAlternate', args),
      checkScan: (...args) => run('checkScan', args),
      verifyQuestion: (...args) => run('verifyQuestion', args),
    },
    rules: {
      classify: (...args) => run('classifyByRules', args),
      scan: (...args) => run('scanByRules', args),
      extractIdeas: (...args) => run('extractIdeasByRules', args),
      makeVariant: (...args) => run('makeVariantByRules', args),
      convert: (...args) => run('convertByRules', args),
    },
  };
}
