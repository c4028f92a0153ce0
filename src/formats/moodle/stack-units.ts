/** The units of STACK that may have a prefix, and those that may not. STACK has no degrees Celsius: `C` is the coulomb. */
const UNITS = new Set(
  'm l L g t s h Hz Bq cd N Pa cal eV J W Wh A ohm V F S Wb T H Gy Sv lx lm mol M kat rad sr K VA C'.split(
    ' ',
  ),
);
const PREFIXES = ['', 'da', ...'y z a f p n u m c d h k M G T P E'.split(' ')];
const OTHER_UNITS = new Set(['min', 'amu', 'year', 'bar', 'mmHg', 'ppm']);

/** Converts a typed unit such as `m s^-1` or `kJ/mol` to STACK: `m*s^(-1)`; undefined if STACK does not have it. */
export function toStackUnit(unit: string): string | undefined {
  const [numerator = '', ...denominators] = unit.split('/');
  const top = writeFactors(numerator);
  const bottoms = denominators.map(writeFactors);
  if (top === undefined || bottoms.some((each) => each === undefined)) return undefined;
  return [top, ...bottoms.map((each) => `(${each})`)].join('/');
}

function writeFactors(text: string): string | undefined {
  const factors = text
    .trim()
    .split(/[\s·*]+/u)
    .map(writeFactor);
  return factors.some((factor) => factor === undefined) ? undefined : factors.join('*');
}

function writeFactor(text: string): string | undefined {
  const [, symbol = '', power] = /^([A-Za-zΩμµ]+)(?:\^?\(?([-−]?\d+)\)?)?$/u.exec(text) ?? [];
  const name = symbol.replace(/Ω/u, 'ohm').replace(/^[μµ]/u, 'u');
  const isKnown =
    OTHER_UNITS.has(name) ||
    PREFIXES.some((prefix) => name.startsWith(prefix) && UNITS.has(name.slice(prefix.length)));
  if (!isKnown) return undefined;
  return power === undefined ? name : `${name}^(${power.replace('−', '-')})`;
}
