/** The learner lists the values that a binary search compares, or the list after each pass of a sort. */

import { listingTex } from '../computing/code.ts';
import { joinWords, wordsTex } from '../write/words.ts';
import { type AnswerPart, writeParts } from '../write-parts.ts';
import { advancedHigherComputingModel } from './advanced-higher-computing-model.ts';
import { listBubblePasses, listInsertionPasses, listProbes } from './algorithms.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;
const formatValues = (values: readonly number[]): string => joinWords(values.map((value) => `$${value}$`));

/**
 * Returns the values that a binary search compares if it rounds the middle position up. If the list is negated and reversed,
 * rounding down becomes rounding up.
 */
function listProbesRoundedUp(values: readonly number[], target: number): number[] {
  return listProbes(values.map((value) => -value).toReversed(), -target).map((value) => -value);
}

export const binarySearch = advancedHigherComputingModel({
  id: 'AHCS-01',
  title: 'Binary search',
  outcomeId: 'CSC-AH-01',
  calculator: 'either',
  marks: [2, 3, 4],
  choose: (random) => {
    const values = random
      .sample(
        Array.from({ length: 95 }, (_, index) => index + 3),
        random.int(9, 12),
      )
      .toSorted((a, b) => a - b);
    return { values, target: random.pick(values) };
  },
  write: ({ values, target }) => {
    const probes = listProbes(values, target);
    if (probes.length < 2 || probes.length > 4) return undefined;
    const otherValues = (value: number) => values.filter((other) => other !== value).map(String);
    const roundedUp = listProbesRoundedUp(values, target).join(', ');
    return writeParts({
      stem: `A binary search looks for $${target}$ in the sorted array ${formatValues(values)}. The middle position is found with ${'$(\\mathrm{low} + \\mathrm{high})$'} divided by $2$ and rounded down. List, in order, the values that are compared with $${target}$.`,
      parts: probes.map((value, index) => ({
        why: `Find the ${ORDINALS[index]} middle value`,
        answer: String(value),
        contradictedBy: otherValues(value),
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

/** Writes the part of the question about the list after one pass. */
function writePassPart(state: readonly number[], pass: number): AnswerPart {
  return {
    question: `Write the list after pass ${pass}, with spaces between the numbers.`,
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
  choose: (random) => ({
    values: random.sample(
      Array.from({ length: 80 }, (_, index) => index + 10),
      random.int(5, 6),
    ),
    isBubble: random.chance(0.5),
    passes: random.int(2, 3),
  }),
  write: ({ values, isBubble, passes }) => {
    const states = isBubble ? listBubblePasses(values, passes) : listInsertionPasses(values, passes);
    // Each pass must change the list.
    if (new Set([values, ...states].map(String)).size < passes + 1) return undefined;
    const algorithmText = isBubble
      ? 'A bubble sort compares neighbours from left to right and swaps them if the left one is larger.'
      : 'An insertion sort takes the next value in each pass, beginning with the second, and inserts it into the sorted part on its left.';
    return writeParts({
      stem: `${algorithmText} It sorts this list into ascending order. ${listingTex([values.join(' ')])}`,
      parts: states.map((state, index) => writePassPart(state, index + 1)),
    });
  },
});
