import { createExampleItem } from './example-item.ts';
import type { GeneratedItemCheck, ItemRemark } from './item-check.ts';

export const itemIsNew: GeneratedItemCheck = {
  id: 'item-is-new',
  meaning: 'The bank has no similar question; a nearly identical item is refused.',
  severity: 'warning',
  thresholds: { flag: 0.85, refuse: 0.95 },
  fails: createExampleItem({}, { neighbours: [{ id: 'trolley-speed', similarity: 0.9 }] }),
  passes: createExampleItem({}, { neighbours: [{ id: 'trolley-speed', similarity: 0.6 }] }),
  run: ({ neighbours = [] }, getThreshold) => {
    const [nearest] = neighbours.toSorted((a, b) => b.similarity - a.similarity);
    // If `refuse` is set below `flag`, items with a similarity between the two are still refused.
    const lowestThreshold = Math.min(getThreshold('flag'), getThreshold('refuse'));
    if (nearest === undefined || nearest.similarity < lowestThreshold) return [];
    const similarityText = `${Math.round(nearest.similarity * 100)}% similar to ${nearest.id} in the bank`;
    const remark: ItemRemark = {
      field: 'stem',
      message: `The item is ${similarityText}; ask something else.`,
    };
    return [nearest.similarity < getThreshold('refuse') ? remark : { ...remark, severityShift: 1 }];
  },
};
