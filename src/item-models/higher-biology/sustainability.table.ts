/**
 * Facts for the questions of the unit Sustainability. `clues` describe a term, `or` lists other accepted
 * wordings, and `near` lists terms too similar to be wrong options. In `errors`, each false statement is
 * followed by its correction.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

export const foodSupply: FactSheet = {
  tables: [
    {
      noun: 'substance',
      tag: 'photosynthesis',
      facts: [
        {
          term: 'chlorophyll a',
          or: ['chlorophyll'],
          clues: ['is the main pigment, which absorbs mostly red and blue light'],
        },
        {
          term: 'carotenoid',
          or: ['carotenoids'],
          clues: ['is the pigment that widens the range of light absorbed and passes its energy on'],
        },
        { term: 'RuBisCO', or: ['rubisco'], clues: ['is the enzyme that fixes carbon dioxide'] },
        {
          term: 'RuBP',
          or: ['ribulose bisphosphate'],
          clues: ['combines with carbon dioxide at the start of the Calvin cycle'],
        },
        {
          term: '3PG',
          or: ['3-phosphoglycerate', '3 phosphoglycerate'],
          clues: ['is formed when carbon dioxide is fixed'],
        },
        {
          term: 'G3P',
          or: ['glyceraldehyde 3-phosphate', 'glyceraldehyde 3 phosphate'],
          clues: ['is used to make glucose and to regenerate RuBP'],
        },
        { term: 'NADPH', clues: ['carries hydrogen to the Calvin cycle'] },
        { term: 'ATP synthase', clues: ['makes ATP with the energy of high-energy electrons'] },
        { term: 'oxygen', clues: ['is evolved when water is split by photolysis'] },
        {
          term: 'cellulose',
          clues: ['is the structural carbohydrate made from the glucose of photosynthesis'],
        },
        { term: 'starch', clues: ['is the storage carbohydrate made from the glucose of photosynthesis'] },
      ],
    },
    {
      noun: 'term',
      tag: 'plant-breeding',
      facts: [
        { term: 'food security', clues: ['means access to enough food of good quality'] },
        { term: 'cultivar', clues: ['means a variety of a crop plant that was bred by people'] },
        {
          term: 'inbreeding',
          clues: ['means the crossing of related individuals until a population breeds true'],
        },
        {
          term: 'inbreeding depression',
          near: ['inbreeding'],
          clues: ['means the loss of vigour when harmful recessive alleles become homozygous'],
        },
        {
          term: 'F1 hybrid',
          or: ['F1', 'hybrid'],
          clues: ['is the uniform and vigorous offspring of two different inbred lines'],
        },
        {
          term: 'test cross',
          clues: ['finds out whether an individual with a dominant phenotype is homozygous'],
        },
        {
          term: 'backcross',
          or: ['backcrossing'],
          near: ['test cross'],
          clues: ['means a cross with a parent line to keep its desired characteristics'],
        },
        {
          term: 'genome sequencing',
          or: ['sequencing'],
          clues: ['identifies organisms with a particular allele for breeding'],
        },
        {
          term: 'genetic transformation',
          or: ['genetic modification', 'recombinant DNA technology'],
          clues: ['inserts a single gene for a desired characteristic into a crop'],
        },
        {
          term: 'replicate',
          or: ['replicates', 'replication'],
          clues: ['takes account of the variability within a treatment of a field trial'],
        },
        {
          term: 'randomisation',
          or: ['randomised treatments', 'random'],
          clues: ['eliminates bias in a field trial'],
        },
        { term: 'control', clues: ['lets treatments be compared with untreated plots'] },
      ],
    },
    {
      noun: 'term',
      tag: 'pigments',
      facts: [
        {
          term: 'absorption spectrum',
          clues: ['shows how much light of each wavelength a pigment takes in'],
        },
        { term: 'action spectrum', clues: ['shows the rate of photosynthesis at each wavelength'] },
        { term: 'transmission', or: ['transmitted'], clues: ['happens to light that passes through a leaf'] },
        { term: 'reflection', or: ['reflected'], clues: ['happens to light that bounces off a leaf'] },
        {
          term: 'photolysis',
          clues: ['splits water into oxygen and hydrogen ions with the energy of electrons'],
        },
      ],
    },
  ],
  sequences: [
    {
      processName: 'photosynthesis',
      tag: 'photosynthesis',
      stages: [
        'light energy is absorbed by pigments',
        'high-energy electrons pass along the electron transport chain',
        'ATP synthase generates ATP',
        'RuBisCO fixes carbon dioxide to RuBP',
        '3PG is phosphorylated and combined with hydrogen to form G3P',
        'G3P is used to regenerate RuBP and to make glucose',
      ],
    },
  ],
  statements: [
    {
      about: 'photosynthesis',
      tag: 'photosynthesis',
      truths: [
        'carotenoids extend the range of wavelengths absorbed',
        'photolysis evolves oxygen',
        'hydrogen is carried to the Calvin cycle by NADPH',
        'RuBisCO fixes carbon dioxide',
        'G3P is used to regenerate RuBP',
      ],
      errors: [
        ['chlorophyll a absorbs mainly green light', 'it absorbs mainly red and blue light'],
        ['carbon dioxide is split by photolysis', 'water is split'],
        ['the Calvin cycle makes ATP', 'the Calvin cycle uses ATP'],
        ['carbon dioxide combines with G3P', 'carbon dioxide combines with RuBP'],
      ],
    },
    {
      about: 'plant and animal breeding',
      tag: 'plant-breeding',
      truths: [
        'F1 hybrids are often more vigorous than their parents',
        'inbreeding raises the frequency of homozygotes',
        'self-pollinating plants are less prone to inbreeding depression',
        'replicates take account of variability in a field trial',
        'randomised plots eliminate bias',
      ],
      errors: [
        ['F2 offspring of a hybrid are uniform', 'the F2 generation shows a wide variety'],
        ['inbreeding raises the number of heterozygotes', 'it raises the number of homozygotes'],
        ['replicates eliminate bias', 'randomisation eliminates bias'],
        ['a test cross uses a homozygous dominant partner', 'it uses a homozygous recessive partner'],
      ],
    },
  ],
  points: [
    {
      question:
        'State two features of the design of a field trial that make its results trustworthy, apart from using several cultivars.',
      tag: 'plant-breeding',
      count: 2,
      points: [
        ['replicates', 'several replicates', 'repeat plots'],
        ['randomised treatments', 'randomisation', 'random plots', 'random'],
        ['selection of treatments', 'treatments chosen', 'control plots', 'control'],
      ],
    },
  ],
};

export const interdependence: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'crop-protection',
      facts: [
        {
          term: 'annual weed',
          or: ['annual'],
          clues: ['means a plant among crops that grows fast and makes many seeds in one year'],
        },
        {
          term: 'perennial weed',
          or: ['perennial'],
          clues: ['means a plant among crops that lives on by storage organs and vegetative growth'],
        },
        {
          term: 'cultural control',
          or: ['cultural', 'cultural methods'],
          clues: ['means methods such as ploughing, weeding and crop rotation'],
        },
        {
          term: 'selective herbicide',
          or: ['selective'],
          clues: ['kills certain plants such as those with broad leaves'],
        },
        {
          term: 'systemic herbicide',
          or: ['systemic', 'systemic pesticide'],
          clues: ['spreads through the vascular system of the plant and kills its underground parts'],
        },
        { term: 'biological control', clues: ['means the use of a natural enemy against a pest'] },
        {
          term: 'integrated pest management',
          or: ['IPM'],
          clues: ['means the combination of chemical, biological and cultural methods'],
        },
        { term: 'bioaccumulation', clues: ['means the build-up of a chemical in one organism'] },
        {
          term: 'biomagnification',
          clues: ['means the rise in concentration of a chemical from one trophic level to the next'],
        },
        {
          term: 'protective fungicide',
          or: ['fungicide'],
          clues: ['is best applied on the basis of a disease forecast'],
        },
      ],
    },
    {
      noun: 'behaviour',
      tag: 'animal-welfare',
      facts: [
        {
          term: 'stereotypy',
          or: ['stereotypic', 'stereotypies'],
          clues: ['is a repeated movement without purpose in a caged animal'],
        },
        {
          term: 'misdirected behaviour',
          or: ['misdirected'],
          clues: ['is normal behaviour in an unsuitable place, such as over-plucking of feathers'],
        },
        {
          term: 'failure in sexual or parental behaviour',
          or: ['failure in parental behaviour', 'failure in sexual behaviour'],
          clues: ['is the rejection of a mate or of young'],
        },
        {
          term: 'altered level of activity',
          or: ['altered activity', 'hysteria', 'apathy'],
          clues: ['is shown as apathy or as hysteria'],
        },
        {
          term: 'altruism',
          or: ['altruistic behaviour', 'altruistic'],
          near: ['reciprocal altruism', 'kin selection'],
          clues: ['harms the donor and benefits the recipient'],
        },
        {
          term: 'reciprocal altruism',
          near: ['altruism'],
          clues: ['is help that is later returned, so that donor and recipient change places'],
        },
        {
          term: 'kin selection',
          near: ['altruism'],
          clues: ['is help for relatives, which raises the survival of shared genes'],
        },
        { term: 'cooperative hunting', clues: ['lets a group catch larger prey than one animal could'] },
        {
          term: 'appeasement',
          or: ['ritualistic display', 'ritualistic displays'],
          clues: ['reduces conflict in a social group of primates'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'symbiosis-biodiversity',
      facts: [
        {
          term: 'symbiosis',
          near: ['mutualism', 'parasitism'],
          clues: ['means a close relation of two species that have evolved together over a long time'],
        },
        {
          term: 'parasitism',
          near: ['symbiosis'],
          clues: ['means a relation in which one species benefits and the other is harmed'],
        },
        { term: 'mutualism', near: ['symbiosis'], clues: ['means a relation in which both species benefit'] },
        { term: 'vector', clues: ['means an organism that carries a parasite from host to host'] },
        {
          term: 'genetic diversity',
          clues: ['means the number and frequency of all the alleles in a population'],
        },
        {
          term: 'species diversity',
          clues: ['means the number of species together with their relative abundance'],
        },
        { term: 'ecosystem diversity', clues: ['means the number of distinct ecosystems in an area'] },
        {
          term: 'bottleneck effect',
          or: ['bottleneck'],
          clues: ['means the loss of genetic variation when a population becomes very small'],
        },
        {
          term: 'habitat fragmentation',
          or: ['fragmentation'],
          clues: ['means the splitting of a habitat into smaller areas with more edges'],
        },
        {
          term: 'habitat corridor',
          or: ['corridor'],
          clues: ['links isolated patches so that species can feed, mate and recolonise'],
        },
        {
          term: 'invasive species',
          or: ['invasive'],
          clues: ['means a naturalised species that spreads fast and eliminates native ones'],
        },
        {
          term: 'naturalised species',
          or: ['naturalised'],
          near: ['introduced species', 'invasive species'],
          clues: ['means a non-native species that has become established in the wild'],
        },
        {
          term: 'introduced species',
          or: ['introduced', 'non-native species'],
          near: ['naturalised species', 'invasive species'],
          clues: ['means a species that people have brought to a new place'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'social-insects',
      facts: [
        { term: 'queen', clues: ['is the female of a bee colony that lays eggs'] },
        { term: 'drone', or: ['drones'], clues: ['is the male of a bee colony'] },
        { term: 'worker', or: ['workers'], clues: ['is sterile and raises relatives in the colony'] },
        {
          term: 'keystone species',
          or: ['keystone'],
          clues: ['is of key importance to an ecosystem, as social insects are'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'crop protection',
      tag: 'crop-protection',
      truths: [
        'systemic insecticides spread through the vascular system of plants',
        'biological control agents may themselves become invasive',
        'persistent pesticides can accumulate in food chains',
        'repeated use of a pesticide can select a resistant population',
        'crop rotation is a cultural method',
      ],
      errors: [
        ['selective herbicides kill all plants', 'they kill certain plants only'],
        ['perennial weeds live for one year', 'annual weeds live for one year'],
        ['ploughing is a biological method', 'ploughing is a cultural method'],
        ['biomagnification lowers the concentration at higher trophic levels', 'it raises it'],
      ],
    },
    {
      about: 'symbiosis, social behaviour and biodiversity',
      tag: 'symbiosis-biodiversity',
      truths: [
        'a parasite often cannot survive outside its host',
        'both partners of mutualism benefit',
        'in a social hierarchy dominant and subordinate animals both gain',
        'a large habitat island has a higher species diversity than a small one',
        'habitat edges support edge species',
      ],
      errors: [
        ['in mutualism one partner is harmed', 'both partners benefit'],
        ['altruistic behaviour harms the recipient', 'it harms the donor and benefits the recipient'],
        ['isolated fragments have a higher species diversity', 'isolated fragments have a lower one'],
        ['the bottleneck effect raises genetic diversity', 'it lowers genetic diversity'],
      ],
    },
  ],
};
