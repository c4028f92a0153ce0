import type { JudgeItem } from '../../agents/item-judge/item-judge.ts';
import { judgeByRules } from '../../agents/item-judge/judge-by-rules.ts';
import { createModelJudge } from '../../agents/item-judge/judge-with-model.ts';
import type { ItemMaker } from '../../agents/item-writer/item-maker.ts';
import { createRulesItemMaker, type RulesMakerDependencies } from '../../agents/item-writer/make-item-by-rules.ts';
import { createModelItemMaker } from '../../agents/item-writer/make-item-with-model.ts';
import { needsModel } from '../../agents/needs-model.ts';
import type { Model } from '../../ports/model.ts';
import { createUsageMeter, type UsageTotal, withUsageMeter } from '../../ports/usage-meter.ts';

/** Who writes and who judges one item, and what they used. */
export type ItemMaking = { readonly maker: ItemMaker; readonly judge: JudgeItem; usage(): UsageTotal };

export type ItemMakerDependencies = RulesMakerDependencies & {
  readonly openModel?: (() => Promise<Model>) | undefined;
};

export async function openItemMaker(way: 'model' | 'rules', tools: ItemMakerDependencies): Promise<ItemMaking> {
  const ledger = createUsageMeter();
  if (way === 'rules')
    return { maker: createRulesItemMaker(tools), judge: judgeByRules, usage: ledger.total };
  const opened = await tools.openModel?.();
  if (opened === undefined) throw needsModel('Writing an item');
  const asking = { model: withUsageMeter(opened, ledger), now: tools.now };
  return { maker: createModelItemMaker(asking), judge: createModelJudge(asking), usage: ledger.total };
}
