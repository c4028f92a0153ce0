import type { Calculation } from '../calculation/calculation.ts';
import type { ItemDraft } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import type { Trait } from './crosses.table.ts';

/** The kinds of cross that give more than one phenotype, with the shares of the offspring in fourths. */
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

function genotypes({ letter }: Trait, kind: CrossKind): string {
  const small = letter.toLowerCase();
  const other = kind === 'heterozygous' ? `${letter}${small}` : `${small}${small}`;
  return `$${letter}${small}$ and $${other}$`;
}

const told = ({ organisms, dominant, recessive, letter }: Trait): string =>
  `In ${organisms}, ${dominant} (allele $${letter}$) is dominant to ${recessive} (allele $${letter.toLowerCase()}$).`;

/** The number of offspring expected to have one phenotype. */
export function expectedOffspring({ trait, kind, offspring, asksDominant }: Cross): Calculation {
  const shares = CROSSES[kind];
  const [asked, other] = asksDominant
    ? [shares.dominant, shares.recessive]
    : [shares.recessive, shares.dominant];
  const unit = asked === other ? 2 : 1;
  const [a, b] = [asked / unit, other / unit];
  const phenotype = asksDominant ? trait.dominant : trait.recessive;
  return {
    situation: `${told(trait)} Two parents with the genotypes ${genotypes(trait, kind)} have $${offspring}$ offspring.`,
    quantity: `the number of offspring expected to be ${phenotype}`,
    lines: [
      {
        why: `Find the share of the offspring that are ${phenotype}`,
        tex: `\\frac{${a}}{${a} + ${b}}`,
        value: a / (a + b),
        or: [`${a} : ${b}`],
        gaps: ['phenotype-genotype'],
      },
      {
        why: 'Take that share of the offspring',
        tex: `@1 \\times ${offspring}`,
        value: (asked / 4) * offspring,
        gaps: ['phenotype-genotype'],
      },
    ],
    mistakes: [
      {
        tag: 'phenotype-genotype',
        value: (other / 4) * offspring,
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

const PARENTS = [
  { ratio: [3, 1], words: 'both parents are heterozygous' },
  { ratio: [1, 1], words: 'one parent is heterozygous, the other homozygous recessive' },
  { ratio: [1, 0], words: 'one parent is homozygous dominant, the other homozygous recessive' },
  { ratio: [0, 1], words: 'both parents are homozygous recessive' },
] as const;

/** The genotypes of the parents, inferred from the numbers of the offspring. */
export function parentsFromRatio(trait: Trait, which: 0 | 1, unit: number): ItemDraft | undefined {
  const right = PARENTS[which];
  const [dominant, recessive] = [right.ratio[0] * unit + 1, right.ratio[1] * unit - 1];
  return writeChoice({
    stem: `${told(trait)} A cross gave $${dominant}$ ${trait.dominant} and $${recessive}$ ${trait.recessive} offspring. What does this tell about the genotypes of the parents?`,
    answer: wordsTex(right.words),
    why: `the numbers are close to the ratio $${right.ratio[0]} : ${right.ratio[1]}$`,
    wrong: PARENTS.filter((one) => one !== right).map(({ words, ratio }) => ({
      tag: 'cross-ratio',
      answer: wordsTex(words),
      why:
        ratio[1] === 0 || ratio[0] === 0
          ? 'Then all the offspring would look alike.'
          : `Then the expected ratio would be $${ratio[0]} : ${ratio[1]}$.`,
    })),
  });
}
