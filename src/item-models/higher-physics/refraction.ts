/** The learner uses Snell's law, the critical angle, and the speed and wavelength of light in a medium. */

import { drawRayDiagram } from '../../diagrams/families/ray-diagram.ts';
import { LIGHT, LIGHT_TEX } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { arcsin, sin } from '../write/angle.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Media with their refractive index n. */
const MEDIA = [
  { medium: 'crown glass', n: 1.5 },
  { medium: 'water', n: 1.33 },
  { medium: 'diamond', n: 2.42 },
  { medium: 'Perspex', n: 1.49 },
  { medium: 'flint glass', n: 1.62 },
  { medium: 'glycerol', n: 1.47 },
  { medium: 'sapphire', n: 1.77 },
  { medium: 'quartz', n: 1.54 },
] as const;

/** A ray that passes from air into a medium at the given angle of incidence, with its wavelength in air. */
type Ray = {
  readonly medium: string;
  readonly n: number;
  readonly angle: number;
  readonly nanometres: number;
};

export const refraction = higherPhysicsModel({
  id: 'HP-18',
  title: 'Refraction and critical angle',
  outcomeId: 'PHY-H-14',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    ray: { ...random.pick(MEDIA), angle: random.int(18, 74), nanometres: random.int(420, 690) },
    refractiveIndex: pickMeasure(random, [1.28, 2.35], 3),
    colour: random.pick(['red', 'green', 'blue', 'monochromatic']),
    questionKind: random.pick(['angle', 'index', 'critical', 'speed', 'wavelength'] as const),
    form: pickQuestionForm(random),
  }),
  accepts: ({ ray: { angle, n }, questionKind }) => questionKind !== 'index' || (angle > 25 && n < 2),
  write: ({ ray, refractiveIndex, colour, questionKind, form }) => {
    const problems = {
      angle: () => angleCalculation(ray, colour),
      index: () => indexCalculation(ray, colour),
      critical: () => criticalCalculation(refractiveIndex, colour),
      speed: () => speedCalculation(refractiveIndex, colour),
      wavelength: () => wavelengthCalculation(ray),
    };
    return writePhysics(problems[questionKind](), form);
  },
});

const SNELLS_LAW = 'n = \\frac{\\sin\\theta_1}{\\sin\\theta_2}';

function drawFigure({ angle, n, medium }: Ray, isRefractionUnknown: boolean) {
  return drawRayDiagram({
    kind: 'boundary',
    incidence: angle,
    refraction: arcsin(sin(angle) / n),
    above: 'air',
    below: medium,
    incidenceTex: `$${angle}^\\circ$`,
    refractionTex: isRefractionUnknown ? '$\\theta$' : `$${Math.round(arcsin(sin(angle) / n))}^\\circ$`,
  });
}

function angleCalculation(ray: Ray, colour: string): PhysicsCalculation {
  const { medium, n, angle } = ray;
  const sineRatio = sin(angle) / n;
  return {
    situation: `A ray of ${colour} light passes from air into ${medium}. The angle of incidence is $${angle}^\\circ$ and the refractive index of ${medium} for this light is $${numTex(n, 3)}$.`,
    quantity: `the angle of refraction in the ${medium}`,
    figure: drawFigure(ray, true),
    stages: [
      {
        relationship: SNELLS_LAW,
        otherRelationships: [
          '\\frac{\\sin\\theta_1}{\\sin\\theta_2} = n',
          'n_1\\sin\\theta_1 = n_2\\sin\\theta_2',
        ],
        symbol: '\\theta_2',
        calculation: `\\frac{180}{\\pi}\\sin^{-1}\\left(\\frac{\\sin ${angle}^\\circ}{${numTex(n, 3)}}\\right)`,
        substituted: `${numTex(n, 3)} = \\frac{\\sin ${angle}^\\circ}{\\sin\\theta_2}`,
        display: `${numTex(n, 3)} = \\frac{\\sin ${angle}^\\circ}{\\sin\\theta_2}`,
        value: arcsin(sineRatio),
        unit: '°',
        gaps: ['refraction-inverse'],
      },
    ],
    mistakes: [
      ...(sin(angle) * n < 0.99
        ? [
            {
              tag: 'refraction-inverse',
              value: arcsin(sin(angle) * n),
              why: 'The sine was multiplied by the refractive index; light bends towards the normal in a denser medium.',
              earns: [1],
            },
          ]
        : []),
      {
        tag: 'refraction-sines',
        value: angle / n,
        why: 'The angle was divided by the refractive index; the sines are in that ratio.',
      },
      {
        tag: 'undo-sine',
        value: sineRatio,
        why: 'The sine of the angle was given for the angle.',
        earns: [1, 2],
      },
      {
        tag: 'refraction-normal',
        value: 90 - arcsin(sineRatio),
        why: 'The angle to the surface was given; angles are measured from the normal.',
      },
      { tag: 'refraction-omitted', value: angle, why: 'The direction was taken not to change.' },
      {
        tag: 'refraction-normal',
        value: arcsin(sin(90 - angle) / n),
        why: 'The angle to the surface was used for the angle of incidence.',
        earns: [1],
      },
    ],
  };
}

