import { isPureNumber, sameDimension } from '../../maths/units/unit.ts';
import type { MeasuredValue } from '../views/measured-value.ts';
import { parseUnit } from './parse-unit.ts';

/** A physical or mathematical limit on a quantity. */
export type PhysicalLimit = {
  /** Matches a stem that asks for the quantity. */
  readonly stemPattern: RegExp;
  /** Matches the start of a line that computes the quantity. */
  readonly linePattern: RegExp;
  /** Whether a value violates the limit. */
  readonly isBroken: (value: MeasuredValue) => boolean;
  /** The limit as a clause, for the message. */
  readonly reason: string;
};

/** The speed of light in metres per second. */
const SPEED_OF_LIGHT = 299_792_458;

const LIMITS: readonly PhysicalLimit[] = [
  {
    stemPattern: /\bprobabilit(?:y|ies)\b/i,
    linePattern: /^P\s*(?:\\left)?[([]/,
    isBroken: ({ value, unit }) => isUnitless(unit) && (value > 1 + 1e-9 || value < 0),
    reason: 'a probability is between 0 and 1',
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

/**
 * Finds the limits on the quantity that a sentence asks for; none for a difference, ratio or other derived
 * value.
 */
export function findLimits(sentence: string): readonly PhysicalLimit[] {
  return UNLIMITED_SPEED.test(sentence) || DERIVED_VALUE.test(sentence)
    ? []
    : LIMITS.filter(({ stemPattern }) => stemPattern.test(sentence));
}

function isUnitless(unit: MeasuredValue['unit']): boolean {
  return unit === undefined || (isPureNumber(unit) && unit.text === '%');
}

function hasDimensionOf(unit: MeasuredValue['unit'], text: string): boolean {
  const expected = parseUnit(text);
  return unit !== undefined && expected !== undefined && sameDimension(unit.dimension, expected.dimension);
}
