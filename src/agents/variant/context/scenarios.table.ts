/** The kinds of quantity with a plausible range, in base units; prices are in pounds. */
export type RangedQuantity =
  | 'mass'
  | 'speed'
  | 'length'
  | 'force'
  | 'power'
  | 'energy'
  | 'voltage'
  | 'current'
  | 'frequency'
  | 'price';

/** A thing in a story, and the natural ranges of its quantities. */
export type Thing = {
  readonly noun: string;
  readonly plural?: string;
  /** Its name after the first mention. */
  readonly short?: string;
  readonly ranges?: Partial<Readonly<Record<RangedQuantity, readonly [number, number]>>>;
};

/** Things that can replace one another in a story. */
export type ScenarioFamily = {
  readonly name: string;
  readonly things: readonly Thing[];
  /** Words that prevent a replacement. */
  readonly unless?: RegExp;
  /** Words that must occur, because the nouns are ambiguous without them. */
  readonly only?: RegExp;
  /** Several of them may occur in one story; each is replaced by another one. */
  readonly several?: boolean;
};

const same = (
  ranges: NonNullable<Thing['ranges']>,
  ...nouns: readonly (string | Omit<Thing, 'ranges'>)[]
): Thing[] => nouns.map((each) => ({ ...(typeof each === 'string' ? { noun: each } : each), ranges }));
const plain = (...nouns: readonly (string | Omit<Thing, 'ranges'>)[]): Thing[] => same({}, ...nouns);

