import { defineContext } from '../../contexts/define-context.ts';
import { roundFigures } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

/** Kinetics: orders from initial rates, the rate constant, a prediction and the mechanism. */
export const initialRates = defineContext({
  course: ['Chemistry', 'Advanced Higher'],
  id: 'AHC-C01',
  title: 'Initial rates of a reaction of gases',
  outcomeId: 'CHE-AH-06',
  calculator: 'allowed',
  marks: [5, 7],
  draw: (random) => {
    const [oxide, hydrogen] = [random.pick([0.1, 0.12, 0.15, 0.2]), random.pick([0.1, 0.15, 0.2, 0.25])];
    const constant = random.step(0.12, 0.48, 0.02);
    const rateAt = (a: number, b: number) => roundFigures(constant * a * a * b, 4);
    const [oxideFactor, hydrogenFactor] = [random.pick([2, 3]), random.pick([2, 3])];
    const [newOxide, newHydrogen] = [random.pick([0.25, 0.3, 0.4]), random.pick([0.32, 0.35, 0.38])];
    const change = random.pick([2, 3]);
    const rows: [number, number][] = [
      [oxide, hydrogen],
      [oxide * oxideFactor, hydrogen],
      [oxide, hydrogen * hydrogenFactor],
    ];
    return {
      values: {
        oxide: { value: oxide, unit: 'mol l^-1' },
        hydrogen: { value: hydrogen, unit: 'mol l^-1' },
        rate: { value: rateAt(oxide, hydrogen), unit: 'mol l^-1 s^-1', significantFigures: 4 },
        newOxide: { value: newOxide, unit: 'mol l^-1' },
        newHydrogen: { value: newHydrogen, unit: 'mol l^-1' },
        change,
        changed: change === 2 ? 'doubled' : 'tripled',
        table: dataTableTex(
          [
            'experiment',
            'initial [NO] (mol l$^{-1}$)',
            'initial [H$_2$] (mol l$^{-1}$)',
            'initial rate ($10^{-3}$ mol l$^{-1}$ s$^{-1}$)',
          ],
          rows.map(([a, b], index) => [
            String(index + 1),
            a.toFixed(2),
            b.toFixed(2),
            (rateAt(a, b) * 1000).toPrecision(4),
          ]),
        ),
      },
      answers: {
        oxideOrder: 2,
        hydrogenOrder: 1,
        overall: 3,
        constant: rateAt(oxide, hydrogen) / (oxide ** 2 * hydrogen),
        predict: constant * newOxide ** 2 * newHydrogen,
        factor: change ** 3,
      },
    };
  },
  text: String.raw`
Nitrogen monoxide reacts with hydrogen: $2\mathrm{NO}(g) + 2\mathrm{H_2}(g) \rightarrow \mathrm{N_2}(g) + 2\mathrm{H_2O}(g)$. The initial rate of the reaction was measured in three experiments at the same
temperature. #table

[oxideOrder, reaction-order] Determine the order of the reaction with respect to nitrogen monoxide.
calculate: 2
not with: constant, unit, factor, step
wrong: reaction-order | 1 | The rate rises faster than the concentration. | 0

[hydrogenOrder, reaction-order] Determine the order of the reaction with respect to hydrogen.
calculate: 1
not with: constant, unit, factor, step
wrong: reaction-order | 2 | The coefficient of the equation was taken for the order. | 0

[overall, reaction-order] State the overall order of the reaction.
calculate: 2 + 1
not with: constant, unit, factor, step
wrong: coefficients-for-orders | 2 + 2 | The coefficients of the equation were added. | 0

[constant, rate-constant] The rate equation is $\text{rate} = k[\mathrm{NO}]^2[\mathrm{H_2}]$. Use the results of experiment 1 to calculate the value of the rate constant, $k$.
step: Find the product of the concentrations with their orders | #oxide^2 \times #hydrogen |
calculate: k = \frac{#rate}{@1}
significant figures: 3
given: The rate equation is $\text{rate} = k[\mathrm{NO}]^2[\mathrm{H_2}]$, and the value of the rate constant is @constant.
wrong: square-left-out | \frac{#rate}{#oxide \times #hydrogen} | The concentration of nitrogen monoxide was not squared. | 0

[unit, rate-constant] The rate equation is $\text{rate} = k[\mathrm{NO}]^2[\mathrm{H_2}]$. Give the unit of the rate constant.
state: $\mathrm{l^2\,mol^{-2}\,s^{-1}}$ | l^2 mol^-2 s^-1 | mol^-2 l^2 s^-1 | dm^6 mol^-2 s^-1
  | l2mol-2s-1 | mol-2 l2 s-1 | l² mol⁻² s⁻¹
reject: $\mathrm{s^{-1}}$ | $\mathrm{l\,mol^{-1}\,s^{-1}}$ | $\mathrm{mol\,l^{-1}\,s^{-1}}$

[predict, rate-equation] In another experiment at this temperature, the initial concentration of nitrogen monoxide is #newOxide and that of hydrogen is #newHydrogen. Calculate the initial rate, in $\mathrm{mol\,l^{-1}\,s^{-1}}$.
calculate: @constant \times #newOxide^2 \times #newHydrogen
significant figures: 3
wrong: square-left-out | @constant \times #newOxide \times #newHydrogen | The concentration of nitrogen monoxide was not squared. | 0

[factor, rate-equation] The rate equation is $\text{rate} = k[\mathrm{NO}]^2[\mathrm{H_2}]$. Both concentrations are #changed at constant temperature. Determine the factor by which the initial rate is multiplied.
calculate: #change^2 \times #change
wrong: reaction-order | #change \times #change | The order in nitrogen monoxide was taken as one. | 0

[step, rate-determining-step] The rate equation is $\text{rate} = k[\mathrm{NO}]^2[\mathrm{H_2}]$. A proposed mechanism has a slow first step, $2\mathrm{NO} + \mathrm{H_2} \rightarrow \mathrm{N_2O} + \mathrm{H_2O}$, and a fast
  second step, $\mathrm{N_2O} + \mathrm{H_2} \rightarrow \mathrm{N_2} + \mathrm{H_2O}$. Explain why this mechanism agrees with the rate equation.
point: the slow step has two molecules of nitrogen monoxide and one of hydrogen | the species in the slow step match the rate equation | the rate-determining step involves two NO and one H2
  | the coefficients of the slow step are the orders of the rate equation | the orders match the numbers of molecules in the rate-determining step
reject: the fast step decides the rate | the orders match the overall equation

[intermediate, reaction-mechanism] In a proposed mechanism, the step $2\mathrm{NO} + \mathrm{H_2} \rightarrow \mathrm{N_2O} + \mathrm{H_2O}$ is followed by $\mathrm{N_2O} + \mathrm{H_2} \rightarrow \mathrm{N_2} + \mathrm{H_2O}$. Identify the
  intermediate.
state: $\mathrm{N_2O}$ | dinitrogen monoxide | nitrous oxide | N2O | dinitrogen oxide
reject: nitrogen monoxide | hydrogen | water | nitrogen

[define, rate-determining-step] State what is meant by the rate-determining step of a reaction.
state: the slowest step | the slow step of the mechanism | the slowest step in the reaction mechanism | the step with the highest activation energy
reject: the first step | the fastest step

[temperature, rate-constant] The experiments are repeated at a higher temperature. State the effect on the value of the rate constant.
state: it increases | increases | k increases | it becomes greater | it gets larger | it is higher
reject: it decreases | no effect | it stays the same

[coefficients, reaction-order] Explain why the orders of this reaction cannot be found from its balanced equation.
point: orders are found only by experiment | the orders depend on the mechanism and not on the overall equation | the equation does not show the rate-determining step
  | the reaction takes place in several steps
  | depends on the mechanism
reject: the equation is not balanced

[monitor, rate-of-reaction] All substances are gases at the temperature of the reaction, and the volume is constant. Suggest a quantity that could be measured to follow the progress of the reaction.
state: the total pressure | pressure | gas pressure | the pressure of the mixture
reject: the mass of the mixture | the volume | temperature

[constantTemperature, controlled-variable] Explain why all experiments must be carried out at the same temperature.
point: the rate constant depends on temperature | k changes with temperature | temperature affects the rate | the rate also changes with temperature
  | otherwise the change of rate is not caused by the concentration alone
  | rate constant changes with temperature
reject: the concentration changes with temperature
`,
});
