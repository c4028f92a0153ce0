// Facts of National 3 Physics (forces). `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const forcesSheet: FactSheet = {
  tables: [
    {
      noun: 'word',
      tag: 'force-words',
      facts: [
        {
          term: 'friction',
          clues: [
            'names the force between surfaces that rub together',
            'names the force that slows a sliding box',
          ],
        },
        { term: 'gravity', or: ['weight'], clues: ['names the force that pulls things to the ground'] },
        { term: 'air resistance', or: ['drag'], clues: ['names the force that slows a parachute'] },
        { term: 'newton', or: ['N', 'newtons'], clues: ['is the unit of force'] },
        { term: 'streamlined', or: ['streamlining'], clues: ['means shaped so that air flows past easily'] },
        { term: 'speed', clues: ['means how far something goes in one second'] },
        {
          term: 'balanced',
          or: ['balanced forces'],
          clues: ['describes forces that are equal and opposite'],
        },
        {
          term: 'oil',
          or: ['lubrication', 'grease'],
          clues: ['is put on a bicycle chain to make it run smoothly'],
        },
        { term: 'brakes', or: ['brake'], clues: ['uses rubbing to stop a bicycle'] },
      ],
    },
  ],
  statements: [
    {
      about: 'forces',
      tag: 'forces',
      truths: [
        'a force can change the shape of something',
        'a force can change the speed of something',
        'balanced forces are equal in size and opposite in direction',
        'a parked car has balanced forces on it',
        'friction makes moving parts hot',
        'good tyres increase friction with the road',
        'a streamlined shape reduces air resistance',
        'a bigger force gives a bigger acceleration',
      ],
      errors: [
        ['an object at rest has no forces on it', 'its forces are balanced'],
        ['oil increases friction', 'it reduces friction'],
        ['friction always helps things to move faster', 'it slows things down'],
        ['a parachute makes air resistance smaller', 'it makes it larger'],
        ['force is measured in kilograms', 'it is measured in newtons'],
        ['ice gives more friction than a carpet', 'it gives less'],
      ],
    },
  ],
};
