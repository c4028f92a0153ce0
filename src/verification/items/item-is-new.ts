import { itemWith } from './example-item.ts';
import type { GeneratedItemCheck, ItemRemark } from './item-check.ts';

export const itemIsNew: GeneratedItemCheck = {
  id: 'item-is-new',
  meaning: 'The bank has no nearly identical question; an almost identical item is refused.',
  severity: 'warning',
  thresholds: { flag: 0.85, refuse: 0.95 },
  fails: itemWith({}, { neighbours: [{ id: 'trolley-speed', similarity: 0.9 }] }),
  passes: itemWith({}, { neighbours: [{ id: 'trolley-speed', similarity: 0.6 }] }),
  run: ({ neighbours = [] }, limit) => {
    const [nearest] = neighbours.toSorted((one, other) => other.similarity - one.similarity);
    // If `refuse` is set below `flag`, items from `refuse` on are still refused.
    const least = Math.min(limit('flag'), limit('refuse'));
    if (nearest === undefined || nearest.similarity < least) return [];
    const alike = `${Math.round(nearest.similarity * 100)}% similar to ${nearest.id} in the bank`;
    const remark: ItemRemark = { field: 'stem', message: `The item is ${alike}; ask something else.` };
    return [nearest.similarity < limit('refuse') ? remark : { ...remark, shift: 1 }];
  },
};
