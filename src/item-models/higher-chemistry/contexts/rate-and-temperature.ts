import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

const TEMPERATURES = [20, 30, 40, 50] as const;

/** An experiment: the relative rate of a reaction at rising temperature, and the reasons. */
export const rateAndTemperature = defineContext({
  course: ['Chemistry', 'Higher'],
  id: 'HC-C02',
  title: 'Rate and temperature',
  outcomeId: 'CHE-H-04',
  calculator: 'allowed',
  marks: [5, 9],
  draw: (random) => {
    const start = random.step(0.006, 0.01, 0.001);
    const rates = TEMPERATURES.map((_, index) => roundTo(start * random.pick([1.95, 2, 2.05]) ** index, 3));
    const times = rates.map((rate) => Math.round(1 / rate));
    const [chosen = 0, rate = 0] = [times[2], rates[2]];
    const otherRate = roundTo(0.02 + 0.005 * random.int(0, 3), 3);
    const [reactants, products, activation] = [
      random.step(40, 80, 10),
      random.step(10, 35, 5),
      random.step(60, 120, 10),
    ];
    const points = TEMPERATURES.map((t, index): [number, number] => [t, rates[index] ?? 0]);
    return {
      values: {
        time: { value: chosen, unit: 's', significantFigures: 3 },
        rate: rate.toFixed(3),
        read: `${otherRate.toFixed(3)} s$^{-1}$`,
        readRate: otherRate.toFixed(3),
        reactants,
        products,
        activation,
        top: reactants + activation,
        table: dataTableTex(
          ['temperature (°C)', 'time (s)'],
          TEMPERATURES.map((t, index) => [t, times[index] ?? 0]),
        ),
      },
      answers: {
        relative: 1 / chosen,
        time: 1 / otherRate,
        enthalpy: products - reactants,
        reverse: activation + reactants - products,
      },
      figures: {
        graph: drawDataGraph({
          x: { tex: 'temperature (°C)' },
          y: { tex: 'relative rate (s$^{-1}$)', min: 0 },
          series: [{ points }],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
A student investigates the effect of temperature on the rate of a reaction. Two solutions are heated to the same temperature and mixed, and the time until a colour appears is measured.
The results are shown. #table

[relative, relative-rate] Calculate the relative rate of reaction, in s$^{-1}$, at 40 °C.
calculate: \frac{1}{#time} | s^-1
significant figures: 3

[time, relative-rate] At another temperature, the relative rate is #read. Calculate the time, in seconds, until the colour appears.
calculate: \frac{1}{#readRate} | s
significant figures: 3
not with: relative

[describe, describe-trend] Use the graph to describe the effect of temperature on the relative rate.
figure: graph
point: as the temperature increases the rate increases | the rate increases with temperature | a small rise in temperature gives a large increase in rate
reject: the rate decreases
not with: explain

[explain, collision-theory] Explain why a small rise in temperature causes a large increase in the rate of a reaction.
point: many more particles have energy equal to or greater than the activation energy | more molecules have the activation energy | a greater number of particles exceed the
  activation energy
why: State what happens to the particles
then: so there are more successful collisions | more successful collisions each second | more collisions are successful
why: State the effect on collisions
reject: the activation energy is lowered

[activation, activation-energy] State what is meant by activation energy.
state: the minimum kinetic energy required for a reaction to take place | the minimum energy needed for a successful collision | the minimum energy required by colliding particles
  to form an activated complex
reject: the energy released | the energy of the products

[geometry, collision-theory] State one condition, other than sufficient energy, for a collision to be successful.
state: suitable collision geometry | correct collision geometry | the right orientation | correct orientation
  | correct angle
reject: high temperature | a catalyst

[enthalpy, potential-energy-diagrams] In another reaction, the energy of the reactants is #reactants kJ, that of the products is #products kJ, and the activation energy is #activation kJ. Calculate
  the enthalpy change.
calculate: #products - #reactants | kJ
significant figures: 3
wrong: sign-of-enthalpy | #reactants - #products | The energy of the products was subtracted from that of the reactants.

[reverse, potential-energy-diagrams] In another reaction, the energy of the reactants is #reactants kJ, that of the products is #products kJ, and the activation energy is #activation kJ. Calculate
  the activation energy of the reverse reaction.
calculate: #activation + #reactants - #products | kJ
significant figures: 3
not with: enthalpy
wrong: forward-for-reverse | #activation | This is the activation energy of the forward reaction.

[catalyst, catalysts] A catalyst is added. State its effect on the activation energy and on the enthalpy change.
point: the activation energy decreases | lowers the activation energy | it is lowered
why: State the effect on the activation energy
reject: the activation energy increases
point: the enthalpy change stays the same | no effect on the enthalpy change | enthalpy change is unchanged
why: State the effect on the enthalpy change
reject: the enthalpy change decreases

[complex, activation-energy] Name the unstable arrangement of atoms that forms at the top of the energy barrier.
state: activated complex | the activated complex
  | active complex
reject: catalyst | product | intermediate

[heated, validity] Explain why both solutions are heated before they are mixed.
point: so that the reaction takes place at the chosen temperature | to make sure both are at the right temperature when they react | mixing with a cold solution would lower the
  temperature
reject: to speed up the reaction

[concentration, collision-theory] The experiment is repeated with a more concentrated solution. Explain why the reaction is faster.
point: there are more particles in the same volume so more collisions | more frequent collisions | more collisions take place each second | greater number of collisions
reject: the particles have more energy
not with: explain

[volume, variables] State one variable, other than temperature, that should be kept the same.
state: volume of the solutions | concentration of the solutions | volume of reactants | concentration of reactants | total volume
reject: time | rate | amount of solution

[end, accuracy] The time is measured until a colour appears. Suggest one source of uncertainty in this time.
point: it is difficult to judge exactly when the colour appears | different people judge the end point differently | the end point is judged by eye | reaction time of the person
reject: the temperature

[sketch, energy-distribution] Sketch a graph of the distribution of the kinetic energies of the particles at two temperatures.
person: The curve for the higher temperature has a lower peak
person: The peak of the curve for the higher temperature is further to the right
`,
});
