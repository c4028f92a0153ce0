import { createExampleItem } from './example-item.ts';
import type { GeneratedItemCheck } from './item-check.ts';

export const vignetteIsThere: GeneratedItemCheck = {
  id: 'vignette-is-there',
  meaning: 'An item of a clinical examination begins with a case.',
  severity: 'info',
  fails: createExampleItem({ vignette: null }, { level: 'NBME' }),
  passes: createExampleItem(
    { vignette: 'A class times a trolley that rolls along a level track.' },
    { level: 'NBME' },
  ),
  run: ({ item: { vignette } }) =>
    vignette === null || vignette.trim() === ''
      ? [{ field: 'vignette', message: 'There is no vignette; begin with the case.' }]
      : [],
};
