import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { greatestCommonDivisor } from '../write/rational.ts';
import { termsTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { type Coordinates, pointTex, throughTex } from './line-tex.ts';

/** Exact gradients and the acute angle whose tangent is their size. */
const GRADIENTS = [
  { size: '\\sqrt{3}', acute: 60, other: 30, x: '\\sqrt{3}', y: 1 },
  { size: '\\frac{1}{\\sqrt{3}}', acute: 30, other: 60, x: '', y: 3 },
  { size: '1', acute: 45, other: undefined, x: '', y: 1 },
] as const;

type Slope = {
  readonly gradient: (typeof GRADIENTS)[number];
  readonly sign: 1 | -1;
  readonly k: number;
  readonly c: number;
};

const signed = (sign: 1 | -1, tex: string): string => (sign === 1 ? tex : `-${tex}`);

/** `kx√3 + ky = c`, so that the gradient has to be found by rearranging. */
function generalLine({ gradient: { size, y }, sign, k, c }: Slope): string {
  const [xTerm, yTerm] =
    size === '\\sqrt{3}'
      ? [`${k === 1 ? '' : k}\\sqrt{3}x`, termsTex([[k, 'y']])]
      : size === '1'
        ? [termsTex([[k, 'x']]), termsTex([[k, 'y']])]
        : [termsTex([[k, 'x']]), `${k === 1 ? '' : k}\\sqrt{${y}}y`];
  return `${xTerm} ${sign === 1 ? '-' : '+'} ${yTerm} = ${c}`;
}

function writeAngle(slope: Slope, rearranges: boolean): ItemDraft {
  const { gradient, sign, k, c } = slope;
  const angle = sign === 1 ? gradient.acute : 180 - gradient.acute;
  const m = signed(sign, gradient.size);
  const term =
    gradient.size === '1' ? 'x' : gradient.size === '\\sqrt{3}' ? '\\sqrt{3}x' : '\\frac{1}{\\sqrt{3}}x';
  const equation = rearranges
    ? generalLine(slope)
    : `y = ${signed(sign, term)} ${c < 0 ? '-' : '+'} ${Math.abs(c) * k}`;
  const swapped =
    gradient.other === undefined
      ? []
      : [
          {
            tag: 'exact-values',
            answer: `${sign === 1 ? gradient.other : 180 - gradient.other}^\\circ`,
            why: `$\\tan ${gradient.acute}^\\circ$ and $\\tan ${gradient.other}^\\circ$ were mixed up.`,
            earns: rearranges ? [1, 2] : [1],
          },
        ];
  const wrongSign =
    sign === 1
      ? {
          tag: 'angle-with-axis',
          answer: `${90 + gradient.acute}^\\circ`,
          why: 'The angle was measured from the $y$-axis.',
        }
      : {
          tag: 'obtuse-angle',
          answer: `${gradient.acute}^\\circ`,
          why: 'A negative gradient makes an obtuse angle with the positive direction of the $x$-axis.',
          earns: rearranges ? [1, 2] : [1],
        };
  return {
    stem: `A line has equation $${equation}$. Find the angle that the line makes with the positive direction of the $x$-axis.`,
    answer: `${angle}^\\circ`,
    check: sign === 1 ? `\\tan^{-1}(${gradient.size})` : `180^\\circ - \\tan^{-1}(${gradient.size})`,
    bullets: [
      ...(rearranges
        ? [step('Find the gradient of the line', `m = ${m}`, { gaps: ['gradient-reads-coefficient'] })]
        : []),
      strategy('Use $m = \\tan\\theta$', `\\tan\\theta = ${m}`, { gaps: ['gradient-tan'] }),
      step('Find the angle', `${angle}^\\circ`, { gaps: ['obtuse-angle', 'exact-values'] }),
    ].map((bullet, index, all) => (index < all.length - 1 ? { ...bullet, impliedBy: [all.length] } : bullet)),
    mistakes: [wrongSign, ...swapped],
  };
}

function writeFromAngle({ gradient, sign }: Slope, [x, y]: Coordinates): ItemDraft {
  const angle = sign === 1 ? gradient.acute : 180 - gradient.acute;
  const line = (size: string) => throughTex(size === '1' ? '' : size === '-1' ? '-' : size, [x, y]);
  const m = signed(sign, gradient.size);
  const answer = line(m);
  return {
    stem: `A line makes an angle of $${angle}^\\circ$ with the positive direction of the $x$-axis and passes through the point $${pointTex([x, y])}$. Find the equation of the line.`,
    answer,
    check: throughTex(`\\tan(${angle}^\\circ)`, [x, y]),
    bullets: [
      step('Find the gradient of the line', m, {
        working: `$m = \\tan ${angle}^\\circ = ${m}$`,
        gaps: ['gradient-tan', 'exact-values'],
      }),
      step('State the equation of the line', answer, {
        from: throughTex('b1', [x, y]),
        gaps: ['line-equation'],
      }),
    ],
    mistakes: [
      {
        tag: 'obtuse-angle',
        answer: line(signed(sign === 1 ? -1 : 1, gradient.size)),
        why: 'The gradient is positive for an acute angle and negative for an obtuse one.',
        earns: [2],
      },
      ...(gradient.other === undefined
        ? []
        : [
            {
              tag: 'exact-values',
              answer: line(signed(sign, gradient.acute === 60 ? '\\frac{1}{\\sqrt{3}}' : '\\sqrt{3}')),
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
  draw: (random) => ({
    kind: random.pick(['plain', 'rearranged', 'backwards'] as const),
    slope: {
      gradient: random.pick(GRADIENTS),
      sign: random.sign(),
      k: random.int(1, 5),
      c: random.int(-9, 9, [0]),
    },
    place: [random.int(-7, 7, [0]), random.int(-9, 9, [0])] as const,
  }),
  accepts: ({ slope: { k, c } }) => greatestCommonDivisor(k, c) === 1,
  write: ({ kind, slope, place }) =>
    kind === 'backwards' ? writeFromAngle(slope, place) : writeAngle(slope, kind === 'rearranged'),
});
