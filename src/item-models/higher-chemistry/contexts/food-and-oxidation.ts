import { defineContext } from '../../contexts/define-context.ts';

const ALCOHOLS = [
  ['propan-1-ol', 'propanal', 'propanoic acid', 'propan-2-ol', 'propanone'],
  ['butan-1-ol', 'butanal', 'butanoic acid', 'butan-2-ol', 'butanone'],
] as const;

/** Alcohols and their oxidation, and the oxidation of food. */
export const oxidationOfFood = defineContext({
  course: ['Chemistry', 'Higher'],
  id: 'HC-C06',
  title: 'Alcohols and oxidation',
  outcomeId: 'CHE-H-06',
  calculator: 'allowed',
  largest: 20_000,
  marks: [5, 7],
  draw: (random) => {
    const [primary, aldehyde, acid, secondary, ketone] = random.pick(ALCOHOLS);
    const isPropyl = primary === 'propan-1-ol';
    const moles = random.pick([0.05, 0.1, 0.2, 0.25]);
    const [alcoholMass, acidMass] = isPropyl ? [60, 74] : [74, 88];
    const percent = random.pick([60, 65, 70, 75, 80]);
    const obtained = (moles * acidMass * percent) / 100;
    return {
      values: {
        primary,
        aldehyde,
        acid,
        secondary,
        ketone,
        start: moles * alcoholMass,
        alcoholMass,
        acidMass,
        obtained: Number(obtained.toFixed(2)),
      },
      answers: { yield: (Number(obtained.toFixed(2)) / (moles * acidMass)) * 100 },
    };
  },
  text: String.raw`
A student has two bottles of colourless liquids. One contains #primary and the other contains #secondary. Each liquid is warmed with acidified potassium dichromate solution.

[change, oxidation] State the colour change of acidified dichromate solution when it oxidises an alcohol.
state: orange to green | from orange to green
reject: green to orange | purple to colourless | blue to brick red

[type, alcohols] #secondary is a secondary alcohol. Explain what this means.
point: the carbon with the hydroxyl group is joined to two other carbon atoms | two carbon atoms are joined to the carbon with the hydroxyl group | the hydroxyl group is on a carbon atom that is bonded to two others
  | the carbon with the OH is attached to 2 other carbons
  | OH is attached to a carbon joined to two other carbons
reject: it has two hydroxyl groups

[ketone, oxidation] Name the product of the oxidation of #secondary.
state: #ketone
reject: #aldehyde | #acid

[test, oxidation] The two oxidation products are the aldehyde #aldehyde and a ketone. Describe a test that shows which one is the aldehyde.
point: warm it with Fehling's solution | use Tollens' reagent | warm with Benedict's solution | heat with acidified dichromate
reject: bromine solution
then: the aldehyde gives a brick-red precipitate with Fehling's | a silver mirror with Tollens' reagent | only the aldehyde reacts | orange to green for the aldehyde only | blue to brick red for the aldehyde
not with: ketone, acid

[acid, oxidation] With more oxidising agent, the first product of the oxidation of #primary is oxidised further. Name the final product.
state: #acid
reject: #aldehyde | #ketone

[ratio, oxidation] State what happens to the oxygen to hydrogen ratio of a carbon compound when it is oxidised.
state: it increases | increases | it becomes greater
reject: it decreases | stays the same

[bath, practical-skills] The mixture is heated in a water bath and not with a flame. Explain why.
point: alcohols are flammable | the vapour could catch fire | the liquid is flammable
reject: to heat it faster

[boiling, intermolecular-forces] #primary has a higher boiling point than #aldehyde, although their molecules have a similar mass. Explain why.
point: there are hydrogen bonds between the molecules of the alcohol | hydrogen bonding in the alcohol
reject: the alcohol has stronger covalent bonds
then: they are stronger than the forces between the molecules of the other compound | hydrogen bonds are stronger than permanent dipole interactions | more energy is needed to separate the molecules

[yield, percentage-yield] From #start g of #primary, #obtained g of #acid was obtained. One mole of the alcohol ($#alcoholMass$ g) gives one mole of the acid ($#acidMass$ g). Calculate the percentage yield.
step: Find the theoretical mass | m = \frac{#start}{#alcoholMass} \times #acidMass | g
calculate: \frac{#obtained}{@1} \times 100 | %
wrong: mole-ratio-ignored | \frac{#obtained}{#start} \times 100 | The masses of different compounds were compared. | 0

[rancid, oxidation-of-food] Oils in food become rancid when they are left open. Name the gas that reacts with them.
state: oxygen
reject: nitrogen | carbon dioxide | hydrogen

[antioxidant, oxidation-of-food] Explain how an antioxidant keeps food fresh for longer.
point: it is oxidised instead of the food | it is oxidised itself | it gets oxidised itself | it is oxidised in place of the food | it reacts with oxygen before the food does
reject: it adds oxygen | it kills bacteria

[package, oxidation-of-food] Suggest one other way in which a manufacturer can slow down the oxidation of a packaged food.
point: pack it in nitrogen | remove the air | vacuum packing | keep it cold | store it in the dark | airtight packaging
reject: add oxygen | heat it

[solubility, intermolecular-forces] #acid mixes with water. Explain why.
point: it forms hydrogen bonds with water | hydrogen bonding between the carboxyl group and water molecules | both are polar and form hydrogen bonds
  | can hydrogen bond to water
reject: it is non-polar | it reacts with water
not with: acid
`,
});
