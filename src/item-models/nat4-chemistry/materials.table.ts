// Facts of National 4 Chemistry (materials). `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const metalsSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'metal-terms',
      facts: [
        { term: 'alloy', or: ['alloys'], clues: ['is a mixture of a metal with other elements'] },
        {
          term: 'corrosion',
          or: ['corroding'],
          clues: ['is the reaction of a metal surface with water and oxygen'],
        },
        { term: 'rusting', or: ['rust'], clues: ['is the corrosion of iron'], near: ['corrosion'] },
        { term: 'galvanising', or: ['galvanised', 'galvanizing'], clues: ['covers iron with zinc'] },
        { term: 'ore', or: ['ores'], clues: ['is a rock from which a metal is obtained'] },
        { term: 'electroplating', clues: ['covers a metal with another by means of electricity'] },
        {
          term: 'polymer',
          or: ['polymers', 'plastic', 'plastics'],
          clues: ['is a very long molecule made from many small ones'],
          near: ['monomer'],
        },
        {
          term: 'monomer',
          or: ['monomers'],
          clues: ['is one of the small molecules that join to form a plastic'],
          near: ['polymer'],
        },
        {
          term: 'ceramic',
          or: ['ceramics'],
          clues: ['is a hard material of baked clay that stands great heat'],
        },
        { term: 'biodegradable', clues: ['describes a plastic that rots away in the ground'] },
      ],
    },
    {
      noun: 'metal',
      tag: 'reactivity-series',
      facts: [
        { term: 'potassium', clues: ['is at the top of the reactivity series and is kept under oil'] },
        { term: 'magnesium', clues: ['burns with a bright white flame'] },
        { term: 'zinc', clues: ['is used to galvanise iron'] },
        { term: 'iron', clues: ['is made in a blast furnace and rusts'] },
        { term: 'copper', clues: ['is used for electrical wires and does not react with dilute acid'] },
        { term: 'gold', clues: ['is found uncombined in the ground because it is very unreactive'] },
        { term: 'aluminium', clues: ['is a light metal for aircraft that is obtained by electrolysis'] },
        { term: 'mercury', clues: ['is a liquid at room temperature'] },
      ],
    },
  ],
  statements: [
    {
      about: 'metals and their reactions',
      tag: 'reactivity-series',
      truths: [
        'magnesium reacts faster with acid than iron',
        'copper does not react with dilute hydrochloric acid',
        'paint keeps water and oxygen away from iron',
        'salt on winter roads speeds up rusting',
        'metals conduct electricity',
        'a battery runs down when its chemicals are used up',
        'two different metals in an electrolyte make a cell',
      ],
      errors: [
        ['gold reacts with dilute acid', 'it is too unreactive'],
        ['iron rusts in dry air', 'it needs water as well as oxygen'],
        ['zinc is more reactive than magnesium', 'magnesium is more reactive'],
        ['copper gives off hydrogen with dilute acid', 'it does not react'],
        ['aluminium is used for wires because it does not conduct', 'it conducts well'],
      ],
    },
  ],
};

export const societySheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'society-terms',
      facts: [
        {
          term: 'fertiliser',
          or: ['fertilisers', 'fertilizer'],
          clues: ['gives plants the elements they need to grow'],
        },
        {
          term: 'nitrogen',
          clues: [
            'is the element that makes leaves grow well',
            'is fixed by bacteria in the roots of peas and beans',
          ],
        },
        { term: 'chromatography', clues: ['separates the colours of an ink on paper'] },
        {
          term: 'flame test',
          or: ['flame tests'],
          clues: ['shows which metal is in a compound by a colour'],
        },
        { term: 'filtration', or: ['filtering'], clues: ['separates an insoluble solid from a liquid'] },
        { term: 'titration', clues: ['finds the volume of acid that just neutralises an alkali'] },
        {
          term: 'background radiation',
          or: ['background'],
          clues: ['is the radiation that is all around us'],
        },
        {
          term: 'nuclear power',
          or: ['nuclear energy', 'nuclear'],
          clues: ['makes electricity from uranium'],
        },
        { term: 'compost', clues: ['is a natural way to feed the soil, made from rotted plants'] },
        {
          term: 'evaporation',
          or: ['evaporating'],
          clues: ['leaves salt behind when the water of a solution is driven off'],
        },
      ],
    },
    {
      noun: 'metal',
      tag: 'flame-colour',
      facts: [
        { term: 'sodium', clues: ['gives a yellow flame'] },
        { term: 'potassium', clues: ['gives a lilac flame'] },
        { term: 'copper', clues: ['gives a blue-green flame'] },
        { term: 'lithium', clues: ['gives a red flame'], near: ['calcium', 'strontium'] },
        { term: 'barium', clues: ['gives a pale green flame'], near: ['copper'] },
      ],
    },
  ],
  statements: [
    {
      about: 'fertilisers and nuclear chemistry',
      tag: 'society',
      truths: [
        'plants need nitrogen, phosphorus and potassium',
        'fertilisers have to dissolve in water',
        'too much fertiliser can pollute rivers',
        'radiation can be used to kill cancer cells',
        'some rocks give off radon gas',
        'elements beyond hydrogen were formed in stars',
      ],
      errors: [
        ['plants take in fertiliser as a solid', 'it has to be dissolved in water'],
        ['all radiation is made by people', 'much of it is natural'],
        ['plants need only carbon dioxide to grow', 'they need water and elements from the soil too'],
        ['chromatography is used to find the mass of a metal', 'it separates mixtures'],
      ],
    },
  ],
};
