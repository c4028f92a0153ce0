import { drawMotionGraph } from '../../diagrams/families/motion-graph.ts';
import { wording } from '../item-draft.ts';
import { drawMeasure, drawProblemForm } from '../physics/draws.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, type Stage, writeProblem } from '../physics/problem.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const hits = [
  { who: 'A golf club hits a ball', short: 'ball', m: [0.044, 0.047], F: [1800, 5200], ms: [0.8, 2.4] },
  { who: 'A footballer kicks a ball', short: 'ball', m: [0.41, 0.45], F: [850, 2400], ms: [6.5, 14] },
  { who: 'A tennis racket strikes a ball', short: 'ball', m: [0.056, 0.059], F: [420, 1200], ms: [3.5, 7.5] },
  { who: 'A hockey stick hits a ball', short: 'ball', m: [0.156, 0.163], F: [1200, 3200], ms: [2.5, 6.5] },
  { who: 'A hammer strikes a nail', short: 'nail', m: [0.012, 0.028], F: [220, 680], ms: [1.2, 2.8] },
  { who: 'A shinty stick hits a ball', short: 'ball', m: [0.071, 0.085], F: [750, 2200], ms: [2.2, 5.5] },
] as const;

type Hit = {
  readonly who: string;
  readonly short: string;
  readonly m: number;
  readonly F: number;
  readonly ms: number;
};

export const impulse = higherPhysicsModel({
  id: 'HP-07',
  title: 'Impulse and force-time graphs',
  outcomeId: 'PHY-H-03',
  calculator: 'allowed',
  marks: [1, 3, 4],
  draw: (random) => {
    const { who, short, ...hit } = random.pick(hits);
    return {
      hit: {
        who,
        short,
        m: drawMeasure(random, hit.m),
        F: drawMeasure(random, hit.F),
        ms: drawMeasure(random, hit.ms),
      },
      asked: random.pick(['speed', 'greatest', 'average', 'impulse'] as const),
      form: drawProblemForm(random),
    };
  },
  write: ({ hit, asked, form }) =>
    writeProblem(
      { speed: speedProblem, greatest: greatestProblem, average: averageProblem, impulse: impulseProblem }[
        asked
      ](hit),
      form,
    ),
});

const shapeOf = ({ F, ms }: Hit) =>
  drawMotionGraph({
    quantity: 'force',
    points: [
      [0, 0],
      [ms / 2, F],
      [ms, 0],
    ],
    timeUnit: 'ms',
  });

const seconds = (ms: number): string => `${numTex(ms)} \\times 10^{-3}`;

function tellGraph({ who, short, m, F, ms }: Hit): string {
  return `${who} of mass ${inlineQuantity(m, 'kg')} that is at rest. The graph shows how the force on the ${short} varies with time: it rises steadily from zero to ${inlineQuantity(F, 'N')} and falls steadily to zero again. The contact lasts ${inlineQuantity(ms, 'ms')}.`;
}

function areaStage({ F, ms }: Hit): Stage {
  return {
    why: 'Find the impulse from the area under the graph',
    symbol: 'Ft',
    calculation: `\\frac{1}{2} \\times ${seconds(ms)} \\times ${numTex(F)}`,
    value: 0.5 * ms * 1e-3 * F,
    unit: 'N s',
    gaps: ['area-under-graph'],
  };
}

function impulseProblem(hit: Hit): PhysicsProblem {
  const { short, F, ms, m } = hit;
  const value = 0.5 * ms * 1e-3 * F;
  return {
    situation: tellGraph(hit),
    quantity: `the magnitude of the impulse on the ${short}`,
    figure: shapeOf(hit),
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
      { tag: 'impulse-divides', value: F / (ms * 1e-3), why: 'The force was divided by the time.' },
      {
        tag: 'impulse-mass',
        value: value / m,
        why: 'The impulse was divided by the mass; this gives the change in velocity.',
        earns: [1, 2],
      },
    ],
  };
}

function speedProblem(hit: Hit): PhysicsProblem {
  const { short, m, F, ms } = hit;
  const area = 0.5 * ms * 1e-3 * F;
  return {
    situation: tellGraph(hit),
    quantity: `the speed of the ${short} immediately after the contact`,
    figure: shapeOf(hit),
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

function greatestProblem({ who, short, m, F, ms }: Hit): PhysicsProblem {
  const v = Number(((0.5 * ms * 1e-3 * F) / m).toPrecision(2));
  const change = m * v;
  return {
    situation: `${who} of mass ${inlineQuantity(m, 'kg')} that is at rest, and the ${short} moves off at ${inlineQuantity(v, 'm s^-1')}. The contact lasts ${inlineQuantity(ms, 'ms')}. The force on the ${short} rises steadily from zero to its greatest value and falls steadily to zero again, so that the force-time graph is a triangle.`,
    quantity: `the greatest force on the ${short}`,
    stages: [
      {
        relationship: 'Ft = mv - mu',
        symbol: '\\Delta p',
        why: 'Find the change in momentum',
        calculation: `${numTex(m)} \\times ${numTex(v)}`,
        value: change,
        unit: 'kg m s^-1',
        gaps: ['impulse-mass'],
      },
      {
        symbol: 'F_{max}',
        why: 'Equate it to the area under the graph',
        calculation: `\\frac{2 \\times @1}{${seconds(ms)}}`,
        substituted: `\\frac{1}{2} \\times ${seconds(ms)} \\times F = @1`,
        value: (2 * change) / (ms * 1e-3),
        unit: 'N',
        gaps: ['area-under-graph'],
      },
    ],
    mistakes: [
      {
        tag: 'area-under-graph',
        value: change / (ms * 1e-3),
        why: 'The average force was found; the greatest force of a triangle is twice as large.',
        earns: [1, 2],
      },
      {
        tag: 'prefix',
        value: (2 * change) / ms,
        why: 'The milliseconds were not changed to seconds.',
        earns: [1, 2, 4],
      },
      {
        tag: 'area-under-graph',
        value: change / (2 * ms * 1e-3),
        why: 'The average force was halved instead of doubled.',
        earns: [1, 2],
      },
      {
        tag: 'impulse-divides',
        value: 2 * change * ms * 1e-3,
        why: 'The momentum was multiplied by the time.',
        earns: [1, 2],
      },
    ],
  };
}

function averageProblem({ who, short, m, F, ms }: Hit): PhysicsProblem {
  const v = Number(((0.5 * ms * 1e-3 * F) / m).toPrecision(2));
  const t = ms * 1e-3;
  return {
    situation: `${who} of mass ${inlineQuantity(m, 'kg')} that is at rest. The contact lasts ${inlineQuantity(ms, 'ms')}, and the ${short} moves off at ${inlineQuantity(v, 'm s^-1')}.`,
    quantity: `the average force on the ${short}`,
    stages: [
      {
        relationship: 'Ft = mv - mu',
        symbol: 'F',
        calculation: `\\frac{${numTex(m)} \\times ${numTex(v)} - ${numTex(m)} \\times 0}{${seconds(ms)}}`,
        substituted: `F \\times ${seconds(ms)} = ${numTex(m)} \\times ${numTex(v)} - ${numTex(m)} \\times 0`,
        value: (m * v) / t,
        unit: 'N',
      },
    ],
    mistakes: [
      {
        tag: 'prefix',
        value: (m * v) / ms,
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
