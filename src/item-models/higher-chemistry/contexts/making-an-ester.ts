import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';

/** Esters from a carboxylic acid and an alcohol, with formula masses. */
const ESTERS = [
  {
    ester: 'ethyl ethanoate',
    acid: 'ethanoic acid',
    alcohol: 'ethanol',
    acidMass: 60,
    alcoholMass: 46,
    esterMass: 88,
  },
  {
    ester: 'methyl propanoate',
    acid: 'propanoic acid',
    alcohol: 'methanol',
    acidMass: 74,
    alcoholMass: 32,
    esterMass: 88,
  },
  {
    ester: 'propyl ethanoate',
    acid: 'ethanoic acid',
    alcohol: 'propan-1-ol',
    acidMass: 60,
    alcoholMass: 60,
    esterMass: 102,
  },
  {
    ester: 'ethyl butanoate',
    acid: 'butanoic acid',
    alcohol: 'ethanol',
    acidMass: 88,
    alcoholMass: 46,
    esterMass: 116,
  },
] as const;

/** Making an ester: yield, atom economy, excess, equilibrium and the preparation itself. */
export const makingAnEster = defineContext({
  course: ['Chemistry', 'Higher'],
  id: 'HC-C01',
  title: 'Preparation of an ester',
  outcomeId: 'CHE-H-09',
  calculator: 'allowed',
  marks: [5, 8],
  draw: (random) => {
    const chosen = random.pick(ESTERS);
    const acidUsed = random.step(5, 12, 0.5);
    const theoretical = (acidUsed / chosen.acidMass) * chosen.esterMass;
    const obtained = roundTo(theoretical * random.step(0.55, 0.75, 0.01), 1);
    const excess = roundTo(
      (acidUsed / chosen.acidMass) * chosen.alcoholMass * random.pick([1.3, 1.4, 1.5]),
      1,
    );
    return {
      values: {
        ...chosen,
        acidUsed: { value: acidUsed, unit: 'g', significantFigures: 3 },
        obtained: { value: obtained, unit: 'g', significantFigures: 3 },
        alcoholUsed: { value: excess, unit: 'g', significantFigures: 2 },
        theoretical: { value: roundTo(theoretical, 2), unit: 'g', significantFigures: 3 },
      },
      answers: {
        theoretical,
        yield: (obtained / theoretical) * 100,
        economy: (chosen.esterMass / (chosen.acidMass + chosen.alcoholMass)) * 100,
        moles: acidUsed / chosen.acidMass,
      },
    };
  },
  text: String.raw`
A student prepares the ester #ester from #acid and #alcohol. A mixture of #acidUsed of #acid, #alcoholUsed of #alcohol and a few drops of concentrated sulfuric acid is heated. One mole of the
acid reacts with one mole of the alcohol to give one mole of the ester and one mole of water. The student obtains #obtained of the ester.

[theoretical, theoretical-yield] The alcohol is in excess. Calculate the theoretical yield of #ester. (GFM of #acid: #acidMass g; GFM of #ester: #esterMass g.)
step: Find the moles of acid | n = \frac{#acidUsed}{#acidMass} | mol
calculate: @1 \times #esterMass | g
significant figures: 3
given: The theoretical yield of the ester is #theoretical.
wrong: alcohol-for-acid | \frac{#alcoholUsed}{#alcoholMass} \times #esterMass | The alcohol is in excess, so the acid decides the yield.

[yield, percentage-yield] Calculate the percentage yield.
calculate: \frac{#obtained}{@theoretical} \times 100 | %
significant figures: 3
wrong: yield-inverted | \frac{@theoretical}{#obtained} \times 100 | The theoretical yield was divided by the actual yield.

[economy, atom-economy] Calculate the atom economy for the production of #ester. (GFM of #acid: #acidMass g; GFM of #alcohol: #alcoholMass g; GFM of #ester: #esterMass g.)
step: Find the mass of all reactants | #acidMass + #alcoholMass | g
calculate: \frac{#esterMass}{@1} \times 100 | %
significant figures: 3
not with: theoretical
wrong: economy-inverted | \frac{#acidMass + #alcoholMass}{#esterMass} \times 100 | The masses were interchanged.

[moles] Calculate the number of moles of #acid in the mixture. (GFM of #acid: #acidMass g.)
calculate: n = \frac{#acidUsed}{#acidMass} | mol
significant figures: 3
not with: theoretical

[why, limiting-reactant] Suggest why the alcohol and not the acid is used in excess.
point: the alcohol is cheaper | the alcohol costs less | to make sure all of the acid reacts | so that all the more expensive reactant is used up
  | the acid is the limiting reactant
reject: the alcohol is a catalyst

[lower, percentage-yield] Suggest why the actual yield is less than the theoretical yield.
point: the reaction is reversible | not all the reactants are converted | side reactions take place | some product is lost when it is transferred or purified
  | equilibrium is reached | mass is lost in purification
  | it is an equilibrium | some product lost during purification
reject: human error | heat loss

[catalyst, catalysts] State the role of the concentrated sulfuric acid.
state: catalyst | it is a catalyst | to speed up the reaction | dehydrating agent
reject: reactant | oxidising agent | solvent

[type, condensation] Name the type of reaction that takes place when an ester is formed.
state: condensation | esterification
reject: hydrolysis | addition | oxidation | neutralisation

[shift, equilibrium] Water is removed as it forms. Explain the effect on the yield of the ester.
point: the equilibrium shifts to the right | the equilibrium moves to the product side | the forward reaction is favoured
why: State the effect on the equilibrium
then: so the yield increases | more ester is produced | the yield of ester increases
why: State the effect on the yield
reject: the rate increases

[heat, safety] A water bath or a heating mantle is used instead of a Bunsen burner. Explain why.
point: the reactants are flammable | the alcohol is flammable | the mixture could catch fire | because the chemicals are flammable
  | it does not catch fire
reject: it heats faster

[condenser, apparatus] A condenser, or a wet paper towel around the test tube, is used. State its purpose.
state: to condense vapours back into the mixture | to prevent loss of vapour | to stop the reactants evaporating | to condense the vapour | to prevent volatile substances escaping
reject: to cool the water | to speed up the reaction

[carbonate, separation] The mixture is poured into sodium carbonate solution. State its purpose.
state: to neutralise the remaining acid | to react with excess acid | to remove the acid | neutralises the acid
reject: to dissolve the ester | to act as a catalyst

[evidence, esters] State one piece of evidence that an ester has been formed.
state: a separate layer | a layer forms on the surface | a fruity smell | a sweet smell | two layers are seen | an oily layer
reject: bubbles | a colour change

[use, esters] State one use of esters.
state: solvents | flavourings | fragrances | solvent | perfume | artificial flavours | food flavouring
  | nail varnish remover
reject: fuel | soap only

[hydrolysis, hydrolysis] Name the type of reaction in which an ester is broken down by heating it with sodium hydroxide solution.
state: hydrolysis | alkaline hydrolysis
reject: condensation | neutralisation | oxidation
not with: type

[choice] An industrial chemist must choose between two routes to the same product: one with a percentage yield of 90\% and an atom economy of 30\%, and one with a percentage yield of 60\% and an atom
  economy of 95\%. Using your knowledge of chemistry, comment on this choice.
open: percentage yield and atom economy measure different losses | by-products: useful, recyclable or waste | cost of reactants, energy, time | unreacted reactants can be recycled
  | hazards and the environment
`,
});
