import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { entryAt, measure } from '../../contexts/measurements.ts';
import { dataTableTex } from '../../write/table.ts';

const REACTIONS = [
  ['catalase', 'hydrogen peroxide', 'oxygen'],
  ['lactase', 'lactose', 'glucose'],
  ['maltase', 'maltose', 'glucose'],
  ['urease', 'urea', 'ammonia'],
] as const;
const CONCENTRATIONS = [1, 2, 4, 8, 16] as const;

/** An experiment: the rate of an enzyme reaction at rising substrate concentration, with and without a competitive inhibitor. */
export const enzymeInhibition = defineContext({
  course: ['Biology', 'Higher'],
  id: 'HB-C01',
  title: 'Enzyme inhibition experiment',
  outcomeId: 'BIO-H-03',
  calculator: 'allowed',
  marks: [5, 8],
  draw: (random) => {
    const [enzyme, substrate, product] = random.pick(REACTIONS);
    const [fastest, half] = [random.step(60, 90, 5), random.step(0.8, 1.6, 0.2)];
    const slowHalf = half * random.int(4, 6);
    const rate = (k: number, s: number) =>
      measure(random, (fastest * s) / (k + s), { places: 0, error: 0.01 });
    const rows = CONCENTRATIONS.map((s) => [s, rate(half, s), rate(slowHalf, s)] as const);
    const [[, first, firstSlow], [, last, lastSlow]] = [entryAt(rows, 0), entryAt(rows, 4)];
    const [s, free, slowed] = entryAt(rows, random.int(1, 2));
    if (last - lastSlow >= 0.8 * (first - firstSlow)) return undefined;
    const pairs = (column: 1 | 2) => rows.map((row): [number, number] => [row[0], row[column]]);
    const axes = { x: { tex: `${substrate} concentration (\\%)` }, y: { tex: 'rate of reaction (units)' } };
    return {
      values: {
        enzyme,
        substrate,
        product,
        s,
        first,
        free,
        slowed,
        table: dataTableTex(
          [`${substrate} concentration (\\%)`, 'rate without Z (units)', 'rate with Z (units)'],
          rows,
        ),
      },
      answers: { increase: (free / first - 1) * 100, reduction: (1 - slowed / free) * 100 },
      figures: {
        grid: drawDataGraph({ ...axes, series: [{ points: [[0, 0], ...pairs(1)] }], show: 'grid' }),
        graph: drawDataGraph({
          ...axes,
          series: [
            { name: 'without Z', points: pairs(1) },
            { name: 'with Z', points: pairs(2) },
          ],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
The enzyme #enzyme catalyses a reaction in which #product is produced from #substrate. The rate of this reaction was
measured at different concentrations of #substrate, without and with inhibitor Z. The temperature, the pH and the
concentration of #enzyme were the same each time. #table

[variable, variables] Identify the independent variable whose effect is shown within each column of rates.
state: #substrate concentration | substrate concentration | concentration of #substrate
reject: rate of reaction | temperature | pH

[controlled, variables] Name one other variable, not mentioned above, that should be kept the same.
state: volume of solution | volume of enzyme | volume of substrate | total volume | concentration of inhibitor
  | concentration of Z | volume of inhibitor | volume of #substrate | volume of #enzyme | time of the reaction
reject: temperature | pH

[plot, draw-graph] Draw a line graph to show the rate of reaction without inhibitor Z at each concentration.
figure: grid
person: Axes with labels, units and even scales
person: All points plotted and joined with a ruler
not with: describe, saturation

[increase, percent-base] Calculate the percentage increase in the rate of reaction without Z when the concentration is raised from $1\%$ to $#s\%$.
calculate: \frac{#free - #first}{#first} \times 100 | %
wrong: percent-base | \frac{#free - #first}{#free} \times 100 | The increase was divided by the last value, not the first.
wrong: percent-of-whole | \frac{#free}{#first} \times 100 | This is the last value as a percentage of the first.

[reduction, percent-base] Calculate the percentage decrease in the rate of reaction caused by Z at a concentration of $#s\%$.
calculate: \frac{#free - #slowed}{#free} \times 100 | %
wrong: percent-base | \frac{#free - #slowed}{#slowed} \times 100 | The decrease was divided by the rate with Z.
not with: increase

[describe, describe-trend] Describe the effect of increasing the concentration on the rate of reaction without Z.
figure: graph
point: as the concentration increases, the rate of reaction increases | the rate increases | the rate rises
  | the higher the concentration the faster the reaction
reject: the rate decreases as the concentration increases
point: then the rate begins to level off | the increase becomes smaller | it increases more slowly
  | it starts to plateau | the rate becomes almost constant

[saturation, enzyme-saturation] Explain why the rate of reaction without Z rises only a little at the highest concentrations.
point: almost all the active sites are occupied | the active sites are full | no free active sites
  | the enzyme is saturated with substrate | enzyme concentration has become the limiting factor
reject: the enzyme is denatured | the substrate is used up

[name, inhibition] Z has a structure similar to that of #substrate. Name the type of inhibition caused by Z.
state: competitive inhibition | competitive
reject: non-competitive | feedback inhibition | end-product inhibition
not with: mechanism

[mechanism, inhibition] Z has a structure similar to that of #substrate. Explain how Z reduces the rate of reaction.
point: Z binds to the active site of the enzyme | the inhibitor fits into the active site | it blocks the active site
  | it attaches to the active site | it competes with the substrate for the active site
reject: binds away from the active site | changes the shape of the active site | denatures the enzyme
point: the substrate cannot bind | this prevents the substrate from binding | fewer enzyme-substrate complexes form
  | stops the substrate entering the active site | fewer active sites are available for the substrate

[overcome, inhibition] At $16\%$ the rate with Z is closer to the rate without Z than at $1\%$. Explain why.
point: the substrate outcompetes the inhibitor for the active site | substrate is more likely to bind than the inhibitor
  | more of the active sites are occupied by substrate | there are more substrate molecules than inhibitor molecules
reject: the inhibitor is used up | the inhibitor is destroyed

[reliable, reliability] Describe how the reliability of the results could be improved.
point: repeat the experiment at each concentration and calculate a mean | repeat the measurements at each concentration
  | repeat the whole experiment and average the results | carry out more trials at each concentration
reject: use more concentrations

[control, control-experiment] The treatments without Z were given the same volume of water instead. Explain why this was necessary.
point: so that the volume and the concentrations are the same in all treatments | to keep the total volume the same
  | so the concentrations of enzyme and substrate stay the same | so that Z is the only difference
  | to show that any difference is due to Z
`,
});
