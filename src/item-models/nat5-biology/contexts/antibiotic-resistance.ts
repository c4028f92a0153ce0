import { drawBarChart } from '../../../diagrams/families/bar-chart.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const YEARS = [2005, 2010, 2015, 2020] as const;

/** Resistant bacteria in a hospital: natural selection, mutation, and data over the years. */
export const antibioticResistance = defineContext({
  course: ['Biology', 'Nat 5'],
  id: 'N5B-C07',
  title: 'Antibiotic resistance and natural selection',
  outcomeId: 'BIO-5-09',
  calculator: 'allowed',
  marks: [4, 7],
  draw: (random) => {
    const [first, growth] = [random.int(4, 8), random.int(5, 8)];
    const shares = YEARS.map((_, index) => first + growth * index + random.int(0, 2));
    const tested = random.pick([200, 250, 300, 400, 500]);
    const [start = 0, last = 0] = [shares[0], shares.at(-1)];
    const [minutes, hours] = [random.pick([20, 30]), random.pick([2, 3, 4])];
    const divisions = (hours * 60) / minutes;
    const bars = YEARS.map((year, index) => ({ name: String(year), values: [shares[index] ?? 0] }));
    return {
      values: {
        start: { value: start, unit: '%', significantFigures: 2 },
        last: { value: last, unit: '%', significantFigures: 2 },
        from: start,
        to: last,
        tested,
        minutes,
        hours,
        divisions: `2^{${divisions}}`,
        wrongDivisions: `2 \\times ${divisions}`,
        table: dataTableTex(
          ['year', 'infections by resistant bacteria (\\%)'],
          YEARS.map((year, index) => [year, shares[index] ?? 0]),
        ),
      },
      answers: { cells: 2 ** divisions, number: (tested * last) / 100, increase: (last / start - 1) * 100 },
      figures: {
        empty: drawBarChart({ x: 'year', y: 'infections by resistant bacteria (\\%)', bars, empty: true }),
      },
    };
  },
  text: String.raw`
A hospital recorded the percentage of infections that were caused by bacteria resistant to an antibiotic. The results are shown. #table

[bars, draw-graph] Draw a bar chart of the results.
figure: empty
person: Axes with labels, units and an even scale
person: All bars drawn correctly

[number, percent-of] In 2020, #tested infections were tested. Calculate how many were caused by resistant bacteria.
calculate: \frac{#to}{100} \times #tested
significant figures: 3
wrong: divided | \frac{#tested}{#to} | The number was divided by the percentage.

[increase, percent-base] Calculate the percentage increase in the percentage of infections by resistant bacteria from 2005 to 2020.
calculate: \frac{#to - #from}{#from} \times 100 | %
significant figures: 3
not with: number
wrong: percent-base | \frac{#to - #from}{#to} \times 100 | The increase was divided by the value of 2020, not of 2005.

[mutation, mutation] Resistance first appears in a bacterium by chance. Name the random change to its genetic material.
state: mutation | a mutation
reject: natural selection | evolution | variation

[define, mutation] State what is meant by a mutation.
state: a random change to genetic material | a change in the genetic material | a random change in DNA | a change to a gene
reject: a change in the body | natural selection
not with: mutation

[neutral, mutation] State one effect that a mutation can have on an organism, other than giving it an advantage.
state: disadvantage | no effect | it is neutral | neutral | it can be a disadvantage | it may be harmful
reject: advantage | resistance

[factor, mutagens] State one factor that increases the rate of mutation.
state: radiation | chemicals | UV light | X-rays | gamma radiation | mutagenic chemicals | ultraviolet radiation | high temperature
  | UV | uv | mutagenic agents | mutagens | UV rays
reject: antibiotics | food | exercise

[selection, natural-selection] Explain how the use of the antibiotic led to an increase in the number of resistant bacteria.
point: bacteria without resistance are killed and the resistant ones survive | resistant bacteria survive | only the resistant bacteria survive
  | the resistant bacteria have a selective advantage and survive
why: State which bacteria survive
point: they reproduce and pass on the gene | the resistant bacteria reproduce and pass on the gene for resistance | they pass the resistance gene to the next generation
  | they breed and pass on their alleles
why: State what is passed on
reject: the bacteria become immune to the antibiotic | the bacteria get used to it

[pressure, natural-selection] State the selection pressure in this example.
state: the antibiotic | antibiotics | use of the antibiotic | presence of the antibiotic
reject: resistance | mutation | the hospital
not with: selection

[cells, cell-division] Under ideal conditions a bacterium divides every #minutes minutes. Calculate the number of bacteria that are present #hours hours after there was one.
calculate: #divisions
significant figures: 6
wrong: doubling-added | #wrongDivisions | The number was multiplied by the number of divisions. It doubles at each division.

[advice, antibiotics] Patients are told to take all the tablets of the antibiotic, even if they feel better. Suggest why.
point: to make sure that all the bacteria are killed | so that no bacteria survive | to stop resistant bacteria surviving and multiplying
  | otherwise the more resistant bacteria survive
reject: so the body becomes immune

[variation, variation] Explain why variation within a population is important for the survival of a species.
point: some individuals survive when conditions change | it allows the population to evolve in response to changing conditions | some may be able to survive a new disease
  | so that it can adapt to a changing environment
reject: so that they all look different

[speciation, speciation] New species may form after part of a population is isolated. Name one type of isolation barrier.
state: geographical | ecological | behavioural | reproductive | a mountain range | a river | mountains | ocean | desert
reject: mutation | food | competition

[order, speciation] A population of lizards is divided by a new river, and different mutations occur in each group. State how scientists can tell that the two groups have become
  different species.
state: they can no longer interbreed to produce fertile offspring | they cannot breed to produce fertile young | they cannot produce fertile offspring together
reject: they look different | they live in different places

[conclusion, conclusion] A newspaper wrote: “In all hospitals, more and more bacteria are resistant.” Explain why this conclusion is not supported by the results.
point: only one hospital was studied | the results are from one hospital | other hospitals were not studied | the sample is only one hospital
  | only one hospital | it is only one hospital | it shows only one hospital
reject: the percentage decreased
`,
});
