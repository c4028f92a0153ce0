// Facts of National 4 Physics (space). `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const spaceSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'space-terms',
      facts: [
        { term: 'planet', clues: ['means a large body that goes round a star'], near: ['exoplanet'] },
        { term: 'moon', or: ['natural satellite'], clues: ['means a natural body that goes round a planet'] },
        { term: 'star', clues: ['means a ball of hot gas that gives out its own light'] },
        { term: 'galaxy', clues: ['means a very large group of stars'] },
        { term: 'solar system', clues: ['means the Sun and everything that goes round it'] },
        { term: 'universe', clues: ['means all of space and everything in it'] },
        { term: 'exoplanet', clues: ['means a body that goes round a star other than the Sun'] },
        {
          term: 'light year',
          or: ['light-year'],
          clues: ['means the distance that light travels in one year'],
        },
        {
          term: 'geostationary satellite',
          or: ['geostationary'],
          clues: ['stays above the same point on Earth', 'has a period of 24 hours'],
        },
        { term: 'period', clues: ['means the time for one orbit'] },
        { term: 'heat shield', clues: ['protects a spacecraft as it comes back through the atmosphere'] },
      ],
    },
  ],
  statements: [
    {
      about: 'satellites',
      tag: 'satellites',
      truths: [
        'satellites are used to forecast the weather',
        'satellites are used for navigation',
        'a satellite in a higher orbit has a longer period',
        'a curved dish aerial brings signals to a focus',
        'the Moon is a natural satellite of Earth',
        'satellites carry telephone calls and television programmes',
        'gravity keeps a satellite in its orbit',
      ],
      errors: [
        ['a satellite in a higher orbit has a shorter period', 'its period is longer'],
        ['a geostationary satellite goes round Earth every hour', 'its period is 24 hours'],
        ['there is no gravity where satellites orbit', 'gravity keeps them in orbit'],
        ['signals reach a satellite at the speed of sound', 'they travel at the speed of light'],
        ['the receiver of a dish aerial sits behind the dish', 'it sits at the focus, in front of it'],
      ],
    },
    {
      about: 'the universe',
      tag: 'cosmology',
      truths: [
        'the Sun is a star',
        'a light year is a distance',
        'our galaxy is called the Milky Way',
        'planets near their star are usually hotter',
        'life as we know it needs liquid water',
        'space exploration has given us new materials and technology',
      ],
      errors: [
        ['a light year is a time', 'it is a distance'],
        ['the Sun is a planet', 'it is a star'],
        ['the Moon gives out its own light', 'it reflects light from the Sun'],
        ['the solar system is larger than the Milky Way', 'it is a small part of it'],
        ['all the stars go round Earth', 'planets and stars do not go round Earth'],
      ],
    },
  ],
};
