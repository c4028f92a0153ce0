/**
 * The learner converts between the gradient of a line and its angle with the x-axis, for exact values of
 * the tangent.
 */

import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { greatestCommonDivisor } from '../write/rational.ts';
import { termsTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { type Coordinates, pointGradientTex, pointTex } from './line-tex.ts';

/** Exact gradients, the acute angle whose tangent each one is, and the angle that learners confuse with it. */
const GRADIENTS = [
  { size: '\\sqrt{3}', acuteAngle: 60, confusedAngle: 30, x: '\\sqrt{3}', y: 1 },
  { size: '\\frac{1}{\\sqrt{3}}', acuteAngle: 30, confusedAngle: 60, x: '', y: 3 },
  { size: '1', acuteAngle: 45, confusedAngle: undefined, x: '', y: 1 },
] as const;

type LineValues = {
  readonly gradient: (typeof GRADIENTS)[number];
  readonly sign: 1 | -1;
  readonly k: number;
  readonly c: number;
};

const withSign = (sign: 1 | -1, tex: string): string => (sign === 1 ? tex : `-${tex}`);

/**
 * Writes the line as `kx√3 - ky = c` or similar, so that the learner has to rearrange it to find the
 * gradient.
 */
function generalLineTex({ gradient: { size, y }, sign, k, c }: LineValues): string {
  const [xTerm, yTerm] =
    size === '\\sqrt{3}'
      ? [`${k === 1 ? '' : k}\\sqrt{3}x`, termsTex([[k, 'y']])]
      : size === '1'
        ? [termsTex([[k, 'x']]), termsTex([[k, 'y']])]
        : [termsTex([[k, 'x']]), `${k === 1 ? '' : k}\\sqrt{${y}}y`];
  return `${xTerm} ${sign === 1 ? '-' : '+'} ${yTerm} = ${c}`;
}

function writeAngle(line: LineValues, isRearranged: boolean): ItemDraft {
  const { gradient, sign, k, c } = line;
  const angle = sign === 1 ? gradient.acuteAngle : 180 - gradient.acuteAngle;
  const m = withSign(sign, gradient.size);
  const xTermTex =
    gradient.size === '1' ? 'x' : gradient.size === '\\sqrt{3}' ? '\\sqrt{3}x' : '\\frac{1}{\\sqrt{3}}x';
  const equation = isRearranged
    ? generalLineTex(line)
    : `y = ${withSign(sign, xTermTex)} ${c < 0 ? '-' : '+'} ${Math.abs(c) * k}`;
  const confusedAngleMistakes =
    gradient.confusedAngle === undefined
      ? []
      : [
          {
            tag: 'exact-values',
            answer: `${sign === 1 ? gradient.confusedAngle : 180 - gradient.confusedAngle}^\\circ`,
            why: `$\\tan ${gradient.acuteAngle}^\\circ$ and $\\tan ${gradient.confusedAngle}^\\circ$ were mixed up.`,
            earns: isRearranged ? [1, 2] : [1],
          },
        ];
  const wrongSign =
    sign === 1
      ? {
          tag: 'angle-with-axis',
          answer: `${90 + gradient.acuteAngle}^\\circ`,
          why: 'The angle was measured from the $y$-axis.',
        }
      : {
          tag: 'obtuse-angle',
          answer: `${gradient.acuteAngle}^\\circ`,
          why: 'A negative gradient makes an obtuse angle with the positive direction of the $x$-axis.',
          earns: isRearranged ? [1, 2] : [1],
        };
  return {
    stem: `A line has equation $${equation}$. Find the angle that the line makes with the positive direction of the $x$-axis.`,
    answer: `${angle}^\\circ`,
    recomputedFrom: sign === 1 ? `\\tan^{-1}(${gradient.size})` : `180^\\circ - \\tan^{-1}(${gradient.size})`,
    bullets: [
      ...(isRearranged
        ? [step('Find the gradient of the line', `m = ${m}`, { gaps: ['gradient-reads-coefficient'] })]
        : []),
      strategy('Use $m = \\tan\\theta$', `\\tan\\theta = ${m}`, {
        gaps: ['gradient-tan'],
        ...(isRearranged && { followThrough: '\\tan\\theta = b1' }),
      }),
      step('Find the angle', `${angle}^\\circ`, {
        gaps: ['obtuse-angle', 'exact-values'],
        // For a negative gradient, the angle is obtuse.
        ...(isRearranged && { followThrough: '90 - \\frac{180}{\\pi} \\times \\tan^{-1}(\\frac{1}{b1})' }),
      }),
    ].map((bullet, index, all) => (index < all.length - 1 ? { ...bullet, impliedBy: [all.length] } : bullet)),
    mistakes: [wrongSign, ...confusedAngleMistakes],
  };
}

function writeFromAngle({ gradient, sign }: LineValues, [x, y]: Coordinates): ItemDraft {
  const angle = sign === 1 ? gradient.acuteAngle : 180 - gradient.acuteAngle;
  const lineTexFor = (size: string) =>
    pointGradientTex(size === '1' ? '' : size === '-1' ? '-' : size, [x, y]);
  const m = withSign(sign, gradient.size);
  const answer = lineTexFor(m);
  return {
    stem: `A line makes an angle of $${angle}^\\circ$ with the positive direction of the $x$-axis and passes through the point $${pointTex([x, y])}$. Find the equation of the line.`,
    answer,
    recomputedFrom: pointGradientTex(`\\tan(${angle}^\\circ)`, [x, y]),
    bullets: [
      step('Find the gradient of the line', m, {
        working: `$m = \\tan ${angle}^\\circ = ${m}$`,
        gaps: ['gradient-tan', 'exact-values'],
      }),
      step('State the equation of the line', answer, {
        followThrough: pointGradientTex('b1', [x, y]),
        gaps: ['line-equation'],
      }),
    ],
    mistakes: [
      {
        tag: 'obtuse-angle',
        answer: lineTexFor(withSign(sign === 1 ? -1 : 1, gradient.size)),
        why: 'The gradient is positive for an acute angle and negative for an obtuse one.',
        earns: [2],
      },
      ...(gradient.confusedAngle === undefined
        ? []
        : [
            {
              tag: 'exact-values',
              answer: lineTexFor(
                withSign(sign, gradient.acuteAngle === 60 ? '\\frac{1}{\\sqrt{3}}' : '\\sqrt{3}'),
              ),
              why: `$\\tan 30^\\circ$ and $\\tan 60^\\circ$ were mixed up.`,
              earns: [2],
            },
          ]),
    ],
  };
}

export const angleOfLine = higherMathematicsModel({
  id: 'HM-02',
  title: 'Gradient and angle with the x-axis',
  outcomeId: 'MNU-H-01',
  calculator: 'forbidden',
  marks: [2, 3],
  choose: (random) => ({
    kind: random.pick(['plain', 'rearranged', 'backwards'] as const),
    line: {
      gradient: random.pick(GRADIENTS),
      sign: random.sign(),
      k: random.int(1, 5),
      c: random.int(-9, 9, [0]),
    },
    point: [random.int(-7, 7, [0]), random.int(-9, 9, [0])] as const,
  }),
  accepts: ({ line: { k, c } }) => greatestCommonDivisor(k, c) === 1,
  write: ({ kind, line, point }) =>
    kind === 'backwards' ? writeFromAngle(line, point) : writeAngle(line, kind === 'rearranged'),
});
