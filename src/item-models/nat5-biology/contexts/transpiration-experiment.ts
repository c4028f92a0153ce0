import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

const MINUTES = [0, 5, 10, 15, 20] as const;

/** A potometer: water taken up by a shoot in still and moving air. Transport in plants. */
export const transpirationExperiment = defineContext({
  course: ['Biology', 'Nat 5'],
  id: 'N5B-C08',
  title: 'Water uptake of a leafy shoot',
  outcomeId: 'BIO-5-06',
  calculator: 'allowed',
  marks: [4, 7],
  draw: (random) => {
    const [still, moving] = [random.step(1.6, 2.8, 0.2), random.step(3.6, 5.2, 0.2)];
    const distance = (rate: number) => MINUTES.map((minute) => Math.round(rate * minute));
    const [slow, fast] = [distance(still), distance(moving)];
    const [slowEnd = 0, fastEnd = 0] = [slow.at(-1), fast.at(-1)];
    const [start, loss] = [random.step(180, 320, 10), random.step(6, 18, 1)];
    const pairs = (values: readonly number[]) =>
      MINUTES.map((minute, index): [number, number] => [minute, values[index] ?? 0]);
    const axes = {
      x: { tex: 'time (minutes)', min: 0 },
      y: { tex: 'distance moved by the bubble (mm)', min: 0 },
    };
    return {
      values: {
        slowEnd,
        fastEnd,
        start: { value: start, unit: 'g', significantFigures: 3 },
        end: { value: start - loss, unit: 'g', significantFigures: 3 },
        loss,
        startMass: start,
        table: dataTableTex(
          ['time (minutes)', 'distance in still air (mm)', 'distance in moving air (mm)'],
          MINUTES.map((minute, index) => [minute, slow[index] ?? 0, fast[index] ?? 0]),
        ),
      },
      answers: {
        rate: slowEnd / 20,
        times: roundTo(fastEnd / slowEnd, 6),
        mass: (loss / start) * 100,
      },
      figures: {
        grid: drawDataGraph({ ...axes, series: [{ points: pairs(slow) }], show: 'grid' }),
        graph: drawDataGraph({
          ...axes,
          series: [
            { name: 'still air', points: pairs(slow) },
            { name: 'moving air', points: pairs(fast) },
          ],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
A leafy shoot was placed in a potometer. An air bubble in a thin tube moves as the shoot takes up water. The distance moved by the bubble was measured in still
air, and then with a fan that moved the air over the leaves. The results are shown. #table

[process, transpiration] Name the process by which water is lost from the leaves.
state: transpiration | evaporation from the leaves
reject: respiration | osmosis | photosynthesis | translocation

[plot, draw-graph] Draw a line graph of the distance moved in still air.
figure: grid
person: Axes with labels, units and even scales
person: All points plotted and joined with a ruler
not with: conclusion

[rate, average-rate] Calculate the average distance moved by the bubble per minute in still air during the 20 minutes.
calculate: \frac{#slowEnd}{20} | mm
wrong: rate-inverted | \frac{20}{#slowEnd} | The time was divided by the distance.

[times, ratio] Calculate how many times greater the distance moved in 20 minutes was in moving air than in still air.
calculate: \frac{#fastEnd}{#slowEnd}
not with: rate
wrong: difference | #fastEnd - #slowEnd | This is the difference, not how many times greater.

[conclusion, conclusion] State the conclusion that can be drawn from the graph about the effect of air movement on the uptake of water.
figure: graph
point: moving air increases the uptake of water | more water is taken up in moving air | air movement increases the rate of water uptake
  | wind increases the rate of transpiration
reject: moving air decreases the uptake | no effect

[explain, transpiration] Explain why the shoot took up more water in moving air.
point: water vapour is moved away from the leaves so more water evaporates | moving air removes water vapour from around the stomata | evaporation is faster
  | more water is lost by evaporation
reject: the temperature increased
not with: conclusion

[factor, transpiration] Name one other factor that increases the rate of transpiration.
state: higher temperature | high temperature | higher light intensity | increased temperature | bright light | low humidity | larger surface area of leaves | dry air
  | more light | hotter | warmer
reject: humidity increases | wind | air movement | darkness

[stomata, stomata] Name the pores through which water vapour leaves the leaf.
state: stomata | stoma
reject: guard cells | veins | xylem

[guard, stomata] Name the cells that control the opening and closing of stomata.
state: guard cells | guard cell
reject: stomata | epidermis | mesophyll
not with: stomata

[xylem, xylem] Name the tissue that carries water up the stem, and state one feature that supports its walls.
point: xylem
why: Name the tissue
reject: phloem
point: lignin | rings of lignin | spirals of lignin | lignified walls
why: State the feature

[phloem, phloem] Name the tissue that transports sugar in a plant.
state: phloem
reject: xylem

[roothair, root-hairs] Explain how root hair cells are suited to the uptake of water.
point: they have a large surface area | large surface area | increase the surface area of the root | long extension gives a large surface area
reject: they have chloroplasts | thick walls

[mass, percent-base] In another experiment, a potted plant lost water. Its mass fell from #start to #end. Calculate the percentage decrease in mass.
calculate: \frac{#loss}{#startMass} \times 100 | %
significant figures: 2
not with: rate, times

[cut, validity] The shoot was cut and placed in the potometer under water. Suggest why.
point: to stop air entering the xylem | so that no air gets into the stem | to prevent air bubbles in the shoot | to keep air out of the xylem vessels
reject: to keep the shoot wet

[assume, validity] The potometer measures the uptake of water, not its loss. Give one reason why the two may differ.
point: some of the water is used in photosynthesis | some water stays in the cells | some water is used to keep cells turgid | the plant uses some of the water
reject: the bubble is slow

[reliable, reliability] State how the results could be made more reliable.
point: repeat the experiment and calculate an average | repeat the measurements in still and in moving air | repeat with more shoots
reject: use a longer time
`,
});
