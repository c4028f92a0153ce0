import type { FactSheet } from '../facts/fact-sheet.ts';

/** Planets with the length of their year in Earth days. */
export const planets = [
  { name: 'Mercury', days: 88 },
  { name: 'Venus', days: 225 },
  { name: 'Earth', days: 365 },
  { name: 'Mars', days: 687 },
  { name: 'Jupiter', days: 4333 },
] as const;

export const solarSystemSheet: FactSheet = {
  tables: [
    {
      noun: 'planet',
      tag: 'planets',
      facts: [
        { term: 'Mercury', clues: ['is nearest to the Sun', 'has the shortest year'] },
        { term: 'Venus', clues: ['is the hottest of all, under thick clouds', 'is second from the Sun'] },
        { term: 'Earth', clues: ['is the only one known to have life', 'is third from the Sun'] },
        { term: 'Mars', clues: ['is called the red one', 'is fourth from the Sun'] },
        { term: 'Jupiter', clues: ['is the largest', 'has a great red spot'] },
        { term: 'Saturn', clues: ['is famous for its bright rings', 'is sixth from the Sun'] },
        { term: 'Uranus', clues: ['lies on its side as it turns', 'is seventh from the Sun'] },
        { term: 'Neptune', clues: ['is furthest from the Sun', 'has the longest year'] },
      ],
    },
  ],
  statements: [
    {
      about: 'the Earth, the Sun and the Moon',
      tag: 'day-and-year',
      truths: [
        'the Earth turns once in a day',
        'the Earth goes round the Sun once in a year',
        'the Moon goes round the Earth',
        'the Sun is a star',
        'it is day on the side of the Earth that faces the Sun',
        'the Moon reflects light from the Sun',
        'a telescope helps us to see far into space',
      ],
      errors: [
        ['the Sun goes round the Earth', 'the Earth goes round the Sun'],
        ['the Earth goes round the Sun in a day', 'it takes a year'],
        ['the Moon makes its own light', 'it reflects light from the Sun'],
        ['the Sun is a planet', 'it is a star'],
        ['there is air on the Moon', 'there is no air on the Moon'],
        ['people have walked on Mars', 'only robots have been there'],
      ],
    },
  ],
  sequences: [
    {
      processName: 'the list of planets from the Sun outwards',
      tag: 'planets',
      stages: ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'],
    },
  ],
};
