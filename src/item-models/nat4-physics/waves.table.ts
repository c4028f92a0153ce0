// Facts of National 4 Physics (sound). `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

/** Sound and hearing. */
export const soundSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'wave-terms',
      facts: [
        { term: 'frequency', clues: ['means the number of waves in one second', 'is measured in hertz'] },
        {
          term: 'wavelength',
          clues: ['means the distance from one crest to the next', 'is the length of one wave'],
        },
        {
          term: 'amplitude',
          clues: ['means the height of a wave from its middle line', 'is greater when a sound is louder'],
        },
        { term: 'crest', clues: ['means the highest point of a wave'] },
        { term: 'trough', clues: ['means the lowest point of a wave'] },
        {
          term: 'ultrasound',
          clues: ['means sound too high for people to hear', 'is used to look at an unborn baby'],
        },
        {
          term: 'echo',
          clues: ['means sound that is reflected', 'is heard when sound bounces back from a cliff'],
        },
        { term: 'decibel', or: ['dB'], clues: ['is the unit of sound level'] },
        { term: 'vacuum', clues: ['means a space with no particles, which sound cannot cross'] },
        { term: 'noise pollution', clues: ['means sound that harms or annoys people'] },
      ],
    },
  ],
  statements: [
    {
      about: 'sound',
      tag: 'sound',
      truths: [
        'sound is made by things that vibrate',
        'sound travels faster in steel than in air',
        'a louder sound has a larger amplitude',
        'a higher note has a higher frequency',
        'ear protectors reduce the sound level at the ear',
        'sonar uses the time of an echo to find a depth',
        'a sound level of 120 decibels can damage hearing',
      ],
      errors: [
        ['sound travels fastest through a vacuum', 'it cannot travel through a vacuum'],
        ['sound travels faster than light', 'light is much faster'],
        ['a louder sound has a higher frequency', 'it has a larger amplitude'],
        ['people can hear ultrasound', 'its frequency is too high for people'],
        ['the frequency of sound is measured in decibels', 'it is measured in hertz'],
        ['sound travels faster in air than in water', 'it travels faster in water'],
      ],
    },
  ],
};
