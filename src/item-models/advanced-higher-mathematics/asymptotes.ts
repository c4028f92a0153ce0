/** The learner finds the two asymptotes of f(x) = x + k + r/(x + d), given as a single fraction. */

import { type ItemDraft, step } from '../item-draft.ts';
import { signedTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

export const obliqueAsymptote = advancedHigherMathematicsModel({
  id: 'AHM-16',
  title: 'Asymptotes of a rational function',
  outcomeId: 'MNU-AH-10',
  calculator: 'either',
  marks: [3],
  choose: (random) => ({ k: random.int(-6, 6, [0]), d: random.int(-5, 5, [0]), r: random.int(-9, 9, [0]) }),
  accepts: ({ k, d, r }) => Math.abs(k + d) > 1 && k * d + r !== 0 && k !== d,
  write: ({ k, d, r }): ItemDraft => {
    const denominator = `x ${signedTex(d)}`;
    const numerator = `x^2 ${signedTex(k + d)}x ${signedTex(k * d + r)}`;
    const obliqueAsymptoteTex = `y = x ${signedTex(k)}`;
    return {
      stem: `A function is defined by $f(x) = \\frac{${numerator}}{${denominator}}$, where $x \\neq ${-d}$. Find the equations of the vertical asymptote and of the non-vertical asymptote of its graph.`,
      answer: `x = ${-d}, ${obliqueAsymptoteTex}`,
      recomputedFrom: `x = ${-d}, y = \\frac{${numerator}}{${denominator}} - \\frac{${r}}{${denominator}}`,
      bullets: [
        step('State the vertical asymptote', `x = ${-d}`, { gaps: ['vertical-asymptote'] }),
        step('Divide', `x ${signedTex(k)} ${r < 0 ? '-' : '+'} \\frac{${Math.abs(r)}}{${denominator}}`, {
          gaps: ['algebraic-division'],
        }),
        step('State the non-vertical asymptote', obliqueAsymptoteTex, { gaps: ['oblique-asymptote'] }),
      ],
      mistakes: [
        {
          tag: 'vertical-asymptote',
          answer: `x = ${d}, ${obliqueAsymptoteTex}`,
          why: 'The denominator is zero at the vertical asymptote.',
          earns: [2, 3],
        },
        {
          tag: 'algebraic-division',
          answer: `x = ${-d}, y = x ${signedTex(k + d)}`,
          why: 'The function has to be divided out before the quotient is read off.',
          earns: [1],
        },
      ],
    };
  },
});
