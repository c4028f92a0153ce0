// Facts of National 3 Biology. `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const cells: FactSheet = {
  tables: [
    {
      noun: 'part of a cell',
      tag: 'cell-structure',
      article: 'the',
      facts: [
        { term: 'nucleus', clues: ['controls the cell'] },
        { term: 'cell membrane', or: ['membrane'], clues: ['lets things in and out of the cell'] },
        { term: 'cytoplasm', clues: ['is the jelly inside the cell'] },
        { term: 'cell wall', clues: ['makes a plant cell strong'] },
        { term: 'chloroplast', clues: ['is green and makes food from light'] },
        { term: 'vacuole', clues: ['is a space full of watery sap in a plant cell'] },
      ],
    },
    {
      noun: 'living thing or thing made by it',
      tag: 'microbes',
      facts: [
        { term: 'yeast', clues: ['makes bread rise'] },
        { term: 'bacteria', or: ['bacterium'], clues: ['is used to make yoghurt from milk'] },
        { term: 'virus', clues: ['causes colds and flu'] },
        { term: 'mould', or: ['fungus'], clues: ['grows as a furry layer on old bread'] },
        { term: 'DNA', clues: ['carries the information that makes each of us different'] },
        {
          term: 'antibiotic',
          or: ['antibiotics', 'penicillin'],
          clues: ['is a medicine that kills bacteria'],
        },
        { term: 'vaccine', clues: ['is injected to protect us from a disease'] },
      ],
    },
  ],
  statements: [
    {
      about: 'cells and microbes',
      tag: 'cell-structure',
      truths: [
        'all living things are made of cells',
        'most cells are too small to see without a microscope',
        'plant cells have a cell wall',
        'some microbes are useful',
        'washing your hands helps to stop microbes from spreading',
        'DNA is found in the nucleus',
      ],
      errors: [
        ['animal cells have a cell wall', 'only plant cells have one of the two'],
        ['all microbes cause disease', 'many microbes are useful'],
        ['microbes grow fastest in a freezer', 'cold slows them down'],
        ['antibiotics cure a cold', 'a cold is caused by a virus, and antibiotics kill bacteria'],
        ['people have only one cell', 'people have very many cells'],
      ],
    },
  ],
  points: [
    {
      question: 'Name two foods that are made with the help of microbes.',
      tag: 'microbes',
      count: 2,
      points: [['bread'], ['cheese'], ['yoghurt', 'yogurt'], ['beer'], ['wine']],
    },
    {
      question: 'Give two ways to stop microbes from spreading.',
      tag: 'microbes',
      count: 2,
      points: [
        ['wash your hands', 'washing hands', 'hand washing'],
        ['cook food', 'cooking'],
        ['use a tissue', 'cover your mouth', 'tissue'],
        ['disinfectant', 'clean surfaces', 'cleaning'],
        ['vaccine', 'vaccination'],
        ['fridge', 'keep food cold', 'freezer'],
      ],
    },
  ],
};

