/** The learner differentiates or integrates a function of time to find a velocity or an acceleration. */

import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { measurementTex, numTex, sixFigureTex } from '../physics/measure.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

const VEHICLES = [
  'a racing car',
  'a motorcycle',
  'a train',
  'a speedboat',
  'a rocket-powered sledge',
  'a drone flying in a straight line',
  'a roller coaster carriage',
  'a bobsleigh',
] as const;

/** The coefficients a, b and c of a function of time, and the time t at which it is evaluated. */
type Motion = {
  readonly vehicle: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly t: number;
};

export const calculusMotion = advancedHigherPhysicsModel({
  id: 'AHP-11',
  title: 'Motion with calculus',
  outcomeId: 'PHY-AH-01',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    motion: {
      vehicle: random.pick(VEHICLES),
      a: random.step(0.1, 0.5, 0.05),
      b: random.step(0.2, 1.6, 0.1),
      c: random.step(1, 6, 0.5),
      t: random.step(1.5, 4, 0.1),
    },
    questionKind: random.pick(['velocity', 'acceleration', 'integral'] as const),
  }),
  accepts: ({ motion: { a } }) => a !== 1,
  write: ({ motion, questionKind }) => {
    if (questionKind === 'integral') return writeIntegral(motion);
    return questionKind === 'velocity' ? writeVelocity(motion) : writeAcceleration(motion);
  },
});

const UNIT_OF = { velocity: 'm s^-1', acceleration: 'm s^-2' } as const;
const POLICIES = { significantFigures: { min: 1, max: 4 } } as const;
/** A coefficient without floating-point error. */
const coefficientTex = (value: number): string => sixFigureTex(Number(value.toFixed(6)));

/** A question about a quantity that is a function of time, with its value at the given time. */
type FunctionOfTime = {
  readonly stem: string;
  readonly method: string;
  readonly symbol: string;
  readonly expression: string;
  readonly substitutedTex: string;
  readonly value: number;
  readonly unit: string;
  readonly mistakes: readonly { readonly tag: string; readonly value: number; readonly why: string }[];
};

function writeQuestion({
  stem,
  method,
  symbol,
  expression,
  substitutedTex,
  value,
  unit,
  mistakes,
}: FunctionOfTime): ItemDraft {
  const answer = measurementTex(value, unit, 2);
  const distinctValues = [value];
  return {
    stem,
    answer,
    recomputedFrom: substitutedTex,
    bullets: [
      strategy(method, `${symbol} = ${expression}`, { gaps: ['calculus-motion'], impliedBy: [2] }),
      step('Substitute the time', substitutedTex, {
        working: `$${symbol} = ${substitutedTex}$`,
        impliedBy: [3],
        requires: [1],
      }),
      step('Give the answer with its unit', answer, {
        alsoAccepted: [`${coefficientTex(value)}\\,${answer.split('\\,').slice(1).join('\\,')}`],
        working: `$${symbol} = ${answer}$`,
        requires: [1],
        gaps: ['calculation'],
      }),
    ],
    // Keeps the mistakes that differ by more than 3% from the answer and from each other.
    mistakes: mistakes
      .filter(
        (mistake) =>
          distinctValues.every(
            (distinctValue) => Math.abs(mistake.value - distinctValue) > 0.03 * Math.abs(distinctValue),
          ) && distinctValues.push(mistake.value),
      )
      .map(({ tag, value: wrong, why }) => ({ tag, answer: measurementTex(wrong, unit, 3), why })),
    policies: POLICIES,
  };
}

