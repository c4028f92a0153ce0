/** For each direction, the steps to the east and to the north of a move of length 1. */
export const COMPASS = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] } as const;
export type Direction = keyof typeof COMPASS;

/** A journey of two legs at a right angle. */
export type Journey = {
  readonly traveller: string;
  readonly unit: 'm' | 'km';
  /** The range of the lengths of the legs. */
  readonly sizes: readonly [number, number];
  /** The range of the total time: in seconds, or in hours if the legs are in kilometres. */
  readonly times: readonly [number, number];
  readonly situation: (first: string, second: string) => string;
};

export const journeys: readonly Journey[] = [
  {
    traveller: 'walker',
    unit: 'm',
    sizes: [120, 950],
    times: [300, 900],
    situation: (first, second) => `A walker walks ${first} and then ${second}.`,
  },
  {
    traveller: 'drone',
    unit: 'm',
    sizes: [35, 240],
    times: [12, 45],
    situation: (first, second) => `A drone flies ${first} and then ${second}.`,
  },
  {
    traveller: 'yacht',
    unit: 'km',
    sizes: [2, 18],
    times: [1.2, 6],
    situation: (first, second) => `A yacht sails ${first} and then ${second}.`,
  },
  {
    traveller: 'orienteer',
    unit: 'm',
    sizes: [150, 850],
    times: [110, 420],
    situation: (first, second) =>
      `During an orienteering race an orienteer runs ${first} and then ${second}.`,
  },
  {
    traveller: 'mountain biker',
    unit: 'km',
    sizes: [2.5, 14],
    times: [0.6, 2.5],
    situation: (first, second) => `A mountain biker cycles ${first} and then ${second}.`,
  },
  {
    traveller: 'robot',
    unit: 'm',
    sizes: [3, 28],
    times: [15, 90],
    situation: (first, second) => `A warehouse robot moves ${first} and then ${second}.`,
  },
];

/** Directions of the first and the second leg. */
export const turns: readonly (readonly [Direction, Direction])[] = [
  ['north', 'east'],
  ['north', 'west'],
  ['south', 'east'],
  ['south', 'west'],
  ['east', 'north'],
  ['east', 'south'],
  ['west', 'north'],
  ['west', 'south'],
];
