import { readUnitSymbol, takesPrefix } from './read-unit.ts';

/** Units and what an author may write by mistake: another prefix, or the unit of another quantity. */
const WRONG_UNITS: Readonly<Record<string, string>> = {
  m: 'cm km s kg',
  cm: 'm mm',
  km: 'm cm',
  mm: 'm cm',
  nm: 'mm m',
  s: 'min ms m',
  ms: 's',
  min: 's h',
  h: 'min s',
  hr: 'min s',
  kg: 'g N m',
  g: 'kg mol mg',
  mg: 'g kg',
  N: 'J kN W kg',
  kN: 'N kJ',
  J: 'kJ W N V',
  kJ: 'J kW kN',
  MJ: 'kJ J',
  W: 'J kW V',
  kW: 'W kJ',
  V: 'A mV J',
  kV: 'V mV',
  A: 'V mA C',
  mA: 'A mV',
  Hz: 's kHz m',
  kHz: 'Hz MHz',
  Pa: 'N kPa J',
  kPa: 'Pa kJ',
  atm: 'Pa mol',
  mol: 'g mmol L',
  L: 'mL mol m',
  mL: 'L mg',
  K: 'J kg',
  C: 'A V',
  T: 'N A',
  Ω: 'V A',
  F: 'C V',
  eV: 'keV V',
  MeV: 'keV J',
  keV: 'eV MeV',
  hours: 'minutes days',
  minutes: 'hours seconds',
  seconds: 'minutes meters',
  days: 'hours weeks',
  weeks: 'days',
  meters: 'centimeters seconds',
  metres: 'centimetres seconds',
  miles: 'feet hours',
  feet: 'inches miles',
  inches: 'feet',
  pounds: 'ounces',
  grams: 'kilograms',
  kilometers: 'meters hours',
  liters: 'milliliters',
};

/** Lists the wrong forms of a unit as it is written: one symbol changed, or one exponent dropped or inverted. */
export function listWrongUnits(source: string): string[] {
  return [...changeSymbols(source), ...changeExponents(source)];
}

function changeSymbols(source: string): string[] {
  if (source.includes('circ')) return [];
  const labelled = /\{[\s~]*[a-zA-Z]+[\s~]+[A-Z]/.test(source);
  return [...source.matchAll(/(?<![\\a-zA-Zµμ])[a-zA-ZµμΩ]+(?![a-zA-Z]*\s*\{)/g)].flatMap(
    ({ 0: symbol, index }) => {
      if (
        readUnitSymbol(symbol) === undefined ||
        (labelled && /[a-zA-Z]/.test(source.slice(0, index).replace(/\\[a-zA-Z]+/g, '')))
      )
        return [];
      const wrong = WRONG_UNITS[symbol]?.split(' ') ?? listOtherPrefixes(symbol);
      return wrong.map((other) => source.slice(0, index) + other + source.slice(index + symbol.length));
    },
  );
}

function listOtherPrefixes(symbol: string): string[] {
  if (!takesPrefix(symbol)) return [];
  const bare = readUnitSymbol(symbol.slice(1)) === undefined ? symbol : symbol.slice(1);
  return [bare, `k${bare}`, `m${bare}`].filter(
    (other) => other !== symbol && readUnitSymbol(other) !== undefined,
  );
}

function changeExponents(source: string): string[] {
  return [...source.matchAll(/\^\s*(?:\{\s*([-−]?)\s*\d\s*\}|([-−]?)\d)|[²³]/g)].flatMap(
    ({ 0: exponent, index }) => {
      const [before, after] = [source.slice(0, index), source.slice(index + exponent.length)];
      const inverted = exponent.includes('-') ? [before + exponent.replace('-', '') + after] : [];
      return [before + after, ...inverted];
    },
  );
}
