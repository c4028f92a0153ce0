import type { MeasuredRate } from '../../domain/judge-calibration.ts';

/** The 97.5% quantile of the normal distribution, for a 95% interval. */
const Z = 1.959964;

/** Computes a rate with its Wilson interval, which is reliable for small numbers and for rates near 0 and 1. */
export function measureRate(hits: number, total: number): MeasuredRate {
  if (total === 0) return { hits, total, rate: 0, low: 0, high: 1 };
  const rate = hits / total;
  const spread = Z ** 2 / total;
  const center = (rate + spread / 2) / (1 + spread);
  const margin = (Z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / total + spread / (4 * total));
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  return { hits, total, rate, low: clip(center - margin), high: clip(center + margin) };
}
