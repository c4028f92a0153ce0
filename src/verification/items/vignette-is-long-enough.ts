import { itemWith } from './example-item.ts';
import type { ItemCheck } from './item-check.ts';

export const vignetteIsLongEnough: ItemCheck = {
  id: 'vignette-is-long-enough',
  meaning: 'A vignette says enough to be a case: at least fifty characters.',
  severity: 'error',
  thresholds: { characters: 50 },
  fails: itemWith({ vignette: 'Short.' }),
  passes: itemWith({ vignette: 'A class times a trolley that rolls along a level track without friction.' }),
  run: ({ item: { vignette } }, limit) => {
    const length = vignette?.trim().length;
    if (length === undefined || length >= limit('characters')) return [];
    const message = `The vignette has ${length} characters and needs at least ${limit('characters')}.`;
    return [{ field: 'vignette', message }];
  },
};
