// Facts of National 5 Biology, unit Life on Earth. `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const ecosystems: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'ecology-terms',
      facts: [
        {
          term: 'ecosystem',
          clues: ['means all the organisms of an area together with their non-living surroundings'],
        },
        { term: 'community', clues: ['means all the organisms that live in a habitat'] },
        { term: 'population', clues: ['means all the members of one species in an area'] },
        { term: 'habitat', clues: ['means the place where an organism lives'] },
        { term: 'niche', clues: ['means the role that an organism plays in its community'] },
        { term: 'biodiversity', clues: ['means the variety of living things in an area'] },
        {
          term: 'species',
          clues: ['means a group of organisms that can interbreed and have fertile offspring'],
        },
        { term: 'producer', clues: ['means an organism that makes its own food by photosynthesis'] },
        {
          term: 'consumer',
          near: ['herbivore', 'carnivore', 'omnivore', 'predator'],
          clues: ['means an organism that gets its energy by eating other organisms'],
        },
        { term: 'herbivore', near: ['consumer'], clues: ['means an animal that eats plants only'] },
        {
          term: 'carnivore',
          near: ['consumer', 'predator'],
          clues: ['means an animal that eats animals only'],
        },
        {
          term: 'omnivore',
          near: ['consumer'],
          clues: ['means an animal that eats both plants and animals'],
        },
        {
          term: 'predator',
          near: ['consumer', 'carnivore'],
          clues: ['means an animal that hunts another animal for food'],
        },
        { term: 'prey', clues: ['means an animal that is hunted for food'] },
        {
          term: 'interspecific competition',
          or: ['interspecific'],
          near: ['intraspecific competition'],
          clues: ['means the struggle of members of different species for the same resource'],
        },
        {
          term: 'intraspecific competition',
          or: ['intraspecific'],
          near: ['interspecific competition'],
          clues: ['means the struggle of members of the same species for all the resources they need'],
        },
      ],
    },
    {
      noun: 'factor',
      tag: 'biotic-abiotic',
      facts: [
        { term: 'light intensity', clues: ['is abiotic and is measured with a light meter'] },
        {
          term: 'soil moisture',
          or: ['moisture'],
          clues: ['is abiotic and is measured with a probe that tells how wet the ground is'],
        },
        { term: 'temperature', clues: ['is abiotic and is measured with a thermometer'] },
        { term: 'pH', clues: ['is abiotic and tells how acidic soil or water is'] },
        { term: 'predation', clues: ['is biotic and means that one animal is eaten by another'] },
        { term: 'grazing', clues: ['is biotic and means that plants are eaten by herbivores'] },
        { term: 'disease', clues: ['is biotic and is caused by pathogens'] },
        {
          term: 'competition for food',
          or: ['competition'],
          clues: ['is biotic and arises when two consumers eat the same thing'],
        },
      ],
    },
    {
      noun: 'sampling technique or tool',
      tag: 'sampling',
      article: 'a',
      facts: [
        {
          term: 'quadrat',
          clues: [
            'is a square frame used to sample plants and slow animals',
            'is thrown at random to estimate the abundance of a plant',
          ],
        },
        {
          term: 'pitfall trap',
          or: ['pitfall'],
          clues: ['is a cup sunk into the ground that catches animals which crawl on its surface'],
        },
        { term: 'light meter', clues: ['is turned away from your own shadow to measure an abiotic factor'] },
        {
          term: 'moisture meter',
          clues: ['has a probe that must be wiped dry between two readings of the soil'],
        },
        {
          term: 'paired-statement key',
          or: ['key'],
          clues: ['identifies an organism by a series of choices'],
        },
        { term: 'thermometer', clues: ['is read in degrees Celsius to measure an abiotic factor'] },
      ],
    },
  ],
  statements: [
    {
      about: 'sampling with quadrats and pitfall traps',
      tag: 'sampling',
      truths: [
        'quadrats should be placed at random',
        'many samples make the results more reliable',
        'a pitfall trap should be level with the surface of the soil',
        'a pitfall trap should be checked often, so that predators do not eat other animals in it',
        'leaves over a pitfall trap hide it from birds',
      ],
      errors: [
        ['quadrats should be placed where there are most plants', 'quadrats should be placed at random'],
        ['one sample is enough to represent an area', 'many samples make the results reliable'],
        [
          'the rim of a pitfall trap should stand above the soil',
          'it should be level with the soil, so that animals fall in',
        ],
        ['a pitfall trap is used to sample flying insects', 'it samples animals that crawl on the ground'],
        [
          'a light meter may be held in the shadow of the person who reads it',
          'a shadow makes the reading too low',
        ],
      ],
    },
    {
      about: 'competition and niches',
      tag: 'ecology-terms',
      truths: [
        'intraspecific competition is between members of one species',
        'interspecific competition is between different species',
        'intraspecific competition is the more intense, because all the needs are the same',
        'a niche includes the resources an organism uses and its interactions with others',
      ],
      errors: [
        ['interspecific competition is between members of one species', 'that is intraspecific competition'],
        [
          'interspecific competition is always the more intense',
          'intraspecific competition is the more intense',
        ],
        [
          'a niche is only the place where an organism lives',
          'the niche is its role; the place is its habitat',
        ],
      ],
    },
  ],
  points: [
    {
      question:
        'State two ways in which a pupil can make a pitfall trap sample more reliable or less affected by error.',
      tag: 'sampling',
      count: 2,
      points: [
        ['set more traps', 'more traps', 'use several traps', 'repeat'],
        ['check the trap regularly', 'check often', 'empty it regularly', 'check regularly'],
        ['cover the trap', 'camouflage', 'put leaves over it', 'cover with leaves'],
        ['make it level with the soil', 'level with the ground', 'level with the surface'],
        ['drainage holes', 'holes in the bottom'],
      ],
    },
    {
      question: 'State two abiotic factors that can affect the number of organisms in a habitat.',
      tag: 'biotic-abiotic',
      count: 2,
      points: [
        ['light intensity', 'light'],
        ['temperature'],
        ['soil moisture', 'moisture', 'water'],
        ['pH'],
        ['wind speed', 'wind'],
        ['salinity', 'salt'],
      ],
    },
    {
      question: 'State two biotic factors that can affect the size of a population.',
      tag: 'biotic-abiotic',
      count: 2,
      points: [
        ['predation', 'predators'],
        ['disease'],
        ['competition', 'competitors'],
        ['grazing', 'grazers'],
        ['availability of food', 'food supply', 'food'],
      ],
    },
  ],
};

