import type { Agents } from '../agents/create-agents.ts';
import { chooseMode } from '../agents/needs-model.ts';
import type { OutputChecker } from '../agents/output-checker.ts';
import type { Settings } from '../domain/settings.ts';
import type { ExampleSearch } from '../ports/example-search.ts';
import type { Model } from '../ports/model.ts';

/** What stands between the roles and the model, such as a meter. */
export type WrapModel = (model: Model) => Model;

/** What a house that has a database open and counts its calls lends to the roles. */
export type LentToAgents = {
  readonly wrapModel?: WrapModel;
  readonly examples?: ExampleSearch;
  /** Looks at questions and replies beside the program. */
  readonly checker?: OutputChecker | undefined;
};

/** The roles for one run under these settings; with a model if one is set up and wanted. */
export async function openAgents(
  settings: Settings,
  now: () => Date,
  { wrapModel = (model) => model, examples, checker }: LentToAgents = {},
): Promise<Agents> {
  const way = chooseMode(settings);
  const { createAgents } = await import('../agents/create-agents.ts');
  if (way === 'rules') return createAgents({ now });
  const { openModel } = await import('./model.ts');
  const { openExampleSearch } = await import('./example-search.ts');
  const model = wrapModel(await openModel(settings));
  return createAgents({ model, now, examples: examples ?? openExampleSearch(settings), checker });
}
