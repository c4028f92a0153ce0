import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';

/** A capacitor in a flash unit: charge, energy, currents, and charging curves. */
export const chargedCapacitor = defineContext({
  course: ['Physics', 'Higher'],
  id: 'HP-C06',
  title: 'Capacitor in a flash unit',
  outcomeId: 'PHY-H-18',
  calculator: 'allowed',
  marks: [7, 12],
  draw: (random) => {
    const [micro, supply, kilo] = [
      random.pick([220, 330, 470, 1000, 2200]),
      random.pick([6.0, 9.0, 12]),
      random.pick([1.0, 1.5, 2.2, 4.7, 10]),
    ];
    const [capacitance, resistance] = [micro * 1e-6, kilo * 1000];
    const charge = capacitance * supply;
    const flash = random.pick([2.0, 4.0, 5.0, 8.0]);
    const constant = resistance * capacitance;
    const points = Array.from({ length: 9 }, (_, index): [number, number] => {
      const time = (index * constant) / 2;
      return [Number(time.toPrecision(2)), Number((supply * (1 - Math.exp(-index / 2))).toPrecision(2))];
    });
    const partial = roundTo(supply * random.pick([0.25, 0.5, 0.75]), 2);
    return {
      values: {
        capacitance: `${micro} µF`,
        farads: `${micro} \\times 10^{-6}`,
        supply: { value: supply, unit: 'V' },
        resistance: `$${kilo.toFixed(1)}\\,\\mathrm{k\\Omega}$`,
        ohms: `${kilo.toFixed(1)} \\times 10^{3}`,
        partial: {
          value: partial,
          unit: 'V',
          significantFigures: partial >= 1 ? (partial >= 10 ? 2 : 3) : 2,
        },
        milliseconds: `$${flash.toFixed(1)}\\,\\mathrm{ms}$`,
        seconds: `${flash.toFixed(1)} \\times 10^{-3}`,
      },
      answers: {
        charge,
        energy: 0.5 * capacitance * supply * supply,
        current: supply / resistance,
        later: (supply - partial) / resistance,
        power: (0.5 * capacitance * supply * supply) / (flash * 1e-3),
      },
      figures: {
        graph: drawDataGraph({
          x: { tex: 'time (s)', min: 0 },
          y: { tex: 'p.d. across capacitor (V)', min: 0 },
          series: [{ points }],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
A flash unit contains a #capacitance capacitor, which is charged from a #supply supply of negligible internal resistance through a #resistance resistor. When the flash is used, the capacitor is discharged
through a lamp.

[define, capacitance] State what is meant by a capacitance of one farad.
state: one coulomb of charge is stored for each volt | 1 coulomb per volt | it stores one coulomb of charge per volt | one coulomb per volt
reject: one joule per volt | one volt per coulomb

[charge] Calculate the charge stored on the capacitor when it is fully charged.
relationship: C = \frac{Q}{V} | Q = CV
calculate: Q = #farads \times #supply | C
wrong: charge-divided | \frac{#farads}{#supply} | The capacitance was divided by the potential difference. | 1

[energy] Calculate the energy stored in the capacitor when it is fully charged.
relationship: E = \frac{1}{2}CV^2 | E = \frac{1}{2}QV
calculate: E = \frac{1}{2} \times #farads \times #supply^2 | J
not with: charge
wrong: voltage-not-squared | \frac{1}{2} \times #farads \times #supply | The potential difference was not squared. | 1
wrong: half-left-out | #farads \times #supply^2 | The factor one half was left out. | 1

[current, charging] Calculate the current in the resistor at the moment when charging begins.
relationship: V = IR
calculate: I = \frac{#supply}{#ohms} | A
wrong: kilohms | \frac{#supply}{#ohms} \times 1000 | The resistance was not changed to ohms. | only 1, 3

[later, charging] Determine the current in the resistor at the time when the potential difference across the capacitor is #partial.
step: Find the potential difference across the resistor | V_R = #supply - #partial | V
relationship: V = IR
calculate: I = \frac{@1}{#ohms} | A
not with: current
wrong: capacitor-voltage-for-resistor | \frac{#partial}{#ohms} | The potential difference across the capacitor was used. | 0

[power, power] The lamp discharges the capacitor completely in #milliseconds. Determine the average power of the flash.
step relationship: E = \frac{1}{2}CV^2
step: Find the energy stored | E = \frac{1}{2} \times #farads \times #supply^2 | J
relationship: P = \frac{E}{t}
calculate: P = \frac{@1}{#seconds} | W
not with: energy

[describe, charging] The graph shows the potential difference across the capacitor while it charges. Explain why the graph becomes less steep.
figure: graph
point: the current decreases | the charging current decreases | charge is added more slowly
why: State the effect on the current
then: because the p.d. across the resistor decreases | as the p.d. across the resistor falls | because the capacitor opposes the supply | as the capacitor charges, the voltage
  across the resistor is smaller
why: Give the reason

[larger, charging] The resistor is replaced by one with a greater resistance. State the effect on the time to charge the capacitor. You must justify your answer.
point: the current is smaller | smaller charging current | the initial current is smaller
why: Give the reason
then: the time is longer | it takes longer | longer
why: State the effect
reject: shorter | no effect
not with: describe

[final, charging] The resistor is replaced by one with a greater resistance. State the effect on the maximum energy stored in the capacitor.
state: none | no effect | it stays the same | no change | unchanged
reject: it increases | it decreases
not with: larger

[sketch, charging] Sketch a graph of the charging current against time. Numerical values are not required.
person: The current starts at a maximum
person: It falls to zero, quickly at first and then more slowly

[fully, charging] State the current in the circuit when the capacitor is fully charged.
state: 0 | zero | no current | 0 A
reject: maximum

[lamp, discharging] The lamp flashes brightly for a short time when it is connected to the charged capacitor. Explain why the same lamp does not light when it is connected to the supply through the resistor.
point: the current from the supply is too small | the resistor limits the current | the current through the resistor is much smaller
reject: the capacitor has a greater voltage

[doubled, energy] A capacitor with twice the capacitance is used with the same supply. State the effect on the energy stored.
state: it doubles | doubled | it is twice as great | twice
  | double | ×2
reject: four times | it halves
not with: energy, power

[backup] A designer wants to replace the battery of a torch by a capacitor. Using your knowledge of physics, comment on this idea.
open: energy stored: $E = \frac{1}{2}CV^2$ compared with a battery | the potential difference falls as the capacitor discharges, so the lamp dims | charging is quick, and can be
  repeated very often | size and cost of a large capacitance | current and resistance of the lamp
`,
});
