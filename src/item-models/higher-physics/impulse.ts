/**
 * The learner finds an impulse, a speed or a force from a force-time graph or a change of momentum. In a
 * calculation, `@1` is the result of stage 1.
 */

import { drawMotionGraph } from '../../diagrams/families/motion-graph.ts';
import { wording } from '../item-draft.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Hits, with the ranges of mass, greatest force and contact time. */
const HITS = [
  {
    event: 'A golf club hits a ball',
    target: 'ball',
    m: [0.044, 0.047],
    F: [1800, 5200],
    milliseconds: [0.8, 2.4],
  },
  {
    event: 'A footballer kicks a ball',
    target: 'ball',
    m: [0.41, 0.45],
    F: [850, 2400],
    milliseconds: [6.5, 14],
  },
  {
    event: 'A tennis racket strikes a ball',
    target: 'ball',
    m: [0.056, 0.059],
    F: [420, 1200],
    milliseconds: [3.5, 7.5],
  },
  {
    event: 'A hockey stick hits a ball',
    target: 'ball',
    m: [0.156, 0.163],
    F: [1200, 2800],
    milliseconds: [2.5, 6.5],
  },
  {
    event: 'A hammer strikes a nail',
    target: 'nail',
    m: [0.012, 0.028],
    F: [220, 680],
    milliseconds: [1.2, 2.8],
  },
  {
    event: 'A shinty stick hits a ball',
    target: 'ball',
    m: [0.071, 0.085],
    F: [750, 1700],
    milliseconds: [2.2, 4.8],
  },
] as const;

type Hit = {
  readonly event: string;
  readonly target: string;
  readonly m: number;
  readonly F: number;
  readonly milliseconds: number;
};

