/** What kinds of quantity have a plausible range, in base units. */
export type RangedQuantity = 'mass' | 'speed' | 'length' | 'force' | 'power' | 'energy';

/** A thing that a story may be about, and the sizes that are natural for it. */
export type Thing = {
  readonly noun: string;
  readonly plural?: string;
  readonly ranges?: Partial<Readonly<Record<RangedQuantity, readonly [number, number]>>>;
};

/** Things that can stand for one another; words that belong to one of them alone keep it where it is. */
export type ScenarioFamily = {
  readonly name: string;
  readonly things: readonly Thing[];
  /** Where one of these stands, the story cannot move. */
  readonly unless?: RegExp;
};

/** The families of the stories of our subjects. */
export const SCENARIOS: readonly ScenarioFamily[] = [
  {
    name: 'vehicle',
    unless: /\b(?:road|lane|wheels?|tyres?|brak\w+|sail\w*|rails?)\b/i,
    things: [
      { noun: 'car', ranges: { mass: [600, 2800], speed: [0, 70], force: [100, 30000], power: [5e3, 4e5] } },
      { noun: 'van', ranges: { mass: [1200, 3500], speed: [0, 40], force: [200, 40000], power: [2e4, 2e5] } },
      {
        noun: 'speedboat',
        ranges: { mass: [400, 5000], speed: [0, 40], force: [100, 50000], power: [1e4, 5e5] },
      },
      {
        noun: 'helicopter',
        ranges: { mass: [700, 12000], speed: [0, 90], force: [500, 2e5], power: [1e5, 3e6] },
      },
      {
        noun: 'lorry',
        plural: 'lorries',
        ranges: { mass: [3000, 44000], speed: [0, 30], force: [1000, 4e5] },
      },
      { noun: 'tram', ranges: { mass: [15000, 60000], speed: [0, 25], force: [1000, 4e5] } },
    ],
  },
  {
    name: 'thrown thing',
    unless: /\b(?:bat|racket|goal|bounc\w+|kick\w*|serve[sd]?|stick|orchard|vacuum|rolls)\b/i,
    things: [
      { noun: 'ball', ranges: { mass: [0.02, 1.5], speed: [0, 60] } },
      { noun: 'stone', ranges: { mass: [0.02, 5], speed: [0, 50] } },
      { noun: 'apple', ranges: { mass: [0.08, 0.4], speed: [0, 40] } },
      { noun: 'pebble', ranges: { mass: [0.005, 0.3], speed: [0, 50] } },
      { noun: 'brick', ranges: { mass: [1, 5], speed: [0, 40] } },
      { noun: 'hammer', ranges: { mass: [0.3, 8], speed: [0, 40] } },
    ],
  },
  {
    name: 'load',
    unless: /\b(?:wood|cuboid|flour|float\w*|density|melt\w*|ice|iron|copper|brass)\b/i,
    things: [
      { noun: 'block', ranges: { mass: [0.05, 500], speed: [0, 30] } },
      { noun: 'crate', ranges: { mass: [2, 400], speed: [0, 20] } },
      { noun: 'parcel', ranges: { mass: [0.1, 40], speed: [0, 20] } },
      { noun: 'box', plural: 'boxes', ranges: { mass: [0.1, 200], speed: [0, 20] } },
      { noun: 'toolbox', plural: 'toolboxes', ranges: { mass: [2, 50], speed: [0, 20] } },
      { noun: 'suitcase', ranges: { mass: [2, 40], speed: [0, 20] } },
    ],
  },
  {
    name: 'mover',
    unless: /\b(?:chairlift|snow|ice|pond)\b|\b(?:pedal\w*|wheels?|strokes?|pool|saddle)\b/i,
    things: [
      { noun: 'cyclist', ranges: { mass: [40, 130], speed: [0, 20] } },
      { noun: 'skater', ranges: { mass: [30, 120], speed: [0, 15] } },
      { noun: 'runner', ranges: { mass: [30, 120], speed: [0, 11] } },
      { noun: 'skier', ranges: { mass: [30, 130], speed: [0, 40] } },
    ],
  },
  {
    name: 'height',
    unless: /\b(?:lifts?|sea|river|arch)\b/i,
    things: [
      { noun: 'tower', ranges: { length: [3, 400] } },
      { noun: 'cliff', ranges: { length: [3, 400] } },
      { noun: 'lighthouse', ranges: { length: [8, 70] } },
      { noun: 'crane', ranges: { length: [8, 120] } },
      { noun: 'bridge', ranges: { length: [3, 250] } },
    ],
  },
  {
    name: 'token',
    things: [
      { noun: 'counter' },
      { noun: 'marble' },
      { noun: 'bead' },
      { noun: 'button' },
      { noun: 'sweet' },
      { noun: 'token' },
    ],
  },
  {
    name: 'container of tokens',
    unless: /\b(?:flour|sugar|kilograms?|grams?|cost|price)\b/i,
    things: [{ noun: 'bag' }, { noun: 'jar' }, { noun: 'tin' }, { noun: 'drawer' }, { noun: 'basket' }],
  },
  {
    name: 'plot of ground',
    unless: /\bthermometer\b/i,
    things: [
      { noun: 'lawn' },
      { noun: 'patio' },
      { noun: 'courtyard' },
      { noun: 'playground' },
      { noun: 'car park' },
    ],
  },
  {
    name: 'vessel',
    things: [
      { noun: 'feed bin' },
      { noun: 'rain barrel' },
      { noun: 'storage drum' },
      { noun: 'silo' },
      { noun: 'water butt' },
    ],
  },
  {
    name: 'appliance',
    things: [
      { noun: 'vacuum cleaner', ranges: { power: [300, 2500] } },
      { noun: 'food mixer', ranges: { power: [150, 1500] } },
      { noun: 'hair dryer', ranges: { power: [300, 2400] } },
      { noun: 'lawnmower', ranges: { power: [300, 2500] } },
      { noun: 'electric drill', ranges: { power: [200, 1500] } },
      { noun: 'toaster', ranges: { power: [500, 2000] } },
    ],
  },
  {
    name: 'person',
    things: [
      { noun: 'Isla' },
      { noun: 'Fergus' },
      { noun: 'Zara' },
      { noun: 'Omar' },
      { noun: 'Priya' },
      { noun: 'Callum' },
      { noun: 'Mei' },
      { noun: 'Ewan' },
      { noun: 'Aisha' },
      { noun: 'Tomasz' },
    ],
  },
  {
    name: 'trade',
    things: [
      { noun: 'nurse' },
      { noun: 'bus driver' },
      { noun: 'chef' },
      { noun: 'plumber' },
      { noun: 'librarian' },
      { noun: 'gardener' },
    ],
  },
];
