/** The values that a quantity may plausibly have in a question, in the unit that the question states. */
type PlausibleRange = {
  /** Words of the sentence that contains the number. */
  readonly words: RegExp;
  /** The unit after the number, as TeX without spacing commands. */
  readonly unit: RegExp;
  readonly min: number;
  readonly max: number;
};

const METRES_PER_SECOND = /^(?:m\/s|ms\^\{?-1\}?|m\^?s\^\{?-1\}?)$/;
const KILOMETRES_PER_HOUR = /^(?:km\/h|kmh\^\{?-1\}?|kph)$/;

/** Ranges of everyday quantities. A value that is outside its range in the original question is not restricted. */
export const PLAUSIBLE_RANGES: readonly PlausibleRange[] = [
  { words: /\b(?:light|laser|photons?|led)\b/, unit: /^nm$/, min: 380, max: 750 },
  { words: /\b(?:red|orange|yellow|green|blue|violet)\b/, unit: /^nm$/, min: 380, max: 750 },
  {
    words: /\b(?:cars?|lorry|lorries|trucks?|bus|buses|vans?|motorbike|vehicles?)\b/,
    unit: METRES_PER_SECOND,
    min: 1,
    max: 40,
  },
  {
    words: /\b(?:cars?|lorry|lorries|trucks?|bus|buses|vans?|motorbike|vehicles?)\b/,
    unit: KILOMETRES_PER_HOUR,
    min: 5,
    max: 140,
  },
  {
    words: /\bsound\b(?!.*\b(?:water|steel|metal|solid|liquid|helium)\b)/,
    unit: METRES_PER_SECOND,
    min: 325,
    max: 350,
  },
  { words: /\b(?:fm radio|radio station)\b/, unit: /^MHz$/, min: 88, max: 108 },
  { words: /\b(?:mains|household|domestic)\b/, unit: /^V$/, min: 220, max: 240 },
  { words: /\b(?:light bulb|bulb|lamp)\b/, unit: /^W$/, min: 3, max: 150 },
  { words: /\b(?:kettle|heater|oven|iron)\b/, unit: /^kW$/, min: 0.5, max: 4 },
  { words: /\b(?:cars?)\b/, unit: /^kg$/, min: 700, max: 2500 },
  { words: /\b(?:cyclist|bicycle)\b/, unit: /^kg$/, min: 50, max: 120 },
  { words: /\btennis ball\b/, unit: /^g$/, min: 56, max: 60 },
  { words: /\btennis ball\b/, unit: /^kg$/, min: 0.056, max: 0.06 },
  { words: /\bgolf ball\b/, unit: /^g$/, min: 45, max: 46 },
  { words: /\bgolf ball\b/, unit: /^kg$/, min: 0.045, max: 0.046 },
  { words: /\b(?:cricket ball|hockey puck|hockey ball)\b/, unit: /^kg$/, min: 0.15, max: 0.175 },
  { words: /\b(?:football|soccer ball)\b/, unit: /^kg$/, min: 0.4, max: 0.46 },
  { words: /\b(?:baseball)\b/, unit: /^kg$/, min: 0.14, max: 0.15 },
  { words: /\b(?:basketball)\b/, unit: /^kg$/, min: 0.58, max: 0.65 },
  { words: /\bbullet\b/, unit: /^g$/, min: 2, max: 60 },
  { words: /\b(?:electric )?(?:train|tram)\b/, unit: METRES_PER_SECOND, min: 3, max: 60 },
  { words: /\b(?:train)\b/, unit: KILOMETRES_PER_HOUR, min: 20, max: 320 },
  { words: /\b(?:hospital|radioactive)\b.*\bpatient\b/, unit: /^kg$/, min: 15, max: 130 },
  { words: /\b(?:runs?|runner|sprinter|athlete|jogs?|jogger)\b/, unit: METRES_PER_SECOND, min: 1, max: 11 },
  { words: /\b(?:walks?|walker|pedestrian|swims?|swimmer)\b/, unit: METRES_PER_SECOND, min: 0.3, max: 2.5 },
  { words: /\b(?:cyclist|bicycle|cycles?|bike)\b/, unit: METRES_PER_SECOND, min: 1, max: 18 },
  {
    words: /\b(?:man|woman|boy|girl|student|person|pupil|child|passenger|patient|driver|skier|diver)\b/,
    unit: /^kg$/,
    min: 15,
    max: 130,
  },
  { words: /\b(?:water|ice|tea|coffee|milk)\b/, unit: /^°C$/, min: 0, max: 100 },
  { words: /\b(?:room|body|air|weather|laboratory)\b/, unit: /^°C$/, min: -20, max: 45 },
  { words: /\bph\b/, unit: /^$/, min: 0, max: 14 },
  { words: /\b(?:heart rate|pulse)\b/, unit: /./, min: 40, max: 200 },
  { words: /\b(?:refractive index|index of refraction)\b/, unit: /^$/, min: 1, max: 3 },
  { words: /\b(?:efficien\w+|percentage|probability|yield)\b/, unit: /^%$/, min: 0.1, max: 99 },
  { words: /\b(?:coefficient of (?:static |kinetic |sliding )?friction)\b/, unit: /^$/, min: 0.01, max: 1 },
  { words: /\b(?:aged?|years old)\b/, unit: /^(?:years?)?$/, min: 1, max: 100 },
  { words: /\b(?:barometric|atmospheric|atmosphere)\b/, unit: /^(?:mmHg|torr)$/i, min: 600, max: 790 },
  { words: /\b(?:barometric|atmospheric|atmosphere)\b/, unit: /^kPa$/, min: 85, max: 105 },
  { words: /\b(?:barometric|atmospheric|atmosphere)\b/, unit: /^h?Pa$/, min: 85_000, max: 105_000 },
  // A satellite is above the surface of its planet.
  { words: /\b(?:satellite|orbits?)\b(?=.*\bearth\b)/, unit: /^m$/, min: 6.6e6, max: 5e8 },
  { words: /\b(?:satellite|orbits?)\b(?=.*\bearth\b)/, unit: /^km$/, min: 160, max: 500_000 },
  { words: /\bearth\b(?=.*\b(?:satellite|orbits?)\b)/, unit: /^m$/, min: 6.6e6, max: 5e8 },
  { words: /\bstroke volume\b/, unit: /^(?:mL|ml|cm\^\{?3\}?)$/, min: 50, max: 130 },
  { words: /\b(?:heart rate|beats per minute|bpm)\b/, unit: /^$/, min: 45, max: 190 },
  { words: /\b(?:creatinine)\b/, unit: /^mg\/dL$/, min: 0.5, max: 8 },
  { words: /\b(?:h(?:a)?emoglobin)\b/, unit: /^g\/dL$/, min: 7, max: 18 },
  { words: /\b(?:patient|woman|man|adult|person)\b/, unit: /^kg$/, min: 45, max: 110 },
  { words: /\b(?:child|girl|boy|infant)\b/, unit: /^kg$/, min: 8, max: 45 },
  { words: /\b(?:systolic|diastolic|arterial|blood) pressure\b/, unit: /^mmHg$/, min: 50, max: 200 },
  { words: /\b(?:breathes|inspired|oxygen)\b/, unit: /^%$/, min: 21, max: 100 },
  { words: /\b(?:interest|inflation|depreciat\w+|growth)\b/, unit: /^%$/, min: 0.5, max: 30 },
  { words: /\bslip\b/, unit: /^%$/, min: 1, max: 9 },
  { words: /\bladder\b/, unit: /^m$/, min: 1, max: 15 },
  {
    words: /\b(?:adult|man|woman|person|student|astronaut|athlete|player)\b.*\b(?:tall|height)\b/,
    unit: /^m$/,
    min: 1.5,
    max: 2.05,
  },
];
