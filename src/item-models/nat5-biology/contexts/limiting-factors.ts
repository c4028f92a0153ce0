import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const PLANTS = ['pondweed', 'Elodea', 'Cabomba', 'water milfoil'] as const;
const LIGHT = [1, 2, 3, 4, 5, 6] as const;

/** An experiment: bubbles of oxygen from a water plant at rising light intensity and two concentrations of carbon dioxide. */
export const limitingFactors = defineContext({
  course: ['Biology', 'Nat 5'],
  id: 'N5B-C02',
  title: 'Light intensity and photosynthesis',
  outcomeId: 'BIO-5-08',
  calculator: 'allowed',
  marks: [4, 7],
  draw: (random) => {
    const plant = random.pick(PLANTS);
    const [slope, plateauAt] = [random.int(6, 9), random.pick([3, 4])];
    const low = LIGHT.map(
      (light) => slope * Math.min(light, plateauAt) + (light < plateauAt ? random.int(-1, 1) : 0),
    );
    const high = LIGHT.map((light) => slope * Math.min(light, plateauAt + 2) + random.int(0, 1));
    const [first, top] = [low[0] ?? 0, low.at(-1) ?? 0];
    const minutes = random.pick([3, 4, 5]);
    const counted = top * minutes;
    const pairs = (values: readonly number[]) =>
      LIGHT.map((light, index): [number, number] => [light, values[index] ?? 0]);
    const axes = { x: { tex: 'light intensity (units)', min: 0 }, y: { tex: 'bubbles per minute', min: 0 } };
    return {
      values: {
        plant,
        plateauAt,
        first,
        top,
        minutes,
        counted,
        lightBefore: 1,
        table: dataTableTex(
          ['light intensity (units)', 'bubbles per minute'],
          LIGHT.map((light, index) => [light, low[index] ?? 0]),
        ),
      },
      answers: { increase: (top / first - 1) * 100, average: counted / minutes, times: top / first },
      figures: {
        grid: drawDataGraph({ ...axes, series: [{ points: [[0, 0], ...pairs(low)] }], show: 'grid' }),
        both: drawDataGraph({
          ...axes,
          series: [
            { name: '0.03\\% CO$_2$', points: pairs(low) },
            { name: '0.10\\% CO$_2$', points: pairs(high) },
          ],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
The rate of photosynthesis of #plant was measured by counting the bubbles of gas that it released each minute. A lamp was moved to give different light
intensities. The temperature and the concentration of carbon dioxide, 0.03\%, were kept constant. The results are shown. #table

[gas, photosynthesis] Name the gas in the bubbles.
state: oxygen | O2
reject: carbon dioxide | air | nitrogen

[plot, draw-graph] Draw a line graph of the results.
figure: grid
person: Axes with labels, units and even scales
person: All points plotted and joined with a ruler
not with: raised, limiting

[average, average] In another trial, #counted bubbles were counted in #minutes minutes. Calculate the average number of bubbles per minute.
calculate: \frac{#counted}{#minutes}
wrong: multiplied | #counted \times #minutes | The number was multiplied by the time.

[increase, percent-base] Calculate the percentage increase in the number of bubbles per minute when the light intensity is raised from 1 unit to 6 units.
calculate: \frac{#top - #first}{#first} \times 100 | %
wrong: percent-base | \frac{#top - #first}{#top} \times 100 | The increase was divided by the last value, not the first.

[times, ratio] Calculate how many times greater the rate is at 6 units than at 1 unit.
calculate: \frac{#top}{#first}
not with: increase
wrong: difference | #top - #first | This is the difference, not how many times greater.

[describe, describe-trend] Describe the relationship between the light intensity and the rate of photosynthesis.
point: as the light intensity increases the rate increases | the rate increases with light intensity | at first the rate increases
why: Describe the increase
reject: the rate decreases
point: from #plateauAt units the rate stays constant | then it stays constant at #top bubbles per minute | it levels off at #plateauAt units
  | up to #plateauAt units and then remains the same
why: State where the rate stops increasing
ideas: constant / same / levels off / steady | #plateauAt / #top

[limiting, limiting-factors] State the factor that limited the rate of photosynthesis at a light intensity of 1 unit.
state: light intensity | light
reject: temperature | carbon dioxide concentration | oxygen

[raised, limiting-factors] The experiment was repeated with 0.10\% carbon dioxide. Use the graph to name the factor that limited the rate at 6 units in the first experiment. You must
  justify your answer.
figure: both
point: because the rate at 6 units is higher with more carbon dioxide | raising the carbon dioxide increased the rate | the rate increased when there was more carbon dioxide
why: Give the reason
then: carbon dioxide concentration | carbon dioxide
why: Name the factor
reject: light intensity | temperature

[stage, photosynthesis-stages] Name the first stage of photosynthesis.
state: light reactions | light reaction | the light reactions
  | light dependent stage | light dependent reactions
reject: carbon fixation | photolysis only in the dark

[products, photosynthesis-stages] Name the two products of the light reactions that are needed for carbon fixation.
point: hydrogen
point: ATP
need: 2
not with: stage

[sugar, uses-of-sugar] State one use of the sugar that the plant makes.
state: respiration | stored as starch | made into cellulose | converted to cellulose for cell walls | to make starch
reject: photosynthesis | to make oxygen

[chloroplast, photosynthesis] Name the green pigment that absorbs light energy.
state: chlorophyll
reject: chloroplast | chloroplasts

[wait, validity] The plant was left for five minutes at each light intensity before bubbles were counted. Explain why.
point: to allow the plant to adjust to the new light intensity | so that the rate becomes steady | to let it get used to the light intensity | to acclimatise
  | to allow time to adjust
reject: to make it more reliable | to grow

[lamp, variables] A beaker of water was placed between the lamp and the plant. Suggest why.
point: to absorb heat from the lamp | to keep the temperature constant | so that the lamp does not warm the plant | so the temperature of the plant does not change
  | to stop heat from the lamp affecting it
reject: to reduce the light

[bubbles, accuracy] Suggest a more accurate way to measure the rate of photosynthesis than counting bubbles.
point: measure the volume of gas collected | collect the gas in a syringe and measure its volume | use an oxygen sensor | measure the volume of oxygen produced each minute
  | use a measuring cylinder to collect the gas
  | use a gas syringe
  | gas syringe | measure the gas volume | measure the mass of oxygen
reject: count for longer | repeat the experiment

[reliable, reliability] State how the results could be made more reliable.
point: repeat the experiment at each light intensity | repeat the counts at each light intensity and calculate an average | repeat the investigation
reject: use more light intensities
`,
});