export const photosynthesisAndFood: FactSheet = {
  tables: [
    {
      noun: 'substance',
      tag: 'photosynthesis',
      facts: [
        { term: 'chlorophyll', clues: ['is the green pigment that traps light energy'] },
        {
          term: 'carbon dioxide',
          clues: [
            'is the gas from the air that a plant needs for photosynthesis',
            'combines with hydrogen to make sugar',
          ],
        },
        {
          term: 'oxygen',
          clues: [
            'is released when water is split in the light reactions',
            'is the waste gas of photosynthesis',
          ],
        },
        { term: 'water', clues: ['is split into hydrogen and oxygen in the light reactions'] },
        { term: 'hydrogen', clues: ['passes from the light reactions to carbon fixation together with ATP'] },
        { term: 'ATP', clues: ['carries energy from the light reactions to carbon fixation'] },
        { term: 'sugar', or: ['glucose'], clues: ['is the product of carbon fixation'] },
        { term: 'starch', clues: ['is the carbohydrate that a plant stores'] },
        { term: 'cellulose', clues: ['is the carbohydrate of which plant cell walls are built'] },
      ],
    },
    {
      noun: 'term',
      tag: 'food-production',
      facts: [
        { term: 'fertiliser', clues: ['is the name of what is added to soil to give it nitrate'] },
        { term: 'pesticide', clues: ['is the name of a chemical that kills organisms which damage crops'] },
        {
          term: 'nitrate',
          or: ['nitrates'],
          clues: ['is the name of the substance that plants take up to make amino acids and proteins'],
        },
        {
          term: 'algal bloom',
          or: ['bloom'],
          clues: ['is the name of the rapid growth of algae after fertiliser reaches a loch'],
        },
        {
          term: 'biological control',
          clues: ['means the use of a natural predator or parasite against a pest'],
        },
        {
          term: 'indicator species',
          clues: ['means an organism whose presence or absence tells how polluted a place is'],
        },
        {
          term: 'bioaccumulation',
          clues: ['means the build-up of a toxic chemical in the bodies of organisms along a food chain'],
        },
        {
          term: 'genetically modified crop',
          or: ['GM crop', 'GM crops', 'genetically modified'],
          clues: ['is the name of a plant that was given a gene so that less chemical spray is needed'],
        },
        { term: 'leaching', clues: ['means the washing of fertiliser out of the soil into fresh water'] },
      ],
    },
    {
      noun: 'term',
      tag: 'energy-in-ecosystems',
      facts: [
        {
          term: 'pyramid of numbers',
          clues: ['shows how many organisms there are at each stage of a food chain'],
        },
        {
          term: 'pyramid of energy',
          clues: ['shows how much energy there is at each stage of a food chain'],
        },
        { term: 'food chain', clues: ['shows one path of energy from a plant to a top consumer'] },
        { term: 'food web', clues: ['shows how several paths of energy are connected'] },
        {
          term: 'growth',
          clues: ['is the only use of energy that passes it on to the next stage of a food chain'],
        },
        { term: 'heat', clues: ['is the form in which most energy is lost from a food chain'] },
        {
          term: 'limiting factor',
          clues: ['means what keeps the rate of photosynthesis from rising because it is in short supply'],
        },
      ],
    },
  ],
  sequences: [
    {
      processName: 'the pollution of a loch by fertiliser',
      tag: 'food-production',
      stages: [
        'fertiliser is washed into the loch',
        'the algae grow rapidly and form a bloom',
        'the bloom keeps light from the plants below',
        'the plants and algae die',
        'bacteria feed on the dead plants and use up oxygen',
        'fish die from lack of oxygen',
      ],
    },
  ],
  statements: [
    {
      about: 'photosynthesis',
      tag: 'photosynthesis',
      truths: [
        'light energy is turned into chemical energy in the form of ATP',
        'water is split into hydrogen and oxygen in the light reactions',
        'carbon fixation is controlled by enzymes',
        'light intensity, carbon dioxide concentration and temperature can limit its rate',
        'oxygen diffuses out of the cell as a by-product',
        'the sugar can be stored as starch',
      ],
      errors: [
        ['carbon dioxide is split in the light reactions', 'water is split'],
        ['carbon fixation needs light directly', 'it needs the ATP and hydrogen of the light reactions'],
        ['oxygen is used up in photosynthesis', 'oxygen is released'],
        [
          'temperature has no effect on its rate',
          'carbon fixation is controlled by enzymes, so temperature matters',
        ],
        ['the sugar is made in the light reactions', 'the sugar is made by carbon fixation'],
      ],
    },
    {
      about: 'food production and the environment',
      tag: 'food-production',
      truths: [
        'fertilisers give plants nitrate to make protein',
        'algal blooms reduce the light that reaches water plants',
        'bacteria that feed on dead algae use up oxygen',
        'biological control can replace pesticides',
        'pesticides can build up along a food chain',
      ],
      errors: [
        [
          'algal blooms raise the oxygen level of a loch in the end',
          'the bacteria that feed on dead algae lower it',
        ],
        ['pesticides add nitrate to the soil', 'fertilisers add nitrate; pesticides kill pests'],
        ['biological control is the use of chemicals', 'it is the use of natural enemies'],
        [
          'toxic chemicals are most concentrated in the producers',
          'they build up and are highest in the top consumers',
        ],
      ],
    },
  ],
  points: [
    {
      question: 'State two factors that can limit the rate of photosynthesis.',
      tag: 'photosynthesis',
      count: 2,
      points: [
        ['light intensity', 'light'],
        ['carbon dioxide concentration', 'carbon dioxide', 'CO2'],
        ['temperature'],
      ],
    },
    {
      question:
        'Give two reasons why only a small part of the energy at one stage of a food chain is passed on to the next.',
      tag: 'energy-in-ecosystems',
      count: 2,
      points: [
        ['lost as heat', 'heat'],
        ['used in movement', 'movement'],
        ['undigested', 'not digested', 'not eaten', 'waste', 'faeces'],
      ],
    },
  ],
};

