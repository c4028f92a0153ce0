import { findUnit } from '../../maths/units/find-unit.ts';
import { readUnit } from '../../maths/units/read-unit.ts';
import { DEGREE, type Unit } from '../../maths/units/unit.ts';
import type { ScannedToken } from './scan-tokens.ts';

/** A unit, and the position after it. */
type UnitReading = { readonly unit: Unit; readonly end: number };

const AFTER_SI_NUMBER = /\}\s*\{/y;
const SI_COMMAND = /\\(?:SI|qty)\s*(?:\[[^\]]{0,30}\])?\{[^{}]{0,30}$/;
/** Text between a number and its unit in a formula. A letter directly after a number is a factor, as in `2m`. */
const UNIT_SEPARATOR = /\\(?:mathrm|text|rm|mbox|unit|si|[,;:! ])|\s|~/;
/** Words that are also unit symbols. */
const COMMON_WORD = /^(?:a|at|in|as|am|pm)$/;
/** Words after a unit in a sentence: `7.5 m in 3.2 s`. */
const PROSE_AFTER_UNIT = /\$|\s(?:in|at|as|a)\b/;
/** An exponent that is a formula of its own: `kg/m$^3$`. */
const FORMULA_EXPONENT = /\$\s*(\^\s*\{?\s*[-−–]?\d+\s*\}?)\s*\$/g;
/** What is counted before `/mol`: `6.02e23 atoms/mol`. */
const COUNTED_THING =
  /^(?:\\(?:text|mathrm|rm)\s*\{)?\s*(?:atoms?|molecules?|ions?|particles?|electrons?)\s*\}?\s*(?=\/|per\b)/;
/** A crossed-out unit: `\cancel{\text{mol}}`. */
const CANCEL = /\\[bx]?cancel(?![a-z])/g;
const MAX_UNIT_LENGTH = 80;
const DEGREES =
  /(?:\s|\\[,;:! ]|[~{}$]|\\text(?=\{\$))*(?:\^\s*\{?\s*\\circ\s*\}?|°|º|˚|\\degree\b|degrees?\b)(?:(?:\s|\\[,;:! ]|[~{}$]|\\(?:text|mathrm|rm|textrm)\b)*([CF])(?![A-Za-z]))?/y;

/** Reads the unit after a number. A letter that touches the number in a formula is a factor: `2m`. */
export function readUnitAfter(
  source: string,
  token: ScannedToken,
  next: ScannedToken | undefined,
): UnitReading | undefined {
  if (next === undefined || next.kind === 'number' || next.kind === 'break') return undefined;
  AFTER_SI_NUMBER.lastIndex = token.end;
  const isSiunitx =
    AFTER_SI_NUMBER.test(source) && SI_COMMAND.test(source.slice(Math.max(0, token.start - 60), token.start));
  const at = isSiunitx ? AFTER_SI_NUMBER.lastIndex : token.end;
  const isFactor =
    token.isFormula && next.kind === 'word' && !UNIT_SEPARATOR.test(source.slice(at, next.start));
  const degrees = readDegrees(source, at);
  if (degrees !== undefined) return degrees;
  if (!isSiunitx && (isFactor || (!next.isFormula && COMMON_WORD.test(next.text)))) return undefined;
  const hyphened = next.isFormula ? undefined : readHyphenedUnit(source, at);
  if (hyphened !== undefined) return hyphened;
  // The exponent of a power of ten may be in braces that end after the number: `10^{-19}`.
  const isInExponent = /\{[^{}]*$/.test(source.slice(token.start, token.end));
  const gapPattern = isInExponent ? /^\}{0,2}[\s$~]*/ : /^[\s$~]*/;
  const gap = gapPattern.exec(source.slice(at, at + MAX_UNIT_LENGTH))?.[0].length ?? 0;
  const rest = source.slice(at + gap, at + gap + MAX_UNIT_LENGTH);
  const joined = joinUnit(rest);
  const [text = ''] = joined.split(next.isFormula ? '$' : PROSE_AFTER_UNIT);
  const reading = readUnit(text, 0);
  if (reading === undefined || CONTINUES_WORD.test(joined.slice(reading.end, reading.end + 2)))
    return undefined;
  return { unit: reading.unit, end: at + gap + (joined === rest ? reading.end : findEnd(rest, reading.end)) };
}

/** A letter that is not English after a unit: the first letter of “học” is not an hour. */
const CONTINUES_WORD = /^(?![A-Za-z])[\p{Script=Latin}\p{M}]/u;
/** A fraction stroke that a converter wrote as a text of its own: `\text{m}\text{/}\text{s}`. */
const TEXT_STROKE = /(?:\\,)?\\text\s*\{\s*\/\s*\}(?:\\,)?/g;

/** Joins the parts of a unit, and removes what belongs to no unit. */
function joinUnit(text: string): string {
  return text
    .replace(FORMULA_EXPONENT, '$1')
    .replace(COUNTED_THING, '')
    .replace(CANCEL, '')
    .replace(TEXT_STROKE, '/');
}

/** Returns the length of the text that becomes a joined text of the given length. */
function findEnd(text: string, length: number): number {
  let end = length;
  while (end < text.length && joinUnit(text.slice(0, end)).length < length) end++;
  return end;
}

const HYPHENED = /[-\u2010\u2011]([A-Za-zµμΩ]{1,3})(?![A-Za-z\d])/y;

/** Reads a unit that a hyphen joins to its number: `a 1.00-g mass`. */
function readHyphenedUnit(source: string, at: number): UnitReading | undefined {
  HYPHENED.lastIndex = at;
  const unit = findUnit(HYPHENED.exec(source)?.[1] ?? '');
  return unit && { unit, end: HYPHENED.lastIndex };
}

/** Reads a degree sign, with the letter of a temperature scale also outside the formula: `$27\,^{\circ}$C`. */
function readDegrees(source: string, at: number): UnitReading | undefined {
  DEGREES.lastIndex = at;
  const match = DEGREES.exec(source);
  const unit = match && (match[1] === undefined ? DEGREE : findUnit(`°${match[1]}`));
  return unit ? { unit, end: DEGREES.lastIndex } : undefined;
}
