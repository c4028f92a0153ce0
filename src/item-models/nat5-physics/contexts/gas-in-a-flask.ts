import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { entryAt, mean, measure } from '../../contexts/measurements.ts';
import { dataTableTex } from '../../write/table.ts';

const ABSOLUTE_ZERO = -273;
const CELSIUS = [20, 40, 60, 80] as const;

/** An experiment: the pressure of a fixed mass of gas in a sealed flask that is heated in a water bath. */
export const gasInAFlask = defineContext({
  course: ['Physics', 'Nat 5'],
  id: 'N5P-C05',
  title: 'Pressure of a gas in a sealed flask',
  outcomeId: 'PHY-5-07',
  calculator: 'allowed',
  marks: [7, 12],
  draw: (random) => {
    const base = random.step(95, 112, 0.5);
    const perKelvin = base / (20 - ABSOLUTE_ZERO);
    const pressure = (celsius: number): number => perKelvin * (celsius - ABSOLUTE_ZERO);
    const readings = CELSIUS.map((celsius) =>
      measure(random, pressure(celsius), { places: 0, error: 0.004 }),
    );
    const rows = CELSIUS.map((celsius, index): [number, number] => [celsius, entryAt(readings, index)]);
    const first = entryAt(readings, 0);
    const hot = random.pick([85, 88, 90, 92, 95]);
    const area = random.step(4, 9, 1);
    const force = first * 1000 * area * 1e-4;
    return {
      values: {
        first: { value: first, unit: 'kPa', significantFigures: 3 },
        reading: Math.round(mean(readings)),
        hot: { value: hot, unit: '°C', significantFigures: 2 },
        hotKelvin: String(hot + 273),
        area: `$${area.toFixed(1)} \\times 10^{-4}\\,\\mathrm{m^{2}}$`,
        squareMetres: `${area.toFixed(1)} \\times 10^{-4}`,
        pascals: String(first * 1000),
        table: dataTableTex(['temperature (°C)', 'pressure (kPa)'], rows),
      },
      answers: {
        kelvin: 60 + 273,
        hotter: (first * (hot + 273)) / 293,
        force,
        between: Math.round(mean(readings)),
      },
      figures: {
        grid: drawDataGraph({
          x: { tex: 'temperature (°C)', min: 0, max: 100, step: 20 },
          y: { tex: 'pressure (kPa)' },
          series: [{ points: rows }],
          show: 'grid',
        }),
        bestFit: drawDataGraph({
          x: { tex: 'temperature (°C)', min: 0, max: 100, step: 20 },
          y: { tex: 'pressure (kPa)' },
          series: [{ points: rows }],
          show: 'fit',
        }),
      },
    };
  },
  text: String.raw`
A student investigates how the pressure of a fixed mass of air depends on its temperature. The air is sealed in a glass flask, which is heated slowly in a water
bath. A pressure sensor and a thermometer are connected to the flask. The results are shown. #table

[plot, draw-graph] Draw a graph of pressure against temperature.
figure: grid
person: Scales, labels and units
person: All points plotted to within half a division
person: A straight line of best fit
not with: between

[between, read-graph] Use the graph to determine the pressure of the air at a temperature of 50 °C.
figure: bestFit
calculate: #reading | kPa
tolerance: 2
significant figures: 3

[kelvin, kelvin] Express a temperature of 60 °C in kelvin.
calculate: 60 + 273 | K
significant figures: 3
wrong: kelvin-subtracted | 60 - 273 | 273 was subtracted instead of added.

[hotter] The flask is heated from 20 °C to #hot. Calculate the pressure of the air at #hot.
relationship: \frac{p_1}{T_1} = \frac{p_2}{T_2}
calculate: p_2 = \frac{#first \times #hotKelvin}{293} | kPa
wrong: celsius-in-gas-law | \frac{#first \times #hot}{20} | The temperatures were not changed to kelvin. | 1
wrong: gas-law-inverted | \frac{#first \times 293}{#hotKelvin} | The temperatures were interchanged. | 1

[explain, kinetic-model] Use the kinetic model to explain why the pressure of the air increases when its temperature increases.
point: the particles have more kinetic energy | the particles move faster | the molecules have a greater speed | the particles gain kinetic energy
why: State what happens to the particles
point: the particles collide with the walls of the flask more often | more frequent collisions with the walls | they hit the walls more often and harder
  | the particles hit the walls with more force | harder collisions with the walls
why: State what happens at the walls
then: the force on the walls is greater so the pressure increases | the average force on the walls increases | greater total force on the walls
  | pressure is force divided by area so it increases
why: Relate force to pressure
reject: the particles expand | the particles get bigger

[cools, kinetic-model] The flask cools to 0 °C. State what happens to the average kinetic energy of the particles of the air.
state: it decreases | the average kinetic energy decreases | it gets smaller | decreases | the kinetic energy is less
reject: it increases | it stays the same
not with: explain

[proportional, gas-laws] The student says: “The pressure is directly proportional to the temperature in degrees Celsius.” Explain, using the results, whether the
  student is right.
point: the student is wrong because doubling the temperature in degrees Celsius does not double the pressure
  | no because pressure divided by temperature in celsius is not constant | no, the temperature doubles from 20 to 40 but the pressure does not double
  | the line does not pass through the origin | not right because the graph does not go through the origin
  | no, it is not directly proportional as the graph does not go through the origin
reject: the student is right

[force] The stopper of the flask has an area of #area. Calculate the force that the air in the flask exerts on the stopper at 20 °C.
relationship: p = \frac{F}{A} | F = pA
calculate: F = #pascals \times #squareMetres | N
wrong: pressure-over-area | \frac{#pascals}{#squareMetres} | The pressure was divided by the area. | 1
wrong: kilopascals | #first \times #squareMetres | The pressure was not changed to pascals. | only 1, 3

[stopper, pressure] During the experiment the stopper is pushed out of the flask. Explain why.
point: the pressure of the air inside the flask increases | the pressure inside is greater than the pressure outside | there is a larger force on the inside of the stopper
  | the force on the stopper from inside is greater than from outside
  | the pressure increases | the pressure builds up and pushes it out
  | the particles hit the stopper with more force
reject: the air expands because the particles get bigger

[heated, experimental-method] Explain why the water bath is heated slowly.
point: so that the air in the flask has the same temperature as the water | so the air has time to reach the temperature of the water
  | so that the thermometer shows the temperature of the air | to give the air time to warm up
  | to let the air heat up to the same temperature | the temperature is even throughout
reject: so that the water does not boil | for safety

[tube, experimental-method] The tube between the flask and the pressure sensor should be as short as possible. Explain why.
point: because the air in the tube is not at the temperature of the water | the air in the tube is not heated | so that all the air is at the same temperature
  | less air is outside the water bath
reject: so that no air escapes

[improve, reliability] Suggest one way in which the student could make the results more reliable.
point: repeat the measurements and calculate an average | repeat the experiment and find the mean | take the readings again at each temperature and average
  | repeat each measurement of pressure
  | repeat and find average

[volume, gas-laws] Name the quantity, other than the mass of the air, that is kept constant in this experiment.
state: volume | the volume of the air | volume of the gas
reject: pressure | temperature | force

[balloon] A balloon is moved from a warm room to a freezer. A child says: “It gets smaller because air leaks out.” Using your knowledge of physics, comment on
  this statement.
open: the particles move more slowly at a lower temperature | fewer and weaker collisions with the walls | pressure and volume of a gas at lower temperature
  | the balloon gets larger again when it is warmed | how a leak could be tested for
`,
});
