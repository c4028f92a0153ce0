import { readMath } from '../maths/read/read-math.ts';

/** Splits a list of answers such as `x = 2, y = 3` into its items. Any other answer is one item. */
export function splitAnswer(answer: string): string[] {
  const parsed = readMath(answer);
  if (!parsed.ok || parsed.node.kind !== 'list') return [answer];
  return parsed.node.items.map(({ span }) => answer.slice(span.start, span.end));
}
