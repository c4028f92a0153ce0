import { openEndedModel } from '../prose/open-ended.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

/** Open-ended questions of three marks, by outcome. A person judges them. */
export const openEndedChemistry = [
  {
    id: 'N5C-E1',
    title: 'Open-ended: structure and bonding',
    outcomeId: 'CHE-5-02',
    tasks: [
      {
        task: 'A pupil is given four white solids without labels: salt, sugar, sand and candle wax. Using your knowledge of chemistry, describe how the pupil could tell them apart without tasting them, and why this works.',
        ideas: [
          'solubility in water and in other solvents',
          'conduction of the solutions: ions or molecules',
          'melting points and types of structure',
          'strong ionic and covalent bonds, weak forces between molecules',
          'burning, flame colour of sodium',
        ],
      },
      {
        task: 'Diamond and graphite are both made of carbon, but a pencil is not made of diamond. Using your knowledge of chemistry, comment on the properties and uses of these substances.',
        ideas: [
          'covalent network and number of bonds of each atom',
          'layers with weak forces between them in graphite',
          'delocalised electrons and conduction',
          'high melting points: strong covalent bonds',
          'hardness, cutting tools, lubricant, electrodes',
        ],
      },
      {
        task: 'A pupil says that the periodic table is just a list of the elements. Using your knowledge of chemistry, comment on this statement.',
        ideas: [
          'order by atomic number',
          'groups: same number of outer electrons, similar reactions',
          'metals and non-metals',
          'noble gases are unreactive',
          'trends can be used for predictions, such as the formula of a compound',
        ],
      },
    ],
  },
  {
    id: 'N5C-E2',
    title: 'Open-ended: acids and reactions',
    outcomeId: 'CHE-5-04',
    tasks: [
      {
        task: 'A bottle of an acid has been spilled on a bench. Several ways of dealing with it are suggested: much water, sodium carbonate, or sodium hydroxide solution. Using your knowledge of chemistry, comment on these suggestions.',
        ideas: [
          'dilution lowers the concentration of hydrogen ions',
          'neutralisation forms a salt and water',
          'the carbonate gives off carbon dioxide, so the end can be seen',
          'too much alkali is dangerous as well',
          'heat given out; volume of water needed; pH test',
        ],
      },
      {
        task: 'A pupil says: “A reaction is fast if it fizzes a lot.” Using your knowledge of chemistry, comment on this statement.',
        ideas: [
          'rate as change in a quantity per unit of time',
          'reactions without a gas can be fast, such as precipitation',
          'volume or mass of gas can be measured',
          'particle size, concentration, temperature, catalyst',
          'the amount of gas depends on the amounts of the reactants',
        ],
      },
      {
        task: 'Chemists use equations with symbols, formulae and state symbols instead of sentences. Using your knowledge of chemistry, comment on the advantages of this language.',
        ideas: [
          'understood in all countries',
          'formulae show the numbers of atoms or ions',
          'balanced equations give mole ratios and masses',
          'state symbols show precipitates and gases',
          'ionic equations leave out spectator ions',
        ],
      },
    ],
  },
  {
    id: 'N5C-E3',
    title: 'Open-ended: fuels and consumer products',
    outcomeId: 'CHE-5-07',
    tasks: [
      {
        task: 'A bus company has to choose between diesel, ethanol and hydrogen as a fuel. Using your knowledge of chemistry, comment on this choice.',
        ideas: [
          'products of combustion: carbon dioxide, water, carbon monoxide, soot',
          'energy released per gram',
          'finite and renewable sources',
          'storage of a gas and of a liquid, safety',
          'cost and energy needed to make the fuel',
        ],
      },
      {
        task: 'A pupil has three colourless liquids: hexane, hexene and ethanol. Using your knowledge of chemistry, describe how they could be told apart.',
        ideas: [
          'bromine solution is decolourised quickly by hexene',
          'ethanol mixes with water, the hydrocarbons do not',
          'flames: more soot from hexene',
          'boiling points',
          'safety: flammable liquids, no naked flames near them',
        ],
      },
      {
        task: 'An advertisement calls a cleaning product “free from chemicals”. Using your knowledge of chemistry, comment on this advertisement.',
        ideas: [
          'all substances are made of chemicals, water included',
          'natural and manufactured substances may be the same compound',
          'examples: vinegar is ethanoic acid',
          'pH of cleaners and safety',
          'what the advertiser could have meant',
        ],
      },
    ],
  },
  {
    id: 'N5C-E4',
    title: 'Open-ended: metals and materials',
    outcomeId: 'CHE-5-08',
    tasks: [
      {
        task: 'Gold has been known for thousands of years, but aluminium was discovered less than two hundred years ago. Using your knowledge of chemistry, comment on this difference.',
        ideas: [
          'position in the electrochemical series',
          'gold is found uncombined',
          'heating with carbon works for metals in the middle only',
          'aluminium needs electrolysis, so electricity',
          'reactions with oxygen and acids',
        ],
      },
      {
        task: 'Plastic bottles, glass bottles and aluminium cans are used for drinks. Using your knowledge of chemistry, comment on these materials.',
        ideas: [
          'polymers from crude oil, a finite resource',
          'most plastics are not biodegradable; toxic gases when burned',
          'recycling saves energy, especially for aluminium',
          'reactions of the material with acids of the drink',
          'mass, strength, conduction of heat',
        ],
      },
      {
        task: 'A pupil wants to find out which of three metals is the most reactive. Using your knowledge of chemistry, describe how this could be done and what could go wrong.',
        ideas: [
          'reaction with water, acid or oxygen; rate of bubbles',
          'same surface area, concentration, volume and temperature',
          'displacement of a metal from a solution of its ions',
          'voltages of cells against the same metal',
          'oxide layers; reactions too fast or dangerous',
        ],
      },
    ],
  },
].map((model) => nat5ChemistryModel(openEndedModel(model)));
