import { visibleText } from '../../latex/visible-text.ts';
import { createExampleItem } from './example-item.ts';
import { findBloomLevels } from './find-bloom-levels.ts';
import type { GeneratedItemCheck } from './item-check.ts';

export const stemFitsItsBloomLevel: GeneratedItemCheck = {
  id: 'stem-fits-its-bloom-level',
  meaning: 'The verb of the stem matches the requested Bloom level.',
  severity: 'warning',
  fails: createExampleItem({ stem: 'State the unit of average speed.' }, { requestedBloom: 'analyze' }),
  passes: createExampleItem({}, { requestedBloom: 'apply' }),
  run: ({ item: { stem }, requestedBloom }) => {
    if (requestedBloom === undefined) return [];
    const levels = findBloomLevels(visibleText(stem));
    if (levels.length === 0 || levels.includes(requestedBloom)) return [];
    const message = `The stem is at the Bloom level ${levels.join(' or ')}, but ${requestedBloom} was requested; change its verb.`;
    return [{ field: 'stem', message }];
  },
};
