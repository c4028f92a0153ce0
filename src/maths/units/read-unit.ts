import { ONE } from '../exact/rational.ts';
import { findUnit } from './find-unit.ts';
import { matchExponent } from './match-exponent.ts';
import { readSiunitxMacros } from './read-siunitx-macros.ts';
import { multiplyUnits, powerUnit, type Unit } from './unit.ts';

/** Units that the caller defines, by name. */
export type UnitMacros = ReadonlyMap<string, string>;
/** A unit and the position after it. */
type UnitReading = { readonly unit: Unit; readonly end: number };
/** The scanning position; `depth` counts open braces. */
type Scan = { readonly source: string; readonly macros: UnitMacros; at: number; depth: number };

/** Matches white space and LaTeX spacing commands. */
const SPACE = /^(?:\s|~|\\[ ,;:!]|\\(?:quad|thinspace|hspace\{[^}]*\})|\{\}|\u200b)+/u;
/**
 * Matches a command that wraps a unit, such as `\mathrm{`; `\mathbf{` only before a unit of several letters.
 */
const WRAPPER =
  /^\\(?:mathrm|text|textrm|textnormal|rm|mathit|mathsf|operatorname|unit|si|textbf|mathbf(?=\s*\{\s*(?:[a-zA-Z]\w|\\))|mbox)\s*\{/u;
/** Matches a multiplication sign; a point or hyphen counts before a letter, as in `N.m`. */
const TIMES = /^(?:\\cdot(?![a-zA-Z])|\\times(?![a-zA-Z])|[·⋅*×]|\.(?=[A-Za-zµμΩ\\])|-(?=[a-zA-Z]))/u;
/** Matches a division: `/`, “per” or, as in “a second”, an article before a unit of time. */
const PER = /^(?:\/|per\b|\\per(?![a-zA-Z])|a\s+(?=second|minute|hour|day)|an\s+(?=hour))/u;
/** Matches a temperature unit: `°C`, `^\circ\mathrm{C}`, `degrees Celsius`. */
const DEGREE_LETTER =
  /^(?:\^\s*\{?\s*\\circ\s*\}?|\\degree|°|º|˚|deg(?:rees?)?\s+)\s*(?:\\(?:mathrm|text|rm|textrm)\s*\{\s*)?([CFK])(?:elsius|ahrenheit)?(?![a-zA-Z])\s*(\})?/u;
/** Matches the letters or the sign of a unit: `kg`, `Ω`, `°C`, `%`, `£`. */
const LETTERS = /^(?:[A-Za-zµμΩΩÅ]+|°[CF]|℃|℉|°|º|%|£|\$|€)/u;

/** Matches a prefix, a space or star, and a unit: `k W`, `kilo*pascal`. */
const SPACED_PREFIX =
  /^([kµμ](?= *[ *] *[A-Z])|kilo|mega|giga|milli|micro|nano|pico) *[ *] *([A-Z][a-z]?|[a-z]{3,})(?![A-Za-z])/u;

/** Reads a unit expression that starts at `start`; undefined when there is no known unit. */
export function readUnit(
  source: string,
  start: number,
  macros: UnitMacros = new Map(),
): UnitReading | undefined {
  const scan: Scan = { source, macros, at: start, depth: 0 };
  const unit = readProduct(scan);
  if (!unit) return undefined;
  closeBraces(scan);
  return scan.depth === 0 ? { unit, end: scan.at } : undefined;
}

/** In `°C/m`, m is a metre or, in chemistry, the unit of molality. */
const METRE_OR_MOLAL: Unit = {
  text: 'm',
  factor: ONE,
  pi: 0,
  dimension: new Map([['m', 1]]),
  alternate: {
    text: 'm',
    factor: ONE,
    pi: 0,
    dimension: new Map([
      ['mol', 1],
      ['kg', -1],
    ]),
  },
};

/** Reads factors joined by multiplication or division. */
function readProduct(scan: Scan): Unit | undefined {
  const startsWithPer = skipPattern(scan, /^(?:1\s*\/|\/|per\b)\s*/u);
  const first = readFactor(scan, startsWithPer);
  let total = first && startsWithPer ? powerUnit(first, -1) : first;
  let hasDivision = startsWithPer;
  while (total) {
    const savedPosition = { at: scan.at, depth: scan.depth };
    closeBraces(scan);
    skipSpace(scan);
    openWrappers(scan);
    const divides = skipPattern(scan, PER);
    if (!divides) skipPattern(scan, TIMES);
    const next = readFactor(scan, divides);
    if (!next) {
      Object.assign(scan, savedPosition);
      return total;
    }
    const unitSource = scan.source.slice(savedPosition.at, scan.at);
    const isMolal = divides && next.text === 'm' && total.text.startsWith('°');
    total = multiplyWithReadings(total, divides ? invertUnit(isMolal ? METRE_OR_MOLAL : next) : next, {
      unitSource,
      mayBeInDenominator: hasDivision && !divides,
    });
    hasDivision ||= divides;
  }
  return total;
}

/** Returns the reciprocal of a unit and of its alternate reading. */
function invertUnit(unit: Unit): Unit {
  const reciprocal = powerUnit(unit, -1);
  return unit.alternate ? { ...reciprocal, alternate: powerUnit(unit.alternate, -1) } : reciprocal;
}

type NextUnit = {
  /** The source of the unit, including the separator before it. */
  readonly unitSource: string;
  readonly mayBeInDenominator: boolean;
};

/**
 * Multiplies two units. In `J/kg K` and `J/kg·K` the K may also belong to the denominator: that is the
 * alternate reading.
 */
function multiplyWithReadings(a: Unit, b: Unit, { unitSource, mayBeInDenominator }: NextUnit): Unit {
  const text = `${a.text} ${unitSource.includes('/') ? b.text.replace(/\^-1$/, '').replace(/^/, '/') : b.text}`;
  const product = multiplyUnits(a, b, text.replace(' /', '/'));
  if (mayBeInDenominator)
    return { ...product, alternate: multiplyUnits(a.alternate ?? a, powerUnit(b, -1), text) };
  if (b.alternate && !a.alternate) return { ...product, alternate: multiplyUnits(a, b.alternate, text) };
  if (!a.alternate) return product;
  return { ...product, alternate: multiplyUnits(a.alternate, b, text) };
}

/** Reads one unit with its exponent: brackets, a fraction, siunitx macros or a name. */
function readFactor(scan: Scan, afterPer: boolean): Unit | undefined {
  skipSpace(scan);
  openWrappers(scan);
  const bracket = /^(?:\\left\s*)?\(/u.exec(lookAhead(scan))?.[0];
  if (bracket) return readBracket(scan, bracket.length);
  if (lookAhead(scan).startsWith('\\frac{') || lookAhead(scan).startsWith('\\dfrac{'))
    return readFraction(scan);
  const macro = readSiunitxMacros(scan.source, scan.at, scan.macros);
  if (macro) {
    scan.at = macro.end;
    return macro.unit;
  }
  const power = skipPattern(scan, /^(?:square|sq\.?)\s+/u)
    ? 2
    : skipPattern(scan, /^(?:cubic|cu\.?)\s+/u)
      ? 3
      : 1;
  const unit = readName(scan);
  if (!unit) return undefined;
  closeBraces(scan);
  const exponent = readExponent(scan);
  if (exponent === undefined) return undefined;
  return applyExponent(unit, exponent * power, afterPer);
}

/** Reads a unit name or symbol, including °C, µ and Ω in their LaTeX spellings. */
function readName(scan: Scan): Unit | undefined {
  const degreeMatch = DEGREE_LETTER.exec(lookAhead(scan));
  if (degreeMatch) {
    scan.at += degreeMatch[0].length;
    const hasOpenBrace = /\{\s*[CFK]/u.test(degreeMatch[0]);
    if (degreeMatch[2] && !hasOpenBrace) scan.at -= degreeMatch[2].length;
    return degreeMatch[1] === 'K' ? findUnit('K') : findUnit(`°${degreeMatch[1]}`);
  }
  const microMatch =
    /^\\(?:mu|textmu)(?![a-zA-Z])\s*(?:\\(?:mathrm|text|rm)\s*\{)?\s*([A-Za-z]+|\\Omega)\s*(\})?/u.exec(
      lookAhead(scan),
    );
  if (microMatch) return readMicro(scan, microMatch);
  const letters = /^\\Omega(?![a-zA-Z])/u.test(lookAhead(scan))
    ? '\\Omega'
    : LETTERS.exec(lookAhead(scan))?.[0];
  const ohmMatch = /^([kMGmµ])\s*(\})?\s*\\?,?\s*\\Omega(?![a-zA-Z])/u.exec(lookAhead(scan));
  if (ohmMatch && (!ohmMatch[2] || scan.depth > 0)) {
    if (ohmMatch[2]) scan.depth--;
    return takeUnitName(scan, ohmMatch[0].length, `${ohmMatch[1]}Ω`);
  }
  if (!letters) return undefined;
  const spacedMatch = SPACED_PREFIX.exec(lookAhead(scan));
  if (spacedMatch) {
    const unit = takeUnitName(scan, spacedMatch[0].length, `${spacedMatch[1]}${spacedMatch[2]}`);
    if (unit) return unit;
  }
  return takeUnitName(scan, letters.length, letters === '\\Omega' ? 'Ω' : letters);
}

function readMicro(scan: Scan, match: RegExpExecArray): Unit | undefined {
  const unit = findUnit(`µ${match[1] === '\\Omega' ? 'Ω' : match[1]}`);
  if (!unit) return undefined;
  scan.at += match[0].length;
  const hasOpenBrace = match[0].includes('{');
  if (hasOpenBrace && !match[2]) scan.depth++;
  if (!hasOpenBrace && match[2]) scan.at -= match[2].length;
  return unit;
}

/** Finds a unit by name, first among the caller's macros, and advances past it. */
function takeUnitName(scan: Scan, length: number, name: string): Unit | undefined {
  const customUnit = scan.macros.get(name);
  const unit = customUnit === undefined ? findUnit(name) : readUnit(customUnit, 0)?.unit;
  if (unit) scan.at += length;
  return unit;
}

/**
 * Applies an exponent to a unit. If the unit is ambiguous, the exponent decides which reading is preferred:
 * `ms^{-1}` is metre per second, and `ms` alone is a millisecond.
 */
function applyExponent(unit: Unit, exponent: number, afterPer: boolean): Unit {
  if (!unit.alternate && unit.text.includes(' ') && exponent !== 1)
    return splitPower(unit, exponent) ?? powerUnit(unit, exponent);
  if (!unit.alternate) return powerUnit(unit, exponent);
  const { alternate, ...firstReading } = unit;
  if (!alternate.text.includes(' ')) return exponent === 1 ? unit : powerUnit(firstReading, exponent);
  const secondReading = splitPower(alternate, exponent);
  if (exponent >= 0 || afterPer) {
    return { ...powerUnit(firstReading, exponent), ...(secondReading ? { alternate: secondReading } : {}) };
  }
  return secondReading
    ? { ...secondReading, alternate: powerUnit(firstReading, exponent) }
    : powerUnit(firstReading, exponent);
}

/** Applies the exponent to the last letter: `ms^{-2}` as m·s^{-2}. */
function splitPower(product: Unit, exponent: number): Unit | undefined {
  const [head, tail] = product.text.split(' ');
  const [first, last] = [findUnit(head ?? ''), findUnit(tail ?? '')];
  if (!first || !last) return undefined;
  return multiplyUnits(
    first,
    powerUnit(last, exponent),
    `${first.text} ${last.text}${exponent === 1 ? '' : `^${exponent}`}`,
  );
}

function readBracket(scan: Scan, length: number): Unit | undefined {
  scan.at += length;
  const inner = readProduct(scan);
  skipSpace(scan);
  const close = /^(?:\\right\s*)?\)/u.exec(lookAhead(scan))?.[0];
  if (!inner || !close) return undefined;
  scan.at += close.length;
  const exponent = readExponent(scan);
  return exponent === undefined ? undefined : powerUnit(inner, exponent);
}

function readFraction(scan: Scan): Unit | undefined {
  const open = scan.source.indexOf('{', scan.at);
  const top = readUnit(scan.source, open + 1, scan.macros);
  const middle = top && /^\s*\}\s*\{/u.exec(scan.source.slice(top.end));
  if (!top || !middle) return undefined;
  const bottom = readUnit(scan.source, top.end + middle[0].length, scan.macros);
  const close = bottom && /^\s*\}/u.exec(scan.source.slice(bottom.end));
  if (!bottom || !close) return undefined;
  scan.at = bottom.end + close[0].length;
  return multiplyUnits(top.unit, powerUnit(bottom.unit, -1), `${top.unit.text}/${bottom.unit.text}`);
}

/** Reads the exponent after a unit; returns 1 if there is none and undefined if it is not an integer. */
function readExponent(scan: Scan): number | undefined {
  const exponent = matchExponent(lookAhead(scan));
  scan.at += exponent?.length ?? 0;
  return exponent?.value;
}

/** Enters `\mathrm{…}` and other wrappers around a unit. */
function openWrappers(scan: Scan): void {
  for (;;) {
    const wrapper =
      WRAPPER.exec(lookAhead(scan))?.[0] ?? (/^\{(?!\})/u.test(lookAhead(scan)) ? '{' : undefined);
    if (!wrapper) return;
    scan.at += wrapper.length;
    scan.depth++;
    skipSpace(scan);
  }
}

function closeBraces(scan: Scan): void {
  while (scan.depth > 0) {
    const close = /^(?:\s|\\[ ,;!]|~|\.)*\}/u.exec(lookAhead(scan))?.[0];
    if (!close) return;
    scan.at += close.length;
    scan.depth--;
  }
}

function skipSpace(scan: Scan): void {
  skipPattern(scan, SPACE);
}

function skipPattern(scan: Scan, pattern: RegExp): boolean {
  const text = pattern.exec(lookAhead(scan))?.[0];
  if (text) scan.at += text.length;
  return text !== undefined;
}

/**
 * Returns the next 60 characters. Units are short, and the limit keeps the total time linear in the text
 * length.
 */
function lookAhead(scan: Scan): string {
  return scan.source.slice(scan.at, scan.at + 60);
}
