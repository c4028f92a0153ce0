import { isPureNumber, sameDimension } from '../../maths/units/unit.ts';
import type { MeasuredValue } from '../views/measured-value.ts';
import { parseUnit } from './parse-unit.ts';

/** The value of a quantity in base units, and its unit. */
export type LimitedValue = Pick<MeasuredValue, 'value' | 'unit'>;

/** A physical or mathematical limit on a quantity. */
export type PhysicalLimit = {
  /** Matches a stem that asks for the quantity. */
  readonly stemPattern: RegExp;
  /** Matches the start of a line that computes the quantity. */
  readonly linePattern: RegExp;
  /** Whether a value violates the limit. */
  readonly isBroken: (value: LimitedValue) => boolean;
  /** The limit as a clause, for the message. */
  readonly reason: string;
};

/** The speed of light in metres per second. */
const SPEED_OF_LIGHT = 299_792_458;
const SECONDS_PER_YEAR = 31_557_600;

const LIMITS: readonly PhysicalLimit[] = [
  {
    stemPattern: /\bprobabilit(?:y|ies)\b/i,
    linePattern: /^P\s*(?:\\left)?[([]/,
    isBroken: ({ value, unit }) => isUnitless(unit) && (value > 1 + 1e-9 || value < 0),
    reason: 'a probability is between 0 and 1',
  },
  {
    stemPattern: /\bcorrelat|\bregress|\bdetermination\b|\bleast squares\b/i,
    linePattern: /^[Rr]\^\{?2\}?/,
    isBroken: ({ value, unit }) => isUnitless(unit) && (value > 1 + 1e-9 || value < 0),
    reason: 'a coefficient of determination is between 0 and 1',
  },
  {
    stemPattern: /\bcorrelation\b/i,
    linePattern: /^r(?:\s*=|\s*&)/,
    isBroken: ({ value, unit }) => isUnitless(unit) && Math.abs(value) > 1 + 1e-9,
    reason: 'a correlation is between -1 and 1',
  },
  {
    stemPattern: /\befficienc(?:y|ies)\b/i,
    linePattern: /^(?:\\eta|e)(?![a-zA-Z])/,
    isBroken: ({ value, unit }) =>
      isUnitless(unit) && (unit !== undefined || value <= 1.5) && value > 1 + 1e-9,
    reason: 'an efficiency is at most 1',
  },
  {
    stemPattern: /\bmass\b/i,
    linePattern: /^[mM](?:_|\s*=|\s*&)/,
    isBroken: ({ value, unit }) => hasDimensionOf(unit, 'kg') && value < 0,
    reason: 'a mass is never negative',
  },
  {
    stemPattern: /\babsolute temperature\b|\bkelvin\b|\btemperature\b/i,
    linePattern: /^T(?:_|\s*=|\s*&)/,
    isBroken: ({ value, unit }) => hasDimensionOf(unit, 'K') && value < 0,
    reason: 'no temperature is below absolute zero',
  },
  {
    stemPattern: /\b(?:speed|velocity)\b/i,
    linePattern: /^[uvw](?:_|\s*=|\s*&)/,
    isBroken: ({ value, unit }) =>
      hasDimensionOf(unit, 'm\\,s^{-1}') && Math.abs(value) > SPEED_OF_LIGHT * 1.01,
    reason: 'nothing is faster than light',
  },
];

/** Speeds that may exceed the speed of light or are not a speed of matter. */
const UNLIMITED_SPEED = /\b(?:phase|group|superluminal|escape|recession|hubble|apparent)\b/i;
/** Words that turn a quantity into a derived value. */
const DERIVED_VALUE =
  /\bchange|\bdifference|\bratio\b|\bnumber\b|\bpercent|\breciprocal|\bsum\b|\btimes\b|\bodds\b/i;

/** Finds the limits on the quantities that a text names. */
export function findNamedLimits(text: string): readonly PhysicalLimit[] {
  return UNLIMITED_SPEED.test(text) ? [] : LIMITS.filter(({ stemPattern }) => stemPattern.test(text));
}

/**
 * Finds the limits on the quantity that a sentence asks for; none for a difference, ratio or other derived
 * value.
 */
export function findLimits(sentence: string): readonly PhysicalLimit[] {
  return UNLIMITED_SPEED.test(sentence) || DERIVED_VALUE.test(sentence)
    ? []
    : LIMITS.filter(({ stemPattern }) => stemPattern.test(sentence));
}

/** A limit on the value that a text states directly after the name of a quantity. */
type StatedLimit = {
  /** Matches the end of the text before the value. */
  readonly namePattern: RegExp;
  readonly isBroken: (value: LimitedValue) => boolean;
  readonly reason: string;
  /** Whether the value is only implausible. */
  readonly isHint?: boolean;
};

/** What may be between the name of a quantity and its value: "is", "of", a letter with `=`. */
const LINK = String.raw`(?:\s*(?:is|of|=|:|was|at|be|equal to|equals|about|approximately|[-−–(]|[A-Za-z](?:\s?_\s?\w+)?(?=\s*=)))*\s*$`;
const named = (name: string): RegExp => new RegExp(String.raw`\b(?:${name})\b${LINK}`, 'i');

const STATED_LIMITS: readonly StatedLimit[] = [
  {
    namePattern: named('probability|chance|likelihood'),
    isBroken: ({ value, unit }) => isUnitless(unit) && (value > 1 + 1e-9 || value < 0),
    reason: 'a probability is between 0 and 1',
  },
  {
    namePattern: /(?<![A-Za-z])(?:P|Pr)\s*\(\s*[A-Z](?:'|\s*(?:cap|cup|mid|\|)\s*[A-Z])?\s*\)\s*=\s*$/,
    isBroken: ({ value, unit }) => isUnitless(unit) && value > 1 && !Number.isInteger(value),
    reason: 'a probability is between 0 and 1',
  },
  {
    namePattern: /\b(?:probability|chance) of [a-z]+(?: [a-z]+){0,3} (?:is|=)\s*(?:[A-Za-z] ?=)?\s*$/i,
    isBroken: ({ value, unit }) => isUnitless(unit) && value > 1 && !Number.isInteger(value),
    reason: 'a probability is between 0 and 1',
  },
  {
    namePattern: /\b(?:probability|chance)\b[^.;]{0,60}\bis\s*$/i,
    isBroken: ({ value, unit }) => unit !== undefined && isUnitless(unit) && value > 1,
    reason: 'a probability is between 0 and 1',
  },
  {
    namePattern: named('efficiency'),
    isBroken: ({ value, unit }) => unit !== undefined && isUnitless(unit) && value > 1 + 1e-9,
    reason: 'an efficiency is at most 100%',
  },
  {
    namePattern: named('mass|rest mass|total mass'),
    isBroken: ({ value, unit }) => hasDimensionOf(unit, 'kg') && value < 0,
    reason: 'a mass is never negative',
  },
  {
    namePattern: named('temperatures?|(?:heated|cooled|warmed|boils|melts|freezes)(?: (?:to|from|at))?|at'),
    isBroken: ({ value, unit }) => hasDimensionOf(unit, 'K') && value < -0.01,
    reason: 'no temperature is below absolute zero',
  },
  {
    namePattern: /(?<!(?:elta|d)\s*)(?<![A-Za-z\\])T(?:\s*_\s*\w+)?\s*=[-−\s]*$/,
    isBroken: ({ value, unit }) => hasDimensionOf(unit, 'K') && value < -0.01,
    reason: 'no temperature is below absolute zero',
  },
  {
    namePattern: /(?<!(?:elta|d)\s*)(?<![A-Za-z\\])[uv](?:\s*_\s*\w+)?\s*=[-−\s]*$/,
    isBroken: ({ value, unit }) =>
      hasDimensionOf(unit, 'm\\,s^{-1}') && Math.abs(value) > SPEED_OF_LIGHT * 1.01,
    reason: 'nothing is faster than light',
  },
  {
    namePattern: named('speed|velocity|travels|travelling|traveling|moves|moving'),
    isBroken: ({ value, unit }) =>
      hasDimensionOf(unit, 'm\\,s^{-1}') && Math.abs(value) > SPEED_OF_LIGHT * 1.01,
    reason: 'nothing is faster than light',
  },
  {
    namePattern: named(
      'radius|diameter|(?<!focal )length|width|height|wavelength|half-life|volume|area|resistance|capacitance',
    ),
    isBroken: ({ value, unit }) => unit !== undefined && !isUnitless(unit) && value < 0,
    reason: 'this quantity is never negative',
  },
  {
    namePattern: named('ph'),
    isBroken: ({ value, unit }) => unit === undefined && (value < -2 || value > 16),
    reason: 'the pH of a solution in water is between about -1 and 15',
    isHint: true,
  },
  {
    namePattern: named('aged?|age of'),
    isBroken: ({ value, unit }) =>
      hasDimensionOf(unit, 's') &&
      unit?.text === 'yr' &&
      value > 125 * SECONDS_PER_YEAR &&
      value < 400 * SECONDS_PER_YEAR,
    reason: 'nobody has become older than 122 years',
    isHint: true,
  },
];

/** Finds the limit that a stated value violates; `name` is the text before the value. */
export function findQuantityLimit(name: string, value: LimitedValue): StatedLimit | undefined {
  if (UNLIMITED_SPEED.test(name) || DERIVED_VALUE.test(name)) return undefined;
  return STATED_LIMITS.find(({ namePattern, isBroken }) => isBroken(value) && namePattern.test(name));
}

function isUnitless(unit: MeasuredValue['unit']): boolean {
  return unit === undefined || (isPureNumber(unit) && unit.text === '%');
}

function hasDimensionOf(unit: MeasuredValue['unit'], text: string): boolean {
  const expected = parseUnit(text);
  return unit !== undefined && expected !== undefined && sameDimension(unit.dimension, expected.dimension);
}
