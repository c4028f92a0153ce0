/**
 * The learner uses interference of light at a double slit, at a wedge of air, or in a thin film. In a
 * calculation, `@1` is the result of stage 1.
 */

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { capitalise } from '../write/words.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

/** Non-reflecting films with their refractive index n and the object that they coat. */
const FILMS = [
  { film: 'magnesium fluoride', coatedObject: 'a camera lens', n: 1.38 },
  { film: 'silicon oxide', coatedObject: 'a solar cell', n: 1.45 },
  { film: 'cryolite', coatedObject: 'the lens of a telescope', n: 1.35 },
  { film: 'calcium fluoride', coatedObject: 'the lens of a pair of binoculars', n: 1.43 },
] as const;

/** Light of one colour, with its wavelength in nanometres. */
type Light = { readonly nanometres: number; readonly colour: string };

export const interference = advancedHigherPhysicsModel({
  id: 'AHP-07',
  title: 'Interference by division of wavefront and amplitude',
  outcomeId: 'PHY-AH-07',
  calculator: 'allowed',
  marks: [3, 4],
  choose: (random) => {
    const { colour, nanometres } = random.pick([
      { colour: 'red', nanometres: [620, 690] },
      { colour: 'green', nanometres: [500, 560] },
      { colour: 'blue', nanometres: [440, 490] },
      { colour: 'yellow', nanometres: [570, 590] },
    ] as const);
    return {
      light: { colour, nanometres: random.int(nanometres[0], nanometres[1]) },
      slitSeparation: pickMeasure(random, [0.15, 0.6]),
      screenDistance: pickMeasure(random, [1.2, 4.5], 3),
      fringes: random.int(6, 15),
      film: random.pick(FILMS),
      wedgeLength: random.int(80, 150),
      questionKind: random.pick(['spacing', 'wavelength', 'wedge', 'film'] as const),
    };
  },
  write: ({ light, slitSeparation, screenDistance, fringes, film, wedgeLength, questionKind }) => {
    const problems = {
      spacing: () => spacingCalculation(light, slitSeparation, screenDistance),
      wavelength: () => wavelengthCalculation(light, { slitSeparation, screenDistance, fringes }),
      wedge: () => wedgeCalculation(light, wedgeLength, fringes),
      film: () => filmCalculation(light, film),
    };
    return writeWrittenPhysics(problems[questionKind]());
  },
});

const FRINGE_SPACING = '\\Delta x = \\frac{\\lambda D}{d}';

function spacingCalculation(
  { nanometres, colour }: Light,
  slitSeparation: number,
  screenDistance: number,
): PhysicsCalculation {
  const [lambda, d] = [nanometres * 1e-9, slitSeparation * 1e-3];
  const spacing = (lambda * screenDistance) / d;
  return {
    situation: `${capitalise(colour)} laser light of wavelength ${inlineQuantity(nanometres, 'nm', 3)} shines on a double slit. The slits are ${inlineQuantity(slitSeparation, 'mm')} apart and the screen is ${inlineQuantity(screenDistance, 'm', 3)} away.`,
    quantity: 'the distance between neighbouring bright fringes',
    stages: [
      {
        relationship: FRINGE_SPACING,
        symbol: '\\Delta x',
        calculation: `\\frac{${nanometres} \\times 10^{-9} \\times ${numTex(screenDistance, 3)}}{${numTex(slitSeparation)} \\times 10^{-3}}`,
        value: spacing,
        unit: 'm',
        gaps: ['prefix'],
      },
    ],
    mistakes: [
      {
        tag: 'rearrange',
        value: (lambda * d) / screenDistance,
        why: 'The distances were used the wrong way round.',
      },
      {
        tag: 'prefix',
        value: spacing * 1e-3,
        why: 'The millimetres were not changed to metres.',
        earns: [1],
      },
      { tag: 'film-factor', value: spacing / 2, why: 'A 2 was put in, as for a wedge.' },
    ],
  };
}

type Fringes = { readonly slitSeparation: number; readonly screenDistance: number; readonly fringes: number };

