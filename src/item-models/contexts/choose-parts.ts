import type { Random } from '../random.ts';
import type { ContextPart, ContextText } from './context.ts';
import { countPartMarks } from './count-part-marks.ts';

type Limits = {
  readonly marks: number;
  readonly partCount: readonly [minCount: number, maxCount: number];
  /**
   * The pool is divided into pairs of neighbours, numbered from 0. Most chosen parts belong to pairs whose number has this parity.
   * So questions with even seeds and questions with odd seeds have different parts.
   */
  readonly parity: 0 | 1;
};

/**
 * Chooses parts of the pool at random with exactly the given marks, in the order of the pool. Undefined if no choice fits
 * the marks, the number of parts, and the `not with` and `only with` of the parts.
 */
export function chooseParts(
  parts: ContextText['parts'],
  { marks, partCount: [minCount, maxCount], parity }: Limits,
  random: Random,
): string[] | undefined {
  const names = Object.keys(parts);
  // Neighbours stay together, because a part often uses the answer of the one before it.
  const isPreferred = (name: string) => Math.floor(names.indexOf(name) / 2) % 2 === parity;
  const shuffled = random.shuffle(names);
  // In papers, open-ended questions are separate, so open-ended parts are tried last.
  const closed = shuffled.filter((name) => !isOpen(parts[name]));
  const pool = [
    ...closed.filter(isPreferred),
    ...closed.filter((name) => !isPreferred(name)),
    ...shuffled.filter((name) => isOpen(parts[name])),
  ];
  const hasMajority = (chosen: readonly string[]) => 2 * chosen.filter(isPreferred).length > chosen.length;
  const fits = (chosen: readonly string[]) =>
    chosen.length >= minCount &&
    hasRequiredParts(parts, chosen) &&
    countMarksByPerson(parts, chosen) <= MAX_SHARE_BY_PERSON * marks;
  const search = (accepts: (chosen: readonly string[]) => boolean) =>
    findSum({ parts, pool, maxCount, accepts }, { from: 0, chosen: [], remainingMarks: marks });
  // In a small pool, some marks cannot be reached with this majority. Then any choice that fits is used.
  const chosen = search((names) => fits(names) && hasMajority(names)) ?? search(fits);
  return chosen && names.filter((name) => chosen.includes(name));
}

const isOpen = (part: ContextPart | undefined): boolean => part !== undefined && 'open' in part;

/** The maximum share of the marks of a question that only a person can award. */
const MAX_SHARE_BY_PERSON = 2 / 3;

function countMarksByPerson(parts: ContextText['parts'], chosen: readonly string[]): number {
  const byPerson = chosen
    .map((name) => parts[name])
    .filter((part) => part !== undefined && ('byPerson' in part || 'open' in part));
  return byPerson.reduce((sum, part) => sum + (part === undefined ? 0 : countPartMarks(part)), 0);
}

type Search = {
  readonly parts: ContextText['parts'];
  readonly pool: readonly string[];
  readonly maxCount: number;
  readonly accepts: (chosen: readonly string[]) => boolean;
};

/** Adds parts of the pool, from index `from` on, to the chosen ones until no marks remain. Returns the first choice that is accepted. */
function findSum(
  search: Search,
  {
    from,
    chosen,
    remainingMarks,
  }: { readonly from: number; readonly chosen: readonly string[]; readonly remainingMarks: number },
): readonly string[] | undefined {
  const { parts, pool, maxCount, accepts } = search;
  if (remainingMarks === 0) return accepts(chosen) ? chosen : undefined;
  if (chosen.length === maxCount) return undefined;
  for (const [offset, name] of pool.slice(from).entries()) {
    const part = parts[name];
    const cost = part === undefined ? Number.POSITIVE_INFINITY : countPartMarks(part);
    if (cost > remainingMarks || chosen.some((other) => excludeEachOther(parts, name, other))) continue;
    const next = {
      from: from + offset + 1,
      chosen: [...chosen, name],
      remainingMarks: remainingMarks - cost,
    };
    const found = findSum(search, next);
    if (found !== undefined) return found;
  }
  return undefined;
}

function excludeEachOther(parts: ContextText['parts'], first: string, second: string): boolean {
  return [
    [first, second],
    [second, first],
  ].some(([name = '', other = '']) => parts[name]?.notWith?.includes(other) === true);
}

function hasRequiredParts(parts: ContextText['parts'], chosen: readonly string[]): boolean {
  return chosen.every((name) => (parts[name]?.onlyWith ?? []).every((other) => chosen.includes(other)));
}
