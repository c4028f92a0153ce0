// National 5 Biology: base pairing in DNA (A with T, G with C).
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import type { ItemDraft } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import { nat5BiologyModel } from './nat5-biology-model.ts';

/** For each base, the base that pairs with it. */
const PARTNER: Readonly<Record<string, string>> = { A: 'T', T: 'A', G: 'C', C: 'G' };
/** For each base, another base that does not pair with it. */
const OTHER: Readonly<Record<string, string>> = { A: 'G', T: 'C', G: 'A', C: 'T' };
const BASE_NAMES: Readonly<Record<string, string>> = {
  A: 'adenine',
  T: 'thymine',
  G: 'guanine',
  C: 'cytosine',
};

const nameBase = (base: string): string => BASE_NAMES[base] ?? base;

/** Calculates the percentage of a base that does not pair with the given one. */
function calculateOtherPercentage(base: string, percent: number): Calculation {
  const [partner = '', target = ''] = [PARTNER[base], OTHER[base]];
  const remainingPercent = 100 - 2 * percent;
  return {
    situation: `In a sample of DNA, $${percent}\\%$ of the bases are ${nameBase(base)} (${base}).`,
    quantity: `the percentage of bases that are ${nameBase(target)} (${target})`,
    lines: [
      {
        why: `Find the percentage of ${base} and its partner ${partner} together`,
        tex: `2 \\times ${percent}`,
        value: 2 * percent,
        unit: '%',
        gaps: ['base-pairing'],
      },
      {
        why: 'Share what is left between the other two bases',
        tex: '\\frac{100 - @1}{2}',
        value: remainingPercent / 2,
        unit: '%',
        gaps: ['base-pairing'],
      },
    ],
    mistakes: [
      {
        tag: 'base-pairing',
        value: percent,
        why: `${base} was paired with ${target}; it pairs with ${partner}.`,
        earns: [],
      },
      {
        tag: 'base-pairing',
        value: remainingPercent,
        why: 'This is the percentage of both other bases together.',
        earns: [1],
      },
      {
        tag: 'base-pairing',
        value: (100 - percent) / 3,
        why: 'The rest was shared among three bases.',
        earns: [],
      },
      {
        tag: 'base-pairing',
        value: 100 - percent,
        why: 'This is the percentage of all the other bases.',
        earns: [],
      },
    ],
  };
}

/** Calculates the number of a base that does not pair with the given one. */
function calculateOtherCount(base: string, total: number, count: number): Calculation {
  const [partner = '', target = ''] = [PARTNER[base], OTHER[base]];
  const remainingCount = total - 2 * count;
  return {
    situation: `A section of DNA contains $${total}$ bases. Of these, $${count}$ are ${nameBase(base)} (${base}).`,
    quantity: `the number of bases that are ${nameBase(target)} (${target})`,
    lines: [
      {
        why: `Find how many bases are ${base} or its partner ${partner}`,
        tex: `2 \\times ${count}`,
        value: 2 * count,
        gaps: ['base-pairing'],
      },
      {
        why: 'Share the others between the two bases that are left',
        tex: `\\frac{${total} - @1}{2}`,
        value: remainingCount / 2,
        gaps: ['base-pairing'],
      },
    ],
    mistakes: [
      {
        tag: 'base-pairing',
        value: count,
        why: `${base} was paired with ${target}; it pairs with ${partner}.`,
        earns: [],
      },
      {
        tag: 'base-pairing',
        value: remainingCount,
        why: 'This is the number of both other bases together.',
        earns: [1],
      },
      {
        tag: 'base-pairing',
        value: total - count,
        why: 'This is the number of all the other bases.',
        earns: [],
      },
      {
        tag: 'base-pairing',
        value: (total - count) / 2,
        why: 'The partner of the given base was not taken off.',
        earns: [],
      },
    ],
  };
}

/** Writes a multiple-choice question on the strand that pairs with a given one. */
function writePartnerStrand(bases: readonly string[]): ItemDraft | undefined {
  const toAnswer = (list: readonly string[]) => wordsTex(list.join(' '));
  const pairs = bases.map((base) => PARTNER[base] ?? '');
  return writeChoice({
    stem: `One strand of a section of DNA has the bases ${bases.join(' ')}. What is the order of bases on the strand that pairs with it?`,
    answer: toAnswer(pairs),
    why: 'A pairs with T, and G pairs with C',
    wrong: [
      {
        tag: 'base-pairing',
        answer: toAnswer(bases.map((base) => OTHER[base] ?? '')),
        why: 'A pairs with T, not with G.',
      },
      {
        tag: 'base-pairing',
        answer: toAnswer(pairs.map((base) => OTHER[base] ?? '')),
        why: 'A pairs with T, and G with C.',
      },
      {
        tag: 'base-pairing',
        answer: toAnswer(bases),
        why: 'This is the given strand again; each base pairs with another one.',
      },
    ],
  });
}

export const basePairs = nat5BiologyModel({
  id: 'N5B-02',
  title: 'Base pairing in DNA',
  outcomeId: 'BIO-5-02',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    kind: random.pick(['percent', 'count', 'strand'] as const),
    base: random.pick(['A', 'T', 'G', 'C']),
    percent: random.int(11, 39, [25]),
    hundreds: random.int(2, 24),
    bases: Array.from({ length: random.int(5, 7) }, () => random.pick(['A', 'T', 'G', 'C'])),
    form: pickForm(random),
  }),
  accepts: ({ kind, bases }) => kind !== 'strand' || new Set(bases).size >= 3,
  write: ({ kind, base, percent, hundreds, bases, form }) => {
    if (kind === 'strand') return writePartnerStrand(bases);
    const calculation =
      kind === 'percent'
        ? calculateOtherPercentage(base, percent)
        : calculateOtherCount(base, hundreds * 100, percent * hundreds);
    return writeCalculation(calculation, form);
  },
});
