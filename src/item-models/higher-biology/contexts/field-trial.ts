import { drawBarChart } from '../../../diagrams/families/bar-chart.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

const CROPS = [
  ['wheat', 6.2],
  ['barley', 5.4],
  ['oats', 4.6],
  ['oilseed rape', 3.2],
] as const;
const TREATMENTS = [0, 50, 100, 150] as const;

/** A field trial of a crop: design, yields, plant breeding and pests. */
export const fieldTrial = defineContext({
  course: ['Biology', 'Higher'],
  id: 'HB-C04',
  title: 'Field trial of a crop',
  outcomeId: 'BIO-H-05',
  calculator: 'allowed',
  marks: [5, 8],
  draw: (random) => {
    const [crop, best] = random.pick(CROPS);
    const shares = [random.step(0.55, 0.65, 0.05), 0.8, 0.95, 1];
    const yields = shares.map((share) => roundTo(best * share, 1));
    const [none = 0, low = 0, , most = 0] = yields;
    const hectares = random.pick([12, 15, 20, 25, 40]);
    const bars = TREATMENTS.map((rate, index) => ({ name: String(rate), values: [yields[index] ?? 0] }));
    const axes = { x: 'nitrogen fertiliser (kg per hectare)', y: 'yield (tonnes per hectare)' };
    return {
      values: {
        crop,
        none: none.toFixed(1),
        low: low.toFixed(1),
        most: most.toFixed(1),
        hectares,
        table: dataTableTex(
          [axes.x, axes.y],
          TREATMENTS.map((rate, index) => [rate, (yields[index] ?? 0).toFixed(1)]),
        ),
      },
      answers: { increase: (most / none - 1) * 100, total: low * hectares },
      figures: {
        empty: drawBarChart({ ...axes, bars, empty: true }),
      },
    };
  },
  text: String.raw`
A field trial investigated the effect of nitrogen fertiliser on a new cultivar of #crop. A field was divided into plots of equal size, and four treatments were used,
with five plots for each. The average yields are shown. #table

[bars, draw-graph] Draw a bar chart of the results.
figure: empty
person: Axes with labels, units and an even scale
person: All bars drawn correctly

[increase, percent-base] Calculate the percentage increase in yield between no fertiliser and 150 kg per hectare.
calculate: \frac{#most - #none}{#none} \times 100 | %
wrong: percent-base | \frac{#most - #none}{#most} \times 100 | The increase was divided by the last value, not the first.

[total, yield] Calculate the yield, in tonnes, of #hectares hectares with 50 kg of fertiliser per hectare.
calculate: #low \times #hectares
not with: increase
wrong: divided | \frac{#hectares}{#low} | The area was divided by the yield.

[random, field-trials] The treatments were assigned to plots at random. Explain why.
point: to eliminate bias | to avoid bias when treatments are allocated | so that there is no bias in the positions of the plots
reject: to make it reliable | to make it fair

[replicates, field-trials] Explain why several plots were used for each treatment.
point: to take account of variability within the sample | to allow for uncontrolled variability | to increase reliability | because conditions vary between plots
  | to account for variability
reject: to avoid bias | to make it valid

[treatments, field-trials] Explain why the same cultivar was used in all plots.
point: so that a fair comparison of the treatments can be made | so that fertiliser is the only variable | different cultivars give different yields
  | so the results are valid because only the treatment differs
reject: to make it reliable

[control, control-experiment] State the purpose of the plots without fertiliser.
state: to show that the change in yield is due to the fertiliser | as a control to compare with | to compare with the treated plots | to show the effect of the fertiliser
  | a control
reject: to make it reliable | to save money

[conclusion, conclusion] Describe the effect of increasing the mass of fertiliser on the yield.
point: as the mass of fertiliser increases the yield increases | the yield increases | more fertiliser increases the yield
why: Describe the increase
point: the increase is smaller at higher masses | the yield begins to level off above 100 kg per hectare | less increase from 100 to 150 kg
  | it increases more slowly
why: Describe the change in the increase

[farmer, conclusion] Suggest why a farmer might decide to use 100 kg of fertiliser per hectare instead of 150 kg.
point: the extra yield is small compared with the cost of the fertiliser | there is little increase in yield for the extra cost | it saves money for almost the same yield
  | less fertiliser is washed into rivers | less pollution of water
  | not much more yield for the extra money | less leaching into rivers
reject: it gives a higher yield

[inbreeding, plant-breeding] The cultivar was produced by inbreeding over many generations. State the term for the loss of vigour that can result.
state: inbreeding depression
reject: hybrid vigour | selection

[why, plant-breeding] Explain why inbreeding can lead to poorer offspring.
point: recessive deleterious alleles become homozygous | an increase in individuals homozygous for recessive deleterious alleles | harmful recessive alleles are expressed
  | accumulation of homozygous recessive alleles
reject: mutations are caused by inbreeding
not with: inbreeding

[hybrid, plant-breeding] Two inbred lines were crossed to give F$_1$ hybrids with higher yields. Explain why the F$_1$ plants are not bred with each other to produce more seed.
point: the F2 generation is too variable | the F2 shows too much variation | offspring would be genetically variable | F2 plants do not all have the desired characteristics
reject: they are sterile

[genome, plant-breeding] State one way in which genome sequencing can be used in plant breeding.
state: to identify organisms that have a desired gene | to find plants with a particular allele | to identify genes for use in breeding programmes | to find desirable genes
reject: to make plants grow faster

[weeds, crop-protection] Weeds reduced the yield in some plots. Explain how.
point: they compete with the crop for light, water or nutrients | competition for resources | they compete for light | they release inhibitors | they compete for soil nutrients
reject: they eat the crop

[annual, crop-protection] State one property of annual weeds that makes them successful.
state: rapid growth | short life cycle | high seed output | long-term seed viability | seeds remain viable for a long time | produce many seeds | they grow quickly
reject: storage organs | vegetative reproduction

[selective, crop-protection] A selective herbicide was used. State what is meant by a selective herbicide.
state: it kills only certain plant species | it affects only broad-leaved weeds | it kills certain weeds but not the crop | has a greater effect on certain species
reject: it kills all plants | it kills insects

[biological, crop-protection] Biological control could be used against a pest of #crop. Give one risk of biological control.
point: the control organism may become an invasive species | it may parasitise or prey on other species | the introduced organism may become a pest itself
  | it may attack other species
reject: it is toxic to people | it persists in the environment
`,
});
