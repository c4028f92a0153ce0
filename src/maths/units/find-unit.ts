import { decimalValue, parseDecimal, scaleByTen } from '../exact/decimal.ts';
import { divide, ONE, type Rational, rational } from '../exact/rational.ts';
import { mapSpellings } from '../map-spellings.ts';
import { multiplyUnits, type Unit } from './unit.ts';
import { PREFIX_ROWS, UNIT_ROWS, type UnitRow } from './units.table.ts';

/** A unit of the table; `acceptsPrefixes` means that SI prefixes apply. */
type KnownUnit = { readonly unit: Unit; readonly acceptsPrefixes: boolean };

const SYMBOLS = new Map<string, KnownUnit>();
const NAMES = new Map<string, KnownUnit>();
for (const row of UNIT_ROWS) {
  const knownUnit = { unit: buildUnit(row), acceptsPrefixes: row[3] };
  SYMBOLS.set(row[0], knownUnit);
  for (const name of row[4].split(' ')) if (name !== '') NAMES.set(name, knownUnit);
}

// C may also mean °C, and pounds may be money. The comparison uses the reading that matches the expected answer.
const COULOMB = SYMBOLS.get('C');
if (COULOMB)
  SYMBOLS.set('C', {
    ...COULOMB,
    unit: { ...COULOMB.unit, alternate: temperatureUnit('°C', rational(1n), rational(5463n, 20n)) },
  });
const POUNDS = NAMES.get('pounds');
const STERLING = SYMBOLS.get('GBP')?.unit;
if (POUNDS && STERLING) {
  const poundsOrSterling = { ...POUNDS, unit: { ...POUNDS.unit, alternate: STERLING } };
  for (const name of ['pound', 'pounds']) NAMES.set(name, poundsOrSterling);
}

/** Builds a unit from its table row: the size is a decimal or fraction, optionally with ` π`. */
function buildUnit([symbol, size, dimension]: UnitRow): Unit {
  const [amount = '1', pi] = size.split(' ');
  const [top = '1', bottom = '1'] = amount.split('/');
  const exponents = dimension
    .split(' ')
    .filter((part) => part !== '')
    .map((part): [string, number] => {
      const match = /^(.*?)(-?\d+)?$/u.exec(part);
      return [match?.[1] ?? part, Number(match?.[2] ?? 1)];
    });
  return {
    text: symbol,
    factor: divide(parseRational(top), parseRational(bottom)),
    pi: pi ? 1 : 0,
    dimension: new Map(exponents),
  };
}

function parseRational(text: string): Rational {
  const literal = parseDecimal(text);
  return literal ? decimalValue(literal) : ONE;
}

/** Builds a temperature scale with an offset from absolute zero. */
function temperatureUnit(text: string, factor: Rational, offset: Rational): Unit {
  return { text, factor, pi: 0, offset, dimension: new Map([['K', 1]]) };
}

const CELSIUS = temperatureUnit('°C', ONE, rational(5463n, 20n));
const FAHRENHEIT = temperatureUnit('°F', rational(5n, 9n), rational(45967n, 100n));
const TEMPERATURES = new Map([
  ...['°C', '℃', 'degC', 'celsius', 'Celsius', 'centigrade'].map((name) => [name, CELSIUS] as const),
  ...['°F', '℉', 'degF', 'fahrenheit', 'Fahrenheit'].map((name) => [name, FAHRENHEIT] as const),
]);

/** Common misspellings of unit symbols, mostly in capitals and plurals. */
const MISSPELT_SYMBOLS = mapSpellings({
  kg: 'Kg kgs Kgs kilo kilos KG',
  cm: 'cms',
  km: 'kms Km KM',
  mm: 'mms',
  eV: 'ev',
  Hz: 'hz',
  kPa: 'kpa KPa',
  kJ: 'Kj KJ kj',
  kV: 'kv KV',
  kN: 'KN',
  kHz: 'KHz khz',
  kW: 'kw KW',
});

/** Unit symbols in Cyrillic letters. Symbols that differ only in case are not listed in lower case. */
const CYRILLIC_SYMBOLS = mapSpellings({
  m: 'м',
  cm: 'см',
  mm: 'мм',
  km: 'км',
  µm: 'мкм',
  nm: 'нм',
  s: 'с',
  ms: 'мс',
  µs: 'мкс',
  min: 'мин',
  h: 'ч',
  kg: 'кг',
  g: 'г',
  mg: 'мг',
  N: 'Н',
  kN: 'кН',
  J: 'Дж дж',
  kJ: 'кДж кдж',
  MJ: 'МДж',
  W: 'Вт вт',
  kW: 'кВт квт',
  mW: 'мВт',
  MW: 'МВт',
  V: 'В',
  mV: 'мВ',
  kV: 'кВ',
  A: 'А',
  mA: 'мА',
  Ω: 'Ом ом',
  kΩ: 'кОм ком',
  Pa: 'Па па',
  kPa: 'кПа кпа',
  MPa: 'МПа',
  Hz: 'Гц гц',
  kHz: 'кГц кгц',
  MHz: 'МГц',
  K: 'К',
  M: 'М',
  mol: 'моль',
  L: 'л',
  mL: 'мл',
  C: 'Кл кл',
  F: 'Ф',
  µF: 'мкФ',
  T: 'Тл тл',
  H: 'Гн гн',
  eV: 'эВ эв',
  MeV: 'МэВ',
});

