import type { ItemDraft, MistakeDraft, PartDraft } from './item-draft.ts';
import { splitAnswer } from './split-answer.ts';

/**
 * Lists the mistakes of each part. If one part has the same answer as the draft, all mistakes of the draft belong to this part. If the
 * draft's answer is the list of the parts' answers, a wrong list is split in the same way. Any other mistake, such as a wrong word, may be
 * made in every part.
 */
export function listPartMistakes(draft: ItemDraft, parts: readonly PartDraft[]): (readonly MistakeDraft[])[] {
  const partIndex = parts.findIndex(({ answer }) => answer === draft.answer);
  const lists =
    partIndex === -1
      ? splitMistakes(draft.mistakes, parts)
      : parts.map((_, index) => (index === partIndex ? draft.mistakes : []));
  return parts.map(({ mistakes }, index) => mistakes ?? lists[index] ?? []);
}

function splitMistakes(
  mistakes: readonly MistakeDraft[],
  parts: readonly PartDraft[],
): (readonly MistakeDraft[])[] {
  if (mistakes.length === 0) return [];
  const rightItems = parts.map(({ answer }) => (answer === undefined ? [] : splitAnswer(answer)));
  const itemCount = rightItems.flat().length;
  const mistakeItems = mistakes.map((mistake) => ({ mistake, items: splitAnswer(mistake.answer) }));
  let start = 0;
  return rightItems.map((right) => {
    const from = start;
    start += right.length;
    return mistakeItems.flatMap(({ mistake, items }) => {
      if (items.length !== itemCount) return [mistake];
      const partItems = items.slice(from, start);
      return partItems.join() === right.join() ? [] : [{ ...mistake, answer: partItems.join(', ') }];
    });
  });
}
