import { isPureNumber, sameDimension } from '../../maths/units/unit.ts';
import type { MeasuredValue } from '../views/measured-value.ts';
import { parseUnit } from './parse-unit.ts';

/** What nature or mathematics forbids a quantity to be. */
export type PhysicalLimit = {
  /** The words that ask for the quantity. */
  readonly asks: RegExp;
  /** How a line that works it out begins. */
  readonly symbol: RegExp;
  readonly broken: (value: MeasuredValue) => boolean;
  readonly why: string;
};

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

const NOT_SPEED = /\b(?:phase|group|superluminal|escape|recession|hubble|apparent)\b/i;
const NOT_ITSELF =
  /\bchange|\bdifference|\bratio\b|\bnumber\b|\bpercent|\breciprocal|\bsum\b|\btimes\b|\bodds\b/i;

/** The limits on what a sentence asks for; none when it asks for something made of the quantity, as a difference is. */
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
