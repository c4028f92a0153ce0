import type { QualityLoopItem } from '../../domain/quality-loop.ts';
import { createExampleItem } from './example-item.ts';
import type { GeneratedItemCheck, ItemRemark } from './item-check.ts';

export const answerKeyNamesTheRightOption: GeneratedItemCheck = {
  id: 'answer-key-names-the-right-option',
  meaning: 'There is an answer key, and it names the options that are marked as correct.',
  severity: 'error',
  fails: createExampleItem({ answerKey: null }),
  passes: createExampleItem(),
  run: ({ item }) => {
    const message = describeProblem(item);
    return message === undefined ? [] : [createRemark(message)];
  },
};

function createRemark(message: string): ItemRemark {
  return { field: 'answer_key', message };
}

function describeProblem({ answerKey, distractors }: QualityLoopItem): string | undefined {
  if (answerKey === null || answerKey.trim() === '')
    return 'There is no answer key; state which answer is correct.';
  if (distractors.length === 0) return undefined;
  const letters = distractors.map((_, index) => String.fromCharCode('A'.charCodeAt(0) + index));
  const keyLetters = answerKey.split(/\s*,\s*/).map((letter) => letter.toUpperCase());
  const unknownLetter = keyLetters.find((letter) => !letters.includes(letter));
  if (unknownLetter !== undefined)
    return `The answer key names ${unknownLetter}, which is not an option; name one of the options.`;
  const markedLetters = letters.filter((_, index) => distractors[index]?.isCorrect);
  if (markedLetters.join() === keyLetters.toSorted().join()) return undefined;
  return `The answer key is ${keyLetters.join(', ')}, but marked as correct: ${markedLetters.join(', ') || 'none'}.`;
}
