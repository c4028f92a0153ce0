import { drawCircuit } from '../../../diagrams/families/circuit.ts';
import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { roundsClosely } from '../../contexts/measurements.ts';
import { roundFigures, roundTo } from '../../write/number.ts';

const FREQUENCIES = [100, 200, 300, 400, 500] as const;

/** An inductor with a d.c. and an a.c. supply, then a capacitor in its place. */
export const inductorAndCapacitor = defineContext({
  course: ['Physics', 'Advanced Higher'],
  id: 'AHP-C04',
  title: 'Inductor and capacitor',
  outcomeId: 'PHY-AH-09',
  calculator: 'allowed',
  marks: [8, 13],
  draw: (random) => {
    const [supply, resistance] = [random.pick([6, 9, 12]), random.step(12, 48, 2)];
    const [inductance, alternating] = [random.step(0.2, 0.9, 0.05), random.pick([3, 4.5, 6])];
    const frequency = random.step(60, 180, 20);
    const [micro, kilo] = [random.pick([10, 22, 47, 100]), random.pick([15, 22, 33, 47, 68])];
    if (!roundsClosely(supply / resistance)) return undefined;
    const current = roundTo(supply / resistance / 3, 2);
    const points = FREQUENCIES.map((f): [number, number] => [f, roundTo(2 * Math.PI * f * inductance, 0)]);
    return {
      values: {
        supply: { value: supply, unit: 'V' },
        resistance: { value: resistance, unit: 'Ω' },
        inductance: { value: inductance, unit: 'H' },
        alternating: { value: alternating, unit: 'V' },
        frequency: { value: frequency, unit: 'Hz' },
        current: { value: current, unit: 'A' },
        capacitance: `$${micro}\\,\\mathrm{\\mu F}$`,
        farads: `${micro} \\times 10^{-6}`,
        resistor: `$${kilo}\\,\\mathrm{k\\Omega}$`,
        ohms: `${kilo} \\times 10^{3}`,
      },
      answers: {
        initial: supply / inductance,
        steady: supply / resistance,
        energy: (inductance * roundFigures(supply / resistance, 3) ** 2) / 2,
        later: (supply - current * resistance) / inductance,
        reactance: 2 * Math.PI * frequency * inductance,
        alternating: alternating / roundFigures(2 * Math.PI * frequency * inductance, 3),
        constant: micro * kilo * 1e-3,
        capacitive: 1 / (2 * Math.PI * frequency * micro * 1e-6),
      },
      figures: {
        circuit: drawCircuit({
          supply: { symbol: 'battery' },
          main: [{ symbol: 'switch' }],
          branches: [[{ symbol: 'resistor' }, { symbol: 'inductor' }, { symbol: 'ammeter' }]],
        }),
        reactance: drawDataGraph({
          x: { tex: 'frequency (Hz)', min: 0 },
          y: { tex: 'inductive reactance ($\\Omega$)', min: 0 },
          series: [{ points }],
          show: 'fit',
        }),
      },
    };
  },
  text: String.raw`
An inductor with an inductance of #inductance is connected in series with a switch, an ammeter and a battery. The e.m.f. of the battery is #supply. The total resistance of the circuit is #resistance. The
switch is closed.
figure: circuit

[initial, self-inductance] Calculate the rate of change of current immediately after the switch is closed.
relationship: \mathcal{E} = -L\frac{dI}{dt}
calculate: \frac{dI}{dt} = \frac{#supply}{#inductance} | A s^-1
wrong: product | #supply \times #inductance | The e.m.f. was multiplied by the inductance. | 1

[later, self-inductance] Determine the rate of change of current when the current in the circuit is #current.
step: Find the back e.m.f. | \mathcal{E} = #supply - #current \times #resistance | V
relationship: \mathcal{E} = -L\frac{dI}{dt}
calculate: \frac{dI}{dt} = \frac{@1}{#inductance} | A s^-1
wrong: whole-supply | \frac{#supply}{#inductance} | The whole e.m.f. of the battery was used. | 0
not with: initial

[steady, ohms-law] Calculate the steady current in the circuit.
relationship: V = IR
calculate: I = \frac{#supply}{#resistance} | A
significant figures: 3
given: The steady current in the circuit is @steady.

[energy, stored-energy] Calculate the energy stored in the magnetic field of the inductor when the current is steady.
relationship: E = \frac{1}{2}LI^2
calculate: E = \frac{1}{2} \times #inductance \times @steady^2 | J
wrong: square-left-out | \frac{1}{2} \times #inductance \times @steady | The current was not squared. | 1

[slow, self-inductance] Explain why the current takes some time to reach its steady value.
point: the changing current produces a changing magnetic field | the current changes so the magnetic field through the inductor changes | magnetic field around the inductor is changing
why: State what changes
then: which induces an e.m.f. that opposes the change in current | a back e.m.f. is induced | an e.m.f. is induced that opposes the increase in current | induces a back emf
why: State the effect
reject: the resistance increases

[zero, self-inductance] State the value of the back e.m.f. when the current is steady, and explain your answer.
point: the current is not changing | rate of change of current is zero | the magnetic field is constant
why: Give the reason
then: zero | 0 | there is no back e.m.f.
why: State the value
reject: equal to the e.m.f. of the battery
not with: slow

[sketch, self-inductance] Sketch a graph of current against time, from the instant at which the switch is closed until the current is steady. Numerical values are not required.
person: A curve that begins at the origin and rises with a decreasing gradient
person: It becomes horizontal at the steady current

[core, self-inductance] The experiment is repeated with an inductor of greater inductance and the same resistance. State the effect on the time taken to reach the steady current. You must justify your answer.
point: the initial rate of change of current is smaller | the rate of increase of current is smaller | the back e.m.f. opposes the change more strongly | dI/dt is smaller
why: Give the reason
then: the time increases | it takes longer | longer time | greater time
why: State the effect
reject: the time decreases | it takes less time

[reactance, inductive-reactance] The battery is replaced by an a.c. supply of frequency #frequency. Calculate the reactance of the inductor.
relationship: X_L = 2\pi fL
calculate: X_L = 2 \times \pi \times #frequency \times #inductance | Ω
significant figures: 3
given: At a frequency of #frequency, the reactance of the inductor is @reactance.
wrong: pi-left-out | 2 \times #frequency \times #inductance | The factor π was left out. | 1

[alternating, inductive-reactance] The potential difference across the inductor is #alternating (r.m.s.). The frequency is #frequency. Calculate the r.m.s. current in the inductor.
relationship: X_L = \frac{V}{I}
calculate: I = \frac{#alternating}{@reactance} | A
wrong: reactance-multiplied | #alternating \times @reactance | The potential difference was multiplied by the reactance. | 1

[gradient, inductive-reactance] The graph shows the reactance of another inductor at different frequencies. State how its inductance is found from the graph.
figure: reactance
state: gradient divided by 2π | divide the gradient by 2π | L = gradient / 2π | the gradient is 2πL | gradient = 2πL so L = gradient/(2π)
  | gradient/2π | divide gradient by 2pi
reject: the intercept | the area under the line

[frequency, inductive-reactance] The frequency of the supply is increased; its voltage is constant. State the effect on the current in the inductor. You must justify your answer.
point: the reactance of the inductor increases | inductive reactance is proportional to frequency | X_L increases | its reactance increases
why: Give the reason
then: the current decreases | it decreases | smaller current
why: State the effect
reject: the current increases | the current stays the same
not with: replaced, gradient

[constant, time-constant] A capacitor of capacitance #capacitance is charged through a resistor of #resistor. Calculate the time constant of this circuit.
relationship: \tau = RC
calculate: \tau = #ohms \times #farads | s
wrong: quotient | \frac{#ohms}{#farads} | The resistance was divided by the capacitance. | 1

[meaning, time-constant] State what is meant by the time constant of a circuit in which a capacitor discharges.
state: the time for the charge to fall to 37% of its initial value | the time for the voltage to decrease to 37% of its original value | the time taken for the current to fall to 37% of its initial value
  | time taken to decrease by 63% | the time to fall to 1/e of its initial value
  | time for charge to fall to 37% | time taken to discharge by 63%
reject: the time to discharge completely | the time to fall to half | the time to fall to 63%
not with: constant

[capacitive, capacitive-reactance] A capacitor of capacitance #capacitance is connected to an a.c. supply of frequency #frequency. Calculate its reactance.
relationship: X_C = \frac{1}{2\pi fC}
calculate: X_C = \frac{1}{2 \times \pi \times #frequency \times (#farads)} | Ω
wrong: reactance-inverted | 2 \times \pi \times #frequency \times (#farads) | The expression was not inverted. | 1
not with: reactance

[replaced, capacitive-reactance] The inductor is replaced by a capacitor, and the frequency of the a.c. supply is increased at constant voltage. State the effect on the current. You must justify your answer.
point: the reactance of the capacitor decreases | capacitive reactance is inversely proportional to frequency | X_C decreases
why: Give the reason
then: the current increases | it increases | greater current
why: State the effect
reject: the current decreases | the current stays the same

[spark] When the switch of a large electromagnet is opened, a spark jumps across the gap. Using your knowledge of physics, comment on this observation.
open: the current falls to zero in a very short time | a large rate of change of current induces a large back e.m.f. | the energy stored in the magnetic field is released
  | the air becomes a conductor | why a diode is often connected across the coil
`,
});
