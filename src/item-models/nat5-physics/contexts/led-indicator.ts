import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';

const LEDS = [
  ['red', 1.8],
  ['yellow', 2.1],
  ['green', 2.2],
  ['blue', 3.0],
  ['white', 3.2],
] as const;

/** An LED with its series resistor, several of them, and what happens when values change. */
export const ledIndicator = defineContext({
  course: ['Physics', 'Nat 5'],
  id: 'N5P-C04',
  title: 'LED with a series resistor',
  outcomeId: 'PHY-5-05',
  calculator: 'allowed',
  marks: [7, 12],
  draw: (random) => {
    const [colour, voltage] = random.pick(LEDS);
    const [supply, milliamps] = [random.pick([5.0, 6.0, 9.0, 12]), random.pick([10, 12, 15, 16, 20, 25])];
    const [current, minutes] = [milliamps / 1000, random.step(5, 40, 5)];
    const across = roundTo(supply - voltage, 2);
    return {
      values: {
        colour,
        supply: { value: supply, unit: 'V' },
        voltage: { value: voltage, unit: 'V' },
        across: { value: across, unit: 'V' },
        milliamps: `$${milliamps}\\,\\mathrm{mA}$`,
        current: { value: current, unit: 'A' },
        minutes: `${minutes} minutes`,
        seconds: String(minutes * 60),
      },
      answers: {
        resistor: across / current,
        power: voltage * current,
        charge: current * minutes * 60,
        energy: supply * current * minutes * 60,
      },
    };
  },
  text: String.raw`
A student connects a #colour LED in series with a resistor to a #supply supply, as an indicator lamp. At its correct brightness, the voltage across the
LED is #voltage and the current in it is #milliamps.

[purpose, led] State the purpose of the resistor in this circuit.
state: to limit the current in the LED | to reduce the current in the LED | to protect the LED from too large a current | to stop the LED being damaged by a large current
  | to reduce the voltage across the LED
  | to stop it getting damaged
reject: to increase the current | to store charge

[symbol, circuit-symbols] Draw the symbol for an LED connected so that it lights, with the positive terminal of the supply on the left.
person: A diode symbol with two arrows that point away from it
person: The triangle points away from the positive terminal of the supply

[resistor, led-resistor] Determine the resistance of the resistor.
step: Find the voltage across the resistor | V_R = #supply - #voltage | V
relationship: V = IR | R = \frac{V}{I}
calculate: R = \frac{@1}{#current} | Ω
wrong: supply-voltage-for-resistor | \frac{#supply}{#current} | The supply voltage was used instead of the voltage across the resistor. | 1
wrong: led-voltage-for-resistor | \frac{#voltage}{#current} | The voltage across the LED was used. | 1

[power] Calculate the power of the LED at its correct brightness.
relationship: P = IV
calculate: P = #current \times #voltage | W
wrong: supply-voltage-for-led | #current \times #supply | The supply voltage was used instead of the voltage across the LED. | 1

[charge] The LED is switched on for #minutes. Calculate the charge that passes through it in this time.
relationship: Q = It
calculate: Q = #current \times #seconds | C
wrong: charge-divided | \frac{#current}{#seconds} | The current was divided by the time. | 1

[energy, energy-and-power] The LED is switched on for #minutes. Determine the energy supplied to the circuit in this time.
step relationship: P = IV
step: Find the power of the supply | P = #current \times #supply | W
relationship: E = Pt
calculate: E = @1 \times #seconds | J
not with: charge, power
wrong: led-voltage-for-supply | #current \times #voltage \times #seconds | The voltage across the LED was used instead of the supply voltage. | 1

[larger, ohms-law] The resistor is replaced by one with a larger resistance. State the effect on the brightness of the LED. You must justify your answer.
point: the current in the circuit is smaller | the current decreases | less current in the LED
why: Give the reason
then: the LED is dimmer | it becomes less bright | the brightness decreases
why: State the effect
reject: the LED is brighter | the brightness stays the same

[second, parallel-circuits] A second LED with its own resistor, the same as the first, is connected in parallel with them. State the effect on the current from the supply.
  You must justify your answer.
point: the total resistance of the circuit decreases | the total resistance is smaller | there are two paths for the current
  | the currents in the branches add | the current in each branch stays the same
  | there is another path for the current | the resistance halves | total resistance halves
why: Give the reason
then: the current increases | the current doubles | greater current | the current from the supply is twice as large
why: State the effect
reject: the current decreases | the current stays the same

[reversed, diode] The LED is connected the wrong way round. State what happens.
state: it does not light | the LED does not light | no current | there is no current in the circuit | it stays off
  | it will not turn on | the led does not work
reject: it lights | it gets brighter | it explodes

[energyChange, energy-changes] State the energy change in an LED.
state: electrical to light | electrical energy to light energy | electrical energy is changed into light energy | electrical to light and heat
reject: light to electrical

[lamp, efficiency] A filament lamp of the same brightness has a larger power than the LED. Explain why.
point: most of the energy supplied to the lamp is changed into heat | the filament lamp gives out more heat | the lamp wastes more energy as heat
  | less heat is produced by the LED | a filament lamp is less efficient because it produces heat
  | lamp gets hot
reject: the lamp gives out more light

[meters, meters] State how a voltmeter is connected to measure the voltage across the resistor.
state: in parallel with the resistor | in parallel
  | across the resistor
reject: in series

[lighting] A shop replaces all its lamps with LEDs. A customer says: “That makes no difference to anybody.” Using your knowledge of physics, comment on this
  statement.
open: electrical energy to light and heat in each lamp | power, energy used and cost: $E = Pt$ | lifetime of lamps
  | power stations and the environment | heating of the shop
`,
});
