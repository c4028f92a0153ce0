import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const PLACES = [
  ['finches', 'beaks', 'depth of the beak', 'large, hard seeds'],
  ['beetles', 'jaws', 'length of the jaw', 'large snails'],
] as const;

/** Two isolated populations: selection, speciation, gene transfer, and relatedness from sequences. */
export const islandPopulations = defineContext({
  course: ['Biology', 'Higher'],
  id: 'HB-C06',
  title: 'Populations on islands',
  outcomeId: 'BIO-H-02',
  calculator: 'allowed',
  largest: 5_000_000,
  marks: [5, 7],
  draw: (random) => {
    const [animals, feature, size, food] = random.pick(PLACES);
    const first = random.step(9, 12, 0.5);
    const after = first + random.step(0.5, 1.5, 0.5);
    const differences = [random.int(12, 18), random.int(30, 38), random.int(52, 60)] as const;
    const [rate, years] = [random.pick([2, 4, 5]), random.pick([2, 3])];
    const [before, survivors] = [random.step(600, 1400, 100), random.step(12, 38, 2) * 5];
    return {
      values: {
        animals,
        feature,
        first: first.toFixed(1),
        after: after.toFixed(1),
        before,
        survivors,
        rate,
        changes: rate * years,
        near: differences[0],
        table: dataTableTex(
          ['species', 'bases that differ from species P'],
          [
            ['Q', differences[0]],
            ['R', differences[1]],
            ['S', differences[2]],
          ],
        ),
        size,
        food,
      },
      answers: {
        growth: ((after - first) / first) * 100,
        loss: ((before - survivors) / before) * 100,
        clock: years,
      },
    };
  },
  text: String.raw`
The #animals of two islands are descended from one population of the mainland. After a drought on one island, almost the only food left was #food.
The mean #size of the #animals on this island was #first mm before the drought and #after mm in the next generation.

[growth, percentage-change] Calculate the percentage increase in the mean.
calculate: \frac{#after - #first}{#first} \times 100 | %
wrong: wrong-base | \frac{#after - #first}{#after} \times 100 | The change was divided by the final value.

[loss, percentage-change] The population fell from #before to #survivors #animals during the drought. Calculate the percentage decrease.
calculate: \frac{#before - #survivors}{#before} \times 100 | %
wrong: wrong-base | \frac{#survivors}{#before} \times 100 | This is the percentage that survived.

[selection, natural-selection] Name the type of natural selection in which one extreme of a range of phenotypes is favoured.
state: directional | directional selection
reject: stabilising | disruptive

[why, natural-selection] Explain how the drought led to the change in the mean.
point: #animals with larger #feature were more likely to survive | those with larger #feature survived | larger individuals were better able to get food
reject: they grew larger #feature because they needed them | the #animals adapted during their lives
point: survivors reproduced and passed on their alleles | they passed on the favourable alleles to their offspring | the alleles for larger #feature became more frequent

[stabilising, natural-selection] In later years with normal rain, the average phenotype was favoured again. Name this type of natural selection.
state: stabilising | stabilising selection
reject: directional | disruptive
not with: selection

[bottleneck, genetic-diversity] Suggest a disadvantage for a population that was reduced to very few individuals.
point: less genetic variation | loss of genetic diversity | it may not be able to adapt to a change in conditions | harmful recessive alleles may become common | inbreeding
  | lower genetic diversity
reject: more genetic variation

[barrier, speciation] The sea prevents gene flow between the islands. Name the type of speciation that such a geographical barrier can lead to.
state: allopatric | allopatric speciation
reject: sympatric

[sympatric, speciation] State the types of barrier that lead to sympatric speciation.
state: behavioural or ecological | behavioural | ecological
reject: geographical
not with: barrier

[test, speciation] Describe how scientists could find out whether the #animals of the two islands have become different species.
point: see whether they interbreed and produce fertile offspring | breed them together and see whether the offspring are fertile | check if they can interbreed to give fertile young
  | breed them and see if offspring are fertile
reject: compare their sizes | compare their colours

[mutations, speciation] Explain the role of mutation in the formation of new species.
point: mutation is the source of new alleles | different mutations give different new alleles in each population | mutations provide variation on which selection acts
reject: mutations are caused by the need to adapt

[closest, phylogenetics] State which of the species Q, R and S is the most closely related to species P.
lead: The sequence of a gene of four species was compared. #table
state: Q | species Q
reject: R | S

[reason, phylogenetics] Explain how the results show how closely the species are related.
lead: The sequence of a gene of four species was compared. #table
point: fewer differences mean a more recent common ancestor | fewer differences in bases mean that they are more closely related | the more differences, the longer ago they diverged
reject: more differences mean more closely related

[clock, molecular-clock] In another gene, #rate differences build up in one million years. Two species differ by #changes bases. Calculate how many million years ago they diverged.
calculate: \frac{#changes}{#rate}
significant figures: 2
wrong: multiplied-instead | #changes \times #rate | The number of differences was multiplied by the rate.

[fossils, molecular-clock] Name the other kind of evidence that is used to date the divergence of species.
state: fossils | fossil evidence | fossil record
reject: molecular clock

[horizontal, gene-transfer] Bacteria on the islands evolve faster than the #animals. Describe a way of passing on genes that bacteria have and #animals do not.
point: horizontal gene transfer | genes pass between individuals of the same generation | plasmids are passed from one cell to another
reject: vertical gene transfer | from parent to offspring
`,
});
