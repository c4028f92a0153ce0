/** A unit of measure: its size in SI base units, and the exponents of these base units. */
export type Unit = { readonly factor: number; readonly dimension: Dimension };
/** Exponents of metre, kilogram, second, ampere, kelvin and mole. */
export type Dimension = readonly [number, number, number, number, number, number];

export const NO_DIMENSION: Dimension = [0, 0, 0, 0, 0, 0];
const ONE: Unit = { factor: 1, dimension: NO_DIMENSION };

const PREFIXES: Readonly<Record<string, number>> = {
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  μ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  h: 1e2,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  E: 1e18,
};

const LENGTH: Dimension = [1, 0, 0, 0, 0, 0];
const MASS: Dimension = [0, 1, 0, 0, 0, 0];
const TIME: Dimension = [0, 0, 1, 0, 0, 0];
const VOLUME: Dimension = [3, 0, 0, 0, 0, 0];
const ENERGY: Dimension = [2, 1, -2, 0, 0, 0];
const PRESSURE: Dimension = [-1, 1, -2, 0, 0, 0];
const SPEED: Dimension = [1, 0, -1, 0, 0, 0];

/** Units that take a prefix. */
const PREFIXED: Readonly<Record<string, Unit>> = {
  m: { factor: 1, dimension: LENGTH },
  g: { factor: 1e-3, dimension: MASS },
  s: { factor: 1, dimension: TIME },
  A: { factor: 1, dimension: [0, 0, 0, 1, 0, 0] },
  K: { factor: 1, dimension: [0, 0, 0, 0, 1, 0] },
  mol: { factor: 1, dimension: [0, 0, 0, 0, 0, 1] },
  N: { factor: 1, dimension: [1, 1, -2, 0, 0, 0] },
  J: { factor: 1, dimension: ENERGY },
  W: { factor: 1, dimension: [2, 1, -3, 0, 0, 0] },
  V: { factor: 1, dimension: [2, 1, -3, -1, 0, 0] },
  C: { factor: 1, dimension: [0, 0, 1, 1, 0, 0] },
  F: { factor: 1, dimension: [-2, -1, 4, 2, 0, 0] },
  T: { factor: 1, dimension: [0, 1, -2, -1, 0, 0] },
  Wb: { factor: 1, dimension: [2, 1, -2, -1, 0, 0] },
  H: { factor: 1, dimension: [2, 1, -2, -2, 0, 0] },
  Hz: { factor: 1, dimension: [0, 0, -1, 0, 0, 0] },
  Pa: { factor: 1, dimension: PRESSURE },
  L: { factor: 1e-3, dimension: VOLUME },
  l: { factor: 1e-3, dimension: VOLUME },
  eV: { factor: 1.602e-19, dimension: ENERGY },
  Ω: { factor: 1, dimension: [2, 1, -3, -2, 0, 0] },
  bar: { factor: 1e5, dimension: PRESSURE },
  pc: { factor: 3.086e16, dimension: LENGTH },
  cal: { factor: 4.184, dimension: ENERGY },
};

const named = (names: string, factor: number, dimension: Dimension): [string, Unit][] =>
  names.split(' ').map((name) => [name, { factor, dimension }]);

/** Units that take no prefix, and the words for units. */
const NAMED: ReadonlyMap<string, Unit> = new Map([
  ...named('min mins minute minutes', 60, TIME),
  ...named('h hr hrs hour hours', 3600, TIME),
  ...named('day days', 86400, TIME),
  ...named('yr year years', 3.156e7, TIME),
  ...named('week weeks', 604800, TIME),
  ...named('sec secs second seconds', 1, TIME),
  ...named('meter meters metre metres', 1, LENGTH),
  ...named('centimeter centimeters centimetre centimetres cms', 0.01, LENGTH),
  ...named('kilometer kilometers kilometre kilometres kms', 1000, LENGTH),
  ...named('millimeters millimetres', 0.001, LENGTH),
  ...named('inch inches in', 0.0254, LENGTH),
  ...named('ft foot feet', 0.3048, LENGTH),
  ...named('yd yards yard', 0.9144, LENGTH),
  ...named('mi mile miles', 1609.34, LENGTH),
  ...named('au AU', 1.496e11, LENGTH),
  ...named('ly', 9.461e15, LENGTH),
  ...named('gram grams', 1e-3, MASS),
  ...named('kilogram kilograms kgs', 1, MASS),
  ...named('lb lbs pound pounds', 0.4536, MASS),
  ...named('oz ounces ounce', 0.02835, MASS),
  ...named('u amu', 1.6605e-27, MASS),
  ...named('liter liters litre litres', 1e-3, VOLUME),
  ...named('milliliters millilitres', 1e-6, VOLUME),
  ...named('newton newtons', 1, [1, 1, -2, 0, 0, 0]),
  ...named('joule joules', 1, ENERGY),
  ...named('watt watts', 1, [2, 1, -3, 0, 0, 0]),
  ...named('volt volts', 1, [2, 1, -3, -1, 0, 0]),
  ...named('amp amps ampere amperes', 1, [0, 0, 0, 1, 0, 0]),
  ...named('ohm ohms', 1, [2, 1, -3, -2, 0, 0]),
  ...named('hertz', 1, [0, 0, -1, 0, 0, 0]),
  ...named('pascal pascals', 1, PRESSURE),
  ...named('kelvin kelvins', 1, [0, 0, 0, 0, 1, 0]),
  ...named('moles mole mols', 1, [0, 0, 0, 0, 0, 1]),
  ...named('M', 1000, [-3, 0, 0, 0, 0, 1]),
  ...named('atm', 101325, PRESSURE),
  ...named('torr Torr mmHg', 133.32, PRESSURE),
  ...named('mph', 0.44704, SPEED),
  ...named('kmph kph', 1 / 3.6, SPEED),
  ...named('rad radians radian rev', 1, NO_DIMENSION),
  ...named('Ångström Å', 1e-10, LENGTH),
  ...named('nanometers nanometres', 1e-9, LENGTH),
  ...named('erg ergs', 1e-7, ENERGY),
  ...named('Gauss gauss Gs', 1e-4, [0, 1, -2, -1, 0, 0]),
  ...named('Jy', 1e-26, [0, 1, -2, 0, 0, 0]),
  ...named('deg', Math.PI / 180, NO_DIMENSION),
  ['kg', { factor: 1, dimension: MASS }],
  ['cc', { factor: 1e-6, dimension: VOLUME }],
]);

