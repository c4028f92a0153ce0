import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const ENZYMES = [
  { enzyme: 'amylase', substrate: 'starch', product: 'maltose', kind: 'breakdown' },
  { enzyme: 'pepsin', substrate: 'protein', product: 'peptides', kind: 'breakdown' },
  { enzyme: 'lipase', substrate: 'fat', product: 'fatty acids and glycerol', kind: 'breakdown' },
  { enzyme: 'catalase', substrate: 'hydrogen peroxide', product: 'oxygen and water', kind: 'breakdown' },
] as const;
const TEMPERATURES = [10, 20, 30, 40, 50, 60] as const;

/** An experiment: the rate of an enzyme reaction at six temperatures, with a control. */
export const enzymeTemperature = defineContext({
  course: ['Biology', 'Nat 5'],
  id: 'N5B-C06',
  title: 'Effect of temperature on an enzyme',
  outcomeId: 'BIO-5-02',
  calculator: 'allowed',
  marks: [4, 7],
  draw: (random) => {
    const chosen = random.pick(ENZYMES);
    const first = random.int(4, 7);
    const rates = [
      first,
      first * 2 + random.int(0, 1),
      first * 4 + random.int(-1, 2),
      first * 6 + random.int(-2, 2),
    ];
    const top = rates[3] ?? 0;
    rates.push(Math.round(top * 0.45) + random.int(-1, 1), 0);
    const third = rates[2] ?? 0;
    const points = TEMPERATURES.map((t, index): [number, number] => [t, rates[index] ?? 0]);
    const axes = { x: { tex: 'temperature (°C)', min: 0 }, y: { tex: 'rate of reaction (units)', min: 0 } };
    return {
      values: {
        ...chosen,
        first,
        third,
        top,
        best: 40,
        table: dataTableTex(['temperature (°C)', 'rate of reaction (units)'], points),
      },
      answers: {
        optimum: TEMPERATURES[rates.indexOf(Math.max(...rates))] ?? 0,
        increase: (third / first - 1) * 100,
        times: top / first,
      },
      figures: {
        grid: drawDataGraph({ ...axes, series: [{ points }], show: 'grid' }),
        graph: drawDataGraph({ ...axes, series: [{ points }], show: 'joined' }),
      },
    };
  },
  text: String.raw`
The enzyme #enzyme speeds up the reaction in which #substrate is changed into #product. Solutions of the enzyme and its substrate were kept separately at each
temperature for ten minutes, then mixed. The rate of the reaction was measured at six temperatures. The results are shown. #table

[substrate, enzymes] Name the substrate of #enzyme.
state: #substrate
reject: #product | #enzyme

[plot, draw-graph] Draw a line graph of the results.
figure: grid
person: Axes with labels, units and even scales
person: All points plotted and joined with a ruler
not with: optimum

[optimum, optimum] Use the graph to identify the temperature at which the enzyme was most active.
figure: graph
calculate: #best | °C
wrong: rate-for-temperature | #top | This is the rate, not the temperature.

[increase, percent-base] Calculate the percentage increase in the rate of reaction from 10 °C to 30 °C.
calculate: \frac{#third - #first}{#first} \times 100 | %
wrong: percent-base | \frac{#third - #first}{#third} \times 100 | The increase was divided by the last value, not the first.

[times, ratio] Calculate how many times greater the rate of reaction was at 40 °C than at 10 °C.
calculate: \frac{#top}{#first}
not with: increase
wrong: difference | #top - #first | This is the difference, not how many times greater.

[sixty, denaturation] Explain why there was no reaction at 60 °C.
point: the enzyme was denatured | the shape of the active site changed | the active site changed shape so the substrate no longer fits | it denatured
  | denatured
reject: the enzyme was killed | the enzyme died | the substrate was used up

[describe, describe-trend] Describe how the rate of reaction changed as the temperature increased.
point: it increased up to 40 °C | the rate increased to 40 °C | as temperature increases to 40 °C the rate increases
why: Describe the increase
ideas: increase / increases / increased / rose | 40
point: then it decreased to 0 at 60 °C | then decreased | the rate decreased after 40 °C | it fell to zero at 60 °C
why: Describe the decrease
reject: it stayed the same

[separately, validity] Explain why the solutions were kept separately at each temperature before they were mixed.
point: so that they reached the right temperature before the reaction started | to reach the required temperature | so the reaction takes place at the right temperature
  | to allow both solutions to get to the temperature
  | they were at the right temperature | to let them reach the temperature
reject: to make it reliable | to stop the enzyme being denatured

[variable, variables] State one variable, other than temperature, that should be kept the same at each temperature.
state: pH | volume of enzyme | concentration of enzyme | volume of substrate | concentration of substrate | volume of #substrate | concentration of #substrate | concentration of #enzyme | volume of #enzyme
  | volume of the solutions
reject: temperature | rate of reaction | amount of enzyme | time

[control, control-experiment] Describe a control for this experiment, and state its purpose.
point: use boiled enzyme instead of enzyme | replace the enzyme with water | the same experiment without the enzyme | use denatured enzyme | no enzyme is added
why: Describe the control
then: to show that the enzyme caused the reaction | to show that the enzyme is needed | to compare | to show that the result is due to the enzyme
why: State the purpose

[specific, enzymes] Explain why #enzyme does not act on other substances.
point: its active site fits only its own substrate | the shape of the active site is complementary to #substrate only | enzymes are specific
  | the active site is complementary to one substrate
reject: because it is a protein

[protein, proteins] Name the type of molecule that enzymes are made of.
state: protein | proteins
reject: carbohydrate | fat | lipid

[catalyst, enzymes] State what happens to the enzyme during the reaction.
state: it is unchanged | it remains unchanged | nothing | it is not changed | it is not used up
reject: it is used up | it is broken down
not with: sixty

[ph, optimum] Another experiment shows that #enzyme works best at a certain pH. State the term for the condition in which an enzyme is most active.
state: optimum | optimum conditions | the optimum | optimum pH
reject: maximum | perfect

[reliable, reliability] State how the results could be made more reliable.
point: repeat the experiment at each temperature | repeat at each temperature and calculate an average | repeat the measurements at each temperature
reject: use more temperatures
`,
});
