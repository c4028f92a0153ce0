// Calculations that the biology courses share. Each function returns the lines of working and the typical mistakes.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import type { Calculation } from '../calculation/calculation.ts';
import { plainTex, quantityTex } from '../write/number.ts';

/** The significant figures for whole numbers: enough to print them without rounding. */
export const WHOLE_NUMBER_FIGURES = 9;

type Change = {
  readonly situation: string;
  /** The changed quantity, worded to follow `the percentage increase in`. */
  readonly quantityName: string;
  readonly before: number;
  readonly after: number;
};

/** Calculates a percentage increase or decrease. */
export function percentageChange({ situation, quantityName, before, after }: Change): Calculation {
  const isRise = after > before;
  const change = Math.abs(after - before);
  const [larger, smaller] = isRise ? [after, before] : [before, after];
  return {
    situation,
    quantity: `the percentage ${isRise ? 'increase' : 'decrease'} in ${quantityName}`,
    lines: [
      {
        why: 'Find the change',
        tex: `${plainTex(larger)} - ${plainTex(smaller)}`,
        value: change,
        gaps: ['percent-base'],
      },
      {
        why: 'Write it as a percentage of the first value',
        tex: `\\frac{@1}{${plainTex(before)}} \\times 100`,
        value: (change / before) * 100,
        unit: '%',
        gaps: ['percent-base'],
      },
    ],
    mistakes: [
      {
        tag: 'percent-base',
        value: (change / after) * 100,
        why: 'The change was divided by the last value instead of the first.',
        earns: [1],
      },
      {
        tag: 'percent-of-whole',
        value: (after / before) * 100,
        why: 'This is the last value as a percentage of the first, not the change.',
        earns: [],
      },
      {
        tag: 'percent-inverted',
        value: (before / change) * 100,
        why: 'The first value was divided by the change.',
        earns: [1],
      },
      {
        tag: 'percent-of-whole',
        value: (before / after) * 100,
        why: 'This is the first value as a percentage of the last, not the change.',
        earns: [],
      },
    ],
  };
}

type Sampling = {
  /** The counted organisms: `daisies`. */
  readonly things: string;
  readonly place: string;
  readonly counts: readonly number[];
  /** Area of one quadrat (sampling square), in square metres. */
  readonly quadrat: number;
  /** Area of the whole place, in square metres. */
  readonly area: number;
};

/** Estimates a population from the counts in several quadrats. */
export function quadratEstimate({ things, place, counts, quadrat, area }: Sampling): Calculation {
  const sum = counts.reduce((total, count) => total + count, 0);
  const mean = sum / counts.length;
  const quadratCount = area / quadrat;
  return {
    situation: `A pupil counted ${things} in $${counts.length}$ quadrats placed at random on ${place}. The numbers were ${counts.map((count) => `$${count}$`).join(', ')}. Each quadrat covers $${quantityTex(quadrat, 'm^2')}$ and the whole area is $${quantityTex(area, 'm^2')}$.`,
    quantity: `the estimated number of ${things} in the whole area`,
    lines: [
      {
        why: 'Find the mean number in a quadrat',
        tex: `\\frac{${counts.join(' + ')}}{${counts.length}}`,
        value: mean,
        gaps: ['mean'],
      },
      {
        why: 'Multiply by the number of quadrats that fit into the area',
        tex: `@1 \\times \\frac{${area}}{${plainTex(quadrat)}}`,
        value: mean * quadratCount,
        gaps: ['sampling-scale'],
      },
    ],
    significantFigures: WHOLE_NUMBER_FIGURES,
    mistakes: [
      {
        tag: 'sampling-scale',
        value: mean * area * quadrat,
        why: 'The area has to be divided by the area of a quadrat.',
        earns: [1],
      },
      {
        tag: 'sampling-scale',
        value: sum * quadratCount,
        why: 'The total of all quadrats was scaled up instead of the mean.',
        earns: [],
      },
      {
        tag: 'sampling-scale',
        value: mean * counts.length * area,
        why: 'The mean was also multiplied by the number of counted quadrats. Multiply it only by the number that fit into the area.',
        earns: [1],
      },
      {
        tag: 'sampling-scale',
        value: sum,
        why: 'This is the number in the sample, not in the area.',
        earns: [],
      },
      { tag: 'sampling-scale', value: mean, why: 'This is the mean number in one quadrat.', earns: [1] },
    ],
  };
}

type Chain = {
  readonly organisms: readonly string[];
  readonly energy: number;
  /** Percentage of the energy that is passed on at each step. */
  readonly percent: number;
  /** Position of the organism in the chain; the producer is 0. */
  readonly position: number;
};

