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
];
