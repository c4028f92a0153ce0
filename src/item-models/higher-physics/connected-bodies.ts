/**
 * The learner finds the acceleration of two connected bodies, or the tension between them. In a
 * calculation, `@1` is the result of stage 1.
 */

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const TOWS = [
  { frontBody: 'car', rearBody: 'caravan', link: 'tow bar', m1: [1100, 1900], m2: [650, 1300] },
  { frontBody: 'tractor', rearBody: 'trailer', link: 'coupling', m1: [2200, 4800], m2: [850, 2900] },
  {
    frontBody: 'locomotive',
    rearBody: 'wagon',
    link: 'coupling',
    m1: [42_000, 88_000],
    m2: [18_000, 38_000],
  },
  { frontBody: 'snowmobile', rearBody: 'sledge', link: 'rope', m1: [240, 420], m2: [65, 190] },
  { frontBody: 'quad bike', rearBody: 'cart', link: 'tow bar', m1: [260, 480], m2: [75, 240] },
] as const;

/** A body of mass m1 that pulls a body of mass m2; f1 and f2 are the frictional forces on them. */
type Tow = {
  readonly frontBody: string;
  readonly rearBody: string;
  readonly link: string;
  readonly m1: number;
  readonly m2: number;
  readonly drivingForce: number;
  readonly f1: number;
  readonly f2: number;
};

const toTwoFigures = (value: number): number => Number(value.toPrecision(2));

export const connectedBodies = higherPhysicsModel({
  id: 'HP-03',
  title: 'Connected bodies and tension',
  outcomeId: 'PHY-H-02',
  calculator: 'allowed',
  marks: [1, 3, 4],
  choose: (random) => {
    const { frontBody, rearBody, link, ...masses } = random.pick(TOWS);
    const [m1, m2] = [pickMeasure(random, masses.m1), pickMeasure(random, masses.m2)];
    const [f1, f2] = [
      toTwoFigures(m1 * (0.15 + 0.3 * random.next())),
      toTwoFigures(m2 * (0.15 + 0.3 * random.next())),
    ];
    const drivingForce = toTwoFigures((m1 + m2) * (0.5 + 1.3 * random.next()) + f1 + f2);
    return {
      tow: { frontBody, rearBody, link, m1, m2, drivingForce, f1, f2 },
      questionKind: random.pick(['tension', 'tension', 'acceleration'] as const),
      form: pickQuestionForm(random),
    };
  },
  accepts: ({ tow: { drivingForce, f1, f2, m1, m2 } }) => drivingForce - f1 - f2 > 0.2 * (m1 + m2),
  write: ({ tow, questionKind, form }) =>
    writePhysics(questionKind === 'tension' ? tensionCalculation(tow) : accelerationCalculation(tow), form),
});

function describeTow({ frontBody, rearBody, m1, m2, drivingForce, f1, f2 }: Tow): string {
  return `A ${frontBody} of mass ${inlineQuantity(m1, 'kg')} pulls a ${rearBody} of mass ${inlineQuantity(m2, 'kg')} along a straight, level track. The driving force of the ${frontBody} is ${inlineQuantity(drivingForce, 'N')}. The frictional force on the ${frontBody} is ${inlineQuantity(f1, 'N')} and the frictional force on the ${rearBody} is ${inlineQuantity(f2, 'N')}.`;
}

function accelerationStage({ drivingForce, f1, f2, m1, m2 }: Tow): Stage {
  const [D, A, B, M, N] = [numTex(drivingForce), numTex(f1), numTex(f2), numTex(m1), numTex(m2)];
  return {
    relationship: 'F = ma',
    why: 'Substitute for the two bodies together',
    symbol: 'a',
    calculation: `\\frac{${D} - ${A} - ${B}}{${M} + ${N}}`,
    substituted: `${D} - ${A} - ${B} = (${M} + ${N}) \\times a`,
    value: (drivingForce - f1 - f2) / (m1 + m2),
    unit: 'm s^-2',
    gaps: ['tension-system'],
  };
}

function accelerationCalculation(tow: Tow): PhysicsCalculation {
  const { frontBody, rearBody, drivingForce, f1, f2, m1, m2 } = tow;
  return {
    situation: describeTow(tow),
    quantity: `the acceleration of the ${frontBody} and the ${rearBody}`,
    stages: [accelerationStage(tow)],
    mistakes: [
      {
        tag: 'unbalanced-force',
        value: drivingForce / (m1 + m2),
        why: 'Friction was left out; the unbalanced force is needed.',
        earns: [1],
      },
      {
        tag: 'tension-system',
        value: (drivingForce - f1 - f2) / m1,
        why: `Only the mass of the ${frontBody} was used.`,
        earns: [1],
      },
      {
        tag: 'unbalanced-force',
        value: (drivingForce - f1) / (m1 + m2),
        why: `The friction on the ${rearBody} was left out.`,
        earns: [1],
      },
      {
        tag: 'force-direction',
        value: (drivingForce + f1 + f2) / (m1 + m2),
        why: 'The frictional forces were added to the driving force.',
        earns: [1],
      },
    ],
  };
}

function tensionCalculation(tow: Tow): PhysicsCalculation {
  const { rearBody, link, drivingForce, f1, f2, m1, m2 } = tow;
  const stage = accelerationStage(tow);
  const a = stage.value;
  return {
    situation: describeTow(tow),
    quantity: `the tension in the ${link} between them`,
    stages: [
      stage,
      {
        why: `Substitute for the ${rearBody} alone`,
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
        why: `The friction on the ${rearBody} was left out.`,
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
        value: drivingForce - f1 - f2,
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
