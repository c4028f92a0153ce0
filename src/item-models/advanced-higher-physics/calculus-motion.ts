import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { measureTex, numTex, workingTex } from '../physics/measure.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

const movers = [
  'a racing car',
  'a motorcycle',
  'a train',
  'a speedboat',
  'a rocket-powered sledge',
  'a drone flying in a straight line',
  'a roller coaster carriage',
  'a bobsleigh',
] as const;

type Motion = {
  readonly who: string;
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
  draw: (random) => ({
    motion: {
      who: random.pick(movers),
      a: random.step(0.1, 0.5, 0.05),
      b: random.step(0.2, 1.6, 0.1),
      c: random.step(1, 6, 0.5),
      t: random.step(1.5, 4, 0.1),
    },
    asked: random.pick(['velocity', 'acceleration', 'integral'] as const),
  }),
  accepts: ({ motion: { a } }) => a !== 1,
  write: ({ motion, asked }) => {
    if (asked === 'integral') return writeIntegral(motion);
    return asked === 'velocity' ? writeVelocity(motion) : writeAcceleration(motion);
  },
});

const UNIT = { velocity: 'm s^-1', acceleration: 'm s^-2' } as const;
const two = { significantFigures: { min: 1, max: 4 } } as const;
const tex = (value: number): string => workingTex(Number(value.toFixed(6)));

/** A quantity as a function of time, its value at the given time, and the mistakes. */
type Found = {
  readonly stem: string;
  readonly how: string;
  readonly symbol: string;
  readonly rule: string;
  readonly substituted: string;
  readonly value: number;
  readonly unit: string;
  readonly mistakes: readonly { readonly tag: string; readonly value: number; readonly why: string }[];
};

function writeFound({ stem, how, symbol, rule, substituted, value, unit, mistakes }: Found): ItemDraft {
  const answer = measureTex(value, unit, 2);
  const values = [value];
  return {
    stem,
    answer,
    check: substituted,
    bullets: [
      strategy(how, `${symbol} = ${rule}`, { gaps: ['calculus-motion'], impliedBy: [2] }),
      step('Substitute the time', substituted, {
        working: `$${symbol} = ${substituted}$`,
        impliedBy: [3],
        requires: [1],
      }),
      step('Give the answer with its unit', answer, {
        or: [`${tex(value)}\\,${answer.split('\\,').slice(1).join('\\,')}`],
        working: `$${symbol} = ${answer}$`,
        requires: [1],
        gaps: ['calculation'],
      }),
    ],
    mistakes: mistakes
      .filter(
        (one) =>
          values.every((other) => Math.abs(one.value - other) > 0.03 * Math.abs(other)) &&
          values.push(one.value),
      )
      .map(({ tag, value: wrong, why }) => ({ tag, answer: measureTex(wrong, unit, 3), why })),
    policies: two,
  };
}

function writeVelocity({ who, a, b, c, t }: Motion): ItemDraft {
  return writeFound({
    stem: `The displacement, $s$ metres, of ${who} at time $t$ seconds is given by $s = ${tex(a)}t^3 + ${tex(b)}t^2 + ${tex(c)}t$. Determine its velocity at $t = ${numTex(t)}\\,\\mathrm{s}$.`.replace(
      ' 1t',
      ' t',
    ),
    how: 'Differentiate the displacement',
    symbol: 'v',
    rule: `${tex(3 * a)}t^2 + ${tex(2 * b)}t + ${tex(c)}`,
    substituted: `${tex(3 * a)} \\times ${numTex(t)}^2 + ${tex(2 * b)} \\times ${numTex(t)} + ${tex(c)}`,
    value: 3 * a * t * t + 2 * b * t + c,
    unit: UNIT.velocity,
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

function writeAcceleration({ who, a, b, c, t }: Motion): ItemDraft {
  return writeFound({
    stem: `The velocity, $v$ metres per second, of ${who} at time $t$ seconds is given by $v = ${tex(a)}t^3 + ${tex(b)}t^2 + ${tex(c)}$. Determine its acceleration at $t = ${numTex(t)}\\,\\mathrm{s}$.`.replace(
      ' 1t',
      ' t',
    ),
    how: 'Differentiate the velocity',
    symbol: 'a',
    rule: `${tex(3 * a)}t^2 + ${tex(2 * b)}t`,
    substituted: `${tex(3 * a)} \\times ${numTex(t)}^2 + ${tex(2 * b)} \\times ${numTex(t)}`,
    value: 3 * a * t * t + 2 * b * t,
    unit: UNIT.acceleration,
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

function writeIntegral({ who, a, b, c, t }: Motion): ItemDraft {
  const [p, q] = [3 * a, 2 * b];
  return writeFound({
    stem: `The acceleration, $a$ metres per second per second, of ${who} at time $t$ seconds is given by $a = ${tex(2 * p)}t + ${tex(q)}$. At $t = 0$ its velocity is $${numTex(c)}\\,\\mathrm{m\\,s^{-1}}$. Determine its velocity at $t = ${numTex(t)}\\,\\mathrm{s}$.`,
    how: 'Integrate the acceleration and find the constant',
    symbol: 'v',
    rule: `${tex(p)}t^2 + ${tex(q)}t + ${tex(c)}`.replace(/^1t/, 't').replace(' 1t', ' t'),
    substituted: `${tex(p)} \\times ${numTex(t)}^2 + ${tex(q)} \\times ${numTex(t)} + ${tex(c)}`,
    value: p * t * t + q * t + c,
    unit: UNIT.velocity,
    mistakes: [
      { tag: 'integration-constant', value: p * t * t + q * t, why: 'The velocity at $t = 0$ was left out.' },
      {
        tag: 'suvat-choice',
        value: c + (2 * p * t + q) * t,
        why: '$v = u + at$ holds only for a constant acceleration.',
      },
      {
        tag: 'calculus-twice',
        value: 2 * p,
        why: 'The acceleration was differentiated instead of integrated.',
      },
    ],
  });
}
