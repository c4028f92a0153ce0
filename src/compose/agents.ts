import type { Agents } from '../agents/create-agents.ts';
import { chooseMode } from '../agents/needs-model.ts';
import type { OutputChecker } from '../agents/output-checker.ts';
import type { RulesWork } from '../agents/rules-work.ts';
import type { Settings } from '../domain/settings.ts';
import type { ExampleSearch } from '../ports/example-search.ts';
import type { Model } from '../ports/model.ts';

/** Wraps a model, for example to meter its calls. */
export type WrapModel = (model: Model) => Model;

/** Optional dependencies of the agents, for callers with an open database. */
type AgentExtras = {
  readonly wrapModel?: WrapModel;
  readonly examples?: ExampleSearch;
  /** Checks model output on another thread; by default the agents check it themselves. */
  readonly checker?: OutputChecker | undefined;
  /** Does the work by rules on another thread; by default the agents do it themselves. */
  readonly rules?: RulesWork | undefined;
};

/** Opens the agents, with a model if one is configured and selected by the settings. */
export async function openAgents(
  settings: Settings,
  now: () => Date,
  { wrapModel = (model) => model, examples, checker, rules }: AgentExtras = {},
): Promise<Agents> {
  const mode = chooseMode(settings);
  const { createAgents } = await import('../agents/create-agents.ts');
  if (mode === 'rules') return createAgents({ now, checker, rules });
  const { openModel } = await import('./model.ts');
  const { openExampleSearch } = await import('./example-search.ts');
  const model = wrapModel(await openModel(settings));
  return createAgents({ model, now, examples: examples ?? openExampleSearch(settings), checker, rules });
}
