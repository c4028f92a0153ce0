import { callRole, type ModelCallContext } from '../call-role.ts';
import { formatBrief, formatItem } from '../item-writer/format-item.ts';
import type { JudgeItem } from './item-judge.ts';
import { itemJudgeRole } from './item-judge-role.ts';

/** Creates a judge that calls a model with the item, the brief and the warnings of the validation. */
export function createModelJudge(deps: Pick<ModelCallContext, 'model' | 'now'>): JudgeItem {
  return async ({ brief, question, warnings }, options) => {
    const variables = {
      brief: formatBrief(brief),
      item: formatItem(question),
      findings: warnings.map(({ field, message }) => `${field}: ${message}`).join('\n') || 'nothing',
    };
    const source = { kind: 'text', name: 'item', text: '' } as const;
    const { value, provenance } = await callRole(itemJudgeRole, { variables, source }, { ...deps, options });
    return { scores: value, judge: provenance.model ?? 'model', provenance };
  };
}
