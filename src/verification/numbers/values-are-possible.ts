import { isPureNumber, sameDimension } from '../../maths/units/unit.ts';
import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from '../flaws/option-remark.ts';
import type { MeasuredValue } from '../views/measured-value.ts';
import { valueOfOption } from './option-values.ts';
import { readUnit } from './read-unit-text.ts';

const LIGHT = 299_792_458;
const NOT_SPEED = /\b(?:phase|group|superluminal|escape|recession|hubble|apparent)\b/i;

type Limit = {
  readonly asks: RegExp;
  readonly broken: (value: MeasuredValue) => boolean;
  readonly why: string;
};

const LIMITS: readonly Limit[] = [
  {
    asks: /\bprobabilit(?:y|ies)\b/i,
    broken: ({ value, unit }) => bare(unit) && (value > 1 + 1e-9 || value < 0),
    why: 'a probability lies between 0 and 1',
  },
  {
    asks: /\befficienc(?:y|ies)\b/i,
    broken: ({ value, unit }) => bare(unit) && (unit !== undefined || value <= 1.5) && value > 1 + 1e-9,
    why: 'an efficiency is at most 1',
  },
  { asks: /\bmass\b/i, broken: ({ value, unit }) => is(unit, 'kg') && value < 0, why: 'no mass is negative' },
  {
    asks: /\babsolute temperature\b|\bkelvin\b|\btemperature\b/i,
    broken: ({ value, unit }) => is(unit, 'K') && value < 0,
    why: 'no temperature is below absolute zero',
  },
  {
    asks: /\b(?:speed|velocity)\b/i,
    broken: ({ value, unit }) => is(unit, 'm\\,s^{-1}') && Math.abs(value) > LIGHT * 1.01,
    why: 'nothing is faster than light',
  },
];

export const valuesArePossible = questionCheck({
  id: 'values-are-possible',
  code: 'P02',
  meaning: 'No option is a value that nature or mathematics forbids.',
  severity: 'warning',
  fails: choice('What is the probability that a coin shows heads?', [
    '$\\frac{1}{4}$',
    '$\\frac{1}{2}$ *',
    '$\\frac{3}{2}$',
  ]),
  passes: choice('What is the probability that a coin shows heads?', [
    '$\\frac{1}{4}$',
    '$\\frac{1}{2}$ *',
    '$\\frac{3}{4}$',
  ]),
  run: ({ worded, leadIn }) => {
    const limits = LIMITS.filter(
      ({ asks }) =>
        asks.test(leadIn) &&
        !NOT_SPEED.test(leadIn) &&
        !/\bchange|\bdifference|\bratio\b|\bnumber\b|\bpercent|\breciprocal|\bsum\b|\btimes\b|\bodds\b/i.test(
          leadIn,
        ),
    );
    return worded.flatMap((option) => {
      const measured = limits.length === 0 ? undefined : valueOfOption(option);
      const broken = measured && limits.find((limit) => limit.broken(measured));
      if (broken === undefined) return [];
      return [
        optionRemark(
          option,
          `Option (${option.id}) is impossible: ${broken.why}.`,
          option.correct ? { shift: 1 } : {},
        ),
      ];
    });
  },
});

function bare(unit: MeasuredValue['unit']): boolean {
  return unit === undefined || (isPureNumber(unit) && unit.text === '%');
}

function is(unit: MeasuredValue['unit'], text: string): boolean {
  const wanted = readUnit(text);
  return unit !== undefined && wanted !== undefined && sameDimension(unit.dimension, wanted.dimension);
}
