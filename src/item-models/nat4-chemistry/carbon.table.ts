// Facts of National 4 Chemistry (carbon compounds). `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const fuelsSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'fuel-terms',
      facts: [
        {
          term: 'fossil fuel',
          or: ['fossil fuels'],
          clues: ['was formed from dead plants or animals over millions of years'],
          near: ['crude oil', 'fuel'],
        },
        { term: 'hydrocarbon', or: ['hydrocarbons'], clues: ['contains hydrogen and carbon only'] },
        {
          term: 'combustion',
          or: ['burning'],
          clues: ['is the reaction of a fuel with oxygen that gives out energy'],
        },
        {
          term: 'fractional distillation',
          or: ['distillation'],
          clues: ['separates crude oil into groups of compounds'],
        },
        { term: 'crude oil', or: ['oil'], clues: ['is a mixture of hydrocarbons found under the sea bed'] },
        {
          term: 'carbon monoxide',
          clues: ['is a poisonous gas formed when there is too little oxygen'],
          near: ['carbon dioxide'],
        },
        {
          term: 'carbon dioxide',
          clues: ['is a gas of burning that adds to global warming', 'turns lime water milky'],
          near: ['carbon monoxide'],
        },
        { term: 'biomass', or: ['biofuel'], clues: ['is a renewable fuel made from plants'] },
        { term: 'viscosity', or: ['viscous'], clues: ['tells how thick and slow to pour a liquid is'] },
        { term: 'flammability', or: ['flammable'], clues: ['tells how easily a substance catches fire'] },
        { term: 'cracking', clues: ['breaks large hydrocarbons into smaller, more useful ones'] },
        {
          term: 'bromine solution',
          or: ['bromine', 'bromine water'],
          clues: ['loses its colour quickly with an alkene'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'the fractions of crude oil',
      tag: 'fractions',
      truths: [
        'larger molecules have higher boiling points',
        'smaller molecules burn more easily',
        'larger molecules make thicker liquids',
        'petrol is a fraction of crude oil',
        'bitumen is used to make roads',
        'the gases come off at the top of the tower',
      ],
      errors: [
        ['larger molecules have lower boiling points', 'they have higher boiling points'],
        ['bitumen catches fire more easily than petrol', 'petrol does'],
        ['crude oil is a pure compound', 'it is a mixture'],
        ['smaller molecules make thicker liquids', 'they make runnier liquids'],
      ],
    },
    {
      about: 'burning fuels',
      tag: 'combustion',
      truths: [
        'a hydrocarbon that burns completely gives carbon dioxide and water',
        'burning gives out energy',
        'a test for oxygen is that it relights a glowing splint',
        'air is about a fifth oxygen',
        'sulfur in a fuel forms sulfur dioxide when it burns',
      ],
      errors: [
        ['a hydrocarbon that burns completely gives hydrogen', 'it gives carbon dioxide and water'],
        ['burning takes in energy', 'it gives out energy'],
        ['air is mostly oxygen', 'it is mostly nitrogen'],
        ['fossil fuels are renewable', 'they will run out'],
      ],
    },
  ],
};

export const productsSheet: FactSheet = {
  tables: [
    {
      noun: 'substance',
      tag: 'plant-products',
      facts: [
        {
          term: 'glucose',
          or: ['sugar'],
          clues: ['turns Benedict’s solution orange when it is warmed', 'is made in photosynthesis'],
        },
        { term: 'starch', clues: ['turns iodine solution blue-black', 'is how plants store energy'] },
        {
          term: 'ethanol',
          or: ['alcohol'],
          clues: ['is formed when yeast ferments sugar', 'is used as a fuel and in drinks'],
        },
        { term: 'yeast', clues: ['contains the enzymes for fermentation'] },
        { term: 'oxygen', clues: ['is given off by plants in photosynthesis'] },
        { term: 'chlorophyll', clues: ['is the green substance that takes in light'] },
        { term: 'cellulose', clues: ['is the carbohydrate that makes plants stiff'] },
        { term: 'essential oil', or: ['essential oils'], clues: ['gives a perfume its smell'] },
        { term: 'aspirin', clues: ['is a medicine first made from the bark of the willow'] },
        { term: 'dye', or: ['dyes'], clues: ['is taken from plants such as indigo to colour cloth'] },
      ],
    },
  ],
  statements: [
    {
      about: 'carbohydrates and fermentation',
      tag: 'fermentation',
      truths: [
        'fermentation gives ethanol and carbon dioxide',
        'fermentation stops when the alcohol content is too high for the yeast',
        'distillation gives drinks with more alcohol',
        'carbohydrates contain carbon, hydrogen and oxygen',
        'yeast works best in the warm',
        'starch is made of many glucose units',
      ],
      errors: [
        ['yeast works best near 100 degrees Celsius', 'its enzymes are destroyed by the heat'],
        ['fermentation gives oxygen', 'it gives carbon dioxide'],
        ['starch turns Benedict’s solution orange', 'glucose does'],
        ['carbohydrates are made of carbon and hydrogen only', 'they contain oxygen too'],
        ['photosynthesis uses up oxygen', 'it gives out oxygen'],
      ],
    },
  ],
};
