import { numTex, withUnit } from '../physics/measure.ts';
import { figuresTex, moneyTex, plainTex } from '../write/number.ts';

/** Writes a number as the scheme and the `given` sentence print it. */
export function formatNumber(value: number, significantFigures: number, subject: string): string {
  if (subject === 'Physics') return numTex(value, significantFigures);
  const plain = plainTex(value);
  return plain.replace(/^-?0?\.?0*|\./g, '').length <= significantFigures + 1
    ? plain
    : figuresTex(value, significantFigures);
}

export function addUnit(number: string, unit: string): string {
  if (unit === '£') return moneyTex(Number(number.replaceAll('\\,', '')));
  return withUnit(number, unit);
}

/** Whether the subject is mathematics, in which learners keep all figures of their calculator for later parts. */
export const isMathematics = (subject: string): boolean => subject.endsWith('Mathematics');
export const defaultFigures = (subject: string): number => (subject === 'Physics' ? 2 : 3);

/** The significant figures of a number. */
export const countFigures = (value: number): number =>
  Math.max(
    1,
    Number(value.toPrecision(9))
      .toExponential()
      .replace(/e.*|[-.]/g, '').length,
  );
