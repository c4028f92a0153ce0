import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';

/** Alcohols with formula mass, energy released in kJ per mole (data), and general facts. */
const FUELS = [
  { fuel: 'methanol', formula: 'CH$_3$OH', mass: 32, perGram: 22.7, carbons: 1 },
  { fuel: 'ethanol', formula: 'C$_2$H$_5$OH', mass: 46, perGram: 29.7, carbons: 2 },
  { fuel: 'propan-1-ol', formula: 'C$_3$H$_7$OH', mass: 60, perGram: 33.6, carbons: 3 },
  { fuel: 'butan-1-ol', formula: 'C$_4$H$_9$OH', mass: 74, perGram: 36.1, carbons: 4 },
] as const;

/** An experiment: a burning alcohol heats water. Energy released, losses, and the alcohols as a series. */
export const burningFuel = defineContext({
  course: ['Chemistry', 'Nat 5'],
  id: 'N5C-C02',
  title: 'Energy from a burning alcohol',
  outcomeId: 'CHE-5-07',
  calculator: 'allowed',
  marks: [5, 9],
  draw: (random) => {
    const fuel = random.pick(FUELS);
    const [water, start, burned] = [
      random.pick([0.1, 0.15, 0.2]),
      random.int(17, 22),
      random.step(0.5, 0.9, 0.1),
    ];
    const rise = Math.round((fuel.perGram * burned * random.step(0.45, 0.6, 0.05)) / (4.18 * water));
    if (rise < 10 || rise > 45) return undefined;
    const energy = 4.18 * water * rise;
    return {
      values: {
        fuel: fuel.fuel,
        formula: fuel.formula,
        fuelMass: fuel.mass,
        water: { value: water * 1000, unit: 'g', significantFigures: 3 },
        kilograms: { value: water, unit: 'kg', significantFigures: 2 },
        start: { value: start, unit: '°C' },
        end: { value: start + rise, unit: '°C' },
        highest: start + rise,
        lowest: start,
        rise: { value: rise, unit: '°C' },
        burned: { value: burned, unit: 'g', significantFigures: 1 },
        data: { value: fuel.perGram, unit: 'kJ', significantFigures: 3 },
        energyText: { value: roundTo(energy, 2), unit: 'kJ', significantFigures: 3 },
      },
      answers: {
        energy,
        perGram: energy / burned,
        moles: burned / fuel.mass,
      },
    };
  },
  text: String.raw`
A student burned #fuel, #formula, under a copper can that contained #water of water. The temperature of the water rose from #start to #end while #burned of #fuel
burned.

[energy, energy-from-fuels] Calculate the energy, in kJ, absorbed by the water. The specific heat capacity of water is $4.18\,\mathrm{kJ\,kg^{-1}\,°C^{-1}}$.
relationship: E_h = cm\Delta T
calculate: E_h = 4.18 \times #kilograms \times #rise | kJ
given: The water absorbed #energyText of energy.
wrong: final-temperature-for-change | 4.18 \times #kilograms \times #highest | The final temperature was used instead of the change in temperature. | 1

[perGram, energy-per-gram] Calculate the energy, in kJ, released by burning 1 g of #fuel in this experiment.
calculate: \frac{@energy}{#burned} | kJ
wrong: times-mass | @energy \times #burned | The energy was multiplied by the mass.

[lower, energy-loss] A data book states that 1 g of #fuel releases #data. Suggest why the value from the experiment is lower.
point: heat is lost to the surroundings | incomplete combustion | not all the heat reaches the water | energy heats the copper can | some of the fuel evaporates
  | heat lost to the air
  | heat loss
reject: the water is too cold | human error

[improve, energy-loss] Suggest one improvement to the experiment that would give a value closer to that of the data book.
state: use a draught shield | insulate the can | put a lid on the can | move the flame closer to the can | use a heat shield | stir the water | cover the can
  | burn the fuel in oxygen | add a lid
reject: repeat the experiment | use more water | use a thermometer
not with: lower

[type, exothermic] State the term for a reaction that releases heat energy.
state: exothermic
reject: endothermic | combustion

[combustion, combustion] Name the two products of the complete combustion of #fuel.
point: carbon dioxide | CO2
point: water | H2O
need: 2

[copper, materials] Explain why the can was made of copper and not of glass.
point: copper is a better conductor of heat | copper conducts heat well | metals are good conductors of heat | glass is a poor conductor of heat
  | copper is a good conductor
reject: copper does not melt | copper conducts electricity

[diagram, apparatus] Draw a labelled diagram of the apparatus that the student used.
person: A can that contains water with a thermometer, held above a burner
person: Labels for the can, the water, the thermometer and the burner

[family, functional-groups] Name the functional group that #fuel contains.
state: hydroxyl | hydroxyl group | OH | -OH
reject: carboxyl | hydroxide | alcohol

[moles] Calculate the number of moles of #fuel that burned. The mass of one mole of #fuel is #fuelMass g.
relationship: n = \frac{m}{\text{GFM}} | n = \frac{m}{M}
calculate: n = \frac{#burned}{#fuelMass} | mol
not with: perGram
wrong: moles-multiplied | #burned \times #fuelMass | The mass was multiplied by the formula mass. | 1

[use, alcohols] Alcohols are used as fuels. State one other use of alcohols.
state: solvents | solvent | in drinks | alcoholic drinks | cleaning | antiseptic | hand gel | disinfectant | perfume
  | hand sanitiser
reject: fuel | food preservation | plastics

[colour, combustion] Alcohols burn with a very clean flame. Explain what this means for the environment, compared with a fuel that burns with a smoky flame.
point: less soot is produced | less carbon is released | no carbon monoxide is produced | fewer harmful products | less air pollution
  | less pollution | no soot | less carbon particles
reject: no carbon dioxide is produced

[boiling, boiling-points] The boiling points of the alcohols increase with the number of carbon atoms. Explain why.
point: the forces between the molecules are stronger | stronger intermolecular forces | stronger attractions
why: State what is stronger
ideas: stronger / increase / greater / more | forces / attractions / attraction
then: because the molecules are bigger | between larger molecules | the forces are between the molecules | molecules have more atoms
why: Relate it to the molecules
reject: the bonds within the molecules are stronger | covalent bonds break

[solubility, alcohols] State what happens to the solubility of alcohols in water as the number of carbon atoms increases.
state: it decreases | they become less soluble | solubility decreases | decreases
reject: it increases | stays the same

[reliable, reliability] State how the student could make the result more reliable.
point: repeat the experiment and calculate an average | repeat the experiment | repeat the measurements and take the mean
  | repeat and average
reject: use a lid

[choice] A student says: “The best fuel is the one that releases the most energy per gram.” Using your knowledge of chemistry, comment on this statement.
open: energy per gram and per mole | products of combustion: carbon dioxide, soot, carbon monoxide | renewable or finite source | safety, storage, boiling point
  | cost and availability
`,
});
