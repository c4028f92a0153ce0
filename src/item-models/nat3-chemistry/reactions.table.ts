// Facts of National 3 Chemistry (reactions and substances). `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const reactionsSheet: FactSheet = {
  tables: [
    {
      noun: 'word',
      tag: 'reaction-words',
      facts: [
        {
          term: 'chemical reaction',
          or: ['reaction'],
          clues: ['is a change in which a new substance is formed'],
        },
        { term: 'gas', or: ['gases'], clues: ['is in the bubbles that come off in a reaction'] },
        {
          term: 'heat',
          or: ['heat energy', 'energy'],
          clues: ['is given out by a hand warmer, which has no flame'],
        },
        { term: 'powder', clues: ['reacts faster than lumps of the same solid'] },
        { term: 'catalyst', or: ['enzyme'], clues: ['speeds up a reaction and is not used up'] },
        { term: 'fridge', or: ['refrigerator'], clues: ['slows down the reactions that make food go bad'] },
        {
          term: 'precipitate',
          or: ['solid'],
          clues: ['forms when two clear solutions are mixed and turn cloudy'],
        },
        { term: 'thermometer', clues: ['shows that a reaction has become hotter'] },
        { term: 'stopwatch', or: ['timer', 'stop clock'], clues: ['is used to time a reaction'] },
      ],
    },
  ],
  statements: [
    {
      about: 'chemical reactions',
      tag: 'reactions',
      truths: [
        'a colour change can be a sign of a reaction',
        'bubbles can be a sign of a reaction',
        'reactions go faster when they are warmer',
        'powder reacts faster than lumps',
        'burning is a chemical reaction',
        'rusting is a slow reaction',
        'an explosion is a very fast reaction',
        'food keeps longer in a fridge because reactions are slower',
      ],
      errors: [
        ['melting ice is a chemical reaction', 'no new substance is formed'],
        ['reactions go faster when they are colder', 'they go slower'],
        ['dissolving sugar makes a new substance', 'it is still sugar'],
        ['large lumps react faster than powder', 'powder reacts faster'],
        ['rusting is a fast reaction', 'it takes days or years'],
        ['weaker acid reacts faster', 'stronger acid reacts faster'],
      ],
    },
  ],
};

export const substancesSheet: FactSheet = {
  tables: [
    {
      noun: 'word',
      tag: 'substance-words',
      facts: [
        { term: 'element', or: ['elements'], clues: ['is a substance with only one kind of atom'] },
        { term: 'compound', or: ['compounds'], clues: ['has two or more elements joined together'] },
        {
          term: 'mixture',
          or: ['mixtures'],
          clues: ['has substances that are not joined and can be separated'],
        },
        { term: 'filtering', or: ['filtration', 'filter'], clues: ['separates sand from water'] },
        { term: 'evaporation', or: ['evaporating', 'evaporate'], clues: ['gets salt back from salty water'] },
        { term: 'chromatography', clues: ['separates the colours of felt-tip ink'] },
        { term: 'magnet', clues: ['separates iron filings from sand'] },
        { term: 'solution', clues: ['is made when a solid dissolves in a liquid'] },
        { term: 'solvent', clues: ['is the liquid that dissolves a solid'] },
        { term: 'acid', or: ['acids'], clues: ['has a pH below 7'] },
        { term: 'alkali', or: ['alkalis'], clues: ['has a pH above 7'] },
      ],
    },
  ],
  statements: [
    {
      about: 'substances',
      tag: 'substances',
      truths: [
        'oxygen is an element',
        'water is a compound',
        'air is a mixture',
        'salt dissolves in water',
        'sand does not dissolve in water',
        'gold is an element',
        'pure water has a pH of 7',
      ],
      errors: [
        ['sea water is an element', 'it is a mixture'],
        ['air is a compound', 'it is a mixture'],
        ['sand dissolves in water', 'it does not dissolve'],
        ['carbon dioxide is an element', 'it is a compound of carbon and oxygen'],
        ['an acid has a pH of 9', 'its pH is below 7'],
      ],
    },
  ],
};
