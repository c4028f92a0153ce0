import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const HOURS = [0, 2, 4, 6, 8, 10, 12] as const;

/** A fermenter: the growth curve of a culture, its phases, and a metabolite. */
export const cultureGrowth = defineContext({
  course: ['Biology', 'Higher'],
  id: 'HB-C02',
  title: 'Growth of a culture in a fermenter',
  outcomeId: 'BIO-H-04',
  calculator: 'allowed',
  marks: [5, 8],
  draw: (random) => {
    const start = random.pick([2, 3, 4, 5]);
    const numbers = [start, start, start * 4, start * 16, start * 32, start * 32, start * 24];
    const minutes = random.pick([20, 30, 40]);
    const hours = random.pick([2, 4]);
    const doublings = (hours * 60) / minutes;
    const points = HOURS.map((hour, index): [number, number] => [hour, numbers[index] ?? 0]);
    const metabolite = HOURS.map((hour, index): [number, number] => [
      hour,
      Math.max(0, (index - 4) * random.int(11, 13)),
    ]);
    return {
      values: {
        start,
        early: start * 4,
        late: start * 16,
        peak: start * 32,
        last: start * 24,
        minutes,
        hours,
        doublings: `2^{${doublings}}`,
        wrongDoublings: `2 \\times ${doublings}`,
        table: dataTableTex(['time (hours)', 'number of cells (millions per cm$^3$)'], points),
      },
      answers: {
        increase: ((start * 16) / (start * 4) - 1) * 100,
        cells: 2 ** doublings,
        decrease: (1 - 24 / 32) * 100,
      },
      figures: {
        grid: drawDataGraph({
          x: { tex: 'time (hours)', min: 0 },
          y: { tex: 'number of cells (millions per cm$^3$)', min: 0 },
          series: [{ points }],
          show: 'grid',
        }),
        metabolite: drawDataGraph({
          x: { tex: 'time (hours)', min: 0 },
          y: { tex: 'antibiotic produced (units)', min: 0 },
          series: [{ points: metabolite }],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
Bacteria were grown in a fermenter with a fixed volume of nutrient solution. Sterile air was passed through it, and the temperature and the pH were controlled. The number of
living cells was measured every two hours. The results are shown. #table

[plot, draw-graph] Draw a line graph of the results.
figure: grid
person: Axes with labels, units and even scales
person: All points plotted and joined with a ruler

[lag, growth-phases] The number of cells did not change during the first two hours. Describe what happens in the cells during this phase.
point: enzymes are induced to metabolise the substrates | enzymes are produced | the cells make enzymes for the new substrates | induction of enzymes
reject: the cells die | the cells divide rapidly

[phase, growth-phases] Name the phase of growth between 8 and 10 hours.
state: stationary | stationary phase
reject: lag | log | death | exponential

[log, growth-phases] Name the phase of growth between 2 and 8 hours, in which the cells grow and multiply at the maximum rate.
state: log | log phase | exponential | exponential phase | logarithmic
reject: lag | stationary
not with: phase

[stationary, growth-phases] Explain why the number of living cells stayed constant between 8 and 10 hours.
point: nutrients are used up | toxic metabolites build up | nutrients become depleted | the nutrients run out | toxic waste products accumulate
  | the rate of production of cells equals the rate of death

[increase, percent-base] Calculate the percentage increase in the number of cells between 4 and 6 hours.
calculate: \frac{#late - #early}{#early} \times 100 | %
wrong: percent-base | \frac{#late - #early}{#late} \times 100 | The increase was divided by the last value, not the first.

[decrease, percent-base] Calculate the percentage decrease in the number of living cells between 10 and 12 hours.
calculate: \frac{#peak - #last}{#peak} \times 100 | %
not with: increase
wrong: percent-base | \frac{#peak - #last}{#last} \times 100 | The decrease was divided by the last value, not the first.

[cells, generation-time] In ideal conditions, the cells divide every #minutes minutes. Calculate how many cells one cell produces in #hours hours.
calculate: #doublings
significant figures: 6
wrong: doubling-added | #wrongDoublings | The number was multiplied by the number of divisions. It doubles at each division.

[secondary, secondary-metabolites] The bacteria produce an antibiotic, as the graph shows. Name the type of metabolite, and use the graph to justify your answer.
figure: metabolite
point: it is produced in the stationary phase | most is produced after growth has stopped | it is produced after 8 hours | not associated with growth
  | it is not produced in the log phase
why: Give the evidence
then: secondary metabolite | secondary
why: Name the type
reject: primary metabolite

[advantage, secondary-metabolites] Suggest how the production of an antibiotic gives the bacteria an ecological advantage.
point: it inhibits the growth of other microorganisms | it kills competing bacteria | it reduces competition for nutrients | it stops other species growing
reject: it helps the bacteria to grow faster

[sterile, fermenters] Explain why the fermenter and the air must be sterile.
point: to prevent contamination by other microorganisms | so that no other microbes grow | to stop competition from other microorganisms
  | so that unwanted microorganisms do not grow
reject: to keep the bacteria clean

[air, fermenters] Explain why air was passed through the culture.
point: to provide oxygen for aerobic respiration | oxygen is needed for respiration | for aerobic respiration
reject: to provide carbon dioxide | to mix the culture

[ph, enzymes] Explain why the pH must be controlled.
point: enzymes work best at their optimum pH | to keep the pH at the optimum for the enzymes | a change in pH would denature the enzymes | changes in pH affect the enzymes
reject: to kill bacteria

[dead, counting] Suggest why a count of all cells, living and dead, would give a different graph after 10 hours.
point: dead cells are still counted so the number does not fall | the total number includes dead cells | the number would not decrease | dead cells would be included
reject: dead cells divide

[recombinant, recombinant-dna] Bacteria can be changed to make a human protein. Name the structure that carries the human gene into the bacteria.
state: plasmid | vector | recombinant plasmid | artificial chromosome
reject: ribosome | nucleus | enzyme | chromosome of the bacteria

[marker, recombinant-dna] A plasmid that carries a gene for antibiotic resistance is used. Explain how this allows cells with the plasmid to be selected.
point: only cells with the plasmid survive on a medium with the antibiotic | cells that have taken up the plasmid grow in the presence of the antibiotic
  | transformed cells survive when the antibiotic is added | cells without the plasmid are killed by the antibiotic
reject: all cells survive
not with: recombinant
`,
});
