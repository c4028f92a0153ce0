import { significantFigures } from '../../maths/exact/decimal.ts';
import type { SideValue } from './side-value.ts';

/** Formats a computed value with the significant figures and the unit of the value it replaces. */
export function printNumber(value: number, replaced: Pick<SideValue, 'literal' | 'unit'>): string {
  const unit = replaced.unit === undefined || replaced.unit.text === '' ? '' : ` ${replaced.unit.text}`;
  return `${formatNumber(value, replaced)}${unit}`;
}

function formatNumber(value: number, { literal }: Pick<SideValue, 'literal'>): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e7 && (literal?.places ?? 0) === 0) return String(value);
  const figureCount = literal === undefined ? 4 : Math.min(12, Math.max(2, significantFigures(literal).max));
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e6 || size < 1e-4)) {
    const [mantissa = '', exponent = '0'] = value.toExponential(figureCount - 1).split('e');
    return `${mantissa} × 10^${Number(exponent)}`;
  }
  if (literal !== undefined && literal.exponent === 0 && literal.places > 0 && literal.places < 12)
    return value.toFixed(literal.places);
  return String(Number(value.toPrecision(Math.max(figureCount, Math.ceil(Math.log10(size + 1))))));
}
