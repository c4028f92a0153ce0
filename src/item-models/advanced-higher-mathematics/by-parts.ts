import { type BulletDraft, type ItemDraft, step, strategy } from '../item-draft.ts';
import { ratio } from '../write/rational.ts';
import { powerTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

const times = (k: number, tex: string): string => termsTex([[k, tex]]);

type Parts = { readonly k: number; readonly a: number; readonly m: number };

export const byParts = advancedHigherMathematicsModel({
  id: 'AHM-04',
  title: 'Integration by parts',
  outcomeId: 'MNU-AH-04',
  calculator: 'either',
  marks: [4],
  draw: (random) => ({
    kind: random.pick(['growth', 'wave', 'log'] as const),
    parts: { k: random.int(1, 8), a: random.int(2, 7), m: random.int(1, 5) },
  }),
  write: ({ kind, parts }) => writeParts(kind, parts),
});

/** ∫kx e^{ax}, ∫kx cos ax and ∫kxᵐ ln x. */
function writeParts(kind: 'growth' | 'wave' | 'log', { k, a, m }: Parts): ItemDraft {
  const exact = (n: number, d: number) => ratio(n, d);
  const shapes = {
    growth: {
      asked: `${times(k, 'x')}e^{${a}x}`,
      first: termsTex([[exact(k, a), `xe^{${a}x}`]]),
      inner: termsTex([[exact(k, a), `e^{${a}x}`]]),
      last: termsTex([[exact(-k, a * a), `e^{${a}x}`]]),
      flip: termsTex([[exact(k, a * a), `e^{${a}x}`]]),
    },
    wave: {
      asked: `${times(k, 'x')}\\cos ${a}x`,
      first: termsTex([[exact(k, a), `x\\sin ${a}x`]]),
      inner: termsTex([[exact(k, a), `\\sin ${a}x`]]),
      last: termsTex([[exact(k, a * a), `\\cos ${a}x`]]),
      flip: termsTex([[exact(-k, a * a), `\\cos ${a}x`]]),
    },
    log: {
      asked: `${times(k, powerTex('x', m))}\\ln x`,
      first: termsTex([[exact(k, m + 1), `${powerTex('x', m + 1)}\\ln x`]]),
      inner: termsTex([[exact(k, m + 1), powerTex('x', m)]]),
      last: termsTex([[exact(-k, (m + 1) ** 2), powerTex('x', m + 1)]]),
      flip: termsTex([[exact(k, (m + 1) ** 2), powerTex('x', m + 1)]]),
    },
  } as const;
  const { asked, first, inner, last, flip } = shapes[kind];
  const join = (one: string, two: string) =>
    two.startsWith('-') ? `${one} - ${two.slice(1)}` : `${one} + ${two}`;
  const answer = `${join(first, last)} + c`;
  return {
    stem: `Use integration by parts to find $\\int ${asked} \\, dx$${kind === 'log' ? ', where $x > 0$' : ''}.`,
    answer,
    bullets: listByPartsBullets({ first, inner, last, answer }),
    mistakes: [
      {
        tag: 'parts-sign',
        answer: `${join(first, flip)} + c`,
        why: 'The sign of the last term was lost: the second integral is subtracted.',
        earns: [1, 2],
      },
      {
        tag: 'constant-of-integration',
        answer: join(first, last),
        why: 'The constant of integration was left out.',
        earns: [1, 2, 3],
      },
    ],
    policies: { answerOnly: 'full' },
  };
}

function listByPartsBullets({
  first,
  inner,
  last,
  answer,
}: Readonly<Record<'first' | 'inner' | 'last' | 'answer', string>>): BulletDraft[] {
  return [
    strategy('Choose the parts and start to integrate', first, {
      working: `$${first} - \\ldots$`,
      gaps: ['parts-choice'],
      impliedBy: [4],
    }),
    step('State the integral that is left', inner, {
      working: `$\\ldots - \\int ${inner} \\, dx$`,
      gaps: ['parts-second'],
      impliedBy: [3, 4],
    }),
    step('Integrate again', last, { gaps: ['parts-sign'], impliedBy: [4] }),
    step('State the result, with the constant', answer, {
      from: 'b1 + b3 + c',
      gaps: ['constant-of-integration'],
    }),
  ];
}
