import type { Unit } from '../../maths/units/unit.ts';
import { measureTex } from '../views/measured-value.ts';

const known = new Map<string, Unit | undefined>();

/** The unit that a table of ours spells. */
export function readUnit(text: string): Unit | undefined {
  if (!known.has(text)) known.set(text, measureTex(`1\\,\\mathrm{${text}}`)?.unit);
  return known.get(text);
}
