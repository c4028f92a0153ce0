/**
 * The learner relates path difference and wavelength at a maximum or minimum of interference.
 * `interference.ts` uses these questions.
 */

import { inlineQuantity, numTex } from '../physics/measure.ts';
import type { PhysicsCalculation } from '../physics/physics-calculation.ts';

/** Ordinal words by number: `ORDINALS[2]` is `second`. */
export const ORDINALS = ['zero', 'first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The maximum or minimum with the given number, counted from the central maximum. */
type Fringe = {
  readonly description: string;
  readonly wave: string;
  readonly unit: string;
  readonly wavelength: number;
  readonly fringeNumber: number;
  readonly isMinimum: boolean;
};

/** Returns the path difference in wavelengths. */
const countWavelengths = ({ fringeNumber, isMinimum }: Fringe): number =>
  isMinimum ? fringeNumber - 0.5 : fringeNumber;

const getRelationship = ({ isMinimum }: Fringe) =>
  isMinimum
    ? {
        relationship: '\\Delta s = \\left(m + \\frac{1}{2}\\right)\\lambda',
        otherRelationships: [
          'p = \\left(m + \\frac{1}{2}\\right)\\lambda',
          's = \\left(m + \\frac{1}{2}\\right)\\lambda',
        ],
      }
    : { relationship: '\\Delta s = m\\lambda', otherRelationships: ['p = m\\lambda', 's = m\\lambda'] };

const nameFringe = ({ fringeNumber, isMinimum }: Fringe): string =>
  isMinimum
    ? `the ${ORDINALS[fringeNumber]} minimum from the central maximum`
    : `the ${ORDINALS[fringeNumber]} maximum from the central maximum`;

export function pathDifferenceCalculation(fringe: Fringe): PhysicsCalculation {
  const { description, wave, unit, wavelength, fringeNumber, isMinimum } = fringe;
  const wavelengths = countWavelengths(fringe);
  return {
    situation: `${description}. The wavelength of the ${wave} is ${inlineQuantity(wavelength, unit)}. A detector is moved to ${nameFringe(fringe)}.`,
    quantity: 'the path difference between the sources and the detector',
    stages: [
      {
        ...getRelationship(fringe),
        symbol: '\\Delta s',
        calculation: isMinimum
          ? `\\left(${fringeNumber - 1} + \\frac{1}{2}\\right) \\times ${numTex(wavelength)}`
          : `${fringeNumber} \\times ${numTex(wavelength)}`,
        value: wavelengths * wavelength,
        unit,
        gaps: ['path-difference'],
      },
    ],
    mistakes: [
      {
        tag: 'path-difference',
        value: (isMinimum ? fringeNumber : fringeNumber + 0.5) * wavelength,
        why: isMinimum
          ? 'A whole number of wavelengths was used; at a minimum the waves are out of step by a half.'
          : 'A half wavelength was added; at a maximum the waves are in step.',
      },
      {
        tag: 'order-off-by-one',
        value: (wavelengths + 1) * wavelength,
        why: 'The order was taken one too high.',
        earns: [1],
      },
      {
        tag: 'order-inverted',
        value: wavelength / wavelengths,
        why: 'The wavelength was divided by the order.',
      },
      {
        tag: 'order-off-by-one',
        value: (wavelengths + 2) * wavelength,
        why: 'The order was taken two too high.',
        earns: [1],
      },
      {
        tag: 'path-difference',
        value: (wavelengths + 0.25) * wavelength,
        why: 'A quarter of a wavelength was added.',
      },
    ],
  };
}

export function fringeWavelengthCalculation(fringe: Fringe): PhysicsCalculation {
  const { description, wave, unit, wavelength, fringeNumber, isMinimum } = fringe;
  const wavelengths = countWavelengths(fringe);
  const pathDifference = Number((wavelengths * wavelength).toPrecision(2));
  return {
    situation: `${description}. A detector is moved to ${nameFringe(fringe)}. There the path difference between the sources and the detector is ${inlineQuantity(pathDifference, unit)}.`,
    quantity: `the wavelength of the ${wave}`,
    stages: [
      {
        ...getRelationship(fringe),
        symbol: '\\lambda',
        calculation: isMinimum
          ? `\\frac{${numTex(pathDifference)}}{${fringeNumber - 1} + \\frac{1}{2}}`
          : `\\frac{${numTex(pathDifference)}}{${fringeNumber}}`,
        substituted: isMinimum
          ? `${numTex(pathDifference)} = \\left(${fringeNumber - 1} + \\frac{1}{2}\\right) \\times \\lambda`
          : `${numTex(pathDifference)} = ${fringeNumber} \\times \\lambda`,
        value: pathDifference / wavelengths,
        unit,
        gaps: ['path-difference'],
      },
    ],
    mistakes: [
      {
        tag: 'path-difference',
        value: pathDifference / (isMinimum ? fringeNumber : fringeNumber + 0.5),
        why: isMinimum
          ? 'A whole number of wavelengths was used; at a minimum the waves are out of step by a half.'
          : 'A half wavelength was added; at a maximum the waves are in step.',
      },
      {
        tag: 'order-off-by-one',
        value: pathDifference / (wavelengths + 1),
        why: 'The order was taken one too high.',
        earns: [1],
      },
      {
        tag: 'order-inverted',
        value: pathDifference * wavelengths,
        why: 'The path difference was multiplied by the order.',
        earns: [1],
      },
      {
        tag: 'order-off-by-one',
        value: pathDifference / (wavelengths + 2),
        why: 'The order was taken two too high.',
        earns: [1],
      },
      {
        tag: 'path-difference',
        value: pathDifference,
        why: 'The path difference was given for the wavelength.',
      },
      { tag: 'path-difference', value: pathDifference * 2, why: 'The path difference was doubled.' },
    ],
  };
}
