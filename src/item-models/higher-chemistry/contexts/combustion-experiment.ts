import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';

/** Alcohols with formula mass and the accepted enthalpy of combustion in kJ per mole. */
const FUELS = [
  { fuel: 'methanol', mass: 32, accepted: -726 },
  { fuel: 'ethanol', mass: 46, accepted: -1367 },
  { fuel: 'propan-1-ol', mass: 60, accepted: -2021 },
] as const;

/** Measuring an enthalpy of combustion, Hess's law, and bond enthalpies. */
export const combustionExperiment = defineContext({
  course: ['Chemistry', 'Higher'],
  id: 'HC-C03',
  title: 'Enthalpy of combustion',
  outcomeId: 'CHE-H-11',
  calculator: 'allowed',
  marks: [5, 8],
  draw: (random) => {
    const { fuel, mass, accepted } = random.pick(FUELS);
    const [water, burned] = [random.pick([100, 150, 200]), random.step(0.5, 0.9, 0.05)];
    const released = (-accepted / mass) * burned * random.step(0.5, 0.65, 0.05);
    const rise = roundTo(released / (4.18 * (water / 1000)), 0);
    if (rise < 9 || rise > 40) return undefined;
    const energy = 4.18 * (water / 1000) * rise;
    const measured = -(energy / burned) * mass;
    return {
      values: {
        fuel,
        fuelMass: mass,
        accepted: `$${accepted}$`,
        water: `${water} cm$^3$`,
        kilograms: (water / 1000).toFixed(3).replace(/0+$/, ''),
        rise: { value: rise, unit: '°C' },
        burned: { value: burned, unit: 'g', significantFigures: 2 },
        energyText: { value: energy, unit: 'kJ', significantFigures: 3 },
      },
      answers: {
        energy,
        molar: measured,
      },
    };
  },
  text: String.raw`
A student measures the enthalpy of combustion of #fuel. A burner with #fuel heats #water of water in a copper can. The temperature of the water rises by #rise while #burned of #fuel
burns.

[energy, specific-heat] Calculate the energy, in kJ, absorbed by the water.
step: Use the specific heat capacity of water and the mass in kilograms | 4.18 \times #kilograms | 
calculate: @1 \times #rise | kJ
significant figures: 3
given: The water absorbs #energyText of energy.

[molar, enthalpy-of-combustion] Determine the enthalpy of combustion of #fuel, in kJ mol$^{-1}$, from these results. (GFM of #fuel: #fuelMass g.)
step: Find the energy for one gram | \frac{@energy}{#burned} | kJ
calculate: -@1 \times #fuelMass
significant figures: 3
wrong: sign-of-enthalpy | @1 \times #fuelMass | The sign is missing: energy is released. | 1

[define, enthalpy-of-combustion] State what is meant by the enthalpy of combustion of a substance.
state: the enthalpy change when one mole of the substance burns completely in oxygen | the energy released when one mole of a substance is completely burned in oxygen
  | the enthalpy change for the complete combustion of one mole
reject: the energy to burn a substance

[lower, energy-loss] The accepted value is #accepted kJ mol$^{-1}$. Suggest two reasons why the value from the experiment is different.
point: heat is lost to the surroundings | heat lost to the air
point: incomplete combustion | not enough oxygen
point: some alcohol evaporates | loss of alcohol by evaporation
point: the copper can is heated | heat is absorbed by the can
need: 2

[complete, combustion] State the two products of the complete combustion of #fuel.
point: carbon dioxide | CO2
point: water | H2O
need: 2

[copper, apparatus] Explain why the can is made of copper.
point: copper is a good conductor of heat | it conducts heat well | to transfer heat to the water
reject: it does not melt

[improve, energy-loss] Suggest one improvement to the apparatus that would give a value closer to the accepted one.
state: draught shield | a draught shield | insulate the can | use a lid | a lid on the can | use a bomb calorimeter | put the burner closer to the can | supply oxygen
reject: repeat the experiment | use more water
not with: lower

[law, hess-law] State Hess's law.
state: the enthalpy change of a reaction does not depend on the route | the enthalpy change for a reaction is independent of the route taken
  | the overall enthalpy change is the same whatever the route
reject: energy cannot be created or destroyed

[bond, bond-enthalpy] State what is meant by molar bond enthalpy.
state: the energy required to break one mole of bonds | the energy needed to break one mole of a particular bond | energy to break one mole of bonds in a gaseous molecule
  | energy to break 1 mole of bonds
reject: the energy to make bonds | energy released when bonds break

[mean, bond-enthalpy] Mean bond enthalpies give only approximate values of enthalpy changes. Explain why.
point: the bond enthalpy differs from molecule to molecule | mean values are averages over many molecules | the energy of a bond depends on its environment in the molecule
  | they are averages | bond energy changes in different molecules
  | they are mean values from many compounds
reject: bonds break easily

[sign, enthalpy] State whether the combustion of #fuel is exothermic or endothermic, and what this means for the sign of the enthalpy change.
point: exothermic
why: Name the type
reject: endothermic
then: negative | the enthalpy change is negative | the sign is negative
why: State the sign

[reliable, reliability] State how the student could make the result more reliable.
point: repeat the experiment and calculate an average | repeat the experiment | repeat and take the mean
reject: use a lid

[fuels] A student says: “The bigger the alcohol molecule, the better the fuel.” Using your knowledge of chemistry, comment on this statement.
open: enthalpy of combustion per mole and per gram | number of bonds broken and made | volatility and how easily it ignites | incomplete combustion, soot and carbon monoxide
  | cost, source and renewability
`,
});
