import { inlineQuantity, numTex } from '../physics/measure.ts';
import type { PhysicsProblem } from '../physics/problem.ts';

export const ORDINALS = ['zero', 'first', 'second', 'third', 'fourth', 'fifth'] as const;

type Fringe = {
  readonly what: string;
  readonly wave: string;
  readonly unit: string;
  readonly wavelength: number;
  readonly count: number;
  readonly isMinimum: boolean;
};

/** The path difference in wavelengths of the n-th fringe from the centre. */
const timesOf = ({ count, isMinimum }: Fringe): number => (isMinimum ? count - 0.5 : count);

const relationOf = ({ isMinimum }: Fringe) =>
  isMinimum
    ? {
        relationship: '\\Delta s = \\left(m + \\frac{1}{2}\\right)\\lambda',
        or: ['p = \\left(m + \\frac{1}{2}\\right)\\lambda', 's = \\left(m + \\frac{1}{2}\\right)\\lambda'],
      }
    : { relationship: '\\Delta s = m\\lambda', or: ['p = m\\lambda', 's = m\\lambda'] };

const nameOf = ({ count, isMinimum }: Fringe): string =>
  isMinimum
    ? `the ${ORDINALS[count]} minimum from the central maximum`
    : `the ${ORDINALS[count]} maximum from the central maximum`;

export function pathDifferenceProblem(fringe: Fringe): PhysicsProblem {
  const { what, wave, unit, wavelength, count, isMinimum } = fringe;
  const times = timesOf(fringe);
  return {
    situation: `${what}. The wavelength of the ${wave} is ${inlineQuantity(wavelength, unit)}. A detector is moved to ${nameOf(fringe)}.`,
    quantity: 'the path difference between the sources and the detector',
    stages: [
      {
        ...relationOf(fringe),
        symbol: '\\Delta s',
        calculation: isMinimum
          ? `\\left(${count - 1} + \\frac{1}{2}\\right) \\times ${numTex(wavelength)}`
          : `${count} \\times ${numTex(wavelength)}`,
        value: times * wavelength,
        unit,
        gaps: ['path-difference'],
      },
    ],
    mistakes: [
      {
        tag: 'path-difference',
        value: (isMinimum ? count : count + 0.5) * wavelength,
        why: isMinimum
          ? 'A whole number of wavelengths was used; at a minimum the waves are out of step by a half.'
          : 'A half wavelength was added; at a maximum the waves are in step.',
      },
      {
        tag: 'order-off-by-one',
        value: (times + 1) * wavelength,
        why: 'The order was taken one too high.',
        earns: [1],
      },
      { tag: 'order-inverted', value: wavelength / times, why: 'The wavelength was divided by the order.' },
      {
        tag: 'order-off-by-one',
        value: (times + 2) * wavelength,
        why: 'The order was taken two too high.',
        earns: [1],
      },
      {
        tag: 'path-difference',
        value: (times + 0.25) * wavelength,
        why: 'A quarter of a wavelength was added.',
      },
    ],
  };
}

export function fringeWavelengthProblem(fringe: Fringe): PhysicsProblem {
  const { what, wave, unit, wavelength, count, isMinimum } = fringe;
  const times = timesOf(fringe);
  const path = Number((times * wavelength).toPrecision(2));
  return {
    situation: `${what}. A detector is moved to ${nameOf(fringe)}. There the path difference between the sources and the detector is ${inlineQuantity(path, unit)}.`,
    quantity: `the wavelength of the ${wave}`,
    stages: [
      {
        ...relationOf(fringe),
        symbol: '\\lambda',
        calculation: isMinimum
          ? `\\frac{${numTex(path)}}{${count - 1} + \\frac{1}{2}}`
          : `\\frac{${numTex(path)}}{${count}}`,
        substituted: isMinimum
          ? `${numTex(path)} = \\left(${count - 1} + \\frac{1}{2}\\right) \\times \\lambda`
          : `${numTex(path)} = ${count} \\times \\lambda`,
        value: path / times,
        unit,
        gaps: ['path-difference'],
      },
    ],
    mistakes: [
      {
        tag: 'path-difference',
        value: path / (isMinimum ? count : count + 0.5),
        why: isMinimum
          ? 'A whole number of wavelengths was used; at a minimum the waves are out of step by a half.'
          : 'A half wavelength was added; at a maximum the waves are in step.',
      },
      {
        tag: 'order-off-by-one',
        value: path / (times + 1),
        why: 'The order was taken one too high.',
        earns: [1],
      },
      {
        tag: 'order-inverted',
        value: path * times,
        why: 'The path difference was multiplied by the order.',
        earns: [1],
      },
      {
        tag: 'order-off-by-one',
        value: path / (times + 2),
        why: 'The order was taken two too high.',
        earns: [1],
      },
      { tag: 'path-difference', value: path, why: 'The path difference was given for the wavelength.' },
      { tag: 'path-difference', value: path * 2, why: 'The path difference was doubled.' },
    ],
  };
}
