import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const WEEKS = [0, 2, 4, 6, 8, 10] as const;
const CASES = [
  ['whitefly', 'tomato plants', 'a parasitic wasp'],
  ['aphids', 'pepper plants', 'a ladybird'],
  ['red spider mites', 'cucumber plants', 'a predatory mite'],
] as const;

/** The protection of a crop: pesticides, biological control, and the build-up of chemicals in food chains. */
export const pestControl = defineContext({
  course: ['Biology', 'Higher'],
  id: 'HB-C09',
  title: 'Control of a pest',
  outcomeId: 'BIO-H-06',
  calculator: 'allowed',
  largest: 20_000,
  marks: [5, 8],
  draw: (random) => {
    const [pest, crop, enemy] = random.pick(CASES);
    const scale = random.pick([4, 5, 6]);
    const pests = [10, 30, 60, 40, 20, 15].map((count) => count * scale);
    const enemies = [1, 3, 12, 20, 14, 8].map((count) => count * scale);
    const [peak = 0, last = 0] = [pests[2], pests[5]];
    const [plankton, factor] = [random.pick([0.02, 0.04, 0.05]), random.pick([150, 250, 400])];
    const points = (values: readonly number[]) =>
      WEEKS.map((week, index): [number, number] => [week, values[index] ?? 0]);
    return {
      values: {
        pest,
        crop,
        enemy,
        peak,
        last,
        plankton,
        bird: plankton * factor,
        table: dataTableTex(
          ['week', `number of ${pest}`, 'number of the predator'],
          WEEKS.map((week, index) => [week, pests[index] ?? 0, enemies[index] ?? 0]),
        ),
      },
      answers: {
        fall: ((peak - last) / peak) * 100,
        magnification: factor,
      },
      figures: {
        graph: drawDataGraph({
          x: { tex: 'time (weeks)', min: 0 },
          y: { tex: 'number of individuals', min: 0 },
          series: [
            { name: 'pest', points: points(pests) },
            { name: 'predator', points: points(enemies) },
          ],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
A grower of #crop in a greenhouse has a problem with #pest. Instead of spraying, #enemy is released as a natural enemy. The numbers of both were counted. #table

[method, crop-protection] Name this method of controlling a pest.
state: biological control | biological pest control
reject: cultural control | chemical control

[fall, percentage-change] Calculate the percentage decrease in the number of #pest between week 4 and week 10.
calculate: \frac{#peak - #last}{#peak} \times 100 | %
wrong: wrong-base | \frac{#last}{#peak} \times 100 | This is the percentage that is left.

[describe, reading-graphs] Use the graph to describe how the number of #pest changed during the ten weeks.
figure: graph
point: it increased until week 4 | it rose up to week 4 | it increased and then decreased
point: it decreased after week 4 | it fell from week 4 to week 10 | then it decreased until week 10
reject: it increased throughout

[lag, populations] Suggest why the greatest number of the predator occurred later than the greatest number of #pest.
point: the predator needs time to reproduce after its food increases | it takes time to breed when there is more food | the predator increases after its food has increased
reject: the predator is slower

[survive, populations] Explain why it is useful that a few #pest remain in the greenhouse.
point: they are food for the predator | so that the predator does not starve | otherwise the predator would die out
reject: they are good for the plants

[risk, crop-protection] State a risk of introducing a natural enemy to a new area.
state: it may become an invasive species | it may prey on other species | it may become a pest itself | it may eat native species | it may parasitise other species | it may compete with native species
  | it could become invasive | outcompete native species
reject: it pollutes | it is too expensive

[cultural, crop-protection] State one cultural method of protecting crops.
state: ploughing | weeding | crop rotation | removing alternative hosts | destroying crop residue
reject: spraying | biological control | pesticide | herbicide

[ipm, crop-protection] Some growers use integrated pest management. State what is meant by this.
state: a combination of chemical, biological and cultural control | a combination of methods of control | combining cultural, biological and chemical methods
reject: only chemicals

[systemic, pesticides] Explain the advantage of a systemic pesticide over one that stays on the surface of the leaves.
point: it spreads through the vascular system of the plant | it is carried to all parts of the plant | it reaches all parts of the plant | it is not washed off by rain
reject: it kills only weeds

[resistance, pesticides] A chemical that killed most #pest at first has become less effective over the years. Explain why.
point: some #pest were resistant because of a mutation | a few individuals were resistant | resistant individuals survived
reject: they became immune by getting used to it | they adapted to it during their lives
then: they survived, reproduced and passed on their resistance | survivors passed on the allele for resistance | resistant individuals became more common by selection

[persistent, pesticides] State what is meant by a persistent chemical.
state: it is not broken down easily | it stays in the environment for a long time | it does not break down quickly
reject: it is very toxic

[magnification, biomagnification] A lake contains plankton with #plankton units of a pesticide per kg. Birds that feed on its fish contain #bird units per kg. Calculate how many times greater the concentration in the birds is.
calculate: \frac{#bird}{#plankton}
significant figures: 4
wrong: inverted-ratio | \frac{#plankton}{#bird} | The ratio was turned round.

[chain, biomagnification] Explain why the concentration of a pesticide increases along a food chain.
point: each animal eats many organisms of the level below | consumers eat large numbers of contaminated organisms | each predator eats many prey
reject: the pesticide multiplies
point: the chemical is not broken down and builds up in their bodies | it is stored in the body and not excreted | it accumulates in the tissues
  | bioaccumulation | it is not broken down | it builds up in their bodies

[weeds, weeds] Weeds also grow between the #crop. Explain how weeds reduce the yield of a crop.
point: they compete with the crop for light, water and nutrients | competition for resources such as water | they take nutrients from the crop
reject: they eat the crop

[annual, weeds] State one property of annual weeds that makes them successful.
state: rapid growth | short life cycle | high seed output | many seeds | long-term seed viability | seeds that survive for a long time
reject: storage organs | vegetative reproduction
`,
});
