import { LIGHT, LIGHT_TEX } from './higher-data-sheet.table.ts';
import type { Stage } from './problem.ts';

/** The wavelength of light from its frequency, which is the result of the stage before it. */
export function wavelengthStage(frequency: number): Stage {
  return {
    relationship: 'v = f\\lambda',
    or: ['c = f\\lambda'],
    symbol: '\\lambda',
    calculation: `\\frac{${LIGHT_TEX}}{@1}`,
    into: `${LIGHT_TEX} = @1 \\times \\lambda`,
    value: LIGHT / frequency,
    unit: 'm',
  };
}