/** Words of the siunitx package in place of symbols. */
const SIUNITX: Readonly<Record<string, string>> = {
  kilo: 'k',
  milli: 'm',
  centi: 'c',
  mega: 'M',
  giga: 'G',
  nano: 'n',
  pico: 'p',
  micro: 'µ',
  gram: 'g ',
  kilogram: 'kg ',
  metre: 'm ',
  meter: 'm ',
  second: 's ',
  newton: 'N ',
  joule: 'J ',
  watt: 'W ',
  volt: 'V ',
  ampere: 'A ',
  hertz: 'Hz ',
  Hz: 'Hz ',
  pascal: 'Pa ',
  kelvin: 'K ',
  mole: 'mol ',
  ohm: 'Ω ',
  Omega: 'Ω ',
  mu: 'µ',
  litre: 'L ',
  liter: 'L ',
  per: '/',
  squared: '^2',
  cubed: '^3',
};

/** Whether a symbol is an SI unit, which authors write with several prefixes. */
export const takesPrefix = (symbol: string): boolean => !NAMED.has(symbol);

/** Reads one symbol or word, with its prefix; undefined if it is not a unit. */
export function readUnitSymbol(symbol: string): Unit | undefined {
  const whole = NAMED.get(symbol) ?? PREFIXED[symbol];
  if (whole !== undefined) return whole;
  const prefix = PREFIXES[symbol[0] ?? ''];
  const base = PREFIXED[symbol.slice(1)];
  return prefix === undefined || base === undefined
    ? undefined
    : { factor: prefix * base.factor, dimension: base.dimension };
}

export function multiplyUnits(a: Unit, b: Unit, exponent = 1): Unit {
  const [m, kg, s, ampere, kelvin, mole] = b.dimension;
  const [am, akg, as, aa, ak, amol] = a.dimension;
  return {
    factor: a.factor * b.factor ** exponent,
    dimension: [
      am + m * exponent,
      akg + kg * exponent,
      as + s * exponent,
      aa + ampere * exponent,
      ak + kelvin * exponent,
      amol + mole * exponent,
    ],
  };
}

export const haveSameDimension = (a: Dimension, b: Dimension): boolean =>
  a.every((exponent, index) => Math.abs(exponent - (b[index] ?? 0)) < 1e-9);

const UNIT_PARTS = /\s*(?:(?<symbol>[a-zA-ZµμΩÅ]+)(?:\s*\^?\s*(?<exponent>[-−]?\d))?|(?<mark>[/().·*-]))/gy;

/** Reads a unit such as `m/s^2`, `J/(kg K)` or `kg-m`; undefined if a part of it is unknown. */
export function readUnit(source: string): Unit | undefined {
  const text = source
    .replace(
      /\\([a-zA-Z]+)/g,
      (_match, name: string) => SIUNITX[name] ?? (/^(?:cdot|times)$/.test(name) ? ' ' : '?'),
    )
    .replace(/\\.|[~{}$]/g, ' ')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .trim();
  if (text === '') return undefined;
  let unit = ONE;
  let direction = 1;
  let end = 0;
  for (const match of text.matchAll(UNIT_PARTS)) {
    end = match.index + match[0].length;
    const { symbol, exponent, mark } = match.groups ?? {};
    if (mark === '/') direction = -1;
    if (symbol === undefined) continue;
    const part = readUnitSymbol(symbol);
    if (part === undefined) return undefined;
    unit = multiplyUnits(unit, part, direction * Number((exponent ?? '1').replace('−', '-')));
  }
  return end === text.length && unit !== ONE ? unit : undefined;
}