export const growth: FactSheet = {
  tables: [
    {
      noun: 'part of a plant',
      tag: 'plants',
      article: 'the',
      facts: [
        {
          term: 'root',
          or: ['roots'],
          clues: ['takes in water from the soil', 'holds the plant in the ground'],
        },
        { term: 'stem', clues: ['holds the leaves and flowers up'] },
        { term: 'leaf', or: ['leaves'], clues: ['makes food for the plant'] },
        { term: 'flower', clues: ['attracts insects and makes seeds'] },
        { term: 'seed', or: ['seeds'], clues: ['can grow into a new plant'] },
        { term: 'fruit', clues: ['protects the seeds and helps to spread them'] },
        { term: 'pollen', clues: ['is the yellow powder that insects carry from flower to flower'] },
      ],
    },
    {
      noun: 'stage of life',
      tag: 'life-cycles',
      article: 'the',
      facts: [
        { term: 'tadpole', clues: ['hatches from frogspawn and has a tail and gills'] },
        { term: 'caterpillar', clues: ['hatches from the egg of a butterfly and eats leaves'] },
        {
          term: 'pupa',
          or: ['chrysalis'],
          clues: ['is the case in which a caterpillar changes into a butterfly'],
        },
        { term: 'seedling', clues: ['is the young plant that has just come out of the soil'] },
        { term: 'embryo', clues: ['is the very early stage of a baby inside its mother'] },
        { term: 'adult', clues: ['is fully grown and can have young'] },
      ],
    },
  ],
  sequences: [
    {
      processName: 'the life of a frog',
      tag: 'life-cycles',
      stages: ['frogspawn', 'tadpole', 'tadpole with legs', 'young frog', 'adult frog'],
    },
    {
      processName: 'the life of a butterfly',
      tag: 'life-cycles',
      stages: ['egg', 'caterpillar', 'pupa', 'adult butterfly'],
    },
    {
      processName: 'the life of a flowering plant',
      tag: 'life-cycles',
      stages: ['seed', 'seedling', 'young plant', 'plant with flowers', 'plant with ripe fruit'],
    },
    {
      processName: 'a human life',
      tag: 'life-cycles',
      stages: ['baby', 'child', 'teenager', 'adult', 'old person'],
    },
  ],
  statements: [
    {
      about: 'growth and reproduction',
      tag: 'life-cycles',
      truths: [
        'a seed needs water to start growing',
        'insects carry pollen from flower to flower',
        'an animal grows from a fertilised egg',
        'sperm and egg join in fertilisation',
        'a tadpole grows into a frog',
      ],
      errors: [
        ['a seed needs soil to start growing', 'it needs water, air and warmth'],
        ['a caterpillar grows into a frog', 'a caterpillar becomes a butterfly or moth'],
        ['roots make food from light', 'leaves make food from light'],
        ['a baby grows from an egg without a sperm', 'a sperm has to join with the egg'],
      ],
    },
  ],
  points: [
    {
      question: 'Name two things that a seed needs to start growing.',
      tag: 'plants',
      count: 2,
      points: [['water'], ['air', 'oxygen'], ['warmth', 'heat', 'warm']],
    },
    {
      question: 'Name two ways in which seeds are spread.',
      tag: 'plants',
      count: 2,
      points: [['wind'], ['animals', 'birds'], ['water'], ['exploding', 'explosion']],
    },
  ],
};

export const healthyBodies: FactSheet = {
  tables: [
    {
      noun: 'organ',
      tag: 'organs',
      article: 'the',
      facts: [
        { term: 'heart', clues: ['pumps blood round the body'] },
        { term: 'lung', or: ['lungs'], clues: ['takes oxygen from the air into the blood'] },
        { term: 'brain', clues: ['controls the body and lets us think'] },
        { term: 'stomach', clues: ['churns food and mixes it with acid'] },
        { term: 'kidney', or: ['kidneys'], clues: ['cleans the blood and makes urine'] },
        { term: 'skin', clues: ['covers and protects the body'] },
        { term: 'small intestine', or: ['intestine'], clues: ['takes digested food into the blood'] },
        { term: 'bone', or: ['bones', 'skeleton'], clues: ['supports the body'] },
        { term: 'muscle', or: ['muscles'], clues: ['pulls on bones to move the body'] },
      ],
    },
    {
      noun: 'food or habit',
      tag: 'healthy-living',
      facts: [
        { term: 'exercise', clues: ['makes the heart stronger'] },
        { term: 'smoking', clues: ['damages the lungs'] },
        { term: 'sugar', clues: ['causes tooth decay if we eat too much of it'] },
        {
          term: 'fruit and vegetables',
          or: ['fruit', 'vegetables'],
          clues: ['gives us vitamins and should be eaten five times a day'],
        },
        { term: 'milk', or: ['dairy', 'cheese'], clues: ['gives us calcium for strong bones'] },
        { term: 'meat and fish', or: ['meat', 'fish', 'protein'], clues: ['gives us protein for growth'] },
        { term: 'alcohol', clues: ['slows reactions and damages the liver'] },
      ],
    },
  ],
  statements: [
    {
      about: 'keeping healthy',
      tag: 'healthy-living',
      truths: [
        'the heart beats faster during exercise',
        'smoking damages the lungs',
        'the pulse can be felt at the wrist',
        'a balanced diet contains fruit and vegetables',
        'regular exercise makes the heart stronger',
      ],
      errors: [
        ['the heart beats more slowly during exercise', 'it beats faster'],
        ['blood is pumped by the lungs', 'blood is pumped by the heart'],
        ['a fit person has a higher pulse at rest', 'a fit person has a lower pulse at rest'],
        ['too much sugar is good for teeth', 'too much sugar causes tooth decay'],
      ],
    },
  ],
  points: [
    {
      question: 'Give two things that help to keep the heart healthy.',
      tag: 'healthy-living',
      count: 2,
      points: [
        ['exercise'],
        ['healthy diet', 'eat less fat', 'balanced diet', 'eating well', 'fruit'],
        ['not smoking', 'no smoking', 'do not smoke'],
        ['less alcohol', 'no alcohol'],
        ['less salt'],
        ['less stress'],
      ],
    },
  ],
};

