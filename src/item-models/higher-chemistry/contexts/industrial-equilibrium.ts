import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';

type Process = {
  readonly product: string;
  readonly equation: string;
  /** For each pressure, the percentages at the temperatures. */
  readonly points: readonly (readonly [pressure: number, percentages: readonly number[]])[];
  readonly energy: number;
};

const CASES: readonly Process[] = [
  {
    product: 'ammonia',
    equation: '$\\mathrm{N_2(g) + 3H_2(g) \\rightleftharpoons 2NH_3(g)}$',
    points: [
      [100, [52, 25, 10, 5]],
      [200, [64, 39, 20, 10]],
      [400, [78, 55, 32, 19]],
    ],
    energy: 92,
  },
  {
    product: 'methanol',
    equation: '$\\mathrm{CO(g) + 2H_2(g) \\rightleftharpoons CH_3OH(g)}$',
    points: [
      [100, [48, 20, 7, 3]],
      [200, [66, 38, 17, 8]],
      [300, [76, 50, 26, 13]],
    ],
    energy: 91,
  },
];
const TEMPERATURES = [300, 400, 500, 600] as const;

/** An industrial equilibrium: temperature, pressure, catalyst, recycling and atom economy. */
export const industrialEquilibrium = defineContext({
  course: ['Chemistry', 'Higher'],
  id: 'HC-C08',
  title: 'An industrial equilibrium',
  outcomeId: 'CHE-H-10',
  calculator: 'allowed',
  largest: 20_000,
  marks: [5, 8],
  draw: (random) => {
    const { product, equation, points, energy } = random.pick(CASES);
    const series = random.sample(points, 2).toSorted((a, b) => a[0] - b[0]);
    const tonnes = random.step(20, 80, 10);
    const percent = random.pick([12, 15, 18, 20, 25]);
    const activation = random.step(160, 200, 10);
    return {
      values: {
        product,
        equation,
        energy,
        tonnes,
        percent,
        obtained: (tonnes * percent) / 100,
        activation,
        low: series[0]?.[0] ?? 0,
        high: series[1]?.[0] ?? 0,
      },
      answers: {
        conversion: percent,
        reverse: activation + energy,
        left: tonnes - (tonnes * percent) / 100,
      },
      figures: {
        graph: drawDataGraph({
          x: { tex: 'temperature (°C)', min: 300 },
          y: { tex: `percentage of ${product}`, min: 0 },
          series: series.map(([pressure, values]) => ({
            name: `${pressure} atm`,
            points: TEMPERATURES.map((t, index): [number, number] => [t, values[index] ?? 0]),
          })),
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
Industry makes #product by the reaction #equation The graph shows the percentage of #product at equilibrium at two pressures.
figure: graph

[define, equilibrium] State what is true of the rates of the forward and reverse reactions at equilibrium.
state: they are equal | the rates are equal | the forward and reverse rates are the same
reject: they are zero | the reactions stop

[concentrations, equilibrium] State what can be said about the concentrations of reactants and products at equilibrium.
state: they are constant | they stay constant | they do not change
reject: they are equal | they are zero
not with: define

[temperature, equilibrium] Use the graph to describe the effect of temperature on the percentage of #product.
point: it decreases as the temperature increases | the higher the temperature, the lower the percentage
reject: it increases as the temperature increases

[exothermic, equilibrium] State whether the forward reaction is exothermic or endothermic. You \textbf{must} justify your answer.
point: a higher temperature lowers the percentage of product | an increase in temperature favours the reverse reaction | less product is formed at higher temperatures
reject: it absorbs heat
then: exothermic | the forward reaction is exothermic
not with: temperature, reverse

[pressure, equilibrium] Explain the effect of a higher pressure on the percentage of #product.
point: the percentage increases | the equilibrium moves to the right | more product is formed
reject: less product is formed
then: there are fewer moles of gas on the product side | pressure favours the side with fewer gas molecules | there are fewer gas molecules on the right

[compromise, industrial-processes] In the factory a moderate temperature is used, although a low temperature gives a higher percentage. Explain why.
point: the rate would be too slow at a low temperature | the reaction is too slow at low temperatures | a higher temperature gives a faster reaction
  | compromise between rate and yield
reject: it would be too expensive to cool

[cost, industrial-processes] State a disadvantage of a very high pressure.
state: it is expensive | high cost of equipment | strong vessels are expensive | danger of explosion | high energy cost of compressing the gas
reject: less product is formed | slower reaction

[catalyst, industrial-processes] A catalyst is used. State its effect on the position of equilibrium.
state: no effect | it has no effect | none | it does not change
reject: moves to the right | more product

[why, industrial-processes] Explain how a catalyst increases the rate of a reaction.
point: it provides another pathway with a lower activation energy | it lowers the activation energy
reject: the particles gain energy | the kinetic energy increases | it raises the temperature
then: more particles have enough energy to react | more successful collisions | a greater number of particles have the activation energy

[conversion, percentages] In one pass through the reactor, #obtained tonnes of #tonnes tonnes of the reactants are converted. Calculate the percentage that is converted.
calculate: \frac{#obtained}{#tonnes} \times 100 | %
wrong: wrong-base | \frac{#tonnes - #obtained}{#tonnes} \times 100 | This is the percentage that is not converted.

[recycle, industrial-processes] State what is done with the reactants that have not reacted.
state: they are recycled | recycled | they are returned to the reactor | reused
reject: they are burned | thrown away

[economy, atom-economy] State the atom economy of this reaction and give a reason.
point: 100% | the atom economy is 100 per cent
then: there is only one product | all atoms of the reactants are in the product | all reactants become the desired product

[reverse, potential-energy] The enthalpy change of the forward reaction is $-#energy$ kJ and its activation energy is #activation kJ. Calculate the activation energy of the reverse reaction, in kJ.
calculate: #activation + #energy
significant figures: 3
wrong: sign-error | #activation - #energy | The enthalpy change was taken away.

[remove, equilibrium] The #product is removed as it is formed. Explain why this is useful.
point: the equilibrium moves to the right | more product is formed to replace it | the forward reaction is favoured
  | equilibrium shifts right to make more | more #product is produced
reject: the equilibrium moves to the left
`,
});
