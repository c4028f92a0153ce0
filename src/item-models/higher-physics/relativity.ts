import { drawMeasure, drawProblemForm } from '../physics/draws.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, writeProblem } from '../physics/problem.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const ships = ['spacecraft', 'star ship', 'interstellar probe', 'cargo ship'] as const;
const particles = [
  { who: 'muon', life: [1.6, 2.6], unit: 'µs' },
  { who: 'pion', life: [18, 32], unit: 'ns' },
  { who: 'kaon', life: [9.5, 14], unit: 'ns' },
] as const;

type Journey = { readonly who: string; readonly beta: number; readonly size: number };

export const relativity = higherPhysicsModel({
  id: 'HP-10',
  title: 'Time dilation and length contraction',
  outcomeId: 'PHY-H-05',
  calculator: 'allowed',
  marks: [1, 3],
  draw: (random) => {
    const particle = random.pick(particles);
    return {
      who: random.pick(ships),
      beta: random.pick([
        0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.82, 0.85, 0.88, 0.9, 0.92, 0.94, 0.95, 0.96, 0.97, 0.98,
      ]),
      length: drawMeasure(random, [35, 380]),
      hours: drawMeasure(random, [1.5, 48]),
      particle,
      life: drawMeasure(random, particle.life),
      asked: random.pick(['time', 'length', 'particle', 'proper'] as const),
      form: drawProblemForm(random),
    };
  },
  write: ({ who, beta, length, hours, particle, life, asked, form }) => {
    if (asked === 'length') return writeProblem(contracted({ who, beta, size: length }), form);
    if (asked === 'proper') return writeProblem(properLength({ who, beta, size: length }), form);
    const dilated =
      asked === 'time'
        ? {
            situation: `A ${who} travels past Earth at $${numTex(beta)}c$. A clock on board measures a time of ${inlineQuantity(hours, 'h')} for an experiment.`,
            quantity: 'the time taken for the experiment as measured by an observer on Earth',
            t: hours,
            unit: 'h',
          }
        : {
            situation: `A ${particle.who} moves at $${numTex(beta)}c$ relative to a laboratory. Its mean lifetime in its own frame of reference is ${inlineQuantity(life, particle.unit)}.`,
            quantity: `the mean lifetime of the ${particle.who} as measured in the laboratory`,
            t: life,
            unit: particle.unit,
          };
    return writeProblem(dilatedTime({ ...dilated, beta }), form);
  },
});

const root = (beta: number): number => Math.sqrt(1 - beta * beta);
const rootTex = (beta: number): string => `\\sqrt{1 - ${numTex(beta)}^2}`;

type Dilation = {
  readonly situation: string;
  readonly quantity: string;
  readonly t: number;
  readonly unit: string;
  readonly beta: number;
};

function dilatedTime({ situation, quantity, t, unit, beta }: Dilation): PhysicsProblem {
  return {
    situation,
    quantity,
    stages: [
      {
        relationship: "t' = \\frac{t}{\\sqrt{1 - \\left(\\frac{v}{c}\\right)^2}}",
        symbol: "t'",
        calculation: `\\frac{${numTex(t)}}{${rootTex(beta)}}`,
        value: t / root(beta),
        unit,
      },
    ],
    mistakes: [
      {
        tag: 'lorentz-inverted',
        value: t * root(beta),
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

const LENGTH = "l' = l\\sqrt{1 - \\left(\\frac{v}{c}\\right)^2}";

function contracted({ who, beta, size }: Journey): PhysicsProblem {
  return {
    situation: `The length of a ${who} at rest is ${inlineQuantity(size, 'm')}. It travels past a space station at $${numTex(beta)}c$.`,
    quantity: `the length of the ${who} as measured by an observer on the space station`,
    stages: [
      {
        relationship: LENGTH,
        symbol: "l'",
        calculation: `${numTex(size)} \\times ${rootTex(beta)}`,
        value: size * root(beta),
        unit: 'm',
      },
    ],
    mistakes: [
      {
        tag: 'lorentz-inverted',
        value: size / root(beta),
        why: 'The length was divided by the root; a moving object is measured to be shorter.',
      },
      {
        tag: 'lorentz-square',
        value: size * Math.sqrt(1 - beta),
        why: 'The speed was not squared.',
        earns: [1],
      },
      { tag: 'undo-power', value: size * (1 - beta * beta), why: 'The square root was left out.' },
      { tag: 'lorentz-omitted', value: size * beta, why: 'The length was multiplied by the speed.' },
    ],
  };
}

function properLength({ who, beta, size }: Journey): PhysicsProblem {
  const seen = Number((size * root(beta)).toPrecision(2));
  return {
    situation: `A ${who} travels past a space station at $${numTex(beta)}c$. An observer on the space station measures its length as ${inlineQuantity(seen, 'm')}.`,
    quantity: `the length of the ${who} as measured by its crew`,
    stages: [
      {
        relationship: LENGTH,
        symbol: 'l',
        calculation: `\\frac{${numTex(seen)}}{${rootTex(beta)}}`,
        substituted: `${numTex(seen)} = l \\times ${rootTex(beta)}`,
        value: seen / root(beta),
        unit: 'm',
      },
    ],
    mistakes: [
      {
        tag: 'frame-of-reference',
        value: seen * root(beta),
        why: 'The measured length was contracted again; the crew are at rest relative to the ship.',
        earns: [1],
      },
      {
        tag: 'lorentz-square',
        value: seen / Math.sqrt(1 - beta),
        why: 'The speed was not squared.',
        earns: [1],
      },
      { tag: 'undo-power', value: seen / (1 - beta * beta), why: 'The square root was left out.' },
      { tag: 'lorentz-omitted', value: seen / beta, why: 'The length was divided by the speed.' },
    ],
  };
}
