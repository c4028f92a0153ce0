import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';

const SPECIFIC_HEAT = 4180;
const LATENT_HEAT = 2.26e6;

/** A kettle: electrical power, specific heat capacity, vaporisation, and why the measured values differ. */
export const kettle = defineContext({
  course: ['Physics', 'Nat 5'],
  id: 'N5P-C02',
  title: 'Electric kettle',
  outcomeId: 'PHY-5-06',
  calculator: 'allowed',
  marks: [7, 12],
  draw: (random) => {
    const kilowatts = random.pick([1.8, 2.0, 2.2, 2.4, 2.6, 2.8]);
    const [power, mass, start] = [kilowatts * 1000, random.step(0.6, 1.4, 0.1), random.int(12, 20)];
    const change = 100 - start;
    const heat = SPECIFIC_HEAT * mass * change;
    // About four fifths of the energy heats the water.
    const time = Math.round(heat / power / random.step(0.8, 0.88, 0.02));
    const steam = random.step(0.02, 0.08, 0.01);
    const [energy, current] = [power * time, power / 230];
    return {
      values: {
        kilowatts: `${kilowatts.toFixed(1)} kW`,
        power: { value: power, unit: 'W' },
        mass: { value: mass, unit: 'kg' },
        start: { value: start, unit: '°C' },
        change: { value: change, unit: '°C' },
        time: { value: time, unit: 's', significantFigures: 3 },
        steam: { value: steam, unit: 'kg', significantFigures: 1 },
        specificHeat: String(SPECIFIC_HEAT),
        latentHeat: '2.26 \\times 10^{6}',
      },
      answers: {
        energy,
        heat,
        current,
        resistance: (230 * 230) / power,
        lost: energy - heat,
        vaporise: steam * LATENT_HEAT,
        longer: roundTo((2 * SPECIFIC_HEAT * mass * change) / power, 6),
      },
    };
  },
  text: String.raw`
An electric kettle has a power rating of #kilowatts. It is connected to a mains supply of 230 V and filled with #mass of
water at a temperature of #start. It takes #time until the water reaches its boiling point, 100 °C.

[energy] Calculate the electrical energy supplied to the kettle in this time.
relationship: E = Pt
calculate: E = #power \times #time | J
given: In this time, the electrical energy supplied to the kettle is @energy.
wrong: power-over-time | \frac{#power}{#time} | The power was divided by the time. | 1

[heat] Calculate the heat energy gained by the water. The specific heat capacity of water is $#specificHeat\,\mathrm{J\,kg^{-1}\,°C^{-1}}$.
relationship: E_h = cm\Delta T
calculate: E_h = #specificHeat \times #mass \times #change | J
given: The heat energy gained by the water is @heat.
wrong: final-temperature-for-change | #specificHeat \times #mass \times 100 | The final temperature was used instead of the change in temperature. | 1
wrong: mass-left-out | #specificHeat \times #change | The mass of the water was left out. | 1

[difference, energy-loss] The heat energy gained by the water is less than the electrical energy supplied. Explain why.
point: heat energy is lost to the surroundings | some energy heats the surrounding air | energy is transferred to the surroundings
  | some of the energy heats the kettle itself | some energy heats the element
  | some heat escapes to the air | some of the energy is used to heat up the kettle
reject: energy is destroyed | energy is used up

[current] Calculate the current in the element of the kettle.
relationship: P = IV | I = \frac{P}{V}
calculate: I = \frac{#power}{230} | A
wrong: power-times-voltage | #power \times 230 | The power was multiplied by the voltage. | 1
wrong: voltage-over-power | \frac{230}{#power} | The voltage was divided by the power. | 1

[resistance] Calculate the resistance of the element of the kettle.
relationship: P = \frac{V^2}{R}
calculate: R = \frac{230^2}{#power} | Ω
not with: current
wrong: voltage-not-squared | \frac{230}{#power} | The voltage was not squared. | 1

[fuse, fuses] The plug of the kettle is fitted with a 13 A fuse. State the purpose of the fuse.
state: to protect the flex from overheating | to protect the cable from too large a current | to break the circuit if the current is too large
  | to stop the flex overheating | to prevent a fire in the flex
  | to stop the wire getting too hot and melting | to protect the wiring | to stop it from overheating
reject: to protect the user | to reduce the current

[vaporise] The kettle does not switch off, and #steam of water at 100 °C changes into steam. Calculate the heat energy needed for this
  change. The specific latent heat of vaporisation of water is $#latentHeat\,\mathrm{J\,kg^{-1}}$.
relationship: E_h = ml
calculate: E_h = #steam \times #latentHeat | J
wrong: latent-heat-of-fusion | #steam \times 3.34 \times 10^{5} | The specific latent heat of fusion was used. | 1

[constant, change-of-state] While the water boils, energy is still supplied but its temperature does not change. Explain why.
point: the energy is used to change the state of the water | the energy changes the liquid into a gas
  | the energy is used to break the bonds between the molecules | energy is needed to turn water into steam
  | the energy separates the molecules
  | the energy is used to turn the water to steam instead of heating it
reject: the energy is lost to the surroundings

[longer, specific-heat] The kettle is emptied and filled with twice the mass of water at the same temperature. Assuming that no energy is lost,
  determine the time until this water reaches its boiling point.
step relationship: E_h = cm\Delta T
step: Find the heat energy | E_h = #specificHeat \times 2 \times #mass \times #change | J
relationship: P = \frac{E}{t} | t = \frac{E}{P}
calculate: t = \frac{@1}{#power} | s
not with: heat, energy

[insulate, energy-loss] Suggest one change to the kettle so that less electrical energy is needed to boil the same mass of water.
state: insulate the kettle | insulation around the kettle | insulation around it | insulation round it | add insulation | use a double wall | fit a lid | a well-fitting lid | lag the kettle
  | make the kettle from a better insulator | a shiny outer surface | use a kettle with a greater power
  | put a lid on it | have thicker walls
reject: use less water | paint it black

[prediction, specific-heat] The kettle is filled with the same mass of another liquid, which has a smaller specific heat capacity than water, at the same temperature.
  State whether the temperature rise in the first minute is smaller than, the same as, or greater than before. You must justify your answer.
point: less energy is needed to raise the temperature of each kilogram by one degree | less energy is needed for the same temperature rise
  | smaller specific heat capacity means less energy for each degree | change in temperature is energy divided by specific heat capacity times mass
  | less energy is needed to heat it | it takes less energy to heat each kilogram by one degree
why: Give the reason
then: the temperature rise is greater | greater | it is larger | a bigger temperature change
why: State the effect
reject: the temperature rise is smaller | stays the same

[model] A student says: “A kettle is always the best way to heat water at home.” Using your knowledge of physics, comment on this statement.
open: electrical energy is changed to heat directly in the water, so little is lost | heat losses of a pan, a microwave oven and a kettle
  | power and time: $E = Pt$ | how well each is insulated | heating only the water that is needed | how the statement could be tested fairly
`,
});
