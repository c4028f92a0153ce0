import type { LearnerResponse } from '../../domain/learner-response.ts';
import type { AnsweredPart, PartTexts } from './answered-part.ts';
import { listSplits } from './list-splits.ts';

/** How the texts of the parts are marked. */
type PartMarker<Result> = {
  readonly mark: (texts: PartTexts) => Result;
  readonly isBetter: (result: Result, than: Result) => boolean;
};

/**
 * Divides a response into the texts of its parts and marks them. Where the learner does not show which part a line belongs
 * to, the division with the most marks counts.
 */
export function markDivided<Result>(
  response: LearnerResponse,
  parts: readonly AnsweredPart[],
  { mark, isBetter }: PartMarker<Result>,
): Result {
  const [first = new Map<string, string>(), ...others] = listSplits(response, parts);
  let best = mark(first);
  for (const texts of others) {
    const result = mark(texts);
    if (isBetter(result, best)) best = result;
  }
  return best;
}
