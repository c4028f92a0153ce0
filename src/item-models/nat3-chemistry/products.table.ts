// Facts of National 3 Chemistry (fuels, food, materials and tests). `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const fuelsSheet: FactSheet = {
  tables: [
    {
      noun: 'word',
      tag: 'fuel-words',
      facts: [
        {
          term: 'fuel',
          or: ['fuels'],
          clues: ['is the name of anything that is burned to give heat'],
          near: ['fossil fuel'],
        },
        {
          term: 'fossil fuel',
          or: ['fossil fuels'],
          clues: ['is the name of every fuel that was made from dead plants and animals long ago'],
          near: ['fuel'],
        },
        { term: 'coal', clues: ['is a black solid dug from the ground and burned'] },
        { term: 'oil', or: ['crude oil'], clues: ['is a dark liquid pumped from under the North Sea'] },
        { term: 'natural gas', or: ['gas', 'methane'], clues: ['is piped to homes for cooking'] },
        { term: 'oxygen', clues: ['is the gas of the air that things need to burn'] },
        { term: 'carbon dioxide', clues: ['is the gas formed by burning that warms the planet'] },
        { term: 'water', or: ['foam'], clues: ['puts out a wood fire by cooling it'] },
        {
          term: 'fire blanket',
          or: ['blanket', 'damp cloth'],
          clues: ['puts out a pan of burning fat by keeping air out'],
        },
        { term: 'petrol', clues: ['is the fuel of many cars'] },
        { term: 'wood', or: ['biomass'], clues: ['is a renewable fuel from trees'] },
      ],
    },
  ],
  statements: [
    {
      about: 'fire and fuels',
      tag: 'fire',
      truths: [
        'a fire needs fuel, oxygen and heat',
        'fossil fuels will run out',
        'burning coal can cause acid rain',
        'plants can be made into fuel for cars',
        'taking away oxygen puts a fire out',
        'crude oil is separated into fuels',
      ],
      errors: [
        ['a fire needs nitrogen to burn', 'it needs oxygen'],
        [
          'water should be thrown on burning fat',
          'it makes the fat spit; a damp cloth or fire blanket is used',
        ],
        ['coal is a renewable fuel', 'it will run out'],
        ['burning fuels takes carbon dioxide out of the air', 'it puts carbon dioxide into the air'],
        ['heat puts out a fire', 'cooling puts out a fire'],
      ],
    },
  ],
};

export const foodSheet: FactSheet = {
  tables: [
    {
      noun: 'word',
      tag: 'food-words',
      facts: [
        { term: 'photosynthesis', clues: ['is how plants make food from light'] },
        {
          term: 'starch',
          clues: ['turns iodine blue-black', 'is the food that a potato stores, and is no sugar'],
        },
        { term: 'sugar', or: ['glucose'], clues: ['is sweet and gives quick energy'] },
        { term: 'protein', or: ['proteins'], clues: ['is found in meat and beans and builds the body'] },
        { term: 'fat', or: ['fats', 'oil'], clues: ['is found in butter and stores energy'] },
        { term: 'yeast', clues: ['makes bread rise'] },
        { term: 'alcohol', or: ['ethanol'], clues: ['is made from sugar by yeast'] },
        { term: 'soap', clues: ['is used with water to wash off grease'] },
        { term: 'fibre', clues: ['helps food move through the gut'] },
        { term: 'perfume', or: ['essential oil'], clues: ['is made from the oils of flowers'] },
        { term: 'cotton', clues: ['is a cloth made from a plant'] },
      ],
    },
  ],
  statements: [
    {
      about: 'plants and what we make from them',
      tag: 'plants',
      truths: [
        'plants take in carbon dioxide',
        'plants give out oxygen in the light',
        'some medicines come from plants',
        'cotton comes from a plant',
        'fruit contains sugar',
        'green plants need light to make food',
      ],
      errors: [
        ['plants make food in the dark', 'they need light'],
        ['plants give out only carbon dioxide', 'in the light they give out oxygen'],
        ['wool comes from a plant', 'it comes from sheep'],
        ['bread contains no starch', 'it contains a lot of starch'],
        ['too much sugar is good for teeth', 'it is bad for teeth'],
      ],
    },
  ],
};

