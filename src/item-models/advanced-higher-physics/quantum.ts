/**
 * The learner uses de Broglie wavelengths, the uncertainty principle and the Bohr model of hydrogen. In a
 * calculation, `@1` is the result of stage 1.
 */

import { chargedParticles } from '../physics/advanced-higher-data-sheet.table.ts';
import { PLANCK, PLANCK_TEX } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

const [electron, proton, alpha] = chargedParticles;
/** Particles with the power of ten of their speed in metres per second, which is well below the speed of light. */
const PARTICLE_BEAMS = [
  { ...electron, speedPower: 6 },
  { ...electron, speedPower: 7 },
  { ...proton, speedPower: 5 },
  { ...proton, speedPower: 6 },
  { ...alpha, speedPower: 6 },
] as const;

type Beam = { readonly name: string; readonly mass: number; readonly massTex: string; readonly v: number };

export const quantumTheory = advancedHigherPhysicsModel({
  id: 'AHP-05',
  title: 'De Broglie, Bohr and the uncertainty principle',
  outcomeId: 'PHY-AH-05',
  calculator: 'allowed',
  marks: [3, 5],
  choose: (random) => {
    const beam = random.pick(PARTICLE_BEAMS);
    return {
      beam: { ...beam, v: pickMeasure(random, [1.1, 9.4]) * 10 ** beam.speedPower },
      nanometres: pickMeasure(random, [0.08, 0.95]),
      n: random.int(1, 4),
      questionKind: random.pick(['wavelength', 'speed', 'momentum', 'lifetime', 'orbit'] as const),
    };
  },
  write: ({ beam, nanometres, n, questionKind }) => {
    const problems = {
      wavelength: () => wavelengthCalculation(beam),
      speed: () => speedCalculation(nanometres),
      momentum: () => momentumCalculation(nanometres),
      lifetime: () => energyCalculation(nanometres),
      orbit: () => orbitCalculation(n, nanometres),
    };
    return writeWrittenPhysics(problems[questionKind]());
  },
});

function wavelengthCalculation({ name, mass, massTex, v }: Beam): PhysicsCalculation {
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
        otherRelationships: ['\\lambda = \\frac{h}{mv}'],
        symbol: '\\lambda',
        calculation: `\\frac{${PLANCK_TEX}}{@1}`,
        value: PLANCK / p,
        unit: 'm',
      },
    ],
    mistakes: [
      { tag: 'rearrange', value: p / PLANCK, why: 'The fraction was turned upside down.', earns: [1, 2] },
      {
        tag: 'momentum',
        value: PLANCK / (0.5 * mass * v * v),
        why: 'The kinetic energy was used for the momentum.',
      },
      {
        tag: 'data-sheet',
        value: PLANCK / ((name === 'electron' ? proton : electron).mass * v),
        why: 'The mass of another particle was used.',
        earns: [1, 3, 4, 5],
      },
    ],
  };
}

