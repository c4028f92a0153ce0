import { createExampleItem } from './example-item.ts';
import type { GeneratedItemCheck } from './item-check.ts';

export const vignetteIsLongEnough: GeneratedItemCheck = {
  id: 'vignette-is-long-enough',
  meaning: 'A vignette has at least 50 characters, enough to describe a case.',
  severity: 'error',
  thresholds: { characters: 50 },
  fails: createExampleItem({ vignette: 'Short.' }),
  passes: createExampleItem({
    vignette: 'A class times a trolley that rolls along a level track without friction.',
  }),
  run: ({ item: { vignette } }, getThreshold) => {
    const length = vignette?.trim().length;
    if (length === undefined || length >= getThreshold('characters')) return [];
    const message = `The vignette has ${length} characters but needs at least ${getThreshold('characters')}.`;
    return [{ field: 'vignette', message }];
  },
};
