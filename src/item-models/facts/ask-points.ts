import { type ItemDraft, points, step } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import type { PointSet } from './fact-sheet.ts';

/** Requests `count` of the points, a mark each. */
export function askPoints({ question, tag, points: all, count }: PointSet): ItemDraft {
  const best = all.map(([first = '']) => first);
  return {
    stem: question,
    answer: best.slice(0, count).map(wordsTex).join(', '),
    bullets: Array.from({ length: count }, (_, index) =>
      step(index === 0 ? 'Make a right point' : 'Make another', points(all, index + 1), {
        working: `any ${index + 1} of: ${best.join('; ')}`,
        gaps: [tag],
      }),
    ),
    mistakes: [],
  };
}