function speedCalculation(nanometres: number): PhysicsCalculation {
  const m = electron.mass;
  const lambda = nanometres * 1e-9;
  const p = PLANCK / lambda;
  return {
    situation: `The electrons in an electron microscope have a de Broglie wavelength of ${inlineQuantity(nanometres, 'nm')}.`,
    quantity: 'the speed of the electrons',
    stages: [
      {
        relationship: '\\lambda = \\frac{h}{p}',
        symbol: 'p',
        calculation: `\\frac{${PLANCK_TEX}}{${numTex(nanometres)} \\times 10^{-9}}`,
        value: p,
        unit: 'kg m s^-1',
        gaps: ['prefix'],
      },
      {
        relationship: 'p = mv',
        symbol: 'v',
        calculation: `\\frac{@1}{${electron.massTex}}`,
        substituted: `@1 = ${electron.massTex} \\times v`,
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

function momentumCalculation(nanometres: number): PhysicsCalculation {
  const positionUncertainty = nanometres * 1e-9;
  const momentumUncertainty = PLANCK / (4 * Math.PI * positionUncertainty);
  return {
    situation: `The position of an electron is known to within ${inlineQuantity(positionUncertainty, 'm')}.`,
    quantity: 'the minimum uncertainty in its momentum',
    stages: [
      {
        relationship: '\\Delta x\\Delta p_x \\geq \\frac{h}{4\\pi}',
        otherRelationships: [
          '\\Delta x\\Delta p = \\frac{h}{4\\pi}',
          '\\Delta x\\Delta p_x = \\frac{h}{4\\pi}',
          '\\Delta x\\Delta p \\geq \\frac{h}{4\\pi}',
        ],
        symbol: '\\Delta p_x',
        calculation: `\\frac{${PLANCK_TEX}}{4\\pi \\times ${numTex(positionUncertainty)}}`,
        substituted: `${numTex(positionUncertainty)} \\times \\Delta p_x = \\frac{${PLANCK_TEX}}{4\\pi}`,
        value: momentumUncertainty,
        unit: 'kg m s^-1',
      },
    ],
    mistakes: [
      { tag: 'uncertainty-constant', value: PLANCK / positionUncertainty, why: 'The $4\\pi$ was left out.' },
      {
        tag: 'uncertainty-constant',
        value: PLANCK / (2 * Math.PI * positionUncertainty),
        why: 'The constant is $\\frac{h}{4\\pi}$.',
      },
      {
        tag: 'rearrange',
        value: (PLANCK * positionUncertainty) / (4 * Math.PI),
        why: 'The constant was multiplied by the uncertainty in position.',
        earns: [1],
      },
    ],
  };
}

/** The uncertainty in energy of an excited state. Its lifetime is computed from the number that was drawn for a wavelength. */
function energyCalculation(nanometres: number): PhysicsCalculation {
  const lifetime = nanometres * 1e-8;
  const energyUncertainty = PLANCK / (4 * Math.PI * lifetime);
  return {
    situation: `An atom stays in an excited state for an average of ${inlineQuantity(lifetime, 's')}.`,
    quantity: 'the minimum uncertainty in the energy of the state',
    stages: [
      {
        relationship: '\\Delta E\\Delta t \\geq \\frac{h}{4\\pi}',
        otherRelationships: ['\\Delta E\\Delta t = \\frac{h}{4\\pi}'],
        symbol: '\\Delta E',
        calculation: `\\frac{${PLANCK_TEX}}{4\\pi \\times ${numTex(lifetime)}}`,
        substituted: `\\Delta E \\times ${numTex(lifetime)} = \\frac{${PLANCK_TEX}}{4\\pi}`,
        value: energyUncertainty,
        unit: 'J',
      },
    ],
    mistakes: [
      { tag: 'uncertainty-constant', value: PLANCK / lifetime, why: 'The $4\\pi$ was left out.' },
      {
        tag: 'uncertainty-constant',
        value: PLANCK / (2 * Math.PI * lifetime),
        why: 'The constant is $\\frac{h}{4\\pi}$.',
      },
    ],
  };
}

/** The speed in a Bohr orbit. The number drawn, from 0.08 to 0.95, changes the radius by a few per cent. */
function orbitCalculation(n: number, drawnNumber: number): PhysicsCalculation {
  const r = Number((5.3e-11 * n * n * (0.97 + drawnNumber / 16)).toPrecision(2));
  const v = (n * PLANCK) / (2 * Math.PI * electron.mass * r);
  return {
    situation: `In the Bohr model of an atom of hydrogen, the electron in the orbit with $n = ${n}$ is taken to move in a circle of radius ${inlineQuantity(r, 'm')}.`,
    quantity: 'the speed of the electron in this orbit',
    stages: [
      {
        relationship: 'mvr = \\frac{nh}{2\\pi}',
        symbol: 'v',
        calculation: `\\frac{${n} \\times ${PLANCK_TEX}}{2\\pi \\times ${electron.massTex} \\times ${numTex(r)}}`,
        substituted: `${electron.massTex} \\times v \\times ${numTex(r)} = \\frac{${n} \\times ${PLANCK_TEX}}{2\\pi}`,
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
