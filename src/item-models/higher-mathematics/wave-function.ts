/**
 * The learner writes p cos x + q sin x as a single wave such as k cos(x - a), and may find its greatest or
 * least value.
 */

import { type ItemDraft, type MistakeDraft, step, strategy } from '../item-draft.ts';
import { fixedTex, isNearTie, roundTo } from '../write/number.ts';
import { splitRoot, surdTex } from '../write/surd.ts';
import { bracketedIfNegative, signedTex, termsTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

type Form = 'cos-' | 'cos+' | 'sin+' | 'sin-';
/** For each form: its TeX, its expansion, and the x at which it is greatest, from the angle a. */
const FORMS: Readonly<
  Record<Form, { readonly tex: string; readonly expanded: string; readonly maximumAt: (a: number) => number }>
> = {
  'cos-': {
    tex: 'k\\cos(x - a)^\\circ',
    expanded: 'k\\cos x^\\circ\\cos a^\\circ + k\\sin x^\\circ\\sin a^\\circ',
    maximumAt: (a) => a,
  },
  'cos+': {
    tex: 'k\\cos(x + a)^\\circ',
    expanded: 'k\\cos x^\\circ\\cos a^\\circ - k\\sin x^\\circ\\sin a^\\circ',
    maximumAt: (a) => 360 - a,
  },
  'sin+': {
    tex: 'k\\sin(x + a)^\\circ',
    expanded: 'k\\sin x^\\circ\\cos a^\\circ + k\\cos x^\\circ\\sin a^\\circ',
    maximumAt: (a) => 90 - a,
  },
  'sin-': {
    tex: 'k\\sin(x - a)^\\circ',
    expanded: 'k\\sin x^\\circ\\cos a^\\circ - k\\cos x^\\circ\\sin a^\\circ',
    maximumAt: (a) => 90 + a,
  },
};

/** p cos x + q sin x, with a number `shift` added when the greatest or least value is asked for. */
type Wave = {
  readonly form: Form;
  readonly p: number;
  readonly q: number;
  readonly shift: number;
  readonly isGreatest: boolean;
};

/** Returns k cos a and k sin a, by comparing coefficients with p cos x + q sin x. */
function getCoefficients({ form, p, q }: Wave): readonly [cosine: number, sine: number] {
  const coefficientsByForm = { 'cos-': [p, q], 'cos+': [p, -q], 'sin+': [q, p], 'sin-': [q, -p] } as const;
  return coefficientsByForm[form];
}

/** Returns the angle between 0 and 360 degrees. */
const normaliseAngle = (angle: number): number => ((angle % 360) + 360) % 360;
const computeAngle = (cosine: number, sine: number): number =>
  normaliseAngle((Math.atan2(sine, cosine) * 180) / Math.PI);

const rootTex = ({ p, q }: Wave): string =>
  `\\sqrt{${bracketedIfNegative(p)}^2 + ${bracketedIfNegative(q)}^2}`;

/** Writes the angle by its tangent, as an expression that the maths engine evaluates. */
function exactAngleTex(cosine: number, sine: number): string {
  const acuteTex = `\\frac{180}{\\pi} \\times \\tan^{-1}(\\frac{${Math.abs(sine)}}{${Math.abs(cosine)}})`;
  if (cosine > 0) return sine > 0 ? acuteTex : `360 - ${acuteTex}`;
  return `180 ${sine > 0 ? '-' : '+'} ${acuteTex}`;
}

const [OWN_COSINE, OWN_SINE] = ['k\\cos a', 'k\\sin a'].map((name) => `\\left. b2 \\right|_{${name}}`);
/** The angle between 0 and 360 degrees with the learner's own k cos a and k sin a, in the right quadrant. */
const OWN_ANGLE = `180 - 2 \\times \\frac{180}{\\pi} \\times \\tan^{-1}(\\frac{${OWN_SINE}}{\\sqrt{(${OWN_COSINE})^2 + (${OWN_SINE})^2} - ${OWN_COSINE}})`;

/** Describes the greatest or least value of the wave and where it occurs. */
function describeExtreme(wave: Wave) {
  const { form, p, q, shift, isGreatest } = wave;
  const { maximumAt } = FORMS[form];
  const extremeAt = (angle: number) => normaliseAngle(maximumAt(angle) + (isGreatest ? 0 : 180));
  const extremeName = isGreatest ? 'maximum' : 'minimum';
  const value = (isGreatest ? 1 : -1) * splitRoot(p * p + q * q)[0] + shift;
  const a = computeAngle(...getCoefficients(wave));
  const addsAngle = form === 'cos+' || form === 'sin+';
  const offset = Math.round(addsAngle ? extremeAt(a) + a : extremeAt(a) - a);
  return {
    extremeName,
    // `wrongSize` is a wrong value of k.
    tex: (angle: number, wrongSize?: number) =>
      `${wrongSize === undefined ? value : (isGreatest ? wrongSize : -wrongSize) + shift}, x = ${fixedTex(extremeAt(angle), 1)}`,
    recomputedFrom: `${isGreatest ? '' : '-'}${rootTex(wave)} ${signedTex(shift)}, x = ${offset} ${addsAngle ? '-' : '+'} (${exactAngleTex(...getCoefficients(wave))})`,
    bullets: [
      step(`State the ${extremeName} value`, String(value), {
        followThrough: `${isGreatest ? '' : '-'}b3 ${signedTex(shift)}`,
        gaps: ['wave-extreme'],
      }),
      step('Find where it occurs', `x = ${fixedTex(extremeAt(a), 1)}`, {
        followThrough: `${offset} ${addsAngle ? '-' : '+'} b4`,
        gaps: ['wave-extreme'],
        level: 'A',
      }),
    ],
  };
}

/** Lists the mistakes in k and a. The greatest or least value after them is marked by follow-through (bullets 5 and 6). */
function listMistakes(
  wave: Wave,
  asksForExtreme: boolean,
  answerTex: (k: string, angle: number, wrongSize?: number) => string,
): MistakeDraft[] {
  const laterBullets = asksForExtreme ? [5, 6] : [];
  const { p, q } = wave;
  const [cosine, sine] = getCoefficients(wave);
  const k = surdTex(1, p * p + q * q);
  const [a, acuteAngle] = [computeAngle(cosine, sine), computeAngle(Math.abs(cosine), Math.abs(sine))];
  const quadrantMistake: MistakeDraft = {
    tag: 'wave-quadrant',
    answer: answerTex(k, acuteAngle),
    why: 'The signs of $k\\cos a^\\circ$ and $k\\sin a^\\circ$ put $a$ in another quadrant.',
    earns: [1, 2, 3, ...laterBullets],
  };
  return [
    {
      tag: 'wave-tan-inverted',
      answer: answerTex(k, computeAngle(sine, cosine)),
      why: '$\\tan a^\\circ$ is $k\\sin a^\\circ$ divided by $k\\cos a^\\circ$, not the other way round.',
      earns: [1, 2, 3, ...laterBullets],
    },
    ...(acuteAngle === a ? [] : [quadrantMistake]),
    {
      tag: 'square-root-last',
      answer: answerTex(String(p * p + q * q), a, p * p + q * q),
      why: 'The square root was left out in finding $k$.',
      earns: [1, 2, 4, ...laterBullets],
    },
  ];
}

function writeWave(wave: Wave, asksForExtreme: boolean): ItemDraft {
  const { form, p, q, shift } = wave;
  const { tex, expanded } = FORMS[form];
  const [cosine, sine] = getCoefficients(wave);
  const k = surdTex(1, p * p + q * q);
  const a = computeAngle(cosine, sine);
  const waveTex = termsTex([
    [p, '\\cos x^\\circ'],
    [q, '\\sin x^\\circ'],
  ]);
  const extreme = describeExtreme(wave);
  const answerTex = (kTex: string, angle: number, wrongSize?: number) =>
    `k = ${kTex}, a = ${fixedTex(angle, 1)}${asksForExtreme ? `, ${extreme.tex(angle, wrongSize)}` : ''}`;
  const instruction = `Express $${waveTex}$ in the form $${tex}$, where $k > 0$ and $0 < a < 360$. State the values of $k$ and $a$.`;
  return {
    stem: asksForExtreme ? '' : instruction,
    ...(asksForExtreme && {
      parts: [
        { text: instruction, answer: `k = ${k}, a = ${fixedTex(a, 1)}`, bulletCount: 4 },
        {
          text: `Hence find the ${extreme.extremeName} value of $${waveTex} ${signedTex(shift)}$ and the value of $x$ in the interval $0 \\leq x < 360$ at which it occurs.`,
          answer: extreme.tex(a),
          bulletCount: 2,
        },
      ],
    }),
    answer: answerTex(k, a),
    recomputedFrom: `k = ${rootTex(wave)}, a = ${exactAngleTex(cosine, sine)}${asksForExtreme ? `, ${extreme.recomputedFrom}` : ''}`,
    bullets: [
      strategy('Use the addition formula', expanded, { gaps: ['addition-formula'] }),
      step('Compare coefficients', `k\\cos a^\\circ = ${cosine}, k\\sin a^\\circ = ${sine}`, {
        gaps: ['wave-coefficients'],
        impliedBy: [4],
      }),
      step('Find $k$', `k = ${k}`, {
        working: `$k = ${rootTex(wave)} = ${k}$`,
        gaps: ['square-root-last'],
        impliedBy: [],
      }),
      step('Find $a$', `a = ${fixedTex(a, 1)}`, {
        followThrough: OWN_ANGLE,
        gaps: ['wave-quadrant'],
        impliedBy: [],
      }),
      ...(asksForExtreme ? extreme.bullets : []),
    ],
    mistakes: listMistakes(wave, asksForExtreme, answerTex),
    policies: { tolerance: { absolute: 0.1 } },
  };
}

export const waveFunction = higherMathematicsModel({
  id: 'HM-14',
  title: 'Wave function',
  outcomeId: 'MNU-H-10',
  calculator: 'allowed',
  marks: [4, 6],
  choose: (random) => {
    const asksForExtreme = random.chance(0.4);
    const [p, q] = asksForExtreme
      ? random.shuffle(
          random.pick([
            [3, 4],
            [5, 12],
            [8, 15],
            [6, 8],
            [7, 24],
            [9, 12],
            [20, 21],
            [12, 35],
          ]),
        )
      : [random.int(1, 9), random.int(1, 9)];
    return {
      asksForExtreme,
      wave: {
        form: random.pick(['cos-', 'cos+', 'sin+', 'sin-'] as const),
        p: random.sign() * (p ?? 3),
        q: random.sign() * (q ?? 4),
        shift: random.int(2, 12),
        isGreatest: random.chance(0.5),
      },
    };
  },
  accepts: ({ asksForExtreme, wave }) => {
    const [cosine, sine] = getCoefficients(wave);
    if (asksForExtreme && wave.form === 'cos-' && wave.isGreatest) return false;
    const angle = computeAngle(cosine, sine);
    const isRoundingSmall = Math.abs(roundTo(angle, 1) - angle) < angle / 700;
    return Math.abs(wave.p) !== Math.abs(wave.q) && isRoundingSmall && !isNearTie(angle, 1, 0.05);
  },
  write: ({ asksForExtreme, wave }) => writeWave(wave, asksForExtreme),
});
