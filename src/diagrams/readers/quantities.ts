/** A number with a unit, found in a description. */
export type FoundQuantity = {
  readonly value: number;
  readonly unit: string;
  /** LaTeX with the unit. */
  readonly tex: string;
  /** Position in the description. */
  readonly index: number;
};

/** The units that readers understand, by the kind of quantity. */
const UNITS = {
  length: ['km', 'cm', 'mm', 'm', 'miles', 'mile', 'inches', 'feet', 'ft', 'units'],
  angle: ['°'],
  speed: ['m/s', 'km/h', 'mph'],
  mass: ['kg', 'g'],
  force: ['kN', 'N'],
  time: ['s', 'minutes', 'min', 'hours', 'h'],
  voltage: ['kV', 'mV', 'V'],
  resistance: ['kΩ', 'MΩ', 'Ω'],
  energy: ['eV', 'J'],
  capacitance: ['μF', 'uF', 'nF', 'pF', 'F'],
  temperature: ['°C', 'K'],
  pressure: ['kPa', 'Pa', 'atm'],
} as const;

type UnitKind = keyof typeof UNITS;

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`;

/** Finds numbers with a unit of this kind, in text order. */
export function findQuantities(text: string, kind: UnitKind): FoundQuantity[] {
  // Longer units first, so that `mm` is not read as `m`. A following letter, slash or power belongs to another unit.
  const units = [...UNITS[kind]].sort((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(`(?<![\\w.])${NUMBER}[ -]?(${units})(?![\\w/^°]|\\s?s\\^)`, 'g');
  return [...text.matchAll(pattern)].map((match) =>
    createQuantity(match[1] ?? '', match[2] ?? '', match.index),
  );
}

/** Finds all numbers, with or without a unit. */
export function findNumbers(text: string): number[] {
  return [...text.matchAll(new RegExp(`(?<![\\w.^])${NUMBER}`, 'g'))].map((match) => Number(match[1]));
}

/** Finds a number after one of the words, with any unit: `radius of 5 cm`, `radius = 5 cm`. */
export function findQuantityAfter(text: string, words: string): FoundQuantity | undefined {
  const pattern = new RegExp(
    `(?:${words})(?:\\s+(?:of|is|at|about|length))*\\s*[=:]?\\s*${NUMBER}[ -]?([a-zA-ZμΩ°%]+(?:/[a-z]+)?)?`,
    'i',
  );
  const match = pattern.exec(text);
  return match === null ? undefined : createQuantity(match[1] ?? '', keepKnownUnit(match[2]), match.index);
}

/** Finds a single letter after one of the words: `hypotenuse x`. */
export function findLetterAfter(text: string, words: string): string | undefined {
  return new RegExp(
    `(?:${words})(?:\\s+(?:of|is|labelled|marked|called|length))*\\s*=?\\s*([a-zθ])(?![\\w'])`,
  ).exec(text)?.[1];
}

function keepKnownUnit(word: string | undefined): string {
  const knownUnits: readonly string[] = Object.values(UNITS).flat();
  return word !== undefined && knownUnits.includes(word) ? word : '';
}

function createQuantity(number: string, unit: string, index: number): FoundQuantity {
  return { value: Number(number), unit, tex: formatQuantity(number, unit), index };
}

/** Formats a number and its unit as LaTeX. */
export function formatQuantity(number: string | number, unit: string): string {
  if (unit === '') return `$${number}$`;
  if (unit === '°') return `$${number}^\\circ$`;
  if (unit === 'm/s') return `${number} m s$^{-1}$`;
  const unitTex = unit.replace('Ω', '$\\Omega$').replace(/μ|^u/, '$\\mu$').replace('°', '$^\\circ$');
  return `${number} ${unitTex}`;
}