/** The families for stories in all subjects. */
export const SCENARIOS: readonly ScenarioFamily[] = [
  {
    name: 'vehicle',
    unless:
      /\b(?:road|lane|wheels?|tyres?|brak\w+|sail\w*|rails?|lands|takes off|petrol|passengers?|park)\b/i,
    things: [
      { noun: 'car', ranges: { mass: [600, 2800], speed: [0, 70], force: [100, 30000], power: [5e3, 4e5] } },
      { noun: 'van', ranges: { mass: [1200, 3500], speed: [0, 40], force: [200, 40000], power: [2e4, 2e5] } },
      { noun: 'bus', plural: 'buses', ranges: { mass: [6000, 20000], speed: [0, 30], force: [500, 1e5] } },
      {
        noun: 'taxi',
        ranges: { mass: [1200, 2600], speed: [0, 50], force: [200, 30000], power: [3e4, 2e5] },
      },
      {
        noun: 'motorcycle',
        ranges: { mass: [120, 450], speed: [0, 80], force: [50, 8000], power: [5e3, 15e4] },
      },
      { noun: 'train', ranges: { mass: [3e4, 1e6], speed: [0, 90], force: [2000, 1e6], power: [2e5, 1e7] } },
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
    name: 'aircraft',
    only: /\b(?:lands|runway|takes off|flies|flight)\b/i,
    things: [
      { noun: 'aircraft', plural: 'aircraft', ranges: { speed: [0, 300], mass: [500, 5e5] } },
      { noun: 'aeroplane', ranges: { speed: [0, 300], mass: [500, 5e5] } },
      { noun: 'jet', ranges: { speed: [0, 350], mass: [3000, 4e5] } },
      { noun: 'cargo plane', short: 'plane', ranges: { speed: [0, 280], mass: [5000, 4e5] } },
    ],
  },
  {
    name: 'vehicle on a bend',
    only: /\b(?:bend|circle|circular|lap)\b/i,
    things: [
      { noun: 'racing car', short: 'car', ranges: { mass: [450, 1200], speed: [0, 95] } },
      { noun: 'rally car', short: 'car', ranges: { mass: [700, 1600], speed: [0, 60] } },
      { noun: 'sports car', short: 'car', ranges: { mass: [700, 1900], speed: [0, 80] } },
      { noun: 'racing motorcycle', short: 'motorcycle', ranges: { mass: [120, 400], speed: [0, 95] } },
    ],
  },
  {
    name: 'boat with an echo sounder',
    only: /\b(?:sea ?bed|echo|sonar|depth)\b/i,
    things: plain(
      { noun: 'fishing boat', short: 'boat' },
      { noun: 'survey ship', short: 'ship' },
      { noun: 'research ship', short: 'ship' },
      { noun: 'lifeboat' },
      { noun: 'submarine' },
      { noun: 'ferry', plural: 'ferries' },
    ),
  },
  {
    name: 'thrown thing',
    unless:
      /\b(?:bat|racket|goal|bounc\w+|kick\w*|serve[sd]?|stick|orchard|vacuum|rolls|bag|drawn|at random|probability)\b/i,
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
    name: 'bouncing ball',
    only: /\bbounc\w+/i,
    things: [
      { noun: 'golf ball', short: 'ball', ranges: { mass: [0.04, 0.05], speed: [0, 40] } },
      { noun: 'tennis ball', short: 'ball', ranges: { mass: [0.05, 0.06], speed: [0, 40] } },
      { noun: 'rubber ball', short: 'ball', ranges: { mass: [0.02, 0.3], speed: [0, 40] } },
      { noun: 'squash ball', short: 'ball', ranges: { mass: [0.02, 0.03], speed: [0, 40] } },
      { noun: 'basketball', ranges: { mass: [0.5, 0.65], speed: [0, 20] } },
    ],
  },
  {
    name: 'load',
    unless: /\b(?:wood|cuboid|flour|float\w*|density|melt\w*|ice|iron|copper|brass|concrete|stumbling)\b/i,
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
    name: 'slope',
    unless: /\b(?:wheelchair|gradient|skate|snow|ski\w*)\b|graph/i,
    only: /\b(?:down|up)\b/i,
    things: plain('ramp', 'chute', 'loading slope'),
  },
  {
    name: 'load of a crane',
    only: /\b(?:lift\w*|rais\w+|hoist\w*)\b/i,
    things: [
      { noun: 'steel beam', short: 'beam', ranges: { force: [500, 2e5], mass: [50, 20000] } },
      { noun: 'concrete block', short: 'block', ranges: { force: [300, 2e5], mass: [30, 20000] } },
      { noun: 'stack of bricks', short: 'stack', ranges: { force: [300, 3e4], mass: [30, 3000] } },
      { noun: 'pallet of tiles', short: 'pallet', ranges: { force: [300, 3e4], mass: [30, 3000] } },
    ],
  },
  {
    name: 'lift',
    only: /\b(?:floors?|storeys?|cable|accelerat\w+)\b/i,
    unless: /\b(?:lifts (?:a|an|the)|ski lift)\b/i,
    things: [
      { noun: 'lift', ranges: { mass: [300, 5000], speed: [0, 10] } },
      { noun: 'hoist', ranges: { mass: [50, 5000], speed: [0, 5] } },
      { noun: 'mine cage', short: 'cage', ranges: { mass: [500, 10000], speed: [0, 20] } },
    ],
  },
  {
    name: 'laboratory trolley',
    only: /\b(?:spring|slope|light gate|track)\b/i,
    unless: /\bwheels?\b/i,
    things: [
      { noun: 'trolley', ranges: { mass: [0.1, 5], speed: [0, 5] } },
      { noun: 'cart', ranges: { mass: [0.1, 5], speed: [0, 5] } },
      { noun: 'toy car', short: 'car', ranges: { mass: [0.02, 1.5], speed: [0, 5] } },
      { noun: 'toy truck', short: 'truck', ranges: { mass: [0.05, 2], speed: [0, 5] } },
    ],
  },
  {
    name: 'gear on another world',
    only: /\b(?:gravitational field strength|weight)\b/i,
    things: [
      { noun: 'camera', ranges: { mass: [0.2, 60] } },
      { noun: 'sample of rock', short: 'rock', ranges: { mass: [0.1, 60] } },
      { noun: 'drill', ranges: { mass: [0.5, 60] } },
      { noun: 'antenna', ranges: { mass: [0.5, 60] } },
      { noun: 'battery pack', short: 'pack', ranges: { mass: [0.5, 60] } },
      { noun: 'toolkit', ranges: { mass: [0.5, 40] } },
      { noun: 'space suit', short: 'suit', ranges: { mass: [20, 140] } },
      { noun: 'rover', ranges: { mass: [10, 1100] } },
      { noun: 'lander', ranges: { mass: [100, 5000] } },
    ],
  },
  {
    name: 'probe',
    things: [
      { noun: 'mapping probe', short: 'probe', ranges: { mass: [50, 5000] } },
      { noun: 'weather satellite', short: 'satellite', ranges: { mass: [100, 6000] } },
      { noun: 'space telescope', short: 'telescope', ranges: { mass: [300, 12000] } },
      { noun: 'radar satellite', short: 'satellite', ranges: { mass: [100, 6000] } },
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
    name: 'mover on water',
    unless: /\b(?:strokes?|pool|lengths?|lanes?)\b/i,
    things: [
      { noun: 'swimmer', ranges: { mass: [30, 120], speed: [0, 2.2] } },
      { noun: 'paddler', ranges: { mass: [30, 120], speed: [0, 4] } },
      { noun: 'rower', ranges: { mass: [40, 120], speed: [0, 6] } },
    ],
  },
  {
    name: 'walker',
    things: plain('walker', 'hiker', 'rambler', 'scout', 'surveyor', 'orienteer'),
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
    name: 'sea cliff',
    things: plain({ noun: 'sea cliff', short: 'cliff' }, 'lighthouse', {
      noun: 'quarry wall',
      short: 'wall',
    }),
  },
  {
    name: 'ladder',
    only: /\b(?:lean\w*|rests? against|foot of|wall)\b/i,
    unless: /\brungs?\b/i,
    things: [
      { noun: 'ladder', ranges: { length: [1.5, 15] } },
      { noun: 'plank', ranges: { length: [0.5, 6] } },
      { noun: 'pole', ranges: { length: [0.5, 12] } },
      { noun: 'beam', ranges: { length: [0.5, 12] } },
    ],
  },
  {
    name: 'drawn thing',
    only: /\b(?:drawn|at random|probability)\b/i,
    things: plain('ball', 'cube', 'disc'),
  },
  {
    name: 'token',
    things: plain('counter', 'marble', 'bead', 'button', 'sweet', 'token', 'peg', 'tile'),
  },
  {
    name: 'container of tokens',
    unless: /\b(?:flour|sugar|kilograms?|grams?|cost|price|fertiliser|pellets|seed)\b/i,
    things: plain('bag', 'jar', 'tin', 'drawer', 'basket', 'pouch'),
  },
  {
    name: 'plot of ground',
    unless: /\bthermometer\b/i,
    things: same(
      { length: [2, 80] },
      'lawn',
      'patio',
      'courtyard',
      'playground',
      'car park',
      'vegetable plot',
      'flower bed',
      'school yard',
      'herb garden',
    ),
  },
  {
    name: 'round thing',
    only: /\b(?:circular|diameter|radius|circumference)\b/i,
    things: [
      { noun: 'clock face', ranges: { length: [0.05, 3] } },
      { noun: 'table top', ranges: { length: [0.3, 3] } },
      { noun: 'rug', ranges: { length: [0.4, 5] } },
      { noun: 'mirror', ranges: { length: [0.05, 2] } },
      { noun: 'pond', ranges: { length: [1, 60] } },
      { noun: 'flower bed', ranges: { length: [0.8, 30] } },
      { noun: 'trampoline', ranges: { length: [0.8, 6] } },
      { noun: 'dinner plate', short: 'plate', ranges: { length: [0.1, 0.4] } },
    ],
  },
  {
    name: 'vessel',
    things: plain('feed bin', 'rain barrel', 'storage drum', 'silo', 'water butt'),
  },
  {
    name: 'cuboid vessel',
    only: /\b(?:cuboid|litres?|rectangular|full)\b/i,
    things: [
      { noun: 'sink', ranges: { length: [0.15, 1.2] } },
      { noun: 'storage tub', short: 'tub', ranges: { length: [0.15, 1.5] } },
      { noun: 'fish tank', short: 'tank', ranges: { length: [0.15, 3] } },
      { noun: 'water trough', short: 'trough', ranges: { length: [0.2, 3] } },
      { noun: 'planter', ranges: { length: [0.15, 3] } },
      { noun: 'cool box', short: 'box', ranges: { length: [0.15, 1.2] } },
      { noun: 'paddling pool', short: 'pool', ranges: { length: [0.25, 5] } },
    ],
  },
  {
    name: 'tank that is filled or emptied',
    only: /\b(?:fill\w*|empt\w+|drain\w*|leak\w*|tap|pump\w*)\b/i,
    unless: /\b(?:fish|fuel|petrol|diesel)\b/i,
    things: plain('tank', 'cistern', 'reservoir', 'pool', 'barrel'),
  },
  {
    name: 'appliance',
    things: [
      { noun: 'vacuum cleaner', short: 'cleaner', ranges: { power: [300, 2500], current: [1, 11] } },
      { noun: 'food mixer', short: 'mixer', ranges: { power: [150, 1500], current: [0.5, 7] } },
      { noun: 'hair dryer', short: 'dryer', ranges: { power: [300, 2400], current: [1, 11] } },
      { noun: 'lawnmower', short: 'mower', ranges: { power: [300, 2500], current: [1, 11] } },
      { noun: 'electric drill', short: 'drill', ranges: { power: [200, 1500], current: [0.8, 7] } },
      { noun: 'toaster', ranges: { power: [500, 2000], current: [2, 9] } },
      { noun: 'electric iron', short: 'iron', ranges: { power: [800, 2800], current: [3, 12] } },
      { noun: 'fan heater', short: 'heater', ranges: { power: [500, 3000], current: [2, 13] } },
    ],
  },
  {
    name: 'water heater',
    only: /\b(?:boil\w*|heat\w*|water)\b/i,
    unless: /\b(?:lid|spout)\b/i,
    things: [
      { noun: 'kettle', ranges: { power: [600, 3100] } },
      { noun: 'urn', ranges: { power: [1000, 3500] } },
      { noun: 'coffee maker', ranges: { power: [500, 2000] } },
      { noun: 'steam cleaner', ranges: { power: [800, 3000] } },
    ],
  },
  {
    name: 'part of a circuit',
    only: /\b(?:current|voltage|potential difference|resistance|supply|cell|battery|parallel|series)\b/i,
    unless:
      /\b(?:filament|bright\w*|light|warm\w*|temperature|spins?|turns?|sound|speed|fan heater|electric)\b/i,
    things: plain('lamp', 'heater', 'motor', 'buzzer', 'fan'),
  },
  {
    name: 'circuit with a capacitor',
    only: /\bcapacitor\b/i,
    things: plain('timing circuit', 'flash circuit', 'alarm circuit', 'filter circuit', 'delay circuit'),
  },
  {
    name: 'set with a volume control',
    only: /\bvolume of a\b/i,
    things: plain('radio', 'television', 'loudspeaker', 'headset', 'games console'),
  },
  {
    name: 'battery',
    things: [
      {
        noun: 'rechargeable battery',
        plural: 'rechargeable batteries',
        short: 'battery',
        ranges: { voltage: [1, 60] },
      },
      {
        noun: 'lithium battery',
        plural: 'lithium batteries',
        short: 'battery',
        ranges: { voltage: [2.5, 60] },
      },
      {
        noun: 'camera battery',
        plural: 'camera batteries',
        short: 'battery',
        ranges: { voltage: [2.5, 15] },
      },
      { noun: 'drill battery', plural: 'drill batteries', short: 'battery', ranges: { voltage: [3, 40] } },
    ],
  },
  {
    name: 'lamp with a solar cell',
    only: /\bsolar cell\b/i,
    things: plain('bicycle lamp', 'garden light', 'road sign', 'pocket calculator', 'weather station'),
  },
  {
    name: 'sound that moves',
    things: [
      { noun: 'buzzer on a model aircraft', ranges: { speed: [3, 40], frequency: [300, 4000] } },
      { noun: 'siren on an ambulance', ranges: { speed: [5, 45], frequency: [300, 2500] } },
      { noun: 'horn on a train', ranges: { speed: [5, 80], frequency: [150, 1200] } },
      { noun: 'whistle on a toy rocket', ranges: { speed: [3, 60], frequency: [500, 5000] } },
    ],
  },
  {
    name: 'object before a lens',
    only: /\b(?:lens|mirror|focal)\b/i,
    things: plain('candle', 'pencil', 'pin', 'arrow', 'lamp', 'toy figure'),
  },
  {
    name: 'shiny surface',
    only: /\bray of light\b/i,
    things: plain('polished table', 'plane mirror', 'sheet of polished steel', 'still pond', 'shop window'),
  },
  {
    name: 'turning thing',
    only: /\bangular velocity|rev\w*|rad\\,s/i,
    things: plain('rotor of a centrifuge', 'drum of a spin dryer', 'wheel of a grinder', 'disc of a sander'),
  },
  {
    name: 'sample with an activity',
    only: /\b(?:activity|decay\w*|nuclei)\b/i,
    things: plain(
      'sample of granite',
      'sample of soil',
      'sample of sea salt',
      'sample of building stone',
      'sample of mine water',
    ),
  },
  {
    name: 'experimenter',
    unless: /\b(?:school|class\w*|exam\w*|marks?|grades?)\b/i,
    things: plain('student', 'pupil', 'technician', 'teacher', 'apprentice', 'laboratory assistant'),
  },
  {
    name: 'goods',
    only: /\\pounds|\bprice|\bsale\b|\bcosts?\b/i,
    unless: /\b(?:size|wear\w*|strings?|sleeve|screen|lens)\b/i,
    things: [
      { noun: 'jacket', ranges: { price: [15, 500] } },
      { noun: 'coat', ranges: { price: [20, 600] } },
      { noun: 'bicycle', ranges: { price: [60, 3000] } },
      { noun: 'guitar', ranges: { price: [50, 3000] } },
      { noun: 'tablet', ranges: { price: [60, 1500] } },
      { noun: 'sofa', ranges: { price: [120, 4000] } },
      { noun: 'camera', ranges: { price: [50, 4000] } },
      { noun: 'tent', ranges: { price: [25, 900] } },
      { noun: 'desk', ranges: { price: [30, 1200] } },
      { noun: 'television', ranges: { price: [90, 4000] } },
    ],
  },
  {
    name: 'small firm',
    things: plain('taxi firm', 'courier firm', 'minibus firm', 'delivery firm', 'removal firm'),
  },
  {
    name: 'club that grows things',
    things: plain('school garden club', 'community garden', 'allotment society', 'village flower club'),
  },
  {
    name: 'device that stores files',
    things: plain('laptop', 'tablet', 'phone', 'games console', 'memory stick', 'media player'),
    only: /\b(?:giga|mega|tera)?bytes\b/i,
  },
  {
    name: 'file',
    only: /\bmegabytes\b/i,
    things: plain('podcast', 'film', 'album', 'game', 'lesson', 'lecture'),
  },
  {
    name: 'picture',
    only: /\bbitmap|pixels\b/i,
    things: plain('sunset', 'harbour', 'mountain', 'kitten', 'city square', 'lighthouse'),
  },
  {
    name: 'small mammal',
    things: plain(
      { noun: 'field vole' },
      { noun: 'wood mouse', plural: 'wood mice' },
      { noun: 'shrew' },
      { noun: 'hedgehog' },
      { noun: 'brown hare' },
    ),
  },
  {
    name: 'wild ground',
    only: /\b(?:caught|marked|population|estimate)\b/i,
    things: plain('moor', 'heath', 'hillside', 'farm', 'island'),
  },
  {
    name: 'food with bacteria',
    only: /\bbacteri\w+/i,
    unless: /\bwarm milk\b/i,
    things: plain('sandwich', 'salad', 'bowl of rice', 'carton of cream', 'chicken wrap', 'pot of yoghurt'),
  },
  {
    name: 'bacterium',
    things: plain('soil bacterium', 'gut bacterium', 'marine bacterium', 'skin bacterium', 'river bacterium'),
  },
  {
    name: 'seedling',
    things: same(
      { length: [0.005, 2] },
      'sunflower seedling',
      'bean seedling',
      'tomato seedling',
      'maize seedling',
      'pumpkin seedling',
    ),
  },
  {
    name: 'crop',
    only: /\b(?:field trial|plots?|yield\w*)\b/i,
    things: plain('rye', 'wheat', 'barley', 'oats'),
  },
  {
    name: 'player',
    only: /\bscores?\b/i,
    things: plain(
      'netball player',
      'basketball player',
      'handball player',
      'hockey player',
      'football player',
    ),
  },
  {
    name: 'tuned thing',
    only: /\bsound\b/i,
    things: plain('tuning fork', 'flute', 'bell', 'whistle', 'signal generator'),
  },
  {
    name: 'string instrument',
    only: /\bstring\b/i,
    things: plain('guitar', 'violin', 'harp', 'cello', 'banjo'),
  },
  {
    name: 'woman or girl',
    several: true,
    things: plain('Isla', 'Zara', 'Priya', 'Mei', 'Aisha', 'Anna', 'Sofia', 'Niamh', 'Grace', 'Leila'),
  },
  {
    name: 'man or boy',
    several: true,
    things: plain('Fergus', 'Omar', 'Callum', 'Ewan', 'Tomasz', 'Ben', 'Ravi', 'Lewis', 'Kofi', 'Hamish'),
  },
  {
    name: 'trade',
    things: plain('nurse', 'bus driver', 'chef', 'plumber', 'librarian', 'gardener', 'electrician', 'baker'),
  },
  {
    name: 'county',
    things: plain('county', 'island', 'region', 'small country'),
    only: /\belectricity\b/i,
  },
];
