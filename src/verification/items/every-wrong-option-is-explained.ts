import { itemWith } from './example-item.ts';
import type { GeneratedItemCheck, ItemRemark } from './item-check.ts';

export const everyWrongOptionIsExplained: GeneratedItemCheck = {
  id: 'every-wrong-option-is-explained',
  meaning: 'The rationale explains why the key is right and what leads to each wrong option.',
  severity: 'warning',
  fails: itemWith({ explanation: '' }),
  passes: itemWith(),
  run: ({ item: { explanation, distractors } }) => {
    const bare = distractors.flatMap(({ isCorrect, explanation: why }, place) =>
      isCorrect || why.trim() !== '' ? [] : [String.fromCharCode('A'.charCodeAt(0) + place)],
    );
    const remarks: ItemRemark[] = [];
    if (explanation.trim() === '')
      remarks.push({
        field: 'explanation',
        message: 'Nothing explains why the key is right; add an explanation.',
        shift: 1,
      });
    if (bare.length > 0)
      remarks.push({
        field: 'explanation',
        message: `Nothing explains what leads to ${bare.join(', ')}; add the reasons.`,
      });
    return remarks;
  },
};
