import type { JudgeItem } from '../../agents/item-judge/item-judge.ts';
import { judgeByRules } from '../../agents/item-judge/judge-by-rules.ts';
import { createModelJudge } from '../../agents/item-judge/judge-with-model.ts';
import type { ItemMaker } from '../../agents/item-writer/item-maker.ts';
import {
  createRulesItemMaker,
  type RulesMakerDependencies,
} from '../../agents/item-writer/make-item-by-rules.ts';
import { createModelItemMaker } from '../../agents/item-writer/make-item-with-model.ts';
import { needsModel } from '../../agents/needs-model.ts';
import type { Model } from '../../ports/model.ts';
import { createUsageMeter, type UsageTotal, withUsageMeter } from '../../ports/usage-meter.ts';

/** The maker and the judge of one item, and their model usage. */
type OpenItemMaker = { readonly maker: ItemMaker; readonly judge: JudgeItem; usage(): UsageTotal };

/** The dependencies of the maker; `openModel` is needed in model mode only. */
export type ItemMakerDependencies = RulesMakerDependencies & {
  readonly openModel?: (() => Promise<Model>) | undefined;
};

/** Creates the maker and the judge for a mode. */
export async function openItemMaker(
  mode: 'model' | 'rules',
  deps: ItemMakerDependencies,
): Promise<OpenItemMaker> {
  const meter = createUsageMeter();
  if (mode === 'rules') return { maker: createRulesItemMaker(deps), judge: judgeByRules, usage: meter.total };
  const opened = await deps.openModel?.();
  if (opened === undefined) throw needsModel('Writing an item');
  const context = { model: withUsageMeter(opened, meter), now: deps.now };
  return { maker: createModelItemMaker(context), judge: createModelJudge(context), usage: meter.total };
}
