import { chargedParticles } from '../physics/advanced-higher-data-sheet.table.ts';
import { drawMeasure } from '../physics/draws.ts';
import { PLANCK as H, PLANCK_TEX as H_TEX } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, writeProblem } from '../physics/problem.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

const [electron, proton, alpha] = chargedParticles;
/** Speeds that are well below that of light, as a power of ten, in metres per second. */
const beams = [
  { ...electron, power: 6 },
  { ...electron, power: 7 },
  { ...proton, power: 5 },
  { ...proton, power: 6 },
  { ...alpha, power: 6 },
] as const;

type Beam = { readonly name: string; readonly mass: number; readonly massTex: string; readonly v: number };

export const quantumTheory = advancedHigherPhysicsModel({
  id: 'AHP-05',
  title: 'De Broglie, Bohr and the uncertainty principle',
  outcomeId: 'PHY-AH-05',
  calculator: 'allowed',
  marks: [3, 5],
  draw: (random) => {
    const beam = random.pick(beams);
    return {
      beam: { ...beam, v: drawMeasure(random, [1.1, 9.4]) * 10 ** beam.power },
      nm: drawMeasure(random, [0.08, 0.95]),
      n: random.int(1, 4),
      asked: random.pick(['wavelength', 'speed', 'momentum', 'lifetime', 'orbit'] as const),
    };
  },
  write: ({ beam, nm, n, asked }) => {
    const problems = {
      wavelength: () => wavelengthProblem(beam),
      speed: () => speedProblem(nm),
      momentum: () => momentumProblem(nm),
      lifetime: () => energyProblem(nm),
      orbit: () => orbitProblem(n, nm),
    };
    return writeProblem(problems[asked](), 'written');
  },
});

function wavelengthProblem({ name, mass, massTex, v }: Beam): PhysicsProblem {
  const p = mass * v;
  return {
    situation: `A beam of ${name}s moves at ${inlineQuantity(v, 'm s^-1')} in an accelerator. The mass of each is ${inlineQuantity(mass, 'kg', name === 'electron' ? 3 : 4)}.`,
    quantity: `the de Broglie wavelength of the ${name}s`,
    stages: [
      {
        relationship: 'p = mv',
        symbol: 'p',
        calculation: `${massTex} \\times ${numTex(v)}`,
        value: p,
        unit: 'kg m s^-1',
      },
      {
        relationship: '\\lambda = \\frac{h}{p}',
        or: ['\\lambda = \\frac{h}{mv}'],
        symbol: '\\lambda',
        calculation: `\\frac{${H_TEX}}{@1}`,
        value: H / p,
        unit: 'm',
      },
    ],
    mistakes: [
      { tag: 'rearrange', value: p / H, why: 'The fraction was turned upside down.', earns: [1, 2] },
      {
        tag: 'momentum',
        value: H / (0.5 * mass * v * v),
        why: 'The kinetic energy was used for the momentum.',
      },
      {
        tag: 'data-sheet',
        value: H / ((name === 'electron' ? proton : electron).mass * v),
        why: 'The mass of another particle was used.',
        earns: [1, 3, 4, 5],
      },
    ],
  };
}

