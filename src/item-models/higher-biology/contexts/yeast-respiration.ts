import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const TEMPERATURES = [10, 20, 30, 40, 50, 60] as const;

/** An experiment on the respiration of yeast: temperature, control of variables, and the stages of respiration. */
export const yeastRespiration = defineContext({
  course: ['Biology', 'Higher'],
  id: 'HB-C07',
  title: 'Respiration of yeast',
  outcomeId: 'BIO-H-03',
  calculator: 'allowed',
  marks: [5, 9],
  draw: (random) => {
    const scale = random.pick([2, 3, 4]);
    const volumes = [1, 2.5, 5, 6.5, 2, 0].map((volume) => volume * scale);
    const points = TEMPERATURES.map((t, index): [number, number] => [t, volumes[index] ?? 0]);
    const minutes = random.pick([5, 10, 20]);
    const [cold, warm] = [volumes[1] ?? 0, volumes[2] ?? 0];
    return {
      values: {
        sugar: random.pick(['glucose', 'sucrose']),
        minutes,
        cold,
        warm,
        table: dataTableTex(['temperature (°C)', 'volume of carbon dioxide (cm$^3$)'], points),
      },
      answers: { rate: warm / minutes, increase: ((warm - cold) / cold) * 100 },
      figures: {
        grid: drawDataGraph({
          x: { tex: 'temperature (°C)', min: 0 },
          y: { tex: 'volume of carbon dioxide (cm$^3$)', min: 0 },
          series: [{ points }],
          show: 'grid',
        }),
      },
    };
  },
  text: String.raw`
A student investigates the effect of temperature on the respiration of yeast without oxygen. Flasks with yeast and #sugar solution, under a layer of oil, are kept at different
temperatures. The volume of carbon dioxide produced in #minutes minutes is measured. #table

[plot, draw-graph] Draw a line graph of the results.
figure: grid
person: Axes with labels, units and even scales
person: All points plotted and joined with a ruler

[rate, rate-of-reaction] Calculate the rate of production of carbon dioxide, in cm$^3$ per minute, at 30 °C.
calculate: \frac{#warm}{#minutes}
wrong: inverted-ratio | \frac{#minutes}{#warm} | The time was divided by the volume.

[increase, percentage-change] Calculate the percentage increase in the volume when the temperature is raised from 20 °C to 30 °C.
calculate: \frac{#warm - #cold}{#cold} \times 100 | %
wrong: wrong-base | \frac{#warm - #cold}{#warm} \times 100 | The change was divided by the final value.

[variable, controlled-variables] Name one variable, other than those in the description, that must be kept the same in all flasks.
state: mass of yeast | concentration of yeast | volume of yeast | concentration of the sugar | volume of sugar solution | type of yeast | pH | age of the yeast
reject: temperature | time | volume of carbon dioxide

[oil, experimental-design] Explain the purpose of the layer of oil.
point: it keeps oxygen out | to prevent oxygen from entering | it makes the conditions anaerobic | so that no oxygen reaches the yeast
  | makes it anaerobic | stop oxygen getting in | stops air getting in
reject: it keeps carbon dioxide in | to keep it warm

[wait, experimental-design] The flasks are left in the water baths for five minutes before any gas is measured. Explain why.
point: so that the contents reach the temperature of the water bath | to let the yeast reach the required temperature | to let the temperature become the same
reject: to start the reaction

[hot, enzymes] Explain why little carbon dioxide is produced at 50 °C and above.
point: the enzymes are denatured | enzymes of respiration are denatured at high temperatures
reject: the enzymes are killed | the yeast gets tired
then: the active site changes shape so the substrate cannot bind | the active site no longer fits the substrate | the substrate can no longer bind to the active site

[reliable, reliability] State how the reliability of the results could be improved.
state: repeat the experiment at each temperature | repeat at each temperature and calculate an average | use several flasks at each temperature
reject: use more temperatures | use a more accurate measuring cylinder

[conclusion, conclusion] State a conclusion that can be drawn from the results between 10 °C and 40 °C.
state: as the temperature increases the volume of carbon dioxide increases | the higher the temperature, the more carbon dioxide is produced
  | the rate of respiration increases with temperature
  | rate increases as temperature increases
reject: the volume decreases

[product, fermentation] Name the other product of the fermentation of sugar by yeast.
state: ethanol | alcohol
reject: lactate | lactic acid | oxygen | water

[muscle, fermentation] Name the product of fermentation in animal cells.
state: lactate | lactic acid
reject: ethanol | carbon dioxide
not with: product

[yield, atp] Explain why yeast grows faster when oxygen is available.
point: more ATP is made in aerobic respiration | aerobic respiration produces more ATP per glucose | fermentation yields less ATP
reject: oxygen is an energy source
then: more energy for growth and cell division | ATP is used for growth | more energy is available for cell processes

[glycolysis, glycolysis] Describe the role of ATP in the energy investment phase of glycolysis.
point: it phosphorylates glucose and intermediates | ATP is used to phosphorylate glucose | phosphate from ATP is added to glucose | phosphorylation of intermediates
  | adds phosphate to glucose
reject: it is made in this phase

[dehydrogenase, glycolysis] Name the group of enzymes that remove hydrogen ions and electrons during respiration.
state: dehydrogenases | dehydrogenase | dehydrogenase enzymes
reject: ligase | polymerase | kinase

[oxygen, electron-transport] Describe the role of oxygen in aerobic respiration.
point: it is the final electron acceptor | it combines with hydrogen ions and electrons to form water | final acceptor of electrons | final hydrogen acceptor
reject: it is used in glycolysis | it makes carbon dioxide
not with: oil
`,
});
