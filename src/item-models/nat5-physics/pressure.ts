import { inlineQuantity, numTex } from '../physics/measure.ts';
import type { PhysicsCalculation } from '../physics/physics-calculation.ts';

/** Objects with ranges of their weight (N) and contact area (m²). */
export const loads = [
  { name: 'A crate', F: [180, 950], A: [0.12, 0.85] },
  { name: 'A snowmobile', F: [1600, 3900], A: [0.55, 1.4] },
  { name: 'An elephant standing on one foot', F: [9200, 38_000], A: [0.11, 0.19] },
  { name: 'A paving slab', F: [120, 480], A: [0.16, 0.36] },
  { name: 'A water tank', F: [850, 9800], A: [0.28, 0.95] },
] as const;

/** Builds a calculation of the pressure of an object on the ground. */
export function pressureCalculation(name: string, F: number, A: number): PhysicsCalculation {
  return {
    situation: `${name} has a weight of ${inlineQuantity(F, 'N')}. The area in contact with the ground is ${inlineQuantity(A, 'm^2')}.`,
    quantity: 'the pressure on the ground',
    stages: [
      {
        relationship: 'p = \\frac{F}{A}',
        symbol: 'p',
        calculation: `\\frac{${numTex(F)}}{${numTex(A)}}`,
        value: F / A,
        unit: 'Pa',
      },
    ],
    mistakes: [
      { tag: 'rearrange', value: F * A, why: 'The force was multiplied by the area.' },
      { tag: 'rearrange', value: A / F, why: 'The area was divided by the force.' },
      {
        tag: 'mass-vs-weight',
        value: (F * 9.8) / A,
        why: 'The weight was multiplied by the gravitational field strength as if it were a mass.',
      },
      { tag: 'square-of-area', value: F / (A * A), why: 'The area was squared.' },
      {
        tag: 'mass-vs-weight',
        value: F / 9.8 / A,
        why: 'The weight was divided by the gravitational field strength.',
      },
    ],
  };
}