/** Calculates the energy that reaches one organism of a food chain. */
export function energyPassed({ organisms, energy, percent, position }: Chain): Calculation {
  const share = percent / 100;
  const unit = 'kJ';
  const steps = Array.from({ length: position }, (_, index) => energy * share ** (index + 1));
  return {
    situation: `In the food chain ${organisms.join(' $\\rightarrow$ ')}, $${percent}\\%$ of the energy at each stage is passed on to the next. The ${organisms[0]} contains $${energy}\\,\\mathrm{kJ}$ of energy.`,
    quantity: `the energy, in kilojoules, that is passed on to the ${organisms[position]}`,
    lines: toLines(
      steps.map((value, index) => ({
        why: `Find the energy passed on to the ${organisms[index + 1]}`,
        tex: `${index === 0 ? energy : `@${index}`} \\times \\frac{${percent}}{100}`,
        value,
        unit,
        gaps: ['trophic-count'],
      })),
    ),
    significantFigures: WHOLE_NUMBER_FIGURES,
    mistakes: [
      {
        tag: 'trophic-count',
        value: energy * share ** (position + 1),
        why: 'One step too many was taken along the food chain.',
        earns: [],
      },
      {
        tag: 'trophic-count',
        value: position === 1 ? energy : energy * share ** (position - 1),
        why: 'One step too few was taken along the food chain.',
        earns: [],
      },
      {
        tag: 'energy-lost',
        value: energy * (1 - share),
        why: 'This is the energy that is lost, not the energy that is passed on.',
        earns: [],
      },
      {
        tag: 'percent-share',
        value: Math.round((energy * share) / position),
        why: 'At each step, take the percentage of the energy that arrived. Do not divide by the number of steps.',
        earns: [],
      },
    ],
  };
}

type Lines = Calculation['lines'];

/** Converts a list to the non-empty list type of a calculation. */
function toLines(lines: readonly Lines[number][]): Lines {
  const [first, ...rest] = lines;
  if (first === undefined) throw new RangeError('a calculation has at least one line');
  return [first, ...rest];
}

type Doubling = {
  readonly situation: string;
  readonly quantity: string;
  readonly start: number;
  /** Time between two cell divisions. */
  readonly divisionTime: number;
  /** Total time, in the same unit. */
  readonly time: number;
};

/** Calculates the number of cells after several cell divisions, each of which doubles it. */
export function doubling({ situation, quantity, start, divisionTime, time }: Doubling): Calculation {
  const divisions = time / divisionTime;
  return {
    situation,
    quantity,
    lines: [
      {
        why: 'Find the number of divisions',
        tex: `\\frac{${time}}{${divisionTime}}`,
        value: divisions,
        gaps: ['time-conversion'],
      },
      {
        why: 'Double that many times',
        tex: `${start} \\times 2^{@1}`,
        value: start * 2 ** divisions,
        gaps: ['doubling'],
      },
    ],
    significantFigures: WHOLE_NUMBER_FIGURES,
    mistakes: [
      {
        tag: 'doubling',
        value: start * 2 * divisions,
        why: 'The number was multiplied by twice the number of divisions; it has to be doubled at each division.',
        earns: [1],
      },
      {
        tag: 'doubling',
        value: start * 2 ** (divisions - 1),
        why: 'One division too few was counted.',
        earns: [],
      },
      {
        tag: 'doubling',
        value: start * 2 ** (divisions + 1),
        why: 'One division too many was counted.',
        earns: [],
      },
      {
        tag: 'doubling',
        value: start * divisions ** 2,
        why: 'The number of divisions was squared; instead, raise two to the number of divisions.',
        earns: [1],
      },
    ],
  };
}

type PerUnit = {
  readonly situation: string;
  readonly quantity: string;
  readonly amount: number;
  readonly mass: number;
  readonly minutes: number;
};

/** Calculates a rate per gram and per minute. */
export function ratePerGram({ situation, quantity, amount, mass, minutes }: PerUnit): Calculation {
  const perMinute = amount / minutes;
  return {
    situation,
    quantity,
    lines: [
      {
        why: 'Divide by the time',
        tex: `\\frac{${plainTex(amount)}}{${minutes}}`,
        value: perMinute,
        gaps: ['per-unit'],
      },
      {
        why: 'Divide by the mass',
        tex: `\\frac{@1}{${plainTex(mass)}}`,
        value: perMinute / mass,
        gaps: ['per-unit'],
      },
    ],
    mistakes: [
      { tag: 'per-unit', value: amount / mass, why: 'The time was left out.', earns: [] },
      { tag: 'per-unit', value: perMinute, why: 'The mass was left out.', earns: [1] },
      {
        tag: 'per-unit',
        value: perMinute * mass,
        why: 'The rate was multiplied by the mass instead of divided.',
        earns: [1],
      },
    ],
    significantFigures: 3,
  };
}
