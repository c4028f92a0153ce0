import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { measure } from '../../contexts/measurements.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

const CURRENTS = [0.2, 0.4, 0.6, 0.8, 1.0] as const;

/** An experiment: the e.m.f. and the internal resistance of a battery from its terminal potential difference. */
export const batteryExperiment = defineContext({
  course: ['Physics', 'Higher'],
  id: 'HP-C01',
  title: 'Internal resistance of a battery',
  outcomeId: 'PHY-H-17',
  calculator: 'allowed',
  marks: [7, 12],
  draw: (random) => {
    const [emf, internal] = [random.pick([1.5, 3.0, 4.5, 6.0]), random.step(0.5, 1.2, 0.1)];
    const rows = CURRENTS.map((current): [number, number] => [
      current,
      measure(random, emf - current * internal, { places: 2, error: 0.004 }),
    ]);
    const load = random.step(2, 9, 0.5);
    const current = emf / (load + internal);
    const axes = { x: { tex: 'current (A)', min: 0 }, y: { tex: 't.p.d. (V)' } };
    return {
      values: {
        emf: { value: emf, unit: 'V' },
        internal: { value: internal, unit: 'Ω' },
        load: { value: load, unit: 'Ω' },
        low: { value: roundTo(emf - 0.5 * internal, 3), unit: 'V', significantFigures: 3 },
        table: dataTableTex(
          ['current (A)', 't.p.d. (V)'],
          rows.map(([i, v]) => [i.toFixed(1), v.toFixed(2)]),
        ),
      },
      answers: {
        gradient: internal,
        current,
        short: emf / internal,
        power: current * current * load,
        charge: 25 * emf,
      },
      figures: {
        grid: drawDataGraph({ ...axes, series: [{ points: rows }], show: 'grid' }),
        fit: drawDataGraph({
          ...axes,
          series: [{ points: CURRENTS.map((i) => [i, roundTo(emf - i * internal, 3)]) }],
          show: 'fit',
        }),
      },
    };
  },
  text: String.raw`
A student investigates a battery. A variable resistor is connected to the battery, and the terminal potential difference (t.p.d.) is measured for different currents.
The results are shown. #table

[define, emf] State what is meant by the e.m.f. of a battery.
state: the energy supplied to each coulomb of charge by the battery | the energy given to each coulomb of charge passing through the battery
  | the energy supplied per unit charge | the number of joules supplied to each coulomb passing through it
  | the total energy given to each coulomb by the battery | joules per coulomb
reject: the voltage across the terminals | the force on the charges

[plot, draw-graph] Using the results, draw a graph of t.p.d. against current.
figure: grid
person: Scales, labels and units
person: All points plotted to within half a division
person: A straight line of best fit
not with: gradient

[gradient, internal-resistance] The line of best fit passes through #emf at a current of zero, and #low at 0.50 A. Determine the internal resistance of the battery.
relationship: E = V + Ir | r = -\text{gradient}
calculate: r = \frac{#emf - #low}{0.50} | Ω
given: The internal resistance of the battery is #internal.
wrong: tpd-over-current | \frac{#low}{0.50} | The t.p.d. was divided by the current: this is the resistance of the variable resistor. | 1

[current, circuit-current] The battery, with an e.m.f. of #emf, is connected to a resistor of #load. Calculate the current in the circuit.
relationship: E = I(R + r) | E = IR + Ir
calculate: I = \frac{#emf}{#load + @gradient} | A
wrong: internal-resistance-left-out | \frac{#emf}{#load} | The internal resistance was left out. | 0

[power, power] The battery, with an e.m.f. of #emf, is connected to a resistor of #load. Determine the power dissipated in this resistor.
step relationship: E = I(R + r)
step: Find the current | I = \frac{#emf}{#load + @gradient} | A
relationship: P = I^2 R
calculate: P = @1^2 \times #load | W
not with: current
wrong: emf-across-load | \frac{#emf^2}{#load} | The whole e.m.f. was taken as the potential difference across the resistor. | 0

[short, short-circuit] Calculate the current when the terminals of the battery, with an e.m.f. of #emf, are connected by a wire of negligible resistance.
relationship: E = V + Ir | I = \frac{E}{r}
calculate: I = \frac{#emf}{@gradient} | A
wrong: short-circuit-product | #emf \times @gradient | The e.m.f. was multiplied by the internal resistance. | 1

[drops, lost-volts] Explain why the t.p.d. decreases when the current increases.
point: the lost volts increase | more volts are lost across the internal resistance | Ir increases | the potential difference across the internal resistance increases
why: State what increases
then: so less of the e.m.f. is left across the terminals | so the t.p.d. decreases because the e.m.f. is constant | V = E - Ir decreases | since E = V + Ir, V decreases
why: Relate it to the t.p.d.

[voltmeter, lost-volts] The resistance of the variable resistor is increased. State the effect on the reading of the voltmeter across the battery. You must justify your
  answer.
point: the current decreases | the current in the circuit decreases | total resistance increases so the current decreases
why: State the effect on the current
then: so the lost volts decrease | fewer lost volts | Ir decreases | less potential difference across the internal resistance
why: State the effect on the lost volts
then: so the reading increases | the voltmeter reading increases | the t.p.d. increases
why: State the effect on the reading
reject: the reading decreases | stays the same
not with: drops

[old, internal-resistance] An older battery has the same e.m.f. but a greater internal resistance. State how its graph of t.p.d. against current would differ.
state: steeper | it would be steeper | a steeper gradient | a greater negative gradient | the line falls more steeply
reject: less steep | a greater intercept | a smaller gradient

[charge, emf] Determine the energy supplied by the battery, with an e.m.f. of #emf, when a charge of 25 C passes through it.
relationship: E = \frac{W}{Q} | W = QV
calculate: W = 25 \times #emf | J
not with: short

[improve, uncertainty] Suggest one way to reduce the uncertainty in the value of the internal resistance.
state: repeat the measurements and take an average | take more readings | use a wider range of currents | repeat each reading and calculate the mean
  | use meters with smaller scale divisions
  | repeat and average | repeat the experiment more times
reject: use a new battery

[warm, validity] The current is switched off between readings. Explain why.
point: so that the battery does not heat up | to stop the resistance changing with temperature | so the battery does not run down | to keep the temperature constant
reject: for safety only

[car] A driver notices that the headlamps of a car become dimmer while the starter motor turns. Using your knowledge of physics, comment on this observation.
open: the starter motor draws a very large current | lost volts in the internal resistance of the battery, so the t.p.d. falls | the lamps are in parallel with
  the motor | $P = V^2/R$ | why old batteries show the effect more clearly
`,
});