export const materialsSheet: FactSheet = {
  tables: [
    {
      noun: 'material',
      tag: 'materials',
      facts: [
        { term: 'glass', clues: ['is used for windows because it is see-through'] },
        { term: 'copper', clues: ['is used for wires because it conducts electricity well'] },
        {
          term: 'plastic',
          or: ['PVC', 'polythene'],
          clues: [
            'covers wires because it does not conduct electricity',
            'is used for bottles because it is light and does not break',
          ],
        },
        { term: 'steel', or: ['iron'], clues: ['is used for bridges because it is strong'] },
        { term: 'aluminium', clues: ['is used for aircraft because it is light and does not rust'] },
        { term: 'gold', clues: ['is used for rings because it stays shiny'] },
        { term: 'rubber', clues: ['is used for tyres because it is springy and grips'] },
        {
          term: 'ceramic',
          or: ['pottery', 'china', 'clay'],
          clues: ['is used for mugs because it stands heat and is hard'],
        },
        { term: 'cotton', clues: ['is used for T-shirts because it is soft and lets air through'] },
        { term: 'concrete', clues: ['is used for foundations because it sets hard'] },
      ],
    },
  ],
  statements: [
    {
      about: 'metals and rusting',
      tag: 'rusting',
      truths: [
        'iron needs water and air to rust',
        'paint stops iron from rusting',
        'salt makes iron rust faster',
        'a coat of zinc protects iron',
        'oil protects a bicycle chain',
        'metals can be recycled',
        'gold does not rust',
      ],
      errors: [
        ['iron rusts in dry air', 'it needs water too'],
        ['paint makes iron rust faster', 'it keeps water and air out'],
        ['copper rusts', 'only iron and steel rust'],
        ['plastic rusts', 'only iron and steel rust'],
        ['metals do not conduct heat', 'they conduct heat well'],
      ],
    },
  ],
};

export const testsSheet: FactSheet = {
  tables: [
    {
      noun: 'gas',
      tag: 'gas-tests',
      facts: [
        { term: 'oxygen', clues: ['relights a glowing splint'] },
        { term: 'hydrogen', clues: ['burns with a pop'] },
        { term: 'carbon dioxide', clues: ['turns lime water milky'] },
        { term: 'nitrogen', clues: ['makes up most of the air'] },
        { term: 'helium', clues: ['fills party balloons that float'] },
      ],
    },
    {
      noun: 'hazard word',
      tag: 'hazards',
      facts: [
        { term: 'flammable', clues: ['means that something catches fire easily', 'is shown by a flame'] },
        {
          term: 'corrosive',
          clues: ['means that something eats away skin and metal', 'is shown by a liquid dripping on a hand'],
        },
        {
          term: 'toxic',
          or: ['poisonous'],
          clues: ['means that something is poisonous', 'is shown by a skull and crossbones'],
        },
        { term: 'explosive', clues: ['means that something may blow up', 'is shown by a bursting bomb'] },
        {
          term: 'oxidising',
          clues: ['means that something helps other things to burn', 'is shown by a flame over a circle'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'working safely',
      tag: 'safety',
      truths: [
        'goggles protect the eyes',
        'long hair should be tied back',
        'spills should be wiped up',
        'chemicals should never be tasted',
        'gloves protect the hands',
        'bags should be kept under the bench',
        'hot glass looks the same as cold glass',
      ],
      errors: [
        ['chemicals should be tasted to find out what they are', 'they may be poisonous'],
        ['goggles should be taken off to see better', 'they protect the eyes'],
        [
          'a test tube should be pointed at a friend when it is heated',
          'it should be pointed away from people',
        ],
        ['acid on the skin should be left to dry', 'it should be washed off with plenty of water'],
        ['running in the laboratory saves time', 'it causes accidents'],
      ],
    },
  ],
};
