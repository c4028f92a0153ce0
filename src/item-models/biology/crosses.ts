// Questions on genetic crosses that the biology courses share.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import type { Calculation } from '../calculation/calculation.ts';
import type { ItemDraft } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import type { Trait } from './crosses.table.ts';

/** Kinds of cross whose offspring have more than one phenotype, with the number of each phenotype among four offspring. */
const CROSSES = {
  heterozygous: { dominant: 3, recessive: 1 },
  backcross: { dominant: 2, recessive: 2 },
} as const;

type CrossKind = keyof typeof CROSSES;

type Cross = {
  readonly trait: Trait;
  readonly kind: CrossKind;
  readonly offspring: number;
  readonly asksDominant: boolean;
};

function writeGenotypes({ letter }: Trait, kind: CrossKind): string {
  const recessiveAllele = letter.toLowerCase();
  const other =
    kind === 'heterozygous' ? `${letter}${recessiveAllele}` : `${recessiveAllele}${recessiveAllele}`;
  return `$${letter}${recessiveAllele}$ and $${other}$`;
}

/** Describes the two alleles of a trait. */
const describeTrait = ({ organisms, dominant, recessive, letter }: Trait): string =>
  `In ${organisms}, ${dominant} (allele $${letter}$) is dominant to ${recessive} (allele $${letter.toLowerCase()}$).`;

/** Calculates the number of offspring expected to have one phenotype. */
export function expectedOffspring({ trait, kind, offspring, asksDominant }: Cross): Calculation {
  const shares = CROSSES[kind];
  const [targetShare, otherShare] = asksDominant
    ? [shares.dominant, shares.recessive]
    : [shares.recessive, shares.dominant];
  // The ratio is printed in lowest terms: 1 : 1 instead of 2 : 2.
  const divisor = targetShare === otherShare ? 2 : 1;
  const [a, b] = [targetShare / divisor, otherShare / divisor];
  const phenotype = asksDominant ? trait.dominant : trait.recessive;
  return {
    situation: `${describeTrait(trait)} Two parents with the genotypes ${writeGenotypes(trait, kind)} have $${offspring}$ offspring.`,
    quantity: `the number of offspring expected to be ${phenotype}`,
    lines: [
      {
        why: `Find the share of the offspring that are ${phenotype}`,
        tex: `\\frac{${a}}{${a} + ${b}}`,
        value: a / (a + b),
        alsoAccepted: [`${a} : ${b}`],
        gaps: ['phenotype-genotype'],
      },
      {
        why: 'Take that share of the offspring',
        tex: `@1 \\times ${offspring}`,
        value: (targetShare / 4) * offspring,
        gaps: ['phenotype-genotype'],
      },
    ],
    mistakes: [
      {
        tag: 'phenotype-genotype',
        value: (otherShare / 4) * offspring,
        why: 'This is the number with the other phenotype.',
        earns: [],
      },
      {
        tag: 'phenotype-genotype',
        value: kind === 'heterozygous' ? offspring / 2 : (3 / 4) * offspring,
        why:
          kind === 'heterozygous'
            ? 'This is the number with the heterozygous genotype.'
            : 'This is the ratio of a cross of two heterozygous parents.',
        earns: [],
      },
      {
        tag: 'ratio-parts',
        value: kind === 'heterozygous' ? Math.round(offspring / 3) : offspring / 4,
        why: 'The parts of the ratio have to be added to find the whole.',
        earns: [],
      },
      {
        tag: 'phenotype-genotype',
        value: offspring,
        why: 'This is the number of all the offspring.',
        earns: [],
      },
    ],
  };
}

/** Pairs of parents, with the ratio of dominant to recessive offspring. */
const PARENTS = [
  { ratio: [3, 1], words: 'both parents are heterozygous' },
  { ratio: [1, 1], words: 'one parent is heterozygous, the other homozygous recessive' },
  { ratio: [1, 0], words: 'one parent is homozygous dominant, the other homozygous recessive' },
  { ratio: [0, 1], words: 'both parents are homozygous recessive' },
] as const;

/** Writes a multiple-choice question: infer the genotypes of the parents from the numbers of offspring. */
export function parentsFromRatio(trait: Trait, rightIndex: 0 | 1, ratioUnit: number): ItemDraft | undefined {
  const right = PARENTS[rightIndex];
  const [dominant, recessive] = [right.ratio[0] * ratioUnit + 1, right.ratio[1] * ratioUnit - 1];
  return writeChoice({
    stem: `${describeTrait(trait)} A cross gave $${dominant}$ ${trait.dominant} and $${recessive}$ ${trait.recessive} offspring. What does this tell about the genotypes of the parents?`,
    answer: wordsTex(right.words),
    why: `the numbers are close to the ratio $${right.ratio[0]} : ${right.ratio[1]}$`,
    wrong: PARENTS.filter((parents) => parents !== right).map(({ words, ratio }) => ({
      tag: 'cross-ratio',
      answer: wordsTex(words),
      why:
        ratio[1] === 0 || ratio[0] === 0
          ? 'Then all the offspring would look alike.'
          : `Then the expected ratio would be $${ratio[0]} : ${ratio[1]}$.`,
    })),
  });
}
