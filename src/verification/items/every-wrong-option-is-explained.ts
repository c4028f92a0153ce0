import { createExampleItem } from './example-item.ts';
import type { GeneratedItemCheck, ItemRemark } from './item-check.ts';

export const everyWrongOptionIsExplained: GeneratedItemCheck = {
  id: 'every-wrong-option-is-explained',
  meaning: 'The rationale explains why the key is right and what leads to each wrong option.',
  severity: 'warning',
  fails: createExampleItem({ explanation: '' }),
  passes: createExampleItem(),
  run: ({ item: { explanation, distractors } }) => {
    const unexplained = distractors.flatMap(({ isCorrect, explanation: reason }, index) =>
      isCorrect || reason.trim() !== '' ? [] : [String.fromCharCode('A'.charCodeAt(0) + index)],
    );
    const remarks: ItemRemark[] = [];
    if (explanation.trim() === '')
      remarks.push({
        field: 'explanation',
        message: 'Nothing explains why the key is right; add an explanation.',
        severityShift: 1,
      });
    if (unexplained.length > 0)
      remarks.push({
        field: 'explanation',
        message: `Nothing explains what leads to ${unexplained.join(', ')}; add the reasons.`,
      });
    return remarks;
  },
};
