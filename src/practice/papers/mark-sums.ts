import type { Random } from '../../item-models/random.ts';

/** Questions with the same marks. */
type MarksGroup<T> = { readonly marks: number; readonly items: readonly T[] };

/** Sets of sums are bits of an integer: bit 5 is set if 5 marks are possible. */
export type Sums = bigint;

const NO_SUMS: Sums = 0n;

export function hasSum(sums: Sums, sum: number): boolean {
  return sum >= 0 && ((sums >> BigInt(sum)) & 1n) === 1n;
}

/** Lists the sums in a set, in ascending order. */
export function listSums(sums: Sums): number[] {
  return [...sums.toString(2)].reverse().flatMap((bit, sum) => (bit === '1' ? [sum] : []));
}

/** Returns all sums of one number of each set. */
export function addSums(first: Sums, second: Sums): Sums {
  return listSums(second).reduce((all, sum) => all | (first << BigInt(sum)), NO_SUMS);
}

export function groupByMarks<T extends { readonly marks: number }>(items: readonly T[]): MarksGroup<T>[] {
  return [...Map.groupBy(items, ({ marks }) => marks)].map(([marks, group]) => ({ marks, items: group }));
}

/**
 * For each group and each number of items, the sums that this number of items of this group and the later ones can have. The
 * row after the last group has only the sum 0 of no items.
 */
type SumTable = readonly (readonly Sums[])[];

function createTable(groups: readonly MarksGroup<unknown>[], maxCount: number): SumTable {
  const rows: Sums[][] = [[1n, ...Array.from({ length: maxCount }, () => NO_SUMS)]];
  for (const { marks, items } of groups.toReversed()) {
    const later = rows[0] ?? [];
    rows.unshift(
      later.map((_, count) => {
        let sums = NO_SUMS;
        for (let taken = 0; taken <= Math.min(count, items.length); taken++)
          sums |= (later[count - taken] ?? NO_SUMS) << BigInt(taken * marks);
        return sums;
      }),
    );
  }
  return rows;
}

/** Returns the sums that exactly `count` of the items can have. */
export function findSums(groups: readonly MarksGroup<unknown>[], count: number): Sums {
  return createTable(groups, count)[0]?.[count] ?? NO_SUMS;
}

/** Returns the numbers of items that can have exactly this sum, in ascending order. */
export function findCounts(groups: readonly MarksGroup<unknown>[], sum: number): number[] {
  const first = createTable(groups, sum)[0] ?? [];
  return first.flatMap((sums, count) => (hasSum(sums, sum) ? [count] : []));
}

/** Chooses at random how many items of each group to take, so that `count` items have the sum; undefined if that is impossible. */
export function chooseCounts<T>(
  groups: readonly MarksGroup<T>[],
  { count, sum }: { readonly count: number; readonly sum: number },
  random: Random,
): { readonly group: MarksGroup<T>; readonly count: number }[] | undefined {
  const table = createTable(groups, count);
  if (!hasSum(table[0]?.[count] ?? NO_SUMS, sum)) return undefined;
  let [remainingCount, remainingSum] = [count, sum];
  let remainingItems = groups.reduce((total, { items }) => total + items.length, 0);
  return groups.map((group, index) => {
    const later = table[index + 1] ?? [];
    const expected = (remainingCount * group.items.length) / Math.max(1, remainingItems);
    const possible = Array.from(
      { length: Math.min(remainingCount, group.items.length) + 1 },
      (_, taken) => taken,
    ).filter((taken) => hasSum(later[remainingCount - taken] ?? NO_SUMS, remainingSum - taken * group.marks));
    const taken = pickNear(possible, expected, random);
    remainingCount -= taken;
    remainingSum -= taken * group.marks;
    remainingItems -= group.items.length;
    return { group, count: taken };
  });
}

/** Picks a number at random; numbers near the expected one are more likely. */
function pickNear(numbers: readonly number[], expected: number, random: Random): number {
  const weigh = (number: number): number => 1 / (1 + (number - expected) ** 2);
  let remaining = random.next() * numbers.reduce((sum, number) => sum + weigh(number), 0);
  for (const number of numbers) {
    remaining -= weigh(number);
    if (remaining < 0) return number;
  }
  return numbers.at(-1) ?? 0;
}
