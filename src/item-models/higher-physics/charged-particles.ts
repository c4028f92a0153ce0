/**
 * The learner calculates the work, speed or voltage when a charged particle is accelerated in an electric
 * field. In a calculation, `@1` is the result of stage 1.
 */

import { drawElectricField } from '../../diagrams/families/electric-field.ts';
import { ELECTRON_CHARGE, masses } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Particles with their charge, mass, the mass that learners confuse with it, and a range of voltages. */
const PARTICLES = [
  {
    nameWithArticle: 'an electron',
    name: 'electron',
    q: ELECTRON_CHARGE,
    m: masses.electron,
    confusedMass: masses.proton,
    V: [150, 4800],
  },
  {
    nameWithArticle: 'a proton',
    name: 'proton',
    q: ELECTRON_CHARGE,
    m: masses.proton,
    confusedMass: masses.electron,
    V: [250, 9500],
  },
  {
    nameWithArticle: 'an alpha particle',
    name: 'alpha particle',
    q: 2 * ELECTRON_CHARGE,
    m: 6.645e-27,
    confusedMass: masses.proton,
    V: [350, 9800],
  },
] as const;

const PLACES = [
  'in an electron gun',
  'between two parallel plates',
  'in a particle accelerator',
  'in an ion thruster',
  'in a vacuum tube',
] as const;

type AcceleratedParticle = (typeof PARTICLES)[number] & { readonly volts: number; readonly place: string };

export const chargedParticles = higherPhysicsModel({
  id: 'HP-12',
  title: 'Charged particles in electric fields',
  outcomeId: 'PHY-H-08',
  calculator: 'allowed',
  marks: [1, 3, 5],
  choose: (random) => {
    const particle = random.pick(PARTICLES);
    return {
      particle,
      volts: pickMeasure(random, particle.V),
      place: random.pick(particle.name === 'electron' ? PLACES : PLACES.slice(1)),
      questionKind: random.pick(['speed', 'speed', 'work', 'voltage'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ particle, volts, place, questionKind, form }) => {
    const acceleratedParticle = { ...particle, volts, place };
    if (questionKind === 'work') return writePhysics(workCalculation(acceleratedParticle), form);
    return writePhysics(
      questionKind === 'voltage'
        ? voltageCalculation(acceleratedParticle)
        : speedCalculation(acceleratedParticle),
      form,
    );
  },
});

function describeSituation({ nameWithArticle, name, q, place, volts }: AcceleratedParticle): string {
  const capitalisedName = nameWithArticle.replace(/^./, (letter) => letter.toUpperCase());
  return `${capitalisedName} ${place} is accelerated from rest through a potential difference of ${inlineQuantity(volts, 'V')}. The charge of the ${name} has a magnitude of ${inlineQuantity(q, 'C', 3)}.`;
}

const massTex = (m: number): string => numTex(m, m < 1e-30 ? 3 : 4);
const describeMass = ({ name, m }: AcceleratedParticle): string =>
  `The mass of the ${name} is ${inlineQuantity(m, 'kg', m < 1e-30 ? 3 : 4)}.`;

function workStage({ q, volts }: AcceleratedParticle): Stage {
  return {
    relationship: 'W = QV',
    otherRelationships: ['E_w = QV'],
    symbol: 'W',
    calculation: `${numTex(q, 3)} \\times ${numTex(volts)}`,
    value: q * volts,
    unit: 'J',
  };
}

const drawFigure = ({ volts, name }: AcceleratedParticle) =>
  drawElectricField({
    voltageTex: inlineQuantity(volts, 'V'),
    charge: { sign: name === 'electron' ? '-' : '+' },
  });

function workCalculation(particle: AcceleratedParticle): PhysicsCalculation {
  const { q, volts, name } = particle;
  return {
    situation: describeSituation(particle),
    quantity: `the work done on the ${name}`,
    figure: drawFigure(particle),
    stages: [workStage(particle)],
    mistakes: [
      { tag: 'rearrange', value: q / volts, why: 'The charge was divided by the potential difference.' },
      { tag: 'rearrange', value: volts / q, why: 'The potential difference was divided by the charge.' },
      { tag: 'half-extra', value: 0.5 * q * volts, why: 'A half was put in, as for a capacitor.' },
      { tag: 'square-extra', value: q * volts * volts, why: 'The potential difference was squared.' },
    ],
  };
}

function speedCalculation(particle: AcceleratedParticle): PhysicsCalculation {
  const { q, m, confusedMass, volts, name } = particle;
  const v = Math.sqrt((2 * q * volts) / m);
  return {
    situation: `${describeSituation(particle)} ${describeMass(particle)}`,
    quantity: `the final speed of the ${name}`,
    figure: drawFigure(particle),
    stages: [
      workStage(particle),
      {
        relationship: 'E_k = \\frac{1}{2}mv^2',
        symbol: 'v',
        calculation: `\\sqrt{\\frac{2 \\times @1}{${massTex(m)}}}`,
        substituted: `@1 = \\frac{1}{2} \\times ${massTex(m)} \\times v^2`,
        value: v,
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      { tag: 'undo-power', value: v * v, why: 'The square root was left out.', earns: [1, 2, 3, 4] },
      {
        tag: 'half-omitted',
        value: v / Math.SQRT2,
        why: 'The half in the relationship for kinetic energy was left out.',
        earns: [1, 2],
      },
      {
        tag: 'data-sheet',
        value: Math.sqrt((2 * q * volts) / confusedMass),
        why: 'The mass of another particle was used.',
        earns: [1, 2, 3],
      },
      {
        tag: 'half-wrong-side',
        value: v / 2,
        why: 'The energy was halved instead of doubled.',
        earns: [1, 2, 3],
      },
    ],
  };
}

function voltageCalculation(particle: AcceleratedParticle): PhysicsCalculation {
  const { q, m, volts, name, nameWithArticle, place } = particle;
  const v = Number(Math.sqrt((2 * q * volts) / m).toPrecision(2));
  const energy = 0.5 * m * v * v;
  const capitalisedName = nameWithArticle.replace(/^./, (letter) => letter.toUpperCase());
  return {
    situation: `${capitalisedName} ${place} is accelerated from rest to a speed of ${inlineQuantity(v, 'm s^-1')}. The charge of the ${name} has a magnitude of ${inlineQuantity(q, 'C', 3)}. ${describeMass(particle)}`,
    quantity: `the potential difference through which the ${name} was accelerated`,
    stages: [
      {
        relationship: 'E_k = \\frac{1}{2}mv^2',
        symbol: 'E_k',
        calculation: `\\frac{1}{2} \\times ${massTex(m)} \\times (${numTex(v)})^2`,
        value: energy,
        unit: 'J',
      },
      {
        relationship: 'W = QV',
        otherRelationships: ['E_w = QV'],
        symbol: 'V',
        calculation: `\\frac{@1}{${numTex(q, 3)}}`,
        substituted: `@1 = ${numTex(q, 3)} \\times V`,
        value: energy / q,
        unit: 'V',
      },
    ],
    mistakes: [
      {
        tag: 'half-omitted',
        value: (2 * energy) / q,
        why: 'The half in the relationship for kinetic energy was left out.',
      },
      {
        tag: 'square-omitted',
        value: energy / v / q,
        why: 'The speed was not squared.',
        earns: [1, 3, 4, 5],
      },
      { tag: 'rearrange', value: q / energy, why: 'The charge was divided by the energy.', earns: [1, 2, 3] },
      {
        tag: 'rearrange',
        value: energy * q,
        why: 'The energy was multiplied by the charge.',
        earns: [1, 2, 3],
      },
    ],
  };
}
