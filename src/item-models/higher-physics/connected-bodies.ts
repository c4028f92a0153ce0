import { drawMeasure, drawProblemForm } from '../physics/draws.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, type Stage, writeProblem } from '../physics/problem.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const tows = [
  { front: 'car', back: 'caravan', link: 'tow bar', m1: [1100, 1900], m2: [650, 1300] },
  { front: 'tractor', back: 'trailer', link: 'coupling', m1: [2200, 4800], m2: [850, 2900] },
  { front: 'locomotive', back: 'wagon', link: 'coupling', m1: [42_000, 88_000], m2: [18_000, 38_000] },
  { front: 'snowmobile', back: 'sledge', link: 'rope', m1: [240, 420], m2: [65, 190] },
  { front: 'quad bike', back: 'cart', link: 'tow bar', m1: [260, 480], m2: [75, 240] },
] as const;

type Tow = {
  readonly front: string;
  readonly back: string;
  readonly link: string;
  readonly m1: number;
  readonly m2: number;
  readonly drive: number;
  readonly f1: number;
  readonly f2: number;
};

const two = (value: number): number => Number(value.toPrecision(2));

export const connectedBodies = higherPhysicsModel({
  id: 'HP-03',
  title: 'Connected bodies and tension',
  outcomeId: 'PHY-H-02',
  calculator: 'allowed',
  marks: [1, 3, 4],
  draw: (random) => {
    const { front, back, link, ...masses } = random.pick(tows);
    const [m1, m2] = [drawMeasure(random, masses.m1), drawMeasure(random, masses.m2)];
    const [f1, f2] = [two(m1 * (0.15 + 0.3 * random.next())), two(m2 * (0.15 + 0.3 * random.next()))];
    const drive = two((m1 + m2) * (0.5 + 1.3 * random.next()) + f1 + f2);
    return {
      tow: { front, back, link, m1, m2, drive, f1, f2 },
      asked: random.pick(['tension', 'tension', 'acceleration'] as const),
      form: drawProblemForm(random),
    };
  },
  accepts: ({ tow: { drive, f1, f2, m1, m2 } }) => drive - f1 - f2 > 0.2 * (m1 + m2),
  write: ({ tow, asked, form }) =>
    writeProblem(asked === 'tension' ? tensionIn(tow) : accelerationProblem(tow), form),
});

function tellTow({ front, back, m1, m2, drive, f1, f2 }: Tow): string {
  return `A ${front} of mass ${inlineQuantity(m1, 'kg')} pulls a ${back} of mass ${inlineQuantity(m2, 'kg')} along a straight, level track. The driving force of the ${front} is ${inlineQuantity(drive, 'N')}. The frictional force on the ${front} is ${inlineQuantity(f1, 'N')} and the frictional force on the ${back} is ${inlineQuantity(f2, 'N')}.`;
}

function accelerationStage({ drive, f1, f2, m1, m2 }: Tow): Stage {
  const [D, A, B, M, N] = [numTex(drive), numTex(f1), numTex(f2), numTex(m1), numTex(m2)];
  return {
    relationship: 'F = ma',
    why: 'Substitute for the two bodies together',
    symbol: 'a',
    calculation: `\\frac{${D} - ${A} - ${B}}{${M} + ${N}}`,
    substituted: `${D} - ${A} - ${B} = (${M} + ${N}) \\times a`,
    value: (drive - f1 - f2) / (m1 + m2),
    unit: 'm s^-2',
    gaps: ['tension-system'],
  };
}

function accelerationProblem(tow: Tow): PhysicsProblem {
  const { front, back, drive, f1, f2, m1, m2 } = tow;
  return {
    situation: tellTow(tow),
    quantity: `the acceleration of the ${front} and the ${back}`,
    stages: [accelerationStage(tow)],
    mistakes: [
      {
        tag: 'unbalanced-force',
        value: drive / (m1 + m2),
        why: 'Friction was left out; the unbalanced force is needed.',
        earns: [1],
      },
      {
        tag: 'tension-system',
        value: (drive - f1 - f2) / m1,
        why: `Only the mass of the ${front} was used.`,
        earns: [1],
      },
      {
        tag: 'unbalanced-force',
        value: (drive - f1) / (m1 + m2),
        why: `The friction on the ${back} was left out.`,
        earns: [1],
      },
      {
        tag: 'force-direction',
        value: (drive + f1 + f2) / (m1 + m2),
        why: 'The frictional forces were added to the driving force.',
        earns: [1],
      },
    ],
  };
}

function tensionIn(tow: Tow): PhysicsProblem {
  const { back, link, drive, f1, f2, m1, m2 } = tow;
  const stage = accelerationStage(tow);
  const a = stage.value;
  return {
    situation: tellTow(tow),
    quantity: `the tension in the ${link} between them`,
    stages: [
      stage,
      {
        why: `Substitute for the ${back} alone`,
        symbol: 'T',
        calculation: `${numTex(m2)} \\times @1 + ${numTex(f2)}`,
        substituted: `T - ${numTex(f2)} = ${numTex(m2)} \\times @1`,
        value: m2 * a + f2,
        unit: 'N',
        gaps: ['tension-body'],
      },
    ],
    mistakes: [
      {
        tag: 'unbalanced-force',
        value: m2 * a,
        why: `The friction on the ${back} was left out.`,
        earns: [1, 2],
      },
      {
        tag: 'tension-system',
        value: (m1 + m2) * a,
        why: 'The whole mass was used for the tension.',
        earns: [1, 2],
      },
      {
        tag: 'tension-body',
        value: m1 * a,
        why: 'The mass in front was used; the tension pulls the one behind.',
        earns: [1, 2],
      },
      {
        tag: 'tension-system',
        value: drive - f1 - f2,
        why: 'The unbalanced force on both was given for the tension.',
      },
      {
        tag: 'force-direction',
        value: m2 * a - f2,
        why: 'The friction was subtracted; the tension must overcome it as well.',
        earns: [1, 2],
      },
    ],
  };
}