function indexCalculation(ray: Ray, colour: string): PhysicsCalculation {
  const { n, angle } = ray;
  const refractionAngle = Math.round(arcsin(sin(angle) / n));
  return {
    situation: `A ray of ${colour} light passes from air into a transparent block. The angle of incidence is $${angle}^\\circ$ and the angle of refraction is $${refractionAngle}^\\circ$.`,
    quantity: 'the refractive index of the block for this light',
    figure: drawFigure({ ...ray, medium: 'block' }, false),
    stages: [
      {
        relationship: SNELLS_LAW,
        otherRelationships: ['\\frac{\\sin\\theta_1}{\\sin\\theta_2} = n'],
        symbol: 'n',
        calculation: `\\frac{\\sin ${angle}^\\circ}{\\sin ${refractionAngle}^\\circ}`,
        value: sin(angle) / sin(refractionAngle),
        unit: '',
      },
    ],
    mistakes: [
      {
        tag: 'refraction-inverse',
        value: sin(refractionAngle) / sin(angle),
        why: 'The ratio was turned upside down; a refractive index is greater than 1.',
      },
      {
        tag: 'refraction-sines',
        value: angle / refractionAngle,
        why: 'The angles were divided; the sines are needed.',
      },
      {
        tag: 'refraction-normal',
        value: sin(90 - refractionAngle) / sin(90 - angle),
        why: 'The angles to the surface were used.',
        earns: [1],
      },
      {
        tag: 'refraction-sines',
        value: sin(angle) * sin(refractionAngle),
        why: 'The sines were multiplied.',
      },
      {
        tag: 'refraction-normal',
        value: sin(angle) / sin(90 - refractionAngle),
        why: 'One of the angles was taken to the surface.',
        earns: [1],
      },
    ],
  };
}

function criticalCalculation(n: number, colour: string): PhysicsCalculation {
  const critical = arcsin(1 / n);
  return {
    situation: `The refractive index of a transparent material is $${numTex(n, 3)}$ for ${colour} light.`,
    quantity: 'the critical angle of the material for this light',
    significantFigures: 3,
    stages: [
      {
        relationship: '\\sin\\theta_c = \\frac{1}{n}',
        symbol: '\\theta_c',
        calculation: `\\frac{180}{\\pi}\\sin^{-1}\\left(\\frac{1}{${numTex(n, 3)}}\\right)`,
        substituted: `\\sin\\theta_c = \\frac{1}{${numTex(n, 3)}}`,
        display: `\\sin\\theta_c = \\frac{1}{${numTex(n, 3)}}`,
        value: critical,
        unit: '°',
      },
    ],
    mistakes: [
      {
        tag: 'undo-sine',
        value: 1 / n,
        why: 'The sine of the angle was given for the angle.',
        earns: [1, 2],
      },
      {
        tag: 'critical-angle',
        value: 90 / n,
        why: 'A right angle was divided by the refractive index; its sine is in that ratio.',
      },
      { tag: 'refraction-normal', value: 90 - critical, why: 'The angle to the surface was given.' },
      { tag: 'component', value: (Math.atan(1 / n) * 180) / Math.PI, why: 'The tangent was used.' },
    ],
  };
}

function speedCalculation(n: number, colour: string): PhysicsCalculation {
  return {
    situation: `The refractive index of a transparent material is $${numTex(n, 3)}$ for ${colour} light.`,
    quantity: 'the speed of this light in the material',
    significantFigures: 3,
    stages: [
      {
        relationship: 'n = \\frac{v_1}{v_2}',
        otherRelationships: [
          '\\frac{v_1}{v_2} = n',
          'n = \\frac{c}{v}',
          '\\frac{\\sin\\theta_1}{\\sin\\theta_2} = \\frac{v_1}{v_2}',
        ],
        symbol: 'v_2',
        calculation: `\\frac{${LIGHT_TEX}}{${numTex(n, 3)}}`,
        substituted: `${numTex(n, 3)} = \\frac{${LIGHT_TEX}}{v_2}`,
        value: LIGHT / n,
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      {
        tag: 'refraction-inverse',
        value: LIGHT * n,
        why: 'The speed was multiplied by the refractive index; light is slower in the material.',
        earns: [1],
      },
      { tag: 'refraction-omitted', value: LIGHT, why: 'The speed was taken not to change.' },
      { tag: 'rearrange', value: n / LIGHT, why: 'The fraction was turned upside down.', earns: [1] },
      { tag: 'square-extra', value: LIGHT / (n * n), why: 'The refractive index was squared.' },
    ],
  };
}

function wavelengthCalculation({ medium, n, nanometres }: Ray): PhysicsCalculation {
  return {
    situation: `Light has a wavelength of ${inlineQuantity(nanometres, 'nm', 3)} in air. It passes into ${medium}, which has a refractive index of $${numTex(n, 3)}$ for this light.`,
    quantity: `the wavelength of the light in the ${medium}`,
    significantFigures: 3,
    stages: [
      {
        relationship: 'n = \\frac{\\lambda_1}{\\lambda_2}',
        otherRelationships: [
          '\\frac{\\lambda_1}{\\lambda_2} = n',
          '\\frac{\\sin\\theta_1}{\\sin\\theta_2} = \\frac{\\lambda_1}{\\lambda_2}',
        ],
        symbol: '\\lambda_2',
        calculation: `\\frac{${nanometres}}{${numTex(n, 3)}}`,
        substituted: `${numTex(n, 3)} = \\frac{${nanometres}}{\\lambda_2}`,
        value: nanometres / n,
        unit: 'nm',
      },
    ],
    mistakes: [
      {
        tag: 'refraction-inverse',
        value: nanometres * n,
        why: 'The wavelength was multiplied by the refractive index; it is shorter in the medium.',
        earns: [1],
      },
      {
        tag: 'refraction-omitted',
        value: nanometres,
        why: 'The wavelength was taken not to change; it is the frequency that stays the same.',
      },
      { tag: 'square-extra', value: nanometres / (n * n), why: 'The refractive index was squared.' },
      {
        tag: 'refraction-sines',
        value: nanometres * (n - 1),
        why: 'One was taken from the refractive index.',
      },
    ],
  };
}