export const evolution: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'evolution',
      facts: [
        {
          term: 'mutation',
          clues: ['means a random change to genetic material', 'is the only source of new alleles'],
        },
        {
          term: 'mutagenic agent',
          or: ['mutagen'],
          clues: ['means something that raises the rate of changes to genetic material, such as X-rays'],
        },
        {
          term: 'neutral',
          clues: ['describes a change to a gene that has no effect on the survival of the organism'],
        },
        {
          term: 'advantageous',
          or: ['advantage', 'an advantage'],
          clues: ['describes a change to a gene that helps the organism to survive'],
        },
        {
          term: 'adaptation',
          clues: ['means an inherited characteristic that makes an organism well suited to its environment'],
        },
        { term: 'variation', clues: ['means the differences between the members of a population'] },
        {
          term: 'natural selection',
          or: ['survival of the fittest'],
          clues: ['means that the best adapted individuals survive, breed and pass on their genes'],
        },
        {
          term: 'selection pressure',
          clues: [
            'means an environmental challenge, such as predators or disease, that not all individuals survive',
          ],
        },
        { term: 'speciation', clues: ['means the formation of two or more species from one'] },
        {
          term: 'isolation barrier',
          or: ['isolating barrier', 'barrier'],
          clues: ['is the name of what keeps two groups of a population from interbreeding'],
        },
        {
          term: 'species',
          clues: ['means a group of organisms whose members breed with each other and have fertile young'],
        },
      ],
    },
    {
      noun: 'type of isolation barrier',
      tag: 'speciation',
      facts: [
        { term: 'geographical', clues: ['is at work when a river or a mountain range parts two groups'] },
        {
          term: 'ecological',
          clues: ['is at work when two groups live in parts of the habitat with different pH or temperature'],
        },
        {
          term: 'behavioural',
          or: ['reproductive'],
          clues: ['is at work when two groups have different courtship displays or breed at different times'],
        },
      ],
    },
  ],
  sequences: [
    {
      processName: 'natural selection',
      tag: 'evolution',
      stages: [
        'mutation gives variation in a population',
        'a selection pressure acts on the population',
        'the individuals with a favourable characteristic survive',
        'the survivors breed and pass on the favourable allele',
        'the favourable allele becomes more frequent in the population',
      ],
    },
    {
      processName: 'speciation',
      tag: 'speciation',
      stages: [
        'an isolation barrier parts a population into two groups',
        'different mutations arise in each group',
        'natural selection favours different mutations in each group',
        'over many generations the groups become more and more different',
        'the groups can no longer interbreed and are different species',
      ],
    },
  ],
  statements: [
    {
      about: 'mutation and natural selection',
      tag: 'evolution',
      truths: [
        'mutations happen at random',
        'a mutation may be neutral, or give an advantage or a disadvantage',
        'mutation is the only source of new alleles',
        'radiation can raise the rate of mutation',
        'natural selection happens when there are selection pressures',
        'variation lets a population adapt to a changing environment',
      ],
      errors: [
        ['organisms mutate because they need to', 'mutations happen at random'],
        ['all mutations are harmful', 'some are neutral and some give an advantage'],
        ['natural selection favours the strongest in every case', 'it favours the best adapted'],
        ['new alleles arise by fertilisation', 'new alleles arise by mutation only'],
        ['a favourable allele becomes rarer in a population', 'it becomes more frequent'],
      ],
    },
    {
      about: 'speciation',
      tag: 'speciation',
      truths: [
        'it begins when part of a population is isolated',
        'different mutations arise in the isolated groups',
        'a river can be a geographical barrier',
        'the groups are different species when they cannot produce fertile young together',
      ],
      errors: [
        ['it happens within one generation', 'it takes many generations'],
        ['the same mutations arise in both isolated groups', 'different mutations arise in each group'],
        ['isolation barriers let two groups interbreed', 'they keep the groups from interbreeding'],
        [
          'two species that produce sterile young count as one species',
          'members of one species have fertile young',
        ],
      ],
    },
  ],
};
