/**
 * The learner uses a diffraction grating, or the path difference between two sources of waves. In a
 * calculation, `@1` is the result of stage 1.
 */

import type { NumericMistake } from '../calculation/question-form.ts';
import { inlineQuantity } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { arcsin, sin } from '../write/angle.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';
import { fringeWavelengthCalculation, ORDINALS, pathDifferenceCalculation } from './path-difference.ts';

/** Kinds of light, with their wavelength in nanometres. */
const LIGHTS = [
  { light: 'light from a helium-neon laser', nanometres: 633 },
  { light: 'red light of hydrogen', nanometres: 656 },
  { light: 'blue-green light of hydrogen', nanometres: 486 },
  { light: 'yellow light of sodium', nanometres: 589 },
  { light: 'red light of cadmium', nanometres: 644 },
  { light: 'green light of cadmium', nanometres: 509 },
  { light: 'blue light of cadmium', nanometres: 480 },
  { light: 'light from a green laser pointer', nanometres: 532 },
] as const;

/** Pairs of sources in phase, with the unit and the range of their wavelength. */
const SOURCES = [
  {
    description: 'Two loudspeakers emit sound in phase',
    wave: 'sound',
    unit: 'm',
    wavelengthRange: [0.22, 0.95],
  },
  {
    description: 'Two microwave transmitters emit coherent microwaves in phase',
    wave: 'microwaves',
    unit: 'mm',
    wavelengthRange: [24, 36],
  },
  {
    description: 'Two dippers in a ripple tank vibrate in phase',
    wave: 'water waves',
    unit: 'mm',
    wavelengthRange: [11, 28],
  },
  {
    description: 'Two coherent sources emit ultrasound in phase',
    wave: 'ultrasound',
    unit: 'mm',
    wavelengthRange: [6.5, 14],
  },
] as const;

type Grating = {
  readonly light: string;
  readonly nanometres: number;
  readonly linesPerMillimetre: number;
  readonly order: number;
};

export const interference = higherPhysicsModel({
  id: 'HP-16',
  title: 'Interference and gratings',
  outcomeId: 'PHY-H-12',
  calculator: 'allowed',
  marks: [1, 3, 4],
  choose: (random) => {
    const [{ light, nanometres }, source] = [random.pick(LIGHTS), random.pick(SOURCES)];
    return {
      grating: {
        light,
        nanometres,
        linesPerMillimetre: random.pick([100, 150, 200, 250, 300, 350, 400, 500, 600]),
        order: random.int(1, 3),
      },
      source: { description: source.description, wave: source.wave, unit: source.unit },
      wavelength: pickMeasure(random, source.wavelengthRange),
      fringeNumber: random.int(1, 4),
      isMinimum: random.chance(0.5),
      questionKind: random.pick(['angle', 'wavelength', 'path', 'path wavelength'] as const),
      form: pickQuestionForm(random),
    };
  },
  accepts: ({ grating: { nanometres, linesPerMillimetre, order } }) =>
    order * nanometres * 1e-6 * linesPerMillimetre < 0.75 &&
    order * nanometres * 1e-6 * linesPerMillimetre > 0.1,
  write: ({ grating, source, wavelength, fringeNumber, isMinimum, questionKind, form }) => {
    if (questionKind === 'angle') return writePhysics(angleCalculation(grating), form);
    if (questionKind === 'wavelength') return writePhysics(wavelengthCalculation(grating), form);
    const fringe = { ...source, wavelength, fringeNumber, isMinimum };
    return writePhysics(
      questionKind === 'path' ? pathDifferenceCalculation(fringe) : fringeWavelengthCalculation(fringe),
      form,
    );
  },
});

const computeSpacing = ({ linesPerMillimetre }: Grating): number => 1e-3 / linesPerMillimetre;

function spacingStage(grating: Grating): Stage {
  return {
    why: 'Find the spacing of the lines',
    symbol: 'd',
    calculation: `\\frac{1 \\times 10^{-3}}{${grating.linesPerMillimetre}}`,
    value: computeSpacing(grating),
    unit: 'm',
    gaps: ['grating-spacing'],
  };
}

