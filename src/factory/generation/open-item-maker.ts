import type { JudgeItem } from '../../agents/item-judge/item-judge.ts';
import { judgeByRules } from '../../agents/item-judge/judge-by-rules.ts';
import { createModelJudge } from '../../agents/item-judge/judge-with-model.ts';
import type { ItemMaker } from '../../agents/item-writer/item-maker.ts';
import {
  createRulesItemMaker,
  type RulesMakerDependencies,
} from '../../agents/item-writer/make-item-by-rules.ts';
import { createModelItemMaker } from '../../agents/item-writer/make-item-with-model.ts';
import { createNeedsModelFault } from '../../agents/needs-model.ts';
import type { Model } from '../../ports/model.ts';
import { createUsageMeter, type UsageTotal, withUsageMeter } from '../../ports/usage-meter.ts';

/** The agent that writes an item (maker), the agent that scores it (judge), and their model usage. */
type OpenItemMaker = { readonly maker: ItemMaker; readonly judge: JudgeItem; usage(): UsageTotal };

/** The dependencies of the maker; only the model mode needs `openModel`. */
export type ItemMakerDependencies = RulesMakerDependencies & {
  readonly openModel?: (() => Promise<Model>) | undefined;
};

/** Creates the maker and the judge, which both use a model or both use rules. */
export async function openItemMaker(
  mode: 'model' | 'rules',
  deps: ItemMakerDependencies,
): Promise<OpenItemMaker> {
  const meter = createUsageMeter();
  if (mode === 'rules') return { maker: createRulesItemMaker(deps), judge: judgeByRules, usage: meter.total };
  const model = await deps.openModel?.();
  if (model === undefined) throw createNeedsModelFault('Writing an item');
  const context = { model: withUsageMeter(model, meter), now: deps.now };
  return { maker: createModelItemMaker(context), judge: createModelJudge(context), usage: meter.total };
}
