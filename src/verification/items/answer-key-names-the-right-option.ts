import type { ReviewNodeItem } from '../../domain/review-node.ts';
import { itemWith } from './example-item.ts';
import type { GeneratedItemCheck, ItemRemark } from './item-check.ts';

export const answerKeyNamesTheRightOption: GeneratedItemCheck = {
  id: 'answer-key-names-the-right-option',
  meaning: 'There is an answer key, and it names the options that are marked as correct.',
  severity: 'error',
  fails: itemWith({ answerKey: null }),
  passes: itemWith(),
  run: ({ item }) => {
    const message = describeProblem(item);
    return message === undefined ? [] : [remark(message)];
  },
};

function remark(message: string): ItemRemark {
  return { field: 'answer_key', message };
}

function describeProblem({ answerKey, distractors }: ReviewNodeItem): string | undefined {
  if (answerKey === null || answerKey.trim() === '')
    return 'There is no answer key; state which answer is correct.';
  if (distractors.length === 0) return undefined;
  const letters = distractors.map((_, place) => String.fromCharCode('A'.charCodeAt(0) + place));
  const named = answerKey.split(/\s*,\s*/).map((letter) => letter.toUpperCase());
  const stray = named.find((letter) => !letters.includes(letter));
  if (stray !== undefined)
    return `The answer key names ${stray}, which is not an option; name one of the options.`;
  const marked = letters.filter((_, place) => distractors[place]?.isCorrect);
  if (marked.join() === named.toSorted().join()) return undefined;
  return `The answer key is ${named.join(', ')}, but marked as correct: ${marked.join(', ') || 'none'}.`;
}
