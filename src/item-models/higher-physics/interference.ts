import type { NumericMistake } from '../calculation/question-form.ts';
import { drawMeasure, drawProblemForm } from '../physics/draws.ts';
import { inlineQuantity } from '../physics/measure.ts';
import { type PhysicsProblem, type Stage, writeProblem } from '../physics/problem.ts';
import { arcsin, sin } from '../write/angle.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';
import { fringeWavelengthProblem, ORDINALS, pathDifferenceProblem } from './path-difference.ts';

const lights = [
  { light: 'light from a helium-neon laser', nm: 633 },
  { light: 'red light of hydrogen', nm: 656 },
  { light: 'blue-green light of hydrogen', nm: 486 },
  { light: 'yellow light of sodium', nm: 589 },
  { light: 'red light of cadmium', nm: 644 },
  { light: 'green light of cadmium', nm: 509 },
  { light: 'blue light of cadmium', nm: 480 },
  { light: 'light from a green laser pointer', nm: 532 },
] as const;

const sources = [
  { what: 'Two loudspeakers emit sound in phase', wave: 'sound', unit: 'm', size: [0.22, 0.95] },
  {
    what: 'Two microwave transmitters emit coherent microwaves in phase',
    wave: 'microwaves',
    unit: 'mm',
    size: [24, 36],
  },
  { what: 'Two dippers in a ripple tank vibrate in phase', wave: 'water waves', unit: 'mm', size: [11, 28] },
  { what: 'Two coherent sources emit ultrasound in phase', wave: 'ultrasound', unit: 'mm', size: [6.5, 14] },
] as const;

type Grating = {
  readonly light: string;
  readonly nm: number;
  readonly lines: number;
  readonly order: number;
};

export const interference = higherPhysicsModel({
  id: 'HP-16',
  title: 'Interference and gratings',
  outcomeId: 'PHY-H-12',
  calculator: 'allowed',
  marks: [1, 3, 4],
  draw: (random) => {
    const [{ light, nm }, source] = [random.pick(lights), random.pick(sources)];
    return {
      grating: {
        light,
        nm,
        lines: random.pick([100, 150, 200, 250, 300, 350, 400, 500, 600]),
        order: random.int(1, 3),
      },
      source: { what: source.what, wave: source.wave, unit: source.unit },
      wavelength: drawMeasure(random, source.size),
      count: random.int(1, 4),
      isMinimum: random.chance(0.5),
      asked: random.pick(['angle', 'wavelength', 'path', 'path wavelength'] as const),
      form: drawProblemForm(random),
    };
  },
  accepts: ({ grating: { nm, lines, order } }) =>
    order * nm * 1e-6 * lines < 0.75 && order * nm * 1e-6 * lines > 0.1,
  write: ({ grating, source, wavelength, count, isMinimum, asked, form }) => {
    if (asked === 'angle') return writeProblem(angleProblem(grating), form);
    if (asked === 'wavelength') return writeProblem(wavelengthProblem(grating), form);
    const fringe = { ...source, wavelength, count, isMinimum };
    return writeProblem(
      asked === 'path' ? pathDifferenceProblem(fringe) : fringeWavelengthProblem(fringe),
      form,
    );
  },
});

const spacing = ({ lines }: Grating): number => 1e-3 / lines;

function spacingStage(grating: Grating): Stage {
  return {
    why: 'Find the spacing of the lines',
    symbol: 'd',
    calculation: `\\frac{1 \\times 10^{-3}}{${grating.lines}}`,
    value: spacing(grating),
    unit: 'm',
    gaps: ['grating-spacing'],
  };
}

function angleProblem(grating: Grating): PhysicsProblem {
  const { light, nm, lines, order } = grating;
  const d = spacing(grating);
  const wavelength = nm * 1e-9;
  const tex = `${nm} \\times 10^{-9}`;
  return {
    situation: `A beam of ${light}, of wavelength ${inlineQuantity(nm, 'nm', 3)}, is directed at right angles onto a grating with $${lines}$ lines per millimetre.`,
    quantity: `the angle between the central maximum and the ${ORDINALS[order]}-order maximum`,
    figures: 3,
    stages: [
      spacingStage(grating),
      {
        relationship: 'm\\lambda = d\\sin\\theta',
        or: ['d\\sin\\theta = m\\lambda', 'n\\lambda = d\\sin\\theta'],
        symbol: '\\theta',
        calculation: `\\frac{180}{\\pi}\\sin^{-1}\\left(\\frac{${order} \\times ${tex}}{@1}\\right)`,
        substituted: `${order} \\times ${tex} = @1 \\times \\sin\\theta`,
        display: `${order} \\times ${tex} = @1 \\times \\sin\\theta`,
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

function wavelengthProblem(grating: Grating): PhysicsProblem {
  const { nm, lines, order } = grating;
  const d = spacing(grating);
  const angle = Number(arcsin((order * nm * 1e-9) / d).toFixed(1));
  const shown = angle.toFixed(1);
  const value = (d * sin(angle)) / order;
  return {
    situation: `A beam of monochromatic light is directed at right angles onto a grating with $${lines}$ lines per millimetre. The angle between the central maximum and the ${ORDINALS[order]}-order maximum is $${shown}^\\circ$.`,
    quantity: 'the wavelength of the light',
    figures: 3,
    stages: [
      spacingStage(grating),
      {
        relationship: 'm\\lambda = d\\sin\\theta',
        or: ['d\\sin\\theta = m\\lambda', 'n\\lambda = d\\sin\\theta'],
        symbol: '\\lambda',
        calculation: `\\frac{@1 \\times \\sin ${shown}^\\circ}{${order}}`,
        substituted: `${order} \\times \\lambda = @1 \\times \\sin ${shown}^\\circ`,
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
