/** The learner integrates a product by parts: ∫kx e^{ax}, ∫kx cos ax or ∫kxᵐ ln x. */

import { type BulletDraft, type ItemDraft, step, strategy } from '../item-draft.ts';
import { ratio } from '../write/rational.ts';
import { powerTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

/** `3x` from 3 and `x`; the coefficient 1 is omitted. */
const coefficientTex = (k: number, tex: string): string => termsTex([[k, tex]]);

type Constants = { readonly k: number; readonly a: number; readonly m: number };

export const byParts = advancedHigherMathematicsModel({
  id: 'AHM-04',
  title: 'Integration by parts',
  outcomeId: 'MNU-AH-04',
  calculator: 'either',
  marks: [4],
  choose: (random) => ({
    kind: random.pick(['growth', 'wave', 'log'] as const),
    constants: { k: random.int(1, 8), a: random.int(2, 7), m: random.int(1, 5) },
  }),
  write: ({ kind, constants }) => writeIntegral(kind, constants),
});

/** The three integrands are kx e^{ax} (`growth`), kx cos ax (`wave`) and kxᵐ ln x (`log`). */
function writeIntegral(kind: 'growth' | 'wave' | 'log', { k, a, m }: Constants): ItemDraft {
  const integralsByKind = {
    growth: {
      integrand: `${coefficientTex(k, 'x')}e^{${a}x}`,
      firstTerm: termsTex([[ratio(k, a), `xe^{${a}x}`]]),
      remainingIntegrand: termsTex([[ratio(k, a), `e^{${a}x}`]]),
      lastTerm: termsTex([[ratio(-k, a * a), `e^{${a}x}`]]),
      wrongSignTerm: termsTex([[ratio(k, a * a), `e^{${a}x}`]]),
    },
    wave: {
      integrand: `${coefficientTex(k, 'x')}\\cos ${a}x`,
      firstTerm: termsTex([[ratio(k, a), `x\\sin ${a}x`]]),
      remainingIntegrand: termsTex([[ratio(k, a), `\\sin ${a}x`]]),
      lastTerm: termsTex([[ratio(k, a * a), `\\cos ${a}x`]]),
      wrongSignTerm: termsTex([[ratio(-k, a * a), `\\cos ${a}x`]]),
    },
    log: {
      integrand: `${coefficientTex(k, powerTex('x', m))}\\ln x`,
      firstTerm: termsTex([[ratio(k, m + 1), `${powerTex('x', m + 1)}\\ln x`]]),
      remainingIntegrand: termsTex([[ratio(k, m + 1), powerTex('x', m)]]),
      lastTerm: termsTex([[ratio(-k, (m + 1) ** 2), powerTex('x', m + 1)]]),
      wrongSignTerm: termsTex([[ratio(k, (m + 1) ** 2), powerTex('x', m + 1)]]),
    },
  } as const;
  const { integrand, firstTerm, remainingIntegrand, lastTerm, wrongSignTerm } = integralsByKind[kind];
  const joinTerms = (firstTex: string, secondTex: string) =>
    secondTex.startsWith('-') ? `${firstTex} - ${secondTex.slice(1)}` : `${firstTex} + ${secondTex}`;
  const answer = `${joinTerms(firstTerm, lastTerm)} + c`;
  return {
    stem: `Use integration by parts to find $\\int ${integrand} \\, dx$${kind === 'log' ? ', where $x > 0$' : ''}.`,
    answer,
    bullets: listByPartsBullets({ firstTerm, remainingIntegrand, lastTerm, answer }),
    mistakes: [
      {
        tag: 'parts-sign',
        answer: `${joinTerms(firstTerm, wrongSignTerm)} + c`,
        why: 'The sign of the last term was lost: the second integral is subtracted.',
        earns: [1, 2],
      },
      {
        tag: 'constant-of-integration',
        answer: joinTerms(firstTerm, lastTerm),
        why: 'The constant of integration was left out.',
        earns: [1, 2, 3],
      },
    ],
    policies: { answerOnly: 'full' },
  };
}

function listByPartsBullets({
  firstTerm,
  remainingIntegrand,
  lastTerm,
  answer,
}: Readonly<Record<'firstTerm' | 'remainingIntegrand' | 'lastTerm' | 'answer', string>>): BulletDraft[] {
  return [
    strategy('Choose the parts and start to integrate', firstTerm, {
      working: `$${firstTerm} - \\ldots$`,
      gaps: ['parts-choice'],
      impliedBy: [4],
    }),
    step('State the integral that is left', remainingIntegrand, {
      working: `$\\ldots - \\int ${remainingIntegrand} \\, dx$`,
      gaps: ['parts-second'],
      impliedBy: [3, 4],
    }),
    step('Integrate again', lastTerm, { gaps: ['parts-sign'], impliedBy: [4] }),
    step('State the result, with the constant', answer, {
      followThrough: 'b1 + b3 + c',
      gaps: ['constant-of-integration'],
    }),
  ];
}