/**
 * Finds the unit for a sequence of letters: a symbol, a prefixed symbol, a name, or two symbols written
 * together.
 */
export function findUnit(letters: string): Unit | undefined {
  const latin = CYRILLIC_SYMBOLS.get(letters);
  if (latin !== undefined) return findUnit(latin);
  const run = MISSPELT_SYMBOLS.get(letters) ?? letters.replace('μ', 'µ').replace('Ω', 'Ω');
  const singleUnit = findSingleUnit(run);
  const split = run.length >= 2 && run.length <= MAX_GLUED_LENGTH ? splitUnit(run) : undefined;
  if (!singleUnit) return split;
  return split && isAmbiguousRun(run) ? { ...singleUnit, alternate: split } : singleUnit;
}

/** `ms` and `mN` may be a prefixed unit or a product, unlike `mm`; longer names are never split. */
function isAmbiguousRun(run: string): boolean {
  return run === 'kmh' || (run.length === 2 && run.startsWith('m') && run !== 'mm');
}

function findSingleUnit(run: string): Unit | undefined {
  const direct = TEMPERATURES.get(run) ?? SYMBOLS.get(run)?.unit ?? NAMES.get(run)?.unit;
  if (direct) return direct;
  const lowerCaseRun = run.toLowerCase();
  return (
    findPrefixedUnit(run) ??
    (lowerCaseRun !== run && run.length > 3 ? NAMES.get(lowerCaseRun)?.unit : undefined)
  );
}

function findPrefixedUnit(run: string): Unit | undefined {
  for (const [symbol, power, name] of PREFIX_ROWS) {
    const bySymbol = startsWithPrefix(run, symbol) ? SYMBOLS.get(run.slice(symbol.length)) : undefined;
    if (bySymbol?.acceptsPrefixes) return scaleUnit(bySymbol.unit, run, power);
    const byName = NAMES.get(nameAfterPrefix(run, symbol, name)) ?? findSymbolAfterName(run, name);
    if (byName?.acceptsPrefixes) return scaleUnit(byName.unit, run, power);
  }
  return run.startsWith('u') ? findPrefixedUnit(`µ${run.slice(1)}`) : undefined;
}

/** Removes the prefix, spelled out or as a symbol, from a name: `kilohm` and `kohm`. */
function nameAfterPrefix(run: string, symbol: string, name: string): string {
  if (run.toLowerCase().startsWith(name)) return run.slice(name.length);
  return run.startsWith(symbol) && run.length > symbol.length + 2 ? run.slice(symbol.length) : '';
}

/**
 * Finds the symbol after a prefix that is spelled out: `microA`. A single lower-case letter is not read as a unit,
 * because it is more often part of a word.
 */
function findSymbolAfterName(run: string, name: string): KnownUnit | undefined {
  const symbol = run.startsWith(name) ? run.slice(name.length) : '';
  return /^(?:[A-ZΩ]|\p{L}{2})/u.test(symbol) ? SYMBOLS.get(symbol) : undefined;
}

function startsWithPrefix(run: string, symbol: string): boolean {
  return run.length > symbol.length && run.startsWith(symbol);
}

function scaleUnit(unit: Unit, text: string, power: number): Unit {
  return { ...unit, text, factor: scaleByTen(unit.factor, power) };
}

/** The most letters of two units written together. */
const MAX_GLUED_LENGTH = 6;
/** Units that may be the first of two written together, as in `Nm`. */
const FIRST_PARTS = new Set(
  'N kN mN MN J kJ MJ mJ V kV mV A kA mA W kW MW mW kg m km cm mm nm Pa kPa C T eV keV MeV Ω kΩ lb mol kcal cal atm Wb bar'.split(
    ' ',
  ),
);
const SECOND_PARTS = new Set('m s h K A'.split(' '));
/**
 * Second units so long that any unit may come before them: `gmol` is split into g and mol. `LK` is not split, because K
 * is short and L is not one of FIRST_PARTS.
 */
const LONG_SECOND_PARTS = new Set('mol kg eV cm'.split(' '));

/** Splits `Nm`, `kWh` or `Js` into two known units, with the longest possible first part. */
function splitUnit(run: string): Unit | undefined {
  for (let cut = run.length - 1; cut >= 1; cut--) {
    const [head, tail] = [run.slice(0, cut), run.slice(cut)];
    if (!LONG_SECOND_PARTS.has(tail) && !(FIRST_PARTS.has(head) && SECOND_PARTS.has(tail))) continue;
    const [first, second] = [
      SYMBOLS.has(head) || FIRST_PARTS.has(head) ? findSingleUnit(head) : undefined,
      findSingleUnit(tail),
    ];
    if (first && second) return multiplyUnits(first, second, `${first.text} ${second.text}`);
  }
  return undefined;
}
