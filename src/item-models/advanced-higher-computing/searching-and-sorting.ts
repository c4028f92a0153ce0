import { listingTex } from '../computing/code.ts';
import { listed, wordsTex } from '../write/words.ts';
import { type AnswerPart, writeParts } from '../write-parts.ts';
import { advancedHigherComputingModel } from './advanced-higher-computing-model.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;
const shown = (values: readonly number[]): string => listed(values.map((value) => `$${value}$`));

/** The values that a binary search looks at, until it finds what it looks for. */
export function probesOf(values: readonly number[], wanted: number): number[] {
  const probes: number[] = [];
  let [low, high] = [0, values.length - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const value = values[middle] ?? 0;
    probes.push(value);
    if (value === wanted) return probes;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return probes;
}

/** The same with the middle rounded up. */
function probesRoundedUp(values: readonly number[], wanted: number): number[] {
  return probesOf(values.map((value) => -value).toReversed(), -wanted).map((value) => -value);
}

export const binarySearch = advancedHigherComputingModel({
  id: 'AHCS-01',
  title: 'Binary search',
  outcomeId: 'CSC-AH-01',
  calculator: 'either',
  marks: [2, 3, 4],
  draw: (random) => {
    const values = random
      .sample(
        Array.from({ length: 95 }, (_, index) => index + 3),
        random.int(9, 12),
      )
      .toSorted((a, b) => a - b);
    return { values, wanted: random.pick(values) };
  },
  write: ({ values, wanted }) => {
    const probes = probesOf(values, wanted);
    if (probes.length < 2 || probes.length > 4) return undefined;
    const others = (value: number) => values.filter((other) => other !== value).map(String);
    const roundedUp = probesRoundedUp(values, wanted).join(', ');
    return writeParts({
      stem: `A binary search looks for $${wanted}$ in the sorted array ${shown(values)}. The middle position is found with ${'$(\\mathrm{low} + \\mathrm{high})$'} divided by $2$ and rounded down. List, in order, the values that are compared with $${wanted}$.`,
      parts: probes.map((value, index) => ({
        why: `Find the ${ORDINALS[index]} middle value`,
        answer: String(value),
        not: others(value),
        gaps: ['binary-search-mid'],
      })),
      mistakes:
        roundedUp === probes.join(', ')
          ? []
          : [
              {
                tag: 'binary-search-mid',
                answer: wordsTex(roundedUp),
                why: 'The middle position was rounded up instead of down.',
              },
            ],
    });
  },
});

/** The list after each pass of a bubble sort that moves the greatest value to the end. */
export function bubblePasses(values: readonly number[], passes: number): number[][] {
  const states: number[][] = [];
  let list = [...values];
  for (let pass = 0; pass < passes; pass++) {
    for (let at = 0; at < list.length - 1 - pass; at++) {
      const [a = 0, b = 0] = [list[at], list[at + 1]];
      if (a > b) list = list.with(at, b).with(at + 1, a);
    }
    states.push(list);
  }
  return states;
}

/** The list after each pass of an insertion sort. */
export function insertionPasses(values: readonly number[], passes: number): number[][] {
  return Array.from({ length: passes }, (_, pass) => {
    const sorted = values.slice(0, pass + 2).toSorted((a, b) => a - b);
    return [...sorted, ...values.slice(pass + 2)];
  });
}

/** The list that one pass leaves, all its values in order. */
function statePart(state: readonly number[], pass: number): AnswerPart {
  return {
    ask: `Write the list after pass ${pass}, with spaces between the numbers.`,
    why: `Carry out pass ${pass}`,
    answer: state.join(' '),
    gaps: ['sort-pass'],
  };
}

export const sortPasses = advancedHigherComputingModel({
  id: 'AHCS-02',
  title: 'Passes of a sort',
  outcomeId: 'CSC-AH-01',
  calculator: 'either',
  marks: [2, 3],
  draw: (random) => ({
    values: random.sample(
      Array.from({ length: 80 }, (_, index) => index + 10),
      random.int(5, 6),
    ),
    isBubble: random.chance(0.5),
    passes: random.int(2, 3),
  }),
  write: ({ values, isBubble, passes }) => {
    const states = isBubble ? bubblePasses(values, passes) : insertionPasses(values, passes);
    if (new Set([values, ...states].map(String)).size < passes + 1) return undefined;
    const how = isBubble
      ? 'A bubble sort compares neighbours from left to right and swaps them if the left one is larger.'
      : 'An insertion sort takes the next value in each pass, beginning with the second, and inserts it into the sorted part on its left.';
    return writeParts({
      stem: `${how} It sorts this list into ascending order. ${listingTex([values.join(' ')])}`,
      parts: states.map((state, index) => statePart(state, index + 1)),
    });
  },
});
