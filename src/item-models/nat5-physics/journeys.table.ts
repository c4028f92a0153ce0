/** Steps east and north of one metre in each direction. */
export const COMPASS = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] } as const;
export type Direction = keyof typeof COMPASS;

export type Journey = {
  readonly who: string;
  readonly unit: 'm' | 'km';
  readonly sizes: readonly [number, number];
  /** Times in seconds, and in hours where the legs are in kilometres. */
  readonly times: readonly [number, number];
  readonly situation: (first: string, second: string) => string;
};

export const journeys: readonly Journey[] = [
  {
    who: 'walker',
    unit: 'm',
    sizes: [120, 950],
    times: [300, 900],
    situation: (first, second) => `A walker walks ${first} and then ${second}.`,
  },
  {
    who: 'drone',
    unit: 'm',
    sizes: [35, 240],
    times: [12, 45],
    situation: (first, second) => `A drone flies ${first} and then ${second}.`,
  },
  {
    who: 'yacht',
    unit: 'km',
    sizes: [2, 18],
    times: [1.2, 6],
    situation: (first, second) => `A yacht sails ${first} and then ${second}.`,
  },
  {
    who: 'orienteer',
    unit: 'm',
    sizes: [150, 850],
    times: [110, 420],
    situation: (first, second) =>
      `During an orienteering race an orienteer runs ${first} and then ${second}.`,
  },
  {
    who: 'mountain biker',
    unit: 'km',
    sizes: [2.5, 14],
    times: [0.6, 2.5],
    situation: (first, second) => `A mountain biker cycles ${first} and then ${second}.`,
  },
  {
    who: 'robot',
    unit: 'm',
    sizes: [3, 28],
    times: [15, 90],
    situation: (first, second) => `A warehouse robot moves ${first} and then ${second}.`,
  },
];

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
