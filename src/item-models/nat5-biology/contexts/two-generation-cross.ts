import { drawBarChart } from '../../../diagrams/families/bar-chart.ts';
import { defineContext } from '../../contexts/define-context.ts';

const CROSSES = [
  {
    organism: 'pea plants',
    character: 'flower colour',
    dominant: 'purple',
    recessive: 'white',
    gene: 'P',
    lower: 'p',
  },
  {
    organism: 'mice',
    character: 'coat colour',
    dominant: 'black',
    recessive: 'brown',
    gene: 'B',
    lower: 'b',
  },
  {
    organism: 'fruit flies',
    character: 'wing length',
    dominant: 'long-winged',
    recessive: 'short-winged',
    gene: 'N',
    lower: 'n',
  },
  {
    organism: 'tomato plants',
    character: 'fruit colour',
    dominant: 'red',
    recessive: 'yellow',
    gene: 'R',
    lower: 'r',
  },
  {
    organism: 'guinea pigs',
    character: 'hair length',
    dominant: 'short-haired',
    recessive: 'long-haired',
    gene: 'H',
    lower: 'h',
  },
] as const;

/** A monohybrid cross over two generations: terms, genotypes, ratios, chance, and continuous variation. */
export const twoGenerationCross = defineContext({
  course: ['Biology', 'Nat 5'],
  id: 'N5B-C04',
  title: 'Monohybrid cross',
  outcomeId: 'BIO-5-05',
  calculator: 'allowed',
  marks: [4, 7],
  draw: (random) => {
    const cross = random.pick(CROSSES);
    const total = random.pick([80, 120, 160, 200, 240]);
    const observed = total / 4 + random.int(-6, 6, [0]);
    const tested = random.pick([40, 60, 80, 100]);
    const lengthRanges = ['1–10', '11–20', '21–30', '31–40', '41–50'];
    const counts = [
      random.int(2, 5),
      random.int(8, 12),
      random.int(18, 24),
      random.int(9, 13),
      random.int(2, 5),
    ];
    const sum = counts.reduce((all, count) => all + count, 0);
    return {
      values: {
        ...cross,
        total,
        expected: total / 4,
        observed,
        others: total - observed,
        tested,
        heterozygous: `${cross.gene}${cross.lower}`,
        homozygousDominant: `${cross.gene}${cross.gene}`,
        homozygousRecessive: `${cross.lower}${cross.lower}`,
        longerThan30: (counts[3] ?? 0) + (counts[4] ?? 0),
        sum,
        arePlants: cross.organism.endsWith('plants'),
      },
      answers: {
        expected: total / 4,
        testCross: tested / 2,
        share: (((counts[3] ?? 0) + (counts[4] ?? 0)) / sum) * 100,
      },
      figures: {
        lengths: drawBarChart({
          x: 'length (mm)',
          y: 'number',
          bars: lengthRanges.map((name, index) => ({ name, values: [counts[index] ?? 0] })),
        }),
      },
    };
  },
  text: String.raw`
In #organism, the allele for the phenotype #dominant (#gene) is dominant to the allele for #recessive (#lower). True-breeding #dominant #organism were crossed
with true-breeding #recessive ones. All F$_1$ offspring were #dominant. The F$_1$ offspring were crossed with each other to give the F$_2$ generation.

[genotype, genotypes] State the genotype of the F$_1$ offspring.
state: #heterozygous
reject: #homozygousDominant | #homozygousRecessive

[parent, genotypes] State the genotype of the true-breeding #recessive parents.
state: #homozygousRecessive
reject: #heterozygous | #homozygousDominant

[phenotype, genetic-terms] State what is meant by the term phenotype.
state: the physical appearance of an organism | the appearance that results from its genes | how a characteristic is seen | the visible characteristic
  | the outward appearance | the physical characteristics
  | how it looks | what the organism looks like
reject: the genes of an organism | the genotype

[allele, genetic-terms] State the term for different forms of the same gene.
state: alleles | allele
reject: genes | chromosomes | gametes

[ratio, ratios] State the expected ratio of phenotypes in the F$_2$ generation, #dominant to #recessive.
state: 3 : 1 | 3 to 1 | three to one
reject: 1 : 3 | 1 : 1 | 1 : 2 : 1

[expected, ratios] There were #total offspring in the F$_2$ generation. Calculate the number that is expected to be #recessive.
calculate: \frac{#total}{4}
significant figures: 3
not with: ratio
wrong: half-recessive | \frac{#total}{2} | Half of the offspring was taken instead of a quarter.
wrong: third-recessive | \frac{#total}{3} | The ratio 3 : 1 has four shares, not three.

[chance, ratios] Of #total offspring in the F$_2$ generation, #expected were expected to be #recessive, but #observed were. Explain why the numbers differ.
point: fertilisation is random | fertilisation is a chance process | because of chance | which gametes fuse is random
reject: mutation | experimental error
not with: expected

[testCross, ratios] A #dominant offspring with the genotype #heterozygous was crossed with a #recessive one, and #tested offspring were produced. Calculate the number that is
  expected to be #recessive.
calculate: \frac{#tested}{2}
significant figures: 3
wrong: quarter-recessive | \frac{#tested}{4} | A quarter of the offspring was taken instead of half.

[gametes, gametes] State the number of alleles of this gene that each gamete contains.
state: 1 | one | a single allele
reject: 2 | two | none

[fertilisation, fertilisation] State what happens to the nuclei of two gametes at fertilisation.
state: they fuse | the nuclei fuse | they fuse to form a zygote | they join together | the nuclei combine
  | they combine to make a zygote
reject: they divide | they split

[haploid, gametes] State the term that describes the chromosome complement of a gamete.
state: haploid
reject: diploid

[anther, flower-parts] Name the part of a flower that produces the male gametes.
state: anther | anthers | the anther
reject: ovary | ovule | stigma | pollen
if: arePlants

[testes, gametes] Name the organs that produce the male gametes of animals.
state: testes | testis | testicles
reject: ovaries | sperm
if: not arePlants

[continuous, variation] The lengths of the beetles in a wood are shown in the chart. Name the type of variation, and justify your
  answer.
figure: lengths
point: because there is a range of values between a smallest and a largest | the values form a range | it shows a range of lengths
  | there is a range | it has a range
why: Give the reason
then: continuous | continuous variation
why: Name the type
reject: discrete

[polygenic, variation] State the term for inheritance of a characteristic that is controlled by several genes.
state: polygenic | polygenic inheritance
reject: single gene | monohybrid

[share, percentages] The lengths of the beetles in a wood are shown in the chart. Calculate the percentage of the beetles that are longer than 30 mm.
figure: lengths
calculate: \frac{#longerThan30}{#sum} \times 100 | %
significant figures: 3
wrong: not-percentage | #longerThan30 | This is the number of individuals, not the percentage.

[variationType, variation] The #character of these #organism shows discrete variation. State what this means.
state: it falls into distinct groups | the phenotypes fall into separate groups | it can be put into distinct categories | there are clear-cut groups
  | there is no in between | separate categories
reject: a range of values
`,
});