function wavelengthCalculation(
  { nanometres, colour }: Light,
  { slitSeparation, screenDistance, fringes }: Fringes,
): PhysicsCalculation {
  const d = slitSeparation * 1e-3;
  const distanceAcross = Number((((nanometres * 1e-9 * screenDistance) / d) * fringes * 1e3).toPrecision(3));
  const spacing = distanceAcross / fringes / 1e3;
  return {
    situation: `A beam of ${colour} light from a laser shines on two slits ${inlineQuantity(slitSeparation, 'mm')} apart. On a screen ${inlineQuantity(screenDistance, 'm', 3)} from the slits, the distance across $${fringes}$ fringe spacings is ${inlineQuantity(distanceAcross, 'mm', 3)}.`,
    quantity: 'the wavelength of the light',
    stages: [
      {
        why: 'Find the distance between neighbouring fringes',
        symbol: '\\Delta x',
        calculation: `\\frac{${numTex(distanceAcross, 3)} \\times 10^{-3}}{${fringes}}`,
        value: spacing,
        unit: 'm',
        gaps: ['fringe-spacing'],
      },
      {
        relationship: FRINGE_SPACING,
        symbol: '\\lambda',
        calculation: `\\frac{@1 \\times ${numTex(slitSeparation)} \\times 10^{-3}}{${numTex(screenDistance, 3)}}`,
        substituted: `@1 = \\frac{\\lambda \\times ${numTex(screenDistance, 3)}}{${numTex(slitSeparation)} \\times 10^{-3}}`,
        value: (spacing * d) / screenDistance,
        unit: 'm',
      },
    ],
    mistakes: [
      {
        tag: 'fringe-spacing',
        value: (spacing * fringes * d) / screenDistance,
        why: 'The distance across all the fringes was used for one spacing.',
        earns: [2, 3, 4],
      },
      {
        tag: 'rearrange',
        value: (spacing * screenDistance) / d,
        why: 'The distances were used the wrong way round.',
        earns: [1, 2],
      },
      {
        tag: 'fringe-count',
        value: ((spacing * fringes) / (fringes - 1)) * (d / screenDistance),
        why: 'One spacing too few was counted.',
        earns: [2, 3, 4],
      },
    ],
  };
}

function wedgeCalculation(
  { nanometres, colour }: Light,
  length: number,
  fringes: number,
): PhysicsCalculation {
  const lambda = nanometres * 1e-9;
  const l = length * 1e-3;
  // A realistic spacing: a real wedge has about nine times as many fringes as the figure shows.
  const spacing = Number(((l / (fringes * 9)) * 1e3).toPrecision(2));
  const D = (lambda * l) / (2 * spacing * 1e-3);
  return {
    situation: `Two glass plates ${inlineQuantity(length, 'mm', length < 100 ? 2 : 3)} long touch at one end and are held apart by a thin wire at the other, so that there is a wedge of air between them. Light of wavelength ${inlineQuantity(nanometres, 'nm', 3)} from a ${colour} lamp falls on it from above, and the fringes are ${inlineQuantity(spacing, 'mm')} apart.`,
    quantity: 'the diameter of the wire',
    stages: [
      {
        relationship: '\\Delta x = \\frac{\\lambda l}{2d}',
        otherRelationships: ['d = \\frac{\\lambda l}{2\\Delta x}'],
        symbol: 'd',
        calculation: `\\frac{${nanometres} \\times 10^{-9} \\times ${length} \\times 10^{-3}}{2 \\times ${numTex(spacing)} \\times 10^{-3}}`,
        substituted: `${numTex(spacing)} \\times 10^{-3} = \\frac{${nanometres} \\times 10^{-9} \\times ${length} \\times 10^{-3}}{2 \\times d}`,
        value: D,
        unit: 'm',
        gaps: ['film-factor'],
      },
    ],
    mistakes: [
      { tag: 'film-factor', value: 2 * D, why: 'The 2 was left out: the light crosses the wedge twice.' },
      {
        tag: 'rearrange',
        value: (lambda * spacing * 1e-3) / (2 * l),
        why: 'The length and the spacing were used the wrong way round.',
        earns: [1],
      },
    ],
  };
}

function filmCalculation(
  { nanometres, colour }: Light,
  { film, coatedObject, n }: (typeof FILMS)[number],
): PhysicsCalculation {
  const d = (nanometres * 1e-9) / (4 * n);
  return {
    situation: `A thin film of ${film} on ${coatedObject} makes it non-reflecting for ${colour} light of wavelength ${inlineQuantity(nanometres, 'nm', 3)}. The refractive index of ${film} is $${numTex(n, 3)}$.`,
    quantity: 'the minimum thickness of the film',
    significantFigures: 3,
    stages: [
      {
        relationship: 'd = \\frac{\\lambda}{4n}',
        symbol: 'd',
        calculation: `\\frac{${nanometres} \\times 10^{-9}}{4 \\times ${numTex(n, 3)}}`,
        value: d,
        unit: 'm',
        gaps: ['film-factor'],
      },
    ],
    mistakes: [
      { tag: 'film-factor', value: 2 * d, why: 'The film is a quarter of a wavelength thick, not a half.' },
      { tag: 'film-factor', value: d * n, why: 'The refractive index of the film was left out.' },
      {
        tag: 'film-factor',
        value: d * n * n,
        why: 'The wavelength was multiplied by the refractive index.',
        earns: [1],
      },
    ],
  };
}
