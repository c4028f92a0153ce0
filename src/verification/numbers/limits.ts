import { isPureNumber, sameDimension } from '../../maths/units/unit.ts';
import type { MeasuredValue } from '../views/measured-value.ts';
import { parseUnit } from './parse-unit.ts';

/** A physical or mathematical limit on a quantity. */
export type PhysicalLimit = {
  /** Matches a stem that asks for the quantity. */
  readonly asks: RegExp;
  /** Matches the start of a line that computes the quantity. */
  readonly symbol: RegExp;
  readonly broken: (value: MeasuredValue) => boolean;
  readonly why: string;
};

/** The speed of light in metres per second. */
const LIGHT = 299_792_458;

const LIMITS: readonly PhysicalLimit[] = [
  {
    asks: /\bprobabilit(?:y|ies)\b/i,
    symbol: /^P\s*(?:\\left)?[([]/,
    broken: ({ value, unit }) => isUnitless(unit) && (value > 1 + 1e-9 || value < 0),
    why: 'a probability is between 0 and 1',
  },
  {
    asks: /\befficienc(?:y|ies)\b/i,
    symbol: /^(?:\\eta|e)(?![a-zA-Z])/,
    broken: ({ value, unit }) => isUnitless(unit) && (unit !== undefined || value <= 1.5) && value > 1 + 1e-9,
    why: 'an efficiency is at most 1',
  },
  {
    asks: /\bmass\b/i,
    symbol: /^[mM](?:_|\s*=|\s*&)/,
    broken: ({ value, unit }) => hasDimensionOf(unit, 'kg') && value < 0,
    why: 'a mass is never negative',
  },
  {
    asks: /\babsolute temperature\b|\bkelvin\b|\btemperature\b/i,
    symbol: /^T(?:_|\s*=|\s*&)/,
    broken: ({ value, unit }) => hasDimensionOf(unit, 'K') && value < 0,
    why: 'no temperature is below absolute zero',
  },
  {
    asks: /\b(?:speed|velocity)\b/i,
    symbol: /^[uvw](?:_|\s*=|\s*&)/,
    broken: ({ value, unit }) => hasDimensionOf(unit, 'm\\,s^{-1}') && Math.abs(value) > LIGHT * 1.01,
    why: 'nothing is faster than light',
  },
];

/** Speeds that may exceed the speed of light or are not a speed of matter. */
const NOT_SPEED = /\b(?:phase|group|superluminal|escape|recession|hubble|apparent)\b/i;
/** Words that turn a quantity into a derived value. */
const NOT_ITSELF =
  /\bchange|\bdifference|\bratio\b|\bnumber\b|\bpercent|\breciprocal|\bsum\b|\btimes\b|\bodds\b/i;

/**
 * Finds the limits on the quantity that a sentence asks for; none for a difference, ratio or other derived
 * value.
 */
export function findLimits(asking: string): readonly PhysicalLimit[] {
  return NOT_SPEED.test(asking) || NOT_ITSELF.test(asking)
    ? []
    : LIMITS.filter(({ asks }) => asks.test(asking));
}

function isUnitless(unit: MeasuredValue['unit']): boolean {
  return unit === undefined || (isPureNumber(unit) && unit.text === '%');
}

function hasDimensionOf(unit: MeasuredValue['unit'], text: string): boolean {
  const expected = parseUnit(text);
  return unit !== undefined && expected !== undefined && sameDimension(unit.dimension, expected.dimension);
}
