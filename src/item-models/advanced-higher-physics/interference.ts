import { drawMeasure } from '../physics/draws.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, writeProblem } from '../physics/problem.ts';
import { capitalise } from '../write/words.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

const films = [
  { film: 'magnesium fluoride', on: 'a camera lens', n: 1.38 },
  { film: 'silicon oxide', on: 'a solar cell', n: 1.45 },
  { film: 'cryolite', on: 'the lens of a telescope', n: 1.35 },
  { film: 'calcium fluoride', on: 'the lens of a pair of binoculars', n: 1.43 },
] as const;

type Light = { readonly nm: number; readonly colour: string };

export const interference = advancedHigherPhysicsModel({
  id: 'AHP-07',
  title: 'Interference by division of wavefront and amplitude',
  outcomeId: 'PHY-AH-07',
  calculator: 'allowed',
  marks: [3, 4],
  draw: (random) => {
    const { colour, nm } = random.pick([
      { colour: 'red', nm: [620, 690] },
      { colour: 'green', nm: [500, 560] },
      { colour: 'blue', nm: [440, 490] },
      { colour: 'yellow', nm: [570, 590] },
    ] as const);
    return {
      light: { colour, nm: random.int(nm[0], nm[1]) },
      slits: drawMeasure(random, [0.15, 0.6]),
      screen: drawMeasure(random, [1.2, 4.5], 3),
      fringes: random.int(6, 15),
      film: random.pick(films),
      wedge: random.int(80, 150),
      asked: random.pick(['spacing', 'wavelength', 'wedge', 'film'] as const),
    };
  },
  write: ({ light, slits, screen, fringes, film, wedge, asked }) => {
    const problems = {
      spacing: () => spacingProblem(light, slits, screen),
      wavelength: () => wavelengthProblem(light, { slits, screen, fringes }),
      wedge: () => wedgeProblem(light, wedge, fringes),
      film: () => filmProblem(light, film),
    };
    return writeProblem(problems[asked](), 'written');
  },
});

const YOUNG = '\\Delta x = \\frac{\\lambda D}{d}';

function spacingProblem({ nm, colour }: Light, slits: number, screen: number): PhysicsProblem {
  const [lambda, d] = [nm * 1e-9, slits * 1e-3];
  const x = (lambda * screen) / d;
  return {
    situation: `${capitalise(colour)} laser light of wavelength ${inlineQuantity(nm, 'nm', 3)} shines on a double slit. The slits are ${inlineQuantity(slits, 'mm')} apart and the screen is ${inlineQuantity(screen, 'm', 3)} away.`,
    quantity: 'the distance between neighbouring bright fringes',
    stages: [
      {
        relationship: YOUNG,
        symbol: '\\Delta x',
        calculation: `\\frac{${nm} \\times 10^{-9} \\times ${numTex(screen, 3)}}{${numTex(slits)} \\times 10^{-3}}`,
        value: x,
        unit: 'm',
        gaps: ['prefix'],
      },
    ],
    mistakes: [
      { tag: 'rearrange', value: (lambda * d) / screen, why: 'The distances were used the wrong way round.' },
      { tag: 'prefix', value: x * 1e-3, why: 'The millimetres were not changed to metres.', earns: [1] },
      { tag: 'film-factor', value: x / 2, why: 'A 2 was put in, as for a wedge.' },
    ],
  };
}

type Fringes = { readonly slits: number; readonly screen: number; readonly fringes: number };

function wavelengthProblem({ nm, colour }: Light, { slits, screen, fringes }: Fringes): PhysicsProblem {
  const d = slits * 1e-3;
  const across = Number((((nm * 1e-9 * screen) / d) * fringes * 1e3).toPrecision(3));
  const x = across / fringes / 1e3;
  return {
    situation: `A beam of ${colour} light from a laser shines on two slits ${inlineQuantity(slits, 'mm')} apart. On a screen ${inlineQuantity(screen, 'm', 3)} from the slits, the distance across $${fringes}$ fringe spacings is ${inlineQuantity(across, 'mm', 3)}.`,
    quantity: 'the wavelength of the light',
    stages: [
      {
        why: 'Find the distance between neighbouring fringes',
        symbol: '\\Delta x',
        calculation: `\\frac{${numTex(across, 3)} \\times 10^{-3}}{${fringes}}`,
        value: x,
        unit: 'm',
        gaps: ['fringe-spacing'],
      },
      {
        relationship: YOUNG,
        symbol: '\\lambda',
        calculation: `\\frac{@1 \\times ${numTex(slits)} \\times 10^{-3}}{${numTex(screen, 3)}}`,
        into: `@1 = \\frac{\\lambda \\times ${numTex(screen, 3)}}{${numTex(slits)} \\times 10^{-3}}`,
        value: (x * d) / screen,
        unit: 'm',
      },
    ],
    mistakes: [
      {
        tag: 'fringe-spacing',
        value: (x * fringes * d) / screen,
        why: 'The distance across all the fringes was used for one spacing.',
        earns: [2, 3, 4],
      },
      {
        tag: 'rearrange',
        value: (x * screen) / d,
        why: 'The distances were used the wrong way round.',
        earns: [1, 2],
      },
      {
        tag: 'fringe-count',
        value: ((x * fringes) / (fringes - 1)) * (d / screen),
        why: 'One spacing too few was counted.',
        earns: [2, 3, 4],
      },
    ],
  };
}

function wedgeProblem({ nm, colour }: Light, length: number, fringes: number): PhysicsProblem {
  const lambda = nm * 1e-9;
  const l = length * 1e-3;
  const spacing = Number(((l / (fringes * 9)) * 1e3).toPrecision(2));
  const D = (lambda * l) / (2 * spacing * 1e-3);
  return {
    situation: `Two glass plates ${inlineQuantity(length, 'mm', length < 100 ? 2 : 3)} long touch at one end and are held apart by a thin wire at the other, so that there is a wedge of air between them. Light of wavelength ${inlineQuantity(nm, 'nm', 3)} from a ${colour} lamp falls on it from above, and the fringes are ${inlineQuantity(spacing, 'mm')} apart.`,
    quantity: 'the diameter of the wire',
    stages: [
      {
        relationship: '\\Delta x = \\frac{\\lambda l}{2d}',
        or: ['d = \\frac{\\lambda l}{2\\Delta x}'],
        symbol: 'd',
        calculation: `\\frac{${nm} \\times 10^{-9} \\times ${length} \\times 10^{-3}}{2 \\times ${numTex(spacing)} \\times 10^{-3}}`,
        into: `${numTex(spacing)} \\times 10^{-3} = \\frac{${nm} \\times 10^{-9} \\times ${length} \\times 10^{-3}}{2 \\times d}`,
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

function filmProblem({ nm, colour }: Light, { film, on, n }: (typeof films)[number]): PhysicsProblem {
  const d = (nm * 1e-9) / (4 * n);
  return {
    situation: `A thin film of ${film} on ${on} makes it non-reflecting for ${colour} light of wavelength ${inlineQuantity(nm, 'nm', 3)}. The refractive index of ${film} is $${numTex(n, 3)}$.`,
    quantity: 'the minimum thickness of the film',
    figures: 3,
    stages: [
      {
        relationship: 'd = \\frac{\\lambda}{4n}',
        symbol: 'd',
        calculation: `\\frac{${nm} \\times 10^{-9}}{4 \\times ${numTex(n, 3)}}`,
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
