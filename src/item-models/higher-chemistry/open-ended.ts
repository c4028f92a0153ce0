import { openEndedModel } from '../prose/open-ended.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';

/** Open-ended questions of three marks, by outcome. A person judges them. */
export const openEndedChemistry = [
  {
    id: 'HC-E1',
    title: 'Open-ended: structure and bonding',
    outcomeId: 'CHE-H-02',
    tasks: [
      {
        task: 'A student says: “Oil and water do not mix because they repel each other.” Using your knowledge of chemistry, comment on this statement.',
        ideas: [
          'hydrogen bonding between water molecules',
          'London dispersion forces between molecules of oil',
          'there is attraction, but it is weaker than that between water molecules',
          'like dissolves like; polar and non-polar substances',
          'emulsifiers and detergents with both kinds of ends',
        ],
      },
      {
        task: 'Water is often called an unusual substance. Using your knowledge of chemistry, comment on this statement.',
        ideas: [
          'boiling point compared with hydrides of the same group',
          'hydrogen bonding and the polar bonds of the molecule',
          'ice is less dense than water: open structure',
          'solvent for ionic and polar substances',
          'viscosity and surface tension',
        ],
      },
      {
        task: 'A periodic table printed without any numbers could still be used to predict many properties. Using your knowledge of chemistry, comment on this statement.',
        ideas: [
          'trends of covalent radius across a period and down a group',
          'nuclear charge and screening by inner shells',
          'ionisation energy and electronegativity',
          'type of bonding between two elements from their positions',
          'strong reducing agents on the left, oxidising agents on the right',
        ],
      },
    ],
  },
  {
    id: 'HC-E2',
    title: 'Open-ended: food and cleaning',
    outcomeId: 'CHE-H-07',
    tasks: [
      {
        task: 'A chip pan has left a layer of grease on a kitchen wall. Using your knowledge of chemistry, comment on how it could be removed and why this works.',
        ideas: [
          'non-polar grease does not dissolve in water',
          'soap ions: hydrophobic tails and hydrophilic heads',
          'micelles and emulsions; agitation',
          'alkaline hydrolysis of fats',
          'non-polar solvents; detergents in hard water; temperature',
        ],
      },
      {
        task: 'Margarine, butter and olive oil are all used for cooking. Using your knowledge of chemistry, comment on their similarities and differences.',
        ideas: [
          'esters of glycerol with fatty acids',
          'degree of unsaturation and shape of the molecules',
          'London dispersion forces and melting points',
          'hydrogenation hardens oils',
          'oxidation makes fats rancid; antioxidants',
        ],
      },
      {
        task: 'A cook says: “Flavour is chemistry: what you do with a carrot decides where its flavour goes.” Using your knowledge of chemistry, comment on this statement.',
        ideas: [
          'polarity and solubility of flavour molecules in water or oil',
          'functional groups such as hydroxyl groups',
          'volatility depends on size and forces between molecules',
          'heat can denature proteins and break down molecules',
          'frying and boiling at different temperatures',
        ],
      },
    ],
  },
  {
    id: 'HC-E3',
    title: 'Open-ended: skin care and fragrances',
    outcomeId: 'CHE-H-08',
    tasks: [
      {
        task: 'A sun cream contains a free-radical scavenger, an oil and water. Using your knowledge of chemistry, comment on the roles of these ingredients.',
        ideas: [
          'ultraviolet light breaks bonds and forms radicals',
          'initiation, propagation and termination',
          'scavengers react with radicals to form stable molecules',
          'emulsion of oil and water; emulsifier',
          'evaporation, solubility of the other ingredients',
        ],
      },
      {
        task: 'Perfumes are mixtures of compounds such as esters and terpenes in ethanol. Using your knowledge of chemistry, comment on what a maker of perfumes has to consider.',
        ideas: [
          'volatility and molecular size',
          'forces between molecules and boiling points',
          'solubility in ethanol and water',
          'oxidation of terpenes; hydrolysis of esters on the skin',
          'isolation by distillation, or synthesis; cost and safety',
        ],
      },
      {
        task: 'An egg goes hard when it is boiled, but cannot be made soft again by cooling it. Using your knowledge of chemistry, comment on this observation.',
        ideas: [
          'proteins are chains of amino acids joined by peptide links',
          'hydrogen bonds hold the shape of the protein',
          'heating breaks them: denaturing',
          'the chains then tangle and form new bonds',
          'comparison with hydrolysis, which breaks the chains; effect of acids',
        ],
      },
    ],
  },
  {
    id: 'HC-E5',
    title: 'Open-ended: chemistry in industry',
    outcomeId: 'CHE-H-09',
    tasks: [
      {
        task: 'A company wants to make a medicine as cheaply as possible and with little harm to the environment. Using your knowledge of chemistry, comment on what its chemists should consider.',
        ideas: [
          'percentage yield and atom economy',
          'cost and availability of feedstocks',
          'temperature, pressure and catalysts',
          'recycling of reactants and solvents; use of by-products',
          'hazards, purity, energy from exothermic steps',
        ],
      },
      {
        task: 'The conditions of an industrial process are often a compromise. Using your knowledge of chemistry, comment on this statement.',
        ideas: [
          'position of equilibrium and rate',
          'effect of temperature on both',
          'effect of pressure and cost of strong vessels',
          'catalysts speed up both directions',
          'removal of products, recycling of reactants',
        ],
      },
      {
        task: 'Two groups measured the concentration of vitamin C in the same juice and obtained different results. Using your knowledge of chemistry, comment on possible reasons and on how the measurement could be improved.',
        ideas: [
          'accuracy of pipettes, burettes and flasks compared with beakers',
          'concordant titres and a rough titre',
          'end-point and choice of indicator',
          'concentration of the standard solution',
          'oxidation of vitamin C in air; colour of the juice; random and systematic effects',
        ],
      },
    ],
  },
].map((model) => higherChemistryModel(openEndedModel(model)));
