/**
 * The learner calculates the force on a charged particle in a magnetic field, or the radius of its path.
 * In a calculation, `@1` is the result of stage 1.
 */

import { chargedParticles } from '../physics/advanced-higher-data-sheet.table.ts';
import { ELECTRON_CHARGE, ELECTRON_CHARGE_TEX } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

type Particle = (typeof chargedParticles)[number];
/** A particle with the speed v in a field of induction B, at an angle to the field in degrees. */
type Flight = { readonly particle: Particle; readonly v: number; readonly B: number; readonly angle: number };

export const particlesInFields = advancedHigherPhysicsModel({
  id: 'AHP-14',
  title: 'Charged particles in magnetic fields',
  outcomeId: 'PHY-AH-05',
  calculator: 'allowed',
  marks: [3, 4],
  choose: (random) => {
    const particle = random.pick(chargedParticles);
    return {
      flight: {
        particle,
        v: pickMeasure(random, [1.1, 9.5]) * (particle.name === 'electron' ? 1e7 : 1e6),
        B: pickMeasure(random, [0.012, 0.85]),
        angle: random.int(20, 70),
      },
      questionKind: random.pick(['force', 'radius', 'helix'] as const),
    };
  },
  write: ({ flight, questionKind }) => {
    const problems = { force: forceCalculation, radius: radiusCalculation, helix: helixCalculation } as const;
    return writeWrittenPhysics(problems[questionKind](flight));
  },
});

const formatName = ({ name }: Particle): string => (name === 'proton' ? 'A proton' : `An ${name}`);
const chargeTex = ({ charge }: Particle): string =>
  charge === 1 ? ELECTRON_CHARGE_TEX : `${charge} \\times ${ELECTRON_CHARGE_TEX}`;
const describeCharge = ({ name, charge }: Particle): string =>
  `The magnitude of the charge of the ${name} is ${inlineQuantity(charge * ELECTRON_CHARGE, 'C', 3)}`;

function forceCalculation({ particle, v, B }: Flight): PhysicsCalculation {
  const q = particle.charge * ELECTRON_CHARGE;
  return {
    situation: `${formatName(particle)} moves at ${inlineQuantity(v, 'm s^-1')} at right angles to a magnetic field of induction ${inlineQuantity(B, 'T')}. ${describeCharge(particle)}.`,
    quantity: 'the magnetic force on the particle',
    stages: [
      {
        relationship: 'F = qvB',
        symbol: 'F',
        calculation: `${chargeTex(particle)} \\times ${numTex(v)} \\times ${numTex(B)}`,
        value: q * v * B,
        unit: 'N',
      },
    ],
    mistakes: [
      { tag: 'rearrange', value: (q * v) / B, why: 'The induction was divided by instead of multiplied.' },
      { tag: 'electric-for-magnetic', value: q * B, why: 'The speed was left out.' },
      {
        tag: 'particle-charge',
        value: particle.charge === 1 ? 2 * q * v * B : (q * v * B) / 2,
        why: 'The charge is that of another particle.',
        earns: [1],
      },
    ],
  };
}

function radiusCalculation({ particle, v, B }: Flight): PhysicsCalculation {
  const q = particle.charge * ELECTRON_CHARGE;
  const r = (particle.mass * v) / (q * B);
  return {
    situation: `${formatName(particle)} moving at ${inlineQuantity(v, 'm s^-1')} enters a magnetic field of induction ${inlineQuantity(B, 'T')} at right angles to the field and moves in a circle. ${describeCharge(particle)} and its mass is ${inlineQuantity(particle.mass, 'kg', particle.name === 'electron' ? 3 : 4)}.`,
    quantity: 'the radius of the circle',
    stages: [
      {
        relationship: 'qvB = \\frac{mv^2}{r}',
        otherRelationships: ['r = \\frac{mv}{qB}', 'F = qvB', 'F = \\frac{mv^2}{r}'],
        symbol: 'r',
        calculation: `\\frac{${particle.massTex} \\times ${numTex(v)}}{${chargeTex(particle)} \\times ${numTex(B)}}`,
        value: r,
        unit: 'm',
      },
    ],
    mistakes: [
      { tag: 'rearrange', value: 1 / r, why: 'The fraction was turned upside down.', earns: [1] },
      {
        tag: 'undo-power',
        value: r * v,
        why: 'The speed does not cancel: $mv^2$ is divided by $qvB$.',
        earns: [1],
      },
      {
        tag: 'data-sheet',
        value: (r * (particle.name === 'electron' ? 1.673e-27 : 9.11e-31)) / particle.mass,
        why: 'The mass of another particle was used.',
        earns: [1],
      },
    ],
  };
}

function helixCalculation({ particle, v, B, angle }: Flight): PhysicsCalculation {
  const perpendicularSpeed = v * Math.sin((angle * Math.PI) / 180);
  const q = particle.charge * ELECTRON_CHARGE;
  const r = (particle.mass * perpendicularSpeed) / (q * B);
  const parallelSpeed = Math.cos((angle * Math.PI) / 180) * v;
  return {
    situation: `${formatName(particle)} enters a magnetic field of induction ${inlineQuantity(B, 'T')} at ${inlineQuantity(v, 'm s^-1')}, at an angle of $${angle}^\\circ$ to the field, and moves in a helix. ${describeCharge(particle)} and its mass is ${inlineQuantity(particle.mass, 'kg', particle.name === 'electron' ? 3 : 4)}.`,
    quantity: 'the radius of the helix',
    stages: [
      {
        why: 'Find the component of the velocity at right angles to the field',
        symbol: 'v_\\perp',
        calculation: `${numTex(v)} \\times \\sin ${angle}^\\circ`,
        value: perpendicularSpeed,
        unit: 'm s^-1',
        gaps: ['component'],
      },
      {
        relationship: 'qvB = \\frac{mv^2}{r}',
        otherRelationships: ['r = \\frac{mv}{qB}', 'F = qvB', 'F = \\frac{mv^2}{r}'],
        symbol: 'r',
        calculation: `\\frac{${particle.massTex} \\times @1}{${chargeTex(particle)} \\times ${numTex(B)}}`,
        value: r,
        unit: 'm',
      },
    ],
    mistakes: [
      {
        tag: 'component',
        value: (particle.mass * parallelSpeed) / (q * B),
        why: 'The component along the field was used.',
        earns: [2, 3, 4],
      },
      {
        tag: 'component',
        value: (particle.mass * v) / (q * B),
        why: 'The whole velocity was used, not its component.',
        earns: [2, 3, 4],
      },
    ],
  };
}
