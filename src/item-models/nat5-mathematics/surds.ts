// National 5 Mathematics: collect surds, and rationalise a denominator.
// Notation: `b1` is the learner's own result of bullet 1.

import { step, strategy } from '../item-draft.ts';
import { greatestCommonDivisor, ratio } from '../write/rational.ts';
import { rootTex, surdTex } from '../write/surd.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

export const collectSurds = nat5MathematicsModel({
  id: 'N5M-04',
  title: 'Collect surds',
  outcomeId: 'MNU-5-01',
  calculator: 'forbidden',
  marks: [3],
  choose: (random) => ({
    n: random.pick([2, 3, 5, 6, 7]),
    i: random.int(2, 6),
    j: random.int(2, 6),
    k: random.int(1, 5),
  }),
  accepts: ({ i, j, k }) => i !== j && k !== i && k !== j && ![0, 1].includes(i + j - k),
  write: ({ n, i, j, k }) => {
    const last = surdTex(k, n);
    const answer = surdTex(i + j - k, n);
    const expression = `${rootTex(i * i * n)} + ${rootTex(j * j * n)} - ${last}`;
    return {
      stem: `Express $${expression}$ as a surd in its simplest form.`,
      answer,
      recomputedFrom: expression,
      bullets: [
        step('Simplify the first surd', surdTex(i, n), { form: 'surd', gaps: ['surd-root-of-square'] }),
        step('Simplify the second surd', surdTex(j, n), { form: 'surd', gaps: ['surd-root-of-square'] }),
        step('Collect the like surds', answer, {
          followThrough: `b1 + b2 - ${last}`,
          form: 'surd',
          gaps: ['surd-collect'],
        }),
      ],
      mistakes: [
        {
          tag: 'surd-adds-radicands',
          answer: `${rootTex((i * i + j * j) * n)} - ${last}`,
          why: 'The numbers under the roots were added.',
        },
        {
          tag: 'surd-root-of-square',
          answer: surdTex(i * i + j * j - k, n),
          why: 'The square factor was taken out of the root without taking its own root.',
        },
      ],
    };
  },
});

export const rationaliseDenominator = nat5MathematicsModel({
  id: 'N5M-05',
  title: 'Rationalise the denominator',
  outcomeId: 'MNU-5-01',
  calculator: 'forbidden',
  marks: [2, 3],
  choose: (random) => ({
    b: random.pick([2, 3, 5, 6, 7, 10]),
    t: random.int(2, 9),
    k: random.chance(0.5) ? 1 : random.int(2, 4),
  }),
  accepts: ({ t, k }) => greatestCommonDivisor(t, k) === 1,
  write: ({ b, t, k }) => {
    const a = b * t;
    const expression = `\\frac{${a}}{${rootTex(k * k * b)}}`;
    const answer = surdTex(ratio(t, k), b);
    const rational = `\\frac{${a}${rootTex(b)}}{${k * b}}`;
    const factor = `\\frac{${rootTex(b)}}{${rootTex(b)}}`;
    const simplified = `\\frac{${a}}{${rootTex(b, k)}}`;
    return {
      stem: `Express $${expression}$ as a fraction with a rational denominator. Give your answer in its simplest form.`,
      answer,
      recomputedFrom: expression,
      bullets: [
        ...(k === 1
          ? []
          : [step('Simplify the surd in the denominator', rootTex(b, k), { gaps: ['surd-root-of-square'] })]),
        strategy(`Multiply numerator and denominator by $${rootTex(b)}$`, rational, {
          working: `$${simplified} \\times ${factor} = ${rational}$`,
          form: 'rational_denominator',
          gaps: ['rationalise-denominator'],
        }),
        step('Simplify the fraction', answer, {
          followThrough: k === 1 ? 'b1' : 'b2',
          form: 'surd',
          gaps: ['simplest-form'],
        }),
      ],
      mistakes: [
        {
          tag: 'rationalise-denominator-lost',
          answer: `${a}${rootTex(b)}`,
          why: 'The numerator was multiplied by the root and the denominator dropped.',
        },
        {
          tag: 'squares-instead-of-rationalise',
          answer: `\\frac{${a * a}}{${k * k * b}}`,
          why: 'The whole fraction was squared.',
        },
      ],
    };
  },
});