function writeVelocity({ vehicle, a, b, c, t }: Motion): ItemDraft {
  return writeQuestion({
    stem: `The displacement, $s$ metres, of ${vehicle} at time $t$ seconds is given by $s = ${coefficientTex(a)}t^3 + ${coefficientTex(b)}t^2 + ${coefficientTex(c)}t$. Determine its velocity at $t = ${numTex(t)}\\,\\mathrm{s}$.`.replace(
      ' 1t',
      ' t',
    ),
    method: 'Differentiate the displacement',
    symbol: 'v',
    expression: `${coefficientTex(3 * a)}t^2 + ${coefficientTex(2 * b)}t + ${coefficientTex(c)}`,
    substitutedTex: `${coefficientTex(3 * a)} \\times ${numTex(t)}^2 + ${coefficientTex(2 * b)} \\times ${numTex(t)} + ${coefficientTex(c)}`,
    value: 3 * a * t * t + 2 * b * t + c,
    unit: UNIT_OF.velocity,
    mistakes: [
      {
        tag: 'average-velocity',
        value: a * t * t + b * t + c,
        why: 'The displacement was divided by the time; this is the average velocity.',
      },
      {
        tag: 'calculus-twice',
        value: 6 * a * t + 2 * b,
        why: 'The displacement was differentiated twice; this is the acceleration.',
      },
      { tag: 'calculus-motion', value: a * t ** 3 + b * t * t + c * t, why: 'This is the displacement.' },
    ],
  });
}

function writeAcceleration({ vehicle, a, b, c, t }: Motion): ItemDraft {
  return writeQuestion({
    stem: `The velocity, $v$ metres per second, of ${vehicle} at time $t$ seconds is given by $v = ${coefficientTex(a)}t^3 + ${coefficientTex(b)}t^2 + ${coefficientTex(c)}$. Determine its acceleration at $t = ${numTex(t)}\\,\\mathrm{s}$.`.replace(
      ' 1t',
      ' t',
    ),
    method: 'Differentiate the velocity',
    symbol: 'a',
    expression: `${coefficientTex(3 * a)}t^2 + ${coefficientTex(2 * b)}t`,
    substitutedTex: `${coefficientTex(3 * a)} \\times ${numTex(t)}^2 + ${coefficientTex(2 * b)} \\times ${numTex(t)}`,
    value: 3 * a * t * t + 2 * b * t,
    unit: UNIT_OF.acceleration,
    mistakes: [
      {
        tag: 'average-velocity',
        value: (a * t ** 3 + b * t * t + c) / t,
        why: 'The velocity was divided by the time; the acceleration is not constant.',
      },
      { tag: 'calculus-twice', value: 6 * a * t + 2 * b, why: 'The velocity was differentiated twice.' },
      {
        tag: 'calculus-motion',
        value: (a * t ** 4) / 4 + (b * t ** 3) / 3 + c * t,
        why: 'The velocity was integrated; this is a displacement.',
      },
    ],
  });
}

function writeIntegral({ vehicle, a, b, c, t }: Motion): ItemDraft {
  const [quadraticCoefficient, linearCoefficient] = [3 * a, 2 * b];
  return writeQuestion({
    stem: `The acceleration, $a$ metres per second per second, of ${vehicle} at time $t$ seconds is given by $a = ${coefficientTex(2 * quadraticCoefficient)}t + ${coefficientTex(linearCoefficient)}$. At $t = 0$ its velocity is $${numTex(c)}\\,\\mathrm{m\\,s^{-1}}$. Determine its velocity at $t = ${numTex(t)}\\,\\mathrm{s}$.`,
    method: 'Integrate the acceleration and find the constant',
    symbol: 'v',
    expression:
      `${coefficientTex(quadraticCoefficient)}t^2 + ${coefficientTex(linearCoefficient)}t + ${coefficientTex(c)}`
        .replace(/^1t/, 't')
        .replace(' 1t', ' t'),
    substitutedTex: `${coefficientTex(quadraticCoefficient)} \\times ${numTex(t)}^2 + ${coefficientTex(linearCoefficient)} \\times ${numTex(t)} + ${coefficientTex(c)}`,
    value: quadraticCoefficient * t * t + linearCoefficient * t + c,
    unit: UNIT_OF.velocity,
    mistakes: [
      {
        tag: 'integration-constant',
        value: quadraticCoefficient * t * t + linearCoefficient * t,
        why: 'The velocity at $t = 0$ was left out.',
      },
      {
        tag: 'suvat-choice',
        value: c + (2 * quadraticCoefficient * t + linearCoefficient) * t,
        why: '$v = u + at$ holds only for a constant acceleration.',
      },
      {
        tag: 'calculus-twice',
        value: 2 * quadraticCoefficient,
        why: 'The acceleration was differentiated instead of integrated.',
      },
    ],
  });
}
