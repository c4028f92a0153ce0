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

/** The minimum and maximum of each quantity. */
type Ranges = Partial<Readonly<Record<RangedQuantity, readonly [number, number]>>>;

/** A thing in a story, and the natural ranges of its quantities. */
export type Thing = {
  readonly noun: string;
  readonly plural?: string;
  /** The name after the first mention: `plane` for `cargo plane`. */
  readonly shortName?: string;
  readonly ranges?: Ranges;
};

/** Things that can replace one another in a story. */
export type ScenarioFamily = {
  readonly name: string;
  readonly things: readonly Thing[];
  /** If one of these words occurs in the question, nothing is replaced. */
  readonly excludedBy?: RegExp;
  /** One of these words must occur in the question, because the nouns are ambiguous without it. */
  readonly requires?: RegExp;
  /** True if several things of the family may occur in one story; each is replaced by a different thing. */
  readonly mayRepeat?: boolean;
};

/** Creates a thing with its ranges. */
const thing = (noun: string, ranges: Ranges, names?: Pick<Thing, 'plural' | 'shortName'>): Thing => ({
  noun,
  ...names,
  ranges,
});
/** Creates things that share their ranges. */
const thingsWithRanges = (ranges: Ranges, ...nouns: readonly (string | Omit<Thing, 'ranges'>)[]): Thing[] =>
  nouns.map((names) => ({ ...(typeof names === 'string' ? { noun: names } : names), ranges }));
/** Creates things without ranges. */
const thingsWithoutRanges = (...nouns: readonly (string | Omit<Thing, 'ranges'>)[]): Thing[] =>
  thingsWithRanges({}, ...nouns);