function speedProblem(nm: number): PhysicsProblem {
  const m = electron.mass;
  const lambda = nm * 1e-9;
  const p = H / lambda;
  return {
    situation: `The electrons in an electron microscope have a de Broglie wavelength of ${inlineQuantity(nm, 'nm')}.`,
    quantity: 'the speed of the electrons',
    stages: [
      {
        relationship: '\\lambda = \\frac{h}{p}',
        symbol: 'p',
        calculation: `\\frac{${H_TEX}}{${numTex(nm)} \\times 10^{-9}}`,
        value: p,
        unit: 'kg m s^-1',
        gaps: ['prefix'],
      },
      {
        relationship: 'p = mv',
        symbol: 'v',
        calculation: `\\frac{@1}{${electron.massTex}}`,
        into: `@1 = ${electron.massTex} \\times v`,
        value: p / m,
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      {
        tag: 'prefix',
        value: (p / m) * 1e-9,
        why: 'The nanometres were not changed to metres.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'data-sheet',
        value: p / proton.mass,
        why: 'The mass of the proton was used.',
        earns: [1, 2, 3],
      },
      { tag: 'rearrange', value: p * m, why: 'The momentum was multiplied by the mass.', earns: [1, 2, 3] },
    ],
  };
}

function momentumProblem(nm: number): PhysicsProblem {
  const dx = nm * 1e-9;
  const dp = H / (4 * Math.PI * dx);
  return {
    situation: `The position of an electron is known to within ${inlineQuantity(dx, 'm')}.`,
    quantity: 'the minimum uncertainty in its momentum',
    stages: [
      {
        relationship: '\\Delta x\\Delta p_x \\geq \\frac{h}{4\\pi}',
        or: [
          '\\Delta x\\Delta p = \\frac{h}{4\\pi}',
          '\\Delta x\\Delta p_x = \\frac{h}{4\\pi}',
          '\\Delta x\\Delta p \\geq \\frac{h}{4\\pi}',
        ],
        symbol: '\\Delta p_x',
        calculation: `\\frac{${H_TEX}}{4\\pi \\times ${numTex(dx)}}`,
        into: `${numTex(dx)} \\times \\Delta p_x = \\frac{${H_TEX}}{4\\pi}`,
        value: dp,
        unit: 'kg m s^-1',
      },
    ],
    mistakes: [
      { tag: 'uncertainty-constant', value: H / dx, why: 'The $4\\pi$ was left out.' },
      {
        tag: 'uncertainty-constant',
        value: H / (2 * Math.PI * dx),
        why: 'The constant is $\\frac{h}{4\\pi}$.',
      },
      {
        tag: 'rearrange',
        value: (H * dx) / (4 * Math.PI),
        why: 'The constant was multiplied by the uncertainty in position.',
        earns: [1],
      },
    ],
  };
}

function energyProblem(nm: number): PhysicsProblem {
  const dt = nm * 1e-8;
  const dE = H / (4 * Math.PI * dt);
  return {
    situation: `An atom stays in an excited state for an average of ${inlineQuantity(dt, 's')}.`,
    quantity: 'the minimum uncertainty in the energy of the state',
    stages: [
      {
        relationship: '\\Delta E\\Delta t \\geq \\frac{h}{4\\pi}',
        or: ['\\Delta E\\Delta t = \\frac{h}{4\\pi}'],
        symbol: '\\Delta E',
        calculation: `\\frac{${H_TEX}}{4\\pi \\times ${numTex(dt)}}`,
        into: `\\Delta E \\times ${numTex(dt)} = \\frac{${H_TEX}}{4\\pi}`,
        value: dE,
        unit: 'J',
      },
    ],
    mistakes: [
      { tag: 'uncertainty-constant', value: H / dt, why: 'The $4\\pi$ was left out.' },
      {
        tag: 'uncertainty-constant',
        value: H / (2 * Math.PI * dt),
        why: 'The constant is $\\frac{h}{4\\pi}$.',
      },
    ],
  };
}

function orbitProblem(n: number, spread: number): PhysicsProblem {
  const r = Number((5.3e-11 * n * n * (0.97 + spread / 16)).toPrecision(2));
  const v = (n * H) / (2 * Math.PI * electron.mass * r);
  return {
    situation: `In the Bohr model of an atom of hydrogen, the electron in the orbit with $n = ${n}$ is taken to move in a circle of radius ${inlineQuantity(r, 'm')}.`,
    quantity: 'the speed of the electron in this orbit',
    stages: [
      {
        relationship: 'mvr = \\frac{nh}{2\\pi}',
        symbol: 'v',
        calculation: `\\frac{${n} \\times ${H_TEX}}{2\\pi \\times ${electron.massTex} \\times ${numTex(r)}}`,
        into: `${electron.massTex} \\times v \\times ${numTex(r)} = \\frac{${n} \\times ${H_TEX}}{2\\pi}`,
        value: v,
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      { tag: 'uncertainty-constant', value: v * 2 * Math.PI, why: 'The $2\\pi$ was left out.' },
      { tag: 'quantum-number', value: v / n, why: 'The number of the orbit was left out.', earns: [1] },
      {
        tag: 'uncertainty-constant',
        value: v / 2,
        why: 'The constant of the uncertainty principle was used.',
      },
    ],
  };
}
