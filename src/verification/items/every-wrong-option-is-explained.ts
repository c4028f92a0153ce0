import { itemWith } from './example-item.ts';
import type { ItemCheck, ItemRemark } from './item-check.ts';

export const everyWrongOptionIsExplained: ItemCheck = {
  id: 'every-wrong-option-is-explained',
  meaning: 'The rationale is complete: why the key is right, and of each wrong option what leads to it.',
  severity: 'warning',
  fails: itemWith({ explanation: '' }),
  passes: itemWith(),
  run: ({ item: { explanation, distractors } }) => {
    const bare = distractors.flatMap(({ isCorrect, explanation: why }, place) =>
      isCorrect || why.trim() !== '' ? [] : [String.fromCharCode('A'.charCodeAt(0) + place)],
    );
    const remarks: ItemRemark[] = [];
    if (explanation.trim() === '')
      remarks.push({ field: 'explanation', message: 'Nothing says why the key is right.', shift: 1 });
    if (bare.length > 0)
      remarks.push({ field: 'explanation', message: `Nothing says what leads to ${bare.join(', ')}.` });
    return remarks;
  },
};
