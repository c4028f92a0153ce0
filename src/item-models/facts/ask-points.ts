import { type ItemDraft, points, step } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import type { PointSet } from './fact-sheet.ts';

/** Writes a question that requests `count` of the points, for one mark each. */
export function askPoints({ question, tag, points: allPoints, count }: PointSet): ItemDraft {
  const bestWordings = allPoints.map(([first = '']) => first);
  return {
    stem: question,
    answer: bestWordings.slice(0, count).map(wordsTex).join(', '),
    bullets: Array.from({ length: count }, (_, index) =>
      step(index === 0 ? 'Make a right point' : 'Make another', points(allPoints, index + 1), {
        working: `any ${index + 1} of: ${bestWordings.join('; ')}`,
        gaps: [tag],
      }),
    ),
    mistakes: [],
  };
}
