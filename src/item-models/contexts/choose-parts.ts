import type { Random } from '../random.ts';
import type { ContextText } from './context.ts';
import { countPartMarks } from './count-part-marks.ts';

type Limits = { readonly marks: number; readonly partCount: readonly [least: number, greatest: number] };

/**
 * Chooses parts of the pool at random with exactly the given marks, in the order of the pool. Undefined if no choice fits
 * the marks, the number of parts, and what the parts say about each other.
 */
export function chooseParts(
  parts: ContextText['parts'],
  { marks, partCount: [least, greatest] }: Limits,
  random: Random,
): string[] | undefined {
  const pool = random.shuffle(Object.keys(parts));
  const search = (from: number, chosen: readonly string[], left: number): readonly string[] | undefined => {
    if (left === 0) return chosen.length >= least && isConsistent(parts, chosen) ? chosen : undefined;
    if (chosen.length === greatest) return undefined;
    for (const [offset, name] of pool.slice(from).entries()) {
      const part = parts[name];
      const cost = part === undefined ? Number.POSITIVE_INFINITY : countPartMarks(part);
      if (cost > left || chosen.some((other) => areApart(parts, name, other))) continue;
      const found = search(from + offset + 1, [...chosen, name], left - cost);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const chosen = search(0, [], marks);
  return chosen && Object.keys(parts).filter((name) => chosen.includes(name));
}

function areApart(parts: ContextText['parts'], first: string, second: string): boolean {
  return [
    [first, second],
    [second, first],
  ].some(([name = '', other = '']) => parts[name]?.notWith?.includes(other) === true);
}

function isConsistent(parts: ContextText['parts'], chosen: readonly string[]): boolean {
  return chosen.every((name) => (parts[name]?.onlyWith ?? []).every((other) => chosen.includes(other)));
}