function angleCalculation(grating: Grating): PhysicsCalculation {
  const { light, nanometres, linesPerMillimetre, order } = grating;
  const d = computeSpacing(grating);
  const wavelength = nanometres * 1e-9;
  const wavelengthTex = `${nanometres} \\times 10^{-9}`;
  return {
    situation: `A beam of ${light}, of wavelength ${inlineQuantity(nanometres, 'nm', 3)}, is directed at right angles onto a grating with $${linesPerMillimetre}$ lines per millimetre.`,
    quantity: `the angle between the central maximum and the ${ORDINALS[order]}-order maximum`,
    significantFigures: 3,
    stages: [
      spacingStage(grating),
      {
        relationship: 'm\\lambda = d\\sin\\theta',
        otherRelationships: ['d\\sin\\theta = m\\lambda', 'n\\lambda = d\\sin\\theta'],
        symbol: '\\theta',
        calculation: `\\frac{180}{\\pi}\\sin^{-1}\\left(\\frac{${order} \\times ${wavelengthTex}}{@1}\\right)`,
        substituted: `${order} \\times ${wavelengthTex} = @1 \\times \\sin\\theta`,
        display: `${order} \\times ${wavelengthTex} = @1 \\times \\sin\\theta`,
        value: arcsin((order * wavelength) / d),
        unit: '°',
      },
    ],
    mistakes: [
      {
        tag: 'order-ignored',
        value: order === 1 ? arcsin((2 * wavelength) / d) : arcsin(wavelength / d),
        why: order === 1 ? 'The second order was used.' : 'The order was left out.',
        earns: [1, 2],
      },
      {
        tag: 'undo-sine',
        value: (order * wavelength) / d,
        why: 'The sine of the angle was given for the angle.',
        earns: [1, 2, 3],
      },
      {
        tag: 'angle-doubled',
        value: 2 * arcsin((order * wavelength) / d),
        why: 'The angle between the maxima on both sides was found.',
        earns: [1, 2, 3],
      },
      {
        tag: 'angle-doubled',
        value: arcsin((order * wavelength) / d) / 2,
        why: 'The angle was halved.',
        earns: [1, 2, 3],
      },
      {
        tag: 'order-off-by-one',
        value: arcsin(((order + 1) * wavelength) / d),
        why: 'The order was taken one too high.',
        earns: [1, 2],
      },
    ],
  };
}

function wavelengthCalculation(grating: Grating): PhysicsCalculation {
  const { nanometres, linesPerMillimetre, order } = grating;
  const d = computeSpacing(grating);
  const angle = Number(arcsin((order * nanometres * 1e-9) / d).toFixed(1));
  const angleText = angle.toFixed(1);
  const value = (d * sin(angle)) / order;
  return {
    situation: `A beam of monochromatic light is directed at right angles onto a grating with $${linesPerMillimetre}$ lines per millimetre. The angle between the central maximum and the ${ORDINALS[order]}-order maximum is $${angleText}^\\circ$.`,
    quantity: 'the wavelength of the light',
    significantFigures: 3,
    stages: [
      spacingStage(grating),
      {
        relationship: 'm\\lambda = d\\sin\\theta',
        otherRelationships: ['d\\sin\\theta = m\\lambda', 'n\\lambda = d\\sin\\theta'],
        symbol: '\\lambda',
        calculation: `\\frac{@1 \\times \\sin ${angleText}^\\circ}{${order}}`,
        substituted: `${order} \\times \\lambda = @1 \\times \\sin ${angleText}^\\circ`,
        value,
        unit: 'm',
      },
    ],
    mistakes: listWavelengthMistakes({ order, value, d, angle }),
  };
}

function listWavelengthMistakes({
  order,
  value,
  d,
  angle,
}: Readonly<Record<'order' | 'value' | 'd' | 'angle', number>>): NumericMistake[] {
  return [
    {
      tag: 'order-ignored',
      value: order === 1 ? value / 2 : value * order,
      why: order === 1 ? 'The second order was used.' : 'The order was left out.',
      earns: [1, 2],
    },
    {
      tag: 'order-inverted',
      value: value * order * order,
      why: 'The order was multiplied instead of divided.',
      earns: [1, 2],
    },
    {
      tag: 'grating-spacing',
      value: value * 1e3,
      why: 'The spacing was taken as one over the lines per metre without the millimetre.',
      earns: [2, 3, 4],
    },
    {
      tag: 'component',
      value: (d * Math.cos((angle * Math.PI) / 180)) / order,
      why: 'The cosine was used.',
      earns: [1],
    },
    {
      tag: 'order-off-by-one',
      value: (d * sin(angle)) / (order + 1),
      why: 'The order was taken one too high.',
      earns: [1, 2],
    },
    { tag: 'angle-halved', value: (d * sin(angle / 2)) / order, why: 'The angle was halved.', earns: [1, 2] },
  ];
}
