import type { ReviewNodeItem } from '../../domain/review-node.ts';
import { itemWith } from './example-item.ts';
import type { ItemCheck, ItemRemark } from './item-check.ts';

export const answerKeyNamesTheRightOption: ItemCheck = {
  id: 'answer-key-names-the-right-option',
  meaning: 'There is an answer key, and it names the options that are marked as right.',
  severity: 'error',
  fails: itemWith({ answerKey: null }),
  passes: itemWith(),
  run: ({ item }) => {
    const message = problemWith(item);
    return message === undefined ? [] : [remark(message)];
  },
};

function remark(message: string): ItemRemark {
  return { field: 'answer_key', message };
}

function problemWith({ answerKey, distractors }: ReviewNodeItem): string | undefined {
  if (answerKey === null || answerKey.trim() === '')
    return 'There is no answer key; say which answer is right.';
  if (distractors.length === 0) return undefined;
  const letters = distractors.map((_, place) => String.fromCharCode('A'.charCodeAt(0) + place));
  const named = answerKey.split(/\s*,\s*/).map((letter) => letter.toUpperCase());
  const stray = named.find((letter) => !letters.includes(letter));
  if (stray !== undefined) return `The answer key names ${stray}, which is no option.`;
  const marked = letters.filter((_, place) => distractors[place]?.isCorrect);
  if (marked.join() === named.toSorted().join()) return undefined;
  return `The answer key says ${named.join(', ')}; marked as right is ${marked.join(', ') || 'none'}.`;
}