export const environment: FactSheet = {
  tables: [
    {
      noun: 'word',
      tag: 'ecology-terms',
      facts: [
        { term: 'habitat', clues: ['means the place where a plant or animal lives'] },
        { term: 'producer', clues: ['means a green plant that makes its own food'] },
        { term: 'herbivore', clues: ['means an animal that eats plants only'] },
        { term: 'carnivore', near: ['predator'], clues: ['means an animal that eats meat only'] },
        { term: 'omnivore', clues: ['means an animal that eats plants and meat'] },
        { term: 'predator', near: ['carnivore'], clues: ['means an animal that hunts others'] },
        { term: 'prey', clues: ['means an animal that gets hunted'] },
        { term: 'extinct', clues: ['means that none of its kind is left alive'] },
        { term: 'food chain', clues: ['shows what eats what'] },
        { term: 'pollution', clues: ['means harmful things in air, water or soil'] },
        { term: 'recycling', clues: ['means that old materials are used to make new things'] },
      ],
    },
    {
      noun: 'animal or plant',
      tag: 'adaptation',
      article: 'the',
      facts: [
        { term: 'camel', clues: ['can go without water for a long time in the desert'] },
        { term: 'polar bear', clues: ['has thick white fur for the snow'] },
        { term: 'fish', clues: ['has gills and fins'] },
        { term: 'eagle', clues: ['has a hooked beak and sharp claws for catching animals'] },
        { term: 'duck', clues: ['has webbed feet for swimming'] },
        { term: 'cactus', clues: ['has spines and stores water in its stem'] },
        { term: 'squirrel', clues: ['has claws for climbing trees and stores nuts for winter'] },
        { term: 'hedgehog', clues: ['has spines and sleeps through the winter'] },
      ],
    },
  ],
  statements: [
    {
      about: 'food chains and the environment',
      tag: 'food-web-direction',
      truths: [
        'a food chain starts with a green plant',
        'the arrow means “is eaten by”',
        'litter can harm wild animals',
        'recycling saves raw materials',
        'a thick coat keeps an animal warm',
      ],
      errors: [
        ['a food chain starts with a meat-eater', 'it starts with a green plant'],
        ['the arrow in a food chain means “eats”', 'it means “is eaten by”'],
        ['cutting down forests helps wild animals', 'it destroys their habitat'],
        ['a desert plant has big, thin leaves', 'big leaves would lose too much water'],
      ],
    },
  ],
  points: [
    {
      question: 'Give two ways in which people harm the environment.',
      tag: 'human-impact',
      count: 2,
      points: [
        ['pollution'],
        ['litter', 'plastic'],
        ['cutting down trees', 'deforestation', 'cut down trees'],
        ['burning fuels', 'cars', 'burning fossil fuels'],
        ['overfishing'],
        ['hunting'],
      ],
    },
    {
      question: 'Give two ways in which people can protect the environment.',
      tag: 'human-impact',
      count: 2,
      points: [
        ['recycle', 'recycling'],
        ['plant trees'],
        ['use less energy', 'save energy', 'turn off lights'],
        ['walk', 'cycle', 'use public transport', 'drive less'],
        ['nature reserves', 'protect habitats'],
        ['pick up litter', 'less plastic'],
      ],
    },
  ],
};
