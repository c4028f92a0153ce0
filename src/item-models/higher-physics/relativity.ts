/**
 * The learner uses time dilation and length contraction. The speed is a fraction `beta` of the speed of
 * light.
 */

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const SHIPS = ['spacecraft', 'star ship', 'interstellar probe', 'cargo ship'] as const;
/** Particles, with the range of their mean lifetime. */
const PARTICLES = [
  { name: 'muon', lifetime: [1.6, 2.6], unit: 'µs' },
  { name: 'pion', lifetime: [18, 32], unit: 'ns' },
  { name: 'kaon', lifetime: [9.5, 14], unit: 'ns' },
] as const;

/** An object that moves at `beta` times the speed of light; `properLength` is its length at rest in metres. */
type MovingObject = { readonly name: string; readonly beta: number; readonly properLength: number };

export const relativity = higherPhysicsModel({
  id: 'HP-10',
  title: 'Time dilation and length contraction',
  outcomeId: 'PHY-H-05',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const particle = random.pick(PARTICLES);
    return {
      name: random.pick(SHIPS),
      beta: random.pick([
        0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.82, 0.85, 0.88, 0.9, 0.92, 0.94, 0.95, 0.96, 0.97, 0.98,
      ]),
      length: pickMeasure(random, [35, 380]),
      hours: pickMeasure(random, [1.5, 48]),
      particle,
      lifetime: pickMeasure(random, particle.lifetime),
      questionKind: random.pick(['time', 'length', 'particle', 'proper'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ name, beta, length, hours, particle, lifetime, questionKind, form }) => {
    if (questionKind === 'length')
      return writePhysics(contractionCalculation({ name, beta, properLength: length }), form);
    if (questionKind === 'proper')
      return writePhysics(properLengthCalculation({ name, beta, properLength: length }), form);
    const dilation =
      questionKind === 'time'
        ? {
            situation: `A ${name} travels past Earth at $${numTex(beta)}c$. A clock on board measures a time of ${inlineQuantity(hours, 'h')} for an experiment.`,
            quantity: 'the time taken for the experiment as measured by an observer on Earth',
            t: hours,
            unit: 'h',
          }
        : {
            situation: `A ${particle.name} moves at $${numTex(beta)}c$ relative to a laboratory. Its mean lifetime in its own frame of reference is ${inlineQuantity(lifetime, particle.unit)}.`,
            quantity: `the mean lifetime of the ${particle.name} as measured in the laboratory`,
            t: lifetime,
            unit: particle.unit,
          };
    return writePhysics(dilationCalculation({ ...dilation, beta }), form);
  },
});

const computeRoot = (beta: number): number => Math.sqrt(1 - beta * beta);
const rootTex = (beta: number): string => `\\sqrt{1 - ${numTex(beta)}^2}`;

type Dilation = {
  readonly situation: string;
  readonly quantity: string;
  readonly t: number;
  readonly unit: string;
  readonly beta: number;
};

function dilationCalculation({ situation, quantity, t, unit, beta }: Dilation): PhysicsCalculation {
  return {
    situation,
    quantity,
    stages: [
      {
        relationship: "t' = \\frac{t}{\\sqrt{1 - \\left(\\frac{v}{c}\\right)^2}}",
        symbol: "t'",
        calculation: `\\frac{${numTex(t)}}{${rootTex(beta)}}`,
        value: t / computeRoot(beta),
        unit,
      },
    ],
    mistakes: [
      {
        tag: 'lorentz-inverted',
        value: t * computeRoot(beta),
        why: 'The time was multiplied by the root; a moving clock runs slow, so the observer measures a longer time.',
      },
      {
        tag: 'lorentz-square',
        value: t / Math.sqrt(1 - beta),
        why: 'The speed was not squared.',
        earns: [1],
      },
      { tag: 'undo-power', value: t / (1 - beta * beta), why: 'The square root was left out.' },
      { tag: 'lorentz-omitted', value: t / beta, why: 'The time was divided by the speed.' },
    ],
  };
}

const LENGTH_CONTRACTION = "l' = l\\sqrt{1 - \\left(\\frac{v}{c}\\right)^2}";

function contractionCalculation({ name, beta, properLength }: MovingObject): PhysicsCalculation {
  return {
    situation: `The length of a ${name} at rest is ${inlineQuantity(properLength, 'm')}. It travels past a space station at $${numTex(beta)}c$.`,
    quantity: `the length of the ${name} as measured by an observer on the space station`,
    stages: [
      {
        relationship: LENGTH_CONTRACTION,
        symbol: "l'",
        calculation: `${numTex(properLength)} \\times ${rootTex(beta)}`,
        value: properLength * computeRoot(beta),
        unit: 'm',
      },
    ],
    mistakes: [
      {
        tag: 'lorentz-inverted',
        value: properLength / computeRoot(beta),
        why: 'The length was divided by the root; a moving object is measured to be shorter.',
      },
      {
        tag: 'lorentz-square',
        value: properLength * Math.sqrt(1 - beta),
        why: 'The speed was not squared.',
        earns: [1],
      },
      { tag: 'undo-power', value: properLength * (1 - beta * beta), why: 'The square root was left out.' },
      { tag: 'lorentz-omitted', value: properLength * beta, why: 'The length was multiplied by the speed.' },
    ],
  };
}

function properLengthCalculation({ name, beta, properLength }: MovingObject): PhysicsCalculation {
  const measuredLength = Number((properLength * computeRoot(beta)).toPrecision(2));
  return {
    situation: `A ${name} travels past a space station at $${numTex(beta)}c$. An observer on the space station measures its length as ${inlineQuantity(measuredLength, 'm')}.`,
    quantity: `the length of the ${name} as measured by its crew`,
    stages: [
      {
        relationship: LENGTH_CONTRACTION,
        symbol: 'l',
        calculation: `\\frac{${numTex(measuredLength)}}{${rootTex(beta)}}`,
        substituted: `${numTex(measuredLength)} = l \\times ${rootTex(beta)}`,
        value: measuredLength / computeRoot(beta),
        unit: 'm',
      },
    ],
    mistakes: [
      {
        tag: 'frame-of-reference',
        value: measuredLength * computeRoot(beta),
        why: 'The measured length was contracted again; the crew are at rest relative to the ship.',
        earns: [1],
      },
      {
        tag: 'lorentz-square',
        value: measuredLength / Math.sqrt(1 - beta),
        why: 'The speed was not squared.',
        earns: [1],
      },
      { tag: 'undo-power', value: measuredLength / (1 - beta * beta), why: 'The square root was left out.' },
      { tag: 'lorentz-omitted', value: measuredLength / beta, why: 'The length was divided by the speed.' },
    ],
  };
}