export const impulse = higherPhysicsModel({
  id: 'HP-07',
  title: 'Impulse and force-time graphs',
  outcomeId: 'PHY-H-03',
  calculator: 'allowed',
  marks: [1, 3, 4],
  choose: (random) => {
    const { event, target, ...hit } = random.pick(HITS);
    return {
      hit: {
        event,
        target,
        m: pickMeasure(random, hit.m),
        F: pickMeasure(random, hit.F),
        milliseconds: pickMeasure(random, hit.milliseconds),
      },
      questionKind: random.pick(['speed', 'greatest', 'average', 'impulse'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ hit, questionKind, form }) =>
    writePhysics(
      {
        speed: speedCalculation,
        greatest: greatestCalculation,
        average: averageCalculation,
        impulse: impulseCalculation,
      }[questionKind](hit),
      form,
    ),
});

const drawFigure = ({ F, milliseconds }: Hit) =>
  drawMotionGraph({
    quantity: 'force',
    points: [
      [0, 0],
      [milliseconds / 2, F],
      [milliseconds, 0],
    ],
    timeUnit: 'ms',
  });

const secondsTex = (milliseconds: number): string => `${numTex(milliseconds)} \\times 10^{-3}`;

function describeGraph({ event, target, m, F, milliseconds }: Hit): string {
  return `${event} of mass ${inlineQuantity(m, 'kg')} that is at rest. The graph shows how the force on the ${target} varies with time: it rises steadily from zero to ${inlineQuantity(F, 'N')} and falls steadily to zero again. The contact lasts ${inlineQuantity(milliseconds, 'ms')}.`;
}

function areaStage({ F, milliseconds }: Hit): Stage {
  return {
    why: 'Find the impulse from the area under the graph',
    symbol: 'Ft',
    calculation: `\\frac{1}{2} \\times ${secondsTex(milliseconds)} \\times ${numTex(F)}`,
    value: 0.5 * milliseconds * 1e-3 * F,
    unit: 'N s',
    gaps: ['area-under-graph'],
  };
}

function impulseCalculation(hit: Hit): PhysicsCalculation {
  const { target, F, milliseconds, m } = hit;
  const value = 0.5 * milliseconds * 1e-3 * F;
  return {
    situation: describeGraph(hit),
    quantity: `the magnitude of the impulse on the ${target}`,
    figure: drawFigure(hit),
    stages: [
      {
        ...areaStage(hit),
        relationship: wording(['the impulse is the area under the graph', 'area', 'impulse']),
      },
    ],
    mistakes: [
      { tag: 'area-under-graph', value: 2 * value, why: 'The area of the triangle was not halved.' },
      {
        tag: 'prefix',
        value: value * 1000,
        why: 'The milliseconds were not changed to seconds.',
        earns: [1, 3],
      },
      { tag: 'impulse-divides', value: F / (milliseconds * 1e-3), why: 'The force was divided by the time.' },
      {
        tag: 'impulse-mass',
        value: value / m,
        why: 'The impulse was divided by the mass; this gives the change in velocity.',
        earns: [1, 2],
      },
    ],
  };
}

function speedCalculation(hit: Hit): PhysicsCalculation {
  const { target, m, F, milliseconds } = hit;
  const area = 0.5 * milliseconds * 1e-3 * F;
  return {
    situation: describeGraph(hit),
    quantity: `the speed of the ${target} immediately after the contact`,
    figure: drawFigure(hit),
    stages: [
      areaStage(hit),
      {
        relationship: 'Ft = mv - mu',
        symbol: 'v',
        calculation: `\\frac{@1}{${numTex(m)}}`,
        substituted: `@1 = ${numTex(m)} \\times v - ${numTex(m)} \\times 0`,
        value: area / m,
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      {
        tag: 'area-under-graph',
        value: (2 * area) / m,
        why: 'The area of the triangle was not halved.',
        earns: [2, 3, 4],
      },
      {
        tag: 'prefix',
        value: (area * 1000) / m,
        why: 'The milliseconds were not changed to seconds.',
        earns: [2, 3, 4],
      },
      { tag: 'impulse-mass', value: area * m, why: 'The impulse was multiplied by the mass.', earns: [1, 2] },
      {
        tag: 'suvat-choice',
        value: F / m,
        why: 'The force was divided by the mass; this gives an acceleration.',
      },
    ],
  };
}

function greatestCalculation({ event, target, m, F, milliseconds }: Hit): PhysicsCalculation {
  const v = Number(((0.5 * milliseconds * 1e-3 * F) / m).toPrecision(2));
  const momentumChange = m * v;
  return {
    situation: `${event} of mass ${inlineQuantity(m, 'kg')} that is at rest, and the ${target} moves off at ${inlineQuantity(v, 'm s^-1')}. The contact lasts ${inlineQuantity(milliseconds, 'ms')}. The force on the ${target} rises steadily from zero to its greatest value and falls steadily to zero again, so that the force-time graph is a triangle.`,
    quantity: `the greatest force on the ${target}`,
    stages: [
      {
        relationship: 'Ft = mv - mu',
        symbol: '\\Delta p',
        why: 'Find the change in momentum',
        calculation: `${numTex(m)} \\times ${numTex(v)}`,
        value: momentumChange,
        unit: 'kg m s^-1',
        gaps: ['impulse-mass'],
      },
      {
        symbol: 'F_{max}',
        why: 'Equate it to the area under the graph',
        calculation: `\\frac{2 \\times @1}{${secondsTex(milliseconds)}}`,
        substituted: `\\frac{1}{2} \\times ${secondsTex(milliseconds)} \\times F = @1`,
        value: (2 * momentumChange) / (milliseconds * 1e-3),
        unit: 'N',
        gaps: ['area-under-graph'],
      },
    ],
    mistakes: [
      {
        tag: 'area-under-graph',
        value: momentumChange / (milliseconds * 1e-3),
        why: 'The average force was found; the greatest force of a triangle is twice as large.',
        earns: [1, 2],
      },
      {
        tag: 'prefix',
        value: (2 * momentumChange) / milliseconds,
        why: 'The milliseconds were not changed to seconds.',
        earns: [1, 2, 4],
      },
      {
        tag: 'area-under-graph',
        value: momentumChange / (2 * milliseconds * 1e-3),
        why: 'The average force was halved instead of doubled.',
        earns: [1, 2],
      },
      {
        tag: 'impulse-divides',
        value: 2 * momentumChange * milliseconds * 1e-3,
        why: 'The momentum was multiplied by the time.',
        earns: [1, 2],
      },
    ],
  };
}

function averageCalculation({ event, target, m, F, milliseconds }: Hit): PhysicsCalculation {
  const v = Number(((0.5 * milliseconds * 1e-3 * F) / m).toPrecision(2));
  const t = milliseconds * 1e-3;
  return {
    situation: `${event} of mass ${inlineQuantity(m, 'kg')} that is at rest. The contact lasts ${inlineQuantity(milliseconds, 'ms')}, and the ${target} moves off at ${inlineQuantity(v, 'm s^-1')}.`,
    quantity: `the average force on the ${target}`,
    stages: [
      {
        relationship: 'Ft = mv - mu',
        symbol: 'F',
        calculation: `\\frac{${numTex(m)} \\times ${numTex(v)} - ${numTex(m)} \\times 0}{${secondsTex(milliseconds)}}`,
        substituted: `F \\times ${secondsTex(milliseconds)} = ${numTex(m)} \\times ${numTex(v)} - ${numTex(m)} \\times 0`,
        value: (m * v) / t,
        unit: 'N',
      },
    ],
    mistakes: [
      {
        tag: 'prefix',
        value: (m * v) / milliseconds,
        why: 'The milliseconds were not changed to seconds.',
        earns: [1, 3],
      },
      {
        tag: 'impulse-divides',
        value: m * v * t,
        why: 'The change in momentum was multiplied by the time.',
        earns: [1],
      },
      { tag: 'mass-omitted', value: v / t, why: 'The mass was left out; this is the acceleration.' },
      {
        tag: 'conservation-choice',
        value: (0.5 * m * v * v) / t,
        why: 'The kinetic energy was used for the change in momentum.',
      },
    ],
  };
}
