import { LIGHT, LIGHT_TEX } from './higher-data-sheet.table.ts';
import type { Stage } from './physics-calculation.ts';

/** Creates a stage that finds the wavelength of light from the frequency, which is the result of the first stage. */
export function wavelengthStage(frequency: number): Stage {
  return {
    relationship: 'v = f\\lambda',
    otherRelationships: ['c = f\\lambda'],
    symbol: '\\lambda',
    calculation: `\\frac{${LIGHT_TEX}}{@1}`,
    substituted: `${LIGHT_TEX} = @1 \\times \\lambda`,
    value: LIGHT / frequency,
    unit: 'm',
  };
}