/** The families for stories in all subjects. */
export const SCENARIOS: readonly ScenarioFamily[] = [
  {
    name: 'vehicle',
    excludedBy:
      /\b(?:road|lane|wheels?|tyres?|brak\w+|sail\w*|rails?|lands|takes off|petrol|passengers?|park)\b/i,
    things: [
      thing('car', {
        price: [800, 90_000],
        mass: [600, 2800],
        speed: [0, 70],
        force: [100, 30000],
        power: [5e3, 4e5],
      }),
      thing('van', {
        price: [2000, 60_000],
        mass: [1200, 3500],
        speed: [0, 40],
        force: [200, 40000],
        power: [2e4, 2e5],
      }),
      thing(
        'bus',
        { price: [40_000, 900_000], mass: [6000, 20000], speed: [0, 30], force: [500, 1e5] },
        { plural: 'buses' },
      ),
      thing('taxi', {
        price: [2000, 60_000],
        mass: [1200, 2600],
        speed: [0, 50],
        force: [200, 30000],
        power: [3e4, 2e5],
      }),
      thing('motorcycle', {
        price: [400, 25_000],
        mass: [120, 450],
        speed: [0, 80],
        force: [50, 8000],
        power: [5e3, 15e4],
      }),
      thing('train', {
        price: [1e6, 1e8],
        mass: [3e4, 1e6],
        speed: [0, 90],
        force: [2000, 1e6],
        power: [2e5, 1e7],
      }),
      thing('speedboat', {
        price: [4000, 300_000],
        mass: [400, 5000],
        speed: [0, 40],
        force: [100, 50000],
        power: [1e4, 5e5],
      }),
      thing('helicopter', {
        price: [2e5, 2e7],
        mass: [700, 12000],
        speed: [0, 90],
        force: [500, 2e5],
        power: [1e5, 3e6],
      }),
      thing(
        'lorry',
        { price: [15_000, 250_000], mass: [3000, 44000], speed: [0, 30], force: [1000, 4e5] },
        { plural: 'lorries' },
      ),
      thing('tram', { price: [1e6, 1e7], mass: [15000, 60000], speed: [0, 25], force: [1000, 4e5] }),
    ],
  },
  {
    name: 'braking vehicle',
    requires: /\bbrak\w+/i,
    excludedBy: /\b(?:wheels?|tyres?|sail\w*|rails?|lands|takes off|park|lane)\b/i,
    things: [
      thing('car', { mass: [700, 2600], speed: [0, 45], force: [500, 25_000] }),
      thing('van', { mass: [1000, 3500], speed: [0, 40], force: [500, 30_000] }),
      thing('taxi', { mass: [1000, 2600], speed: [0, 40], force: [500, 25_000] }),
      thing(
        'minibus',
        { mass: [1800, 5000], speed: [0, 35], force: [1000, 40_000] },
        { plural: 'minibuses' },
      ),
      thing('motorcycle', { mass: [120, 450], speed: [0, 50], force: [100, 5000] }),
      thing('lorry', { mass: [3000, 44_000], speed: [0, 30], force: [3000, 4e5] }, { plural: 'lorries' }),
    ],
  },
  {
    name: 'satellite',
    requires: /\borbit\w*/i,
    excludedBy: /\b(?:moon|planet|geostationary|natural)\b/i,
    things: thingsWithoutRanges(
      'satellite',
      { noun: 'space station', shortName: 'station' },
      { noun: 'space telescope', shortName: 'telescope' },
      'spacecraft',
      { noun: 'space capsule', shortName: 'capsule' },
    ),
  },
  {
    name: 'magnified thing',
    requires: /\bmagnif\w+/i,
    excludedBy: /\b(?:membrane|nucleus|wall|organelle|mitochondri\w+|chloroplast)\b/i,
    things: thingsWithoutRanges(
      'cell',
      { noun: 'pollen grain', shortName: 'grain' },
      'spore',
      { noun: 'yeast cell', shortName: 'cell' },
      { noun: 'dust particle', shortName: 'particle' },
    ),
  },
  {
    name: 'seller',
    requires: /\b(?:commission|sales?)\b/i,
    things: thingsWithoutRanges(
      { noun: 'sales person', plural: 'sales persons' },
      { noun: 'salesman', plural: 'salesmen' },
      { noun: 'sales assistant' },
      { noun: 'furniture dealer', shortName: 'dealer' },
      { noun: 'travel agent', shortName: 'agent' },
    ),
  },
  {
    name: 'employer',
    requires: /\bemployees?\b/i,
    things: thingsWithoutRanges('organization', { noun: 'company', plural: 'companies' }, 'firm', {
      noun: 'factory',
      plural: 'factories',
    }),
  },
  {
    name: 'flat sheet',
    requires: /\b(?:rectangular|perimeter|area)\b/i,
    excludedBy: /\b(?:metal|steel|copper|aluminium)\b/i,
    things: thingsWithoutRanges('sheet', 'poster', 'cloth', 'napkin', 'banner'),
  },
  {
    name: 'monatomic or diatomic gas',
    requires: /\b(?:perfect|ideal) gas\b/i,
    excludedBy:
      /\b(?:molar mass|density|effus\w+|speed|react\w*|burn\w*|atomic|g\/mol|heat capacity|adiabatic)\b|mol\^\{-1\}/i,
    things: thingsWithoutRanges('nitrogen', 'argon', 'neon', 'helium', 'oxygen'),
  },
  {
    name: 'investor',
    requires: /\b(?:invest\w*|deposit\w*|interest|savings?)\b/i,
    things: thingsWithoutRanges(
      { noun: 'teacher' },
      { noun: 'nurse' },
      { noun: 'shopkeeper' },
      { noun: 'farmer' },
      { noun: 'student' },
    ),
  },
  {
    name: 'aircraft',
    requires: /\b(?:lands|runway|takes off|flies|flight)\b/i,
    things: [
      thing('aircraft', { speed: [0, 300], mass: [500, 5e5] }, { plural: 'aircraft' }),
      thing('aeroplane', { speed: [0, 300], mass: [500, 5e5] }),
      thing('jet', { speed: [0, 350], mass: [3000, 4e5] }),
      thing('cargo plane', { speed: [0, 280], mass: [5000, 4e5] }, { shortName: 'plane' }),
    ],
  },
  {
    name: 'vehicle on a bend',
    requires: /\b(?:bend|circle|circular|lap)\b/i,
    things: [
      thing('racing car', { mass: [450, 1200], speed: [0, 95] }, { shortName: 'car' }),
      thing('rally car', { mass: [700, 1600], speed: [0, 60] }, { shortName: 'car' }),
      thing('sports car', { mass: [700, 1900], speed: [0, 80] }, { shortName: 'car' }),
      thing('racing motorcycle', { mass: [120, 400], speed: [0, 95] }, { shortName: 'motorcycle' }),
    ],
  },
  {
    name: 'boat with an echo sounder',
    requires: /\b(?:sea ?bed|echo|sonar|depth)\b/i,
    things: thingsWithoutRanges(
      { noun: 'fishing boat', shortName: 'boat' },
      { noun: 'survey ship', shortName: 'ship' },
      { noun: 'research ship', shortName: 'ship' },
      { noun: 'lifeboat' },
      { noun: 'submarine' },
      { noun: 'ferry', plural: 'ferries' },
    ),
  },
  {
    name: 'thrown thing',
    excludedBy:
      /\b(?:bat|racket|goal|bounc\w+|kick\w*|serve[sd]?|stick|orchard|vacuum|rolls|bag|drawn|at random|probability)\b/i,
    things: [
      thing('ball', { mass: [0.02, 1.5], speed: [0, 60] }),
      thing('stone', { mass: [0.02, 5], speed: [0, 50] }),
      thing('apple', { mass: [0.08, 0.4], speed: [0, 40] }),
      thing('pebble', { mass: [0.005, 0.3], speed: [0, 50] }),
      thing('brick', { mass: [1, 5], speed: [0, 40] }),
      thing('hammer', { mass: [0.3, 8], speed: [0, 40] }),
    ],
  },
  {
    name: 'bouncing ball',
    requires: /\bbounc\w+/i,
    things: [
      thing('golf ball', { mass: [0.04, 0.05], speed: [0, 40] }, { shortName: 'ball' }),
      thing('tennis ball', { mass: [0.05, 0.06], speed: [0, 40] }, { shortName: 'ball' }),
      thing('rubber ball', { mass: [0.02, 0.3], speed: [0, 40] }, { shortName: 'ball' }),
      thing('squash ball', { mass: [0.02, 0.03], speed: [0, 40] }, { shortName: 'ball' }),
      thing('basketball', { mass: [0.5, 0.65], speed: [0, 20] }),
    ],
  },
  {
    name: 'load',
    excludedBy:
      /\b(?:wood|cuboid|flour|float\w*|density|melt\w*|ice|iron|copper|brass|concrete|stumbling)\b/i,
    things: [
      thing('block', { mass: [0.05, 500], speed: [0, 30] }),
      thing('crate', { mass: [2, 400], speed: [0, 20] }),
      thing('parcel', { mass: [0.1, 40], speed: [0, 20] }),
      thing('box', { mass: [0.1, 200], speed: [0, 20] }, { plural: 'boxes' }),
      thing('toolbox', { mass: [2, 50], speed: [0, 20] }, { plural: 'toolboxes' }),
      thing('suitcase', { mass: [2, 40], speed: [0, 20] }),
    ],
  },
  {
    name: 'slope',
    excludedBy: /\b(?:wheelchair|gradient|skate|snow|ski\w*)\b|graph/i,
    requires: /\b(?:down|up)\b/i,
    things: thingsWithoutRanges('ramp', 'chute', 'loading slope'),
  },
  {
    name: 'load of a crane',
    requires: /\b(?:lift\w*|rais\w+|hoist\w*)\b/i,
    things: [
      thing('steel beam', { force: [500, 2e5], mass: [50, 20000] }, { shortName: 'beam' }),
      thing('concrete block', { force: [300, 2e5], mass: [30, 20000] }, { shortName: 'block' }),
      thing('stack of bricks', { force: [300, 3e4], mass: [30, 3000] }, { shortName: 'stack' }),
      thing('pallet of tiles', { force: [300, 3e4], mass: [30, 3000] }, { shortName: 'pallet' }),
    ],
  },
  {
    name: 'lift',
    requires: /\b(?:floors?|storeys?|cable|accelerat\w+)\b/i,
    excludedBy: /\b(?:lifts (?:a|an|the)|ski lift)\b/i,
    things: [
      thing('lift', { mass: [300, 5000], speed: [0, 10] }),
      thing('hoist', { mass: [50, 5000], speed: [0, 5] }),
      thing('mine cage', { mass: [500, 10000], speed: [0, 20] }, { shortName: 'cage' }),
    ],
  },
  {
    name: 'laboratory trolley',
    requires: /\b(?:spring|slope|light gate|track)\b/i,
    excludedBy: /\bwheels?\b/i,
    things: [
      thing('trolley', { mass: [0.1, 5], speed: [0, 5] }),
      thing('cart', { mass: [0.1, 5], speed: [0, 5] }),
      thing('toy car', { mass: [0.02, 1.5], speed: [0, 5] }, { shortName: 'car' }),
      thing('toy truck', { mass: [0.05, 2], speed: [0, 5] }, { shortName: 'truck' }),
    ],
  },
  {
    name: 'gear on another world',
    requires: /\b(?:gravitational field strength|weight)\b/i,
    things: [
      thing('camera', { mass: [0.2, 60] }),
      thing('sample of rock', { mass: [0.1, 60] }, { shortName: 'rock' }),
      thing('drill', { mass: [0.5, 60] }),
      thing('antenna', { mass: [0.5, 60] }),
      thing('battery pack', { mass: [0.5, 60] }, { shortName: 'pack' }),
      thing('toolkit', { mass: [0.5, 40] }),
      thing('space suit', { mass: [20, 140] }, { shortName: 'suit' }),
      thing('rover', { mass: [10, 1100] }),
      thing('lander', { mass: [100, 5000] }),
    ],
  },
  {
    name: 'probe',
    things: [
      thing('mapping probe', { mass: [50, 5000] }, { shortName: 'probe' }),
      thing('weather satellite', { mass: [100, 6000] }, { shortName: 'satellite' }),
      thing('space telescope', { mass: [300, 12000] }, { shortName: 'telescope' }),
      thing('radar satellite', { mass: [100, 6000] }, { shortName: 'satellite' }),
    ],
  },
  {
    name: 'mover',
    excludedBy: /\b(?:chairlift|snow|ice|pond)\b|\b(?:pedal\w*|wheels?|strokes?|pool|saddle)\b/i,
    things: [
      thing('cyclist', { mass: [40, 130], speed: [0, 20] }),
      thing('skater', { mass: [30, 120], speed: [0, 15] }),
      thing('runner', { mass: [30, 120], speed: [0, 11] }),
      thing('skier', { mass: [30, 130], speed: [0, 40] }),
    ],
  },
  {
    name: 'mover on water',
    excludedBy: /\b(?:strokes?|pool|lengths?|lanes?)\b/i,
    things: [
      thing('swimmer', { mass: [30, 120], speed: [0, 2.2] }),
      thing('paddler', { mass: [30, 120], speed: [0, 4] }),
      thing('rower', { mass: [40, 120], speed: [0, 6] }),
    ],
  },
  {
    name: 'walker',
    things: thingsWithoutRanges('walker', 'hiker', 'rambler', 'scout', 'surveyor', 'orienteer'),
  },
  {
    name: 'height',
    excludedBy: /\b(?:lifts?|sea|river|arch)\b/i,
    things: [
      thing('tower', { length: [3, 400] }),
      thing('cliff', { length: [3, 400] }),
      thing('lighthouse', { length: [8, 70] }),
      thing('crane', { length: [8, 120] }),
      thing('bridge', { length: [3, 250] }),
    ],
  },
  {
    name: 'sea cliff',
    things: thingsWithoutRanges({ noun: 'sea cliff', shortName: 'cliff' }, 'lighthouse', {
      noun: 'quarry wall',
      shortName: 'wall',
    }),
  },
  {
    name: 'ladder',
    requires: /\b(?:lean\w*|rests? against|foot of|wall)\b/i,
    excludedBy: /\brungs?\b/i,
    things: [
      thing('ladder', { length: [1.5, 15] }),
      thing('plank', { length: [0.5, 6] }),
      thing('pole', { length: [0.5, 12] }),
      thing('beam', { length: [0.5, 12] }),
    ],
  },
  {
    name: 'drawn thing',
    requires: /\b(?:drawn|at random|probability)\b/i,
    things: thingsWithoutRanges('ball', 'cube', 'disc'),
  },
  {
    name: 'token',
    things: thingsWithoutRanges('counter', 'marble', 'bead', 'button', 'sweet', 'token', 'peg', 'tile'),
  },
  {
    name: 'container of tokens',
    excludedBy: /\b(?:flour|sugar|kilograms?|grams?|cost|price|fertiliser|pellets|seed)\b/i,
    things: thingsWithoutRanges('bag', 'jar', 'tin', 'drawer', 'basket', 'pouch'),
  },
  {
    name: 'plot of ground',
    excludedBy: /\bthermometer\b/i,
    things: thingsWithRanges(
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
    requires: /\b(?:circular|diameter|radius|circumference)\b/i,
    things: [
      thing('clock face', { length: [0.05, 3] }),
      thing('table top', { length: [0.3, 3] }),
      thing('rug', { length: [0.4, 5] }),
      thing('mirror', { length: [0.05, 2] }),
      thing('pond', { length: [1, 60] }),
      thing('flower bed', { length: [0.8, 30] }),
      thing('trampoline', { length: [0.8, 6] }),
      thing('dinner plate', { length: [0.1, 0.4] }, { shortName: 'plate' }),
    ],
  },
  {
    name: 'vessel',
    things: thingsWithoutRanges('feed bin', 'rain barrel', 'storage drum', 'silo', 'water butt'),
  },
  {
    name: 'cuboid vessel',
    requires: /\b(?:cuboid|litres?|rectangular|full)\b/i,
    things: [
      thing('sink', { length: [0.15, 1.2] }),
      thing('storage tub', { length: [0.15, 1.5] }, { shortName: 'tub' }),
      thing('fish tank', { length: [0.15, 3] }, { shortName: 'tank' }),
      thing('water trough', { length: [0.2, 3] }, { shortName: 'trough' }),
      thing('planter', { length: [0.15, 3] }),
      thing('cool box', { length: [0.15, 1.2] }, { shortName: 'box' }),
      thing('paddling pool', { length: [0.25, 5] }, { shortName: 'pool' }),
    ],
  },
  {
    name: 'tank that is filled or emptied',
    requires: /\b(?:fill\w*|empt\w+|drain\w*|leak\w*|tap|pump\w*)\b/i,
    excludedBy: /\b(?:fish|fuel|petrol|diesel)\b/i,
    things: thingsWithoutRanges('tank', 'cistern', 'reservoir', 'pool', 'barrel'),
  },
  {
    name: 'appliance',
    things: [
      thing('vacuum cleaner', { power: [300, 2500], current: [1, 11] }, { shortName: 'cleaner' }),
      thing('food mixer', { power: [150, 1500], current: [0.5, 7] }, { shortName: 'mixer' }),
      thing('hair dryer', { power: [300, 2400], current: [1, 11] }, { shortName: 'dryer' }),
      thing('lawnmower', { power: [300, 2500], current: [1, 11] }, { shortName: 'mower' }),
      thing('electric drill', { power: [200, 1500], current: [0.8, 7] }, { shortName: 'drill' }),
      thing('toaster', { power: [500, 2000], current: [2, 9] }),
      thing('electric iron', { power: [800, 2800], current: [3, 12] }, { shortName: 'iron' }),
      thing('fan heater', { power: [500, 3000], current: [2, 13] }, { shortName: 'heater' }),
    ],
  },
  {
    name: 'water heater',
    requires: /\b(?:boil\w*|heat\w*|water)\b/i,
    excludedBy: /\b(?:lid|spout)\b/i,
    things: [
      thing('kettle', { power: [600, 3100] }),
      thing('urn', { power: [1000, 3500] }),
      thing('coffee maker', { power: [500, 2000] }),
      thing('steam cleaner', { power: [800, 3000] }),
    ],
  },
  {
    name: 'part of a circuit',
    requires: /\b(?:current|voltage|potential difference|resistance|supply|cell|battery|parallel|series)\b/i,
    excludedBy:
      /\b(?:filament|bright\w*|light|warm\w*|temperature|spins?|turns?|sound|speed|fan heater|electric)\b/i,
    things: thingsWithoutRanges('lamp', 'heater', 'motor', 'buzzer', 'fan'),
  },
  {
    name: 'circuit with a capacitor',
    requires: /\bcapacitor\b/i,
    things: thingsWithoutRanges(
      'timing circuit',
      'flash circuit',
      'alarm circuit',
      'filter circuit',
      'delay circuit',
    ),
  },
  {
    name: 'set with a volume control',
    requires: /\bvolume of a\b/i,
    things: thingsWithoutRanges('radio', 'television', 'loudspeaker', 'headset', 'games console'),
  },
  {
    name: 'battery',
    things: [
      thing(
        'rechargeable battery',
        { voltage: [1, 60] },
        { plural: 'rechargeable batteries', shortName: 'battery' },
      ),
      thing('lithium battery', { voltage: [2.5, 60] }, { plural: 'lithium batteries', shortName: 'battery' }),
      thing('camera battery', { voltage: [2.5, 15] }, { plural: 'camera batteries', shortName: 'battery' }),
      thing('drill battery', { voltage: [3, 40] }, { plural: 'drill batteries', shortName: 'battery' }),
    ],
  },
  {
    name: 'lamp with a solar cell',
    requires: /\bsolar cell\b/i,
    things: thingsWithoutRanges(
      'bicycle lamp',
      'garden light',
      'road sign',
      'pocket calculator',
      'weather station',
    ),
  },
  {
    name: 'sound that moves',
    things: [
      thing('buzzer on a model aircraft', { speed: [3, 40], frequency: [300, 4000] }),
      thing('siren on an ambulance', { speed: [5, 45], frequency: [300, 2500] }),
      thing('horn on a train', { speed: [5, 80], frequency: [150, 1200] }),
      thing('whistle on a toy rocket', { speed: [3, 60], frequency: [500, 5000] }),
    ],
  },
  {
    name: 'object before a lens',
    requires: /\b(?:lens|mirror|focal)\b/i,
    things: thingsWithoutRanges('candle', 'pencil', 'pin', 'arrow', 'lamp', 'toy figure'),
  },
  {
    name: 'shiny surface',
    requires: /\bray of light\b/i,
    things: thingsWithoutRanges(
      'polished table',
      'plane mirror',
      'sheet of polished steel',
      'still pond',
      'shop window',
    ),
  },
  {
    name: 'turning thing',
    requires: /\bangular velocity|rev\w*|rad\\,s/i,
    things: thingsWithoutRanges(
      'rotor of a centrifuge',
      'drum of a spin dryer',
      'wheel of a grinder',
      'disc of a sander',
    ),
  },
  {
    name: 'sample with an activity',
    requires: /\b(?:activity|decay\w*|nuclei)\b/i,
    things: thingsWithoutRanges(
      'sample of granite',
      'sample of soil',
      'sample of sea salt',
      'sample of building stone',
      'sample of mine water',
    ),
  },
  {
    name: 'experimenter',
    excludedBy: /\b(?:school|class\w*|exam\w*|marks?|grades?)\b/i,
    things: thingsWithoutRanges(
      'student',
      'pupil',
      'technician',
      'teacher',
      'apprentice',
      'laboratory assistant',
    ),
  },
  {
    name: 'goods',
    requires: /\\pounds|\bprice|\bsale\b|\bcosts?\b/i,
    excludedBy: /\b(?:size|wear\w*|strings?|sleeve|screen|lens)\b/i,
    things: [
      thing('jacket', { price: [15, 500] }),
      thing('coat', { price: [20, 600] }),
      thing('bicycle', { price: [60, 3000] }),
      thing('guitar', { price: [50, 3000] }),
      thing('tablet', { price: [60, 1500] }),
      thing('sofa', { price: [120, 4000] }),
      thing('camera', { price: [50, 4000] }),
      thing('tent', { price: [25, 900] }),
      thing('desk', { price: [30, 1200] }),
      thing('television', { price: [90, 4000] }),
    ],
  },
  {
    name: 'small firm',
    things: thingsWithoutRanges('taxi firm', 'courier firm', 'minibus firm', 'delivery firm', 'removal firm'),
  },
  {
    name: 'club that grows things',
    things: thingsWithoutRanges(
      'school garden club',
      'community garden',
      'allotment society',
      'village flower club',
    ),
  },
  {
    name: 'device that stores files',
    things: thingsWithoutRanges('laptop', 'tablet', 'phone', 'games console', 'memory stick', 'media player'),
    requires: /\b(?:giga|mega|tera)?bytes\b/i,
  },
  {
    name: 'file',
    requires: /\bmegabytes\b/i,
    things: thingsWithoutRanges('podcast', 'film', 'album', 'game', 'lesson', 'lecture'),
  },
  {
    name: 'picture',
    requires: /\bbitmap|pixels\b/i,
    things: thingsWithoutRanges('sunset', 'harbour', 'mountain', 'kitten', 'city square', 'lighthouse'),
  },
  {
    name: 'small mammal',
    things: thingsWithoutRanges(
      { noun: 'field vole' },
      { noun: 'wood mouse', plural: 'wood mice' },
      { noun: 'shrew' },
      { noun: 'hedgehog' },
      { noun: 'brown hare' },
    ),
  },
  {
    name: 'wild ground',
    requires: /\b(?:caught|marked|population|estimate)\b/i,
    things: thingsWithoutRanges('moor', 'heath', 'hillside', 'farm', 'island'),
  },
  {
    name: 'food with bacteria',
    requires: /\bbacteri\w+/i,
    excludedBy: /\bwarm milk\b/i,
    things: thingsWithoutRanges(
      'sandwich',
      'salad',
      'bowl of rice',
      'carton of cream',
      'chicken wrap',
      'pot of yoghurt',
    ),
  },
  {
    name: 'bacterium',
    things: thingsWithoutRanges(
      'soil bacterium',
      'gut bacterium',
      'marine bacterium',
      'skin bacterium',
      'river bacterium',
    ),
  },
  {
    name: 'seedling',
    things: thingsWithRanges(
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
    requires: /\b(?:field trial|plots?|yield\w*)\b/i,
    things: thingsWithoutRanges('rye', 'wheat', 'barley', 'oats'),
  },
  {
    name: 'player',
    requires: /\bscores?\b/i,
    things: thingsWithoutRanges(
      'netball player',
      'basketball player',
      'handball player',
      'hockey player',
      'football player',
    ),
  },
  {
    name: 'tuned thing',
    requires: /\bsound\b/i,
    things: thingsWithoutRanges('tuning fork', 'flute', 'bell', 'whistle', 'signal generator'),
  },
  {
    name: 'string instrument',
    requires: /\bstring\b/i,
    things: thingsWithoutRanges('guitar', 'violin', 'harp', 'cello', 'banjo'),
  },
  {
    name: 'woman or girl',
    mayRepeat: true,
    things: thingsWithoutRanges(
      'Isla',
      'Zara',
      'Priya',
      'Mei',
      'Aisha',
      'Anna',
      'Sofia',
      'Niamh',
      'Grace',
      'Leila',
      'Amira',
      'Maria',
      'Sarah',
      'Emma',
      'Fatima',
      'Lucy',
      'Mary',
      'Jane',
      'Rita',
      'Meera',
      'Susan',
      'Alice',
      'Julia',
      'Olivia',
      'Hannah',
      'Chloe',
    ),
  },
  {
    name: 'man or boy',
    mayRepeat: true,
    things: thingsWithoutRanges(
      'Fergus',
      'Omar',
      'Callum',
      'Ewan',
      'Tomasz',
      'Ben',
      'Ravi',
      'Lewis',
      'Kofi',
      'Hamish',
      'John',
      'James',
      'David',
      'Tom',
      'Peter',
      'Michael',
      'Ali',
      'Raj',
      'Ram',
      'Rahul',
      'Bob',
      'Daniel',
      'Samuel',
      'Carlos',
      'Ahmed',
      'Mike',
      'Paul',
    ),
  },
  {
    name: 'trade',
    things: thingsWithoutRanges(
      'nurse',
      'bus driver',
      'chef',
      'plumber',
      'librarian',
      'gardener',
      'electrician',
      'baker',
    ),
  },
  {
    name: 'county',
    things: thingsWithoutRanges('county', 'island', 'region', 'small country'),
    requires: /\belectricity\b/i,
  },
];
