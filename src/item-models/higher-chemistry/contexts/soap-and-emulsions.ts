import { defineContext } from '../../contexts/define-context.ts';

const FATS = [
  ['glyceryl tristearate', 890, 'sodium stearate', 306],
  ['glyceryl trioleate', 884, 'sodium oleate', 304],
  ['glyceryl tripalmitate', 806, 'sodium palmitate', 278],
] as const;

/** Fats and oils, soaps, detergents and emulsions. */
export const soapAndEmulsions = defineContext({
  course: ['Chemistry', 'Higher'],
  id: 'HC-C07',
  title: 'Soap from a fat',
  outcomeId: 'CHE-H-07',
  calculator: 'allowed',
  largest: 20_000,
  marks: [5, 8],
  draw: (random) => {
    const [fat, fatMass, soap, soapMass] = random.pick(FATS);
    const mass = random.step(20, 90, 5);
    const percent = random.pick([70, 75, 80, 85, 90]);
    const theory = (mass / fatMass) * 3 * soapMass;
    const obtained = Number(((theory * percent) / 100).toFixed(1));
    return {
      values: { fat, fatMass, soap, soapMass, mass, obtained },
      answers: { soap: theory, yield: (obtained / theory) * 100 },
    };
  },
  text: String.raw`
A soap, #soap, is made by heating the fat #fat with sodium hydroxide solution. One mole of the fat (#fatMass g) gives three moles of the soap (#soapMass g each) and one mole of
glycerol.

[type, esters] Name the type of reaction in which the fat is broken down.
state: alkaline hydrolysis | hydrolysis | saponification
reject: condensation | addition | oxidation

[soap, reacting-masses] Calculate the mass of soap, in grams, that can be made from #mass g of the fat.
step: Find the moles of the fat | n = \frac{#mass}{#fatMass} | mol
calculate: m = 3 \times @1 \times #soapMass | g
given: The theoretical mass of soap is @soap.
wrong: mole-ratio-ignored | \frac{#mass}{#fatMass} \times #soapMass | One mole of the fat gives three moles of soap. | 1

[yield, percentage-yield] In an experiment with #mass g of the fat, #obtained g of soap was obtained. Calculate the percentage yield.
calculate: \frac{#obtained}{@soap} \times 100 | %
wrong: wrong-base | \frac{#obtained}{#mass} \times 100 | The mass of soap was divided by the mass of the fat.

[low, percentage-yield] Suggest why the mass of soap is smaller than the theoretical mass.
point: the reaction was not complete | some soap was lost when it was separated | some soap stays dissolved | side reactions
reject: the balance was wrong

[link, esters] Name the functional group of the fat that is broken in the reaction.
state: ester link | ester | ester group
reject: hydroxyl | peptide link | carboxyl

[head, soaps] A soap ion has a hydrophilic head and a hydrophobic tail. Explain how soap ions remove grease from a plate.
point: the hydrophobic tails dissolve in the grease | the tails dissolve in oil
reject: the heads dissolve in the grease
point: the heads stay in the water so the grease is carried away in droplets | the ionic heads are attracted to water and grease droplets are suspended | the droplets of grease are held in the water as an emulsion | the hydrophilic heads dissolve in water

[hydrophobic, soaps] State the meaning of hydrophobic.
state: not attracted to water | repelled by water | insoluble in water | water-hating
reject: attracted to water
not with: head

[hard, soaps] In hard water soap forms a scum. State what is present in hard water that causes this.
state: calcium or magnesium ions | calcium ions | magnesium ions
reject: sodium ions | chlorine

[detergent, soaps] State the advantage of a soapless detergent in hard water.
state: it does not form a scum | no scum is formed | it lathers well in hard water
reject: it is cheaper
not with: hard

[emulsion, emulsions] Salad cream contains oil, vinegar and egg yolk. State the purpose of the egg yolk.
state: it is an emulsifier | emulsifier | it keeps oil and water mixed | to stop the oil and the vinegar from separating
  | emulsifying agent | keeps the oil and vinegar mixed
reject: to add flavour | antioxidant

[emulsifier, emulsions] Explain why oil and water separate if no emulsifier is present.
point: oil is non-polar and water is polar | oil molecules cannot form hydrogen bonds with water | water molecules are attracted more strongly to each other
reject: oil is lighter
not with: emulsion

[melting, fats-and-oils] An oil is a liquid at room temperature, but a fat of similar molecular mass is a solid. Explain why.
point: the molecules of the oil have more double bonds and pack less closely | oils are more unsaturated so the molecules cannot pack closely | the kinks in unsaturated chains prevent close packing
reject: the covalent bonds of the oil are weaker
point: the London dispersion forces between the molecules of the oil are weaker | weaker intermolecular forces in the oil | less energy is needed to separate the molecules

[bromine, fats-and-oils] Describe how bromine solution could be used to compare the degree of unsaturation of two oils.
point: add bromine solution until it is no longer decolourised | count the drops of bromine solution that are decolourised
then: the oil that decolourises more has more double bonds | more bromine solution means more unsaturated | the one that uses more bromine is more unsaturated

[use, fats-and-oils] State one reason why fats and oils are needed in the diet.
state: a concentrated source of energy | energy | to carry fat-soluble vitamins | they are needed for transport of vitamins
reject: protein
`,
});
