import { visibleText } from '../../latex/visible-text.ts';
import { bloomLevelsOf } from './bloom-of-stem.ts';
import { itemWith } from './example-item.ts';
import type { ItemCheck } from './item-check.ts';

export const stemFitsItsBloomLevel: ItemCheck = {
  id: 'stem-fits-its-bloom-level',
  meaning: 'The verb of the stem asks for work of the Bloom level that was wanted.',
  severity: 'warning',
  fails: itemWith({ stem: 'State the unit of average speed.' }, { wantedBloom: 'analyze' }),
  passes: itemWith({}, { wantedBloom: 'apply' }),
  run: ({ item: { stem }, wantedBloom }) => {
    if (wantedBloom === undefined) return [];
    const levels = bloomLevelsOf(visibleText(stem));
    if (levels.length === 0 || levels.includes(wantedBloom)) return [];
    const message = `The stem asks for work of the level ${levels.join(' or ')}, and ${wantedBloom} was wanted.`;
    return [{ field: 'stem', message }];
  },
};
