import type { Unit } from '../../maths/units/unit.ts';
import { parseQuantity } from '../views/measured-value.ts';

const cache = new Map<string, Unit | undefined>();

/** Parses a unit from one of the tables in this folder, such as `m\,s^{-1}` (cached). */
export function parseUnit(text: string): Unit | undefined {
  if (!cache.has(text)) cache.set(text, parseQuantity(`1\\,\\mathrm{${text}}`)?.unit);
  return cache.get(text);
}
