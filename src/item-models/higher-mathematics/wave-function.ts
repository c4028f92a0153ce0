import { type ItemDraft, type MistakeDraft, step, strategy } from '../item-draft.ts';
import { fixedTex, isNearTie, roundTo } from '../write/number.ts';
import { splitRoot, surdTex } from '../write/surd.ts';
import { guardedTex, signedTex, termsTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

type Form = 'cos-' | 'cos+' | 'sin+' | 'sin-';
const FORMS: Readonly<
  Record<Form, { readonly tex: string; readonly expanded: string; readonly top: (a: number) => number }>
> = {
  'cos-': {
    tex: 'k\\cos(x - a)^\\circ',
    expanded: 'k\\cos x^\\circ\\cos a^\\circ + k\\sin x^\\circ\\sin a^\\circ',
    top: (a) => a,
  },
  'cos+': {
    tex: 'k\\cos(x + a)^\\circ',
    expanded: 'k\\cos x^\\circ\\cos a^\\circ - k\\sin x^\\circ\\sin a^\\circ',
    top: (a) => 360 - a,
  },
  'sin+': {
    tex: 'k\\sin(x + a)^\\circ',
    expanded: 'k\\sin x^\\circ\\cos a^\\circ + k\\cos x^\\circ\\sin a^\\circ',
    top: (a) => 90 - a,
  },
  'sin-': {
    tex: 'k\\sin(x - a)^\\circ',
    expanded: 'k\\sin x^\\circ\\cos a^\\circ - k\\cos x^\\circ\\sin a^\\circ',
    top: (a) => 90 + a,
  },
};

type Wave = {
  readonly form: Form;
  readonly p: number;
  readonly q: number;
  readonly shift: number;
  readonly isGreatest: boolean;
};

/** k cos a and k sin a of p cos x + q sin x. */
function partsOf({ form, p, q }: Wave): readonly [cosine: number, sine: number] {
  const parts = { 'cos-': [p, q], 'cos+': [p, -q], 'sin+': [q, p], 'sin-': [q, -p] } as const;
  return parts[form];
}

const turned = (angle: number): number => ((angle % 360) + 360) % 360;
const angleOf = (cosine: number, sine: number): number => turned((Math.atan2(sine, cosine) * 180) / Math.PI);

const rootTex = ({ p, q }: Wave): string => `\\sqrt{${guardedTex(p)}^2 + ${guardedTex(q)}^2}`;

/** The angle by its tangent, as an expression that the maths engine evaluates. */
function exactAngle(cosine: number, sine: number): string {
  const acute = `\\frac{180}{\\pi} \\times \\tan^{-1}(\\frac{${Math.abs(sine)}}{${Math.abs(cosine)}})`;
  if (cosine > 0) return sine > 0 ? acute : `360 - ${acute}`;
  return `180 ${sine > 0 ? '-' : '+'} ${acute}`;
}

/** The greatest or least value of the wave with a number added, and where it is. */
function extremeOf(wave: Wave) {
  const { form, p, q, shift, isGreatest } = wave;
  const { top } = FORMS[form];
  const at = (angle: number) => turned(top(angle) + (isGreatest ? 0 : 180));
  const word = isGreatest ? 'maximum' : 'minimum';
  const value = (isGreatest ? 1 : -1) * splitRoot(p * p + q * q)[0] + shift;
  const a = angleOf(...partsOf(wave));
  const isTurned = form === 'cos+' || form === 'sin+';
  const offset = Math.round(isTurned ? at(a) + a : at(a) - a);
  return {
    word,
    tex: (angle: number) => `${value}, x = ${fixedTex(at(angle), 1)}`,
    check: `${isGreatest ? '' : '-'}${rootTex(wave)} ${signedTex(shift)}, x = ${offset} ${isTurned ? '-' : '+'} (${exactAngle(...partsOf(wave))})`,
    bullets: [
      step(`State the ${word} value`, String(value), {
        from: `${isGreatest ? '' : '-'}b3 ${signedTex(shift)}`,
        gaps: ['wave-extreme'],
      }),
      step('Find where it occurs', `x = ${fixedTex(at(a), 1)}`, {
        from: `${offset} ${isTurned ? '-' : '+'} b4`,
        gaps: ['wave-extreme'],
        level: 'A',
      }),
    ],
  };
}

function listMistakes(wave: Wave, whole: (k: string, angle: number) => string): MistakeDraft[] {
  const { p, q } = wave;
  const [cosine, sine] = partsOf(wave);
  const k = surdTex(1, p * p + q * q);
  const [a, acute] = [angleOf(cosine, sine), angleOf(Math.abs(cosine), Math.abs(sine))];
  const quadrant: MistakeDraft = {
    tag: 'wave-quadrant',
    answer: whole(k, acute),
    why: 'The signs of $k\\cos a^\\circ$ and $k\\sin a^\\circ$ put $a$ in another quadrant.',
    earns: [1, 2, 3],
  };
  return [
    {
      tag: 'wave-tan-inverted',
      answer: whole(k, angleOf(sine, cosine)),
      why: '$\\tan a^\\circ$ is $k\\sin a^\\circ$ divided by $k\\cos a^\\circ$, not the other way round.',
      earns: [1, 2, 3],
    },
    ...(acute === a ? [] : [quadrant]),
    {
      tag: 'square-root-last',
      answer: whole(String(p * p + q * q), a),
      why: 'The square root was left out in finding $k$.',
      earns: [1, 2, 4],
    },
  ];
}

function writeWave(wave: Wave, asksExtreme: boolean): ItemDraft {
  const { form, p, q, shift } = wave;
  const { tex, expanded } = FORMS[form];
  const [cosine, sine] = partsOf(wave);
  const k = surdTex(1, p * p + q * q);
  const a = angleOf(cosine, sine);
  const asked = termsTex([
    [p, '\\cos x^\\circ'],
    [q, '\\sin x^\\circ'],
  ]);
  const extreme = extremeOf(wave);
  const whole = (one: string, angle: number) =>
    `k = ${one}, a = ${fixedTex(angle, 1)}${asksExtreme ? `, ${extreme.tex(angle)}` : ''}`;
  const express = `Express $${asked}$ in the form $${tex}$, where $k > 0$ and $0 < a < 360$. State the values of $k$ and $a$.`;
  return {
    stem: asksExtreme
      ? `(a) ${express}\n\n(b) Hence find the ${extreme.word} value of $${asked} ${signedTex(shift)}$ and the value of $x$ in the interval $0 \\leq x < 360$ at which it occurs.`
      : express,
    answer: whole(k, a),
    check: `k = ${rootTex(wave)}, a = ${exactAngle(cosine, sine)}${asksExtreme ? `, ${extreme.check}` : ''}`,
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
      step('Find $a$', `a = ${fixedTex(a, 1)}`, { gaps: ['wave-quadrant'], impliedBy: [] }),
      ...(asksExtreme ? extreme.bullets : []),
    ],
    mistakes: listMistakes(wave, whole),
    policies: { tolerance: { absolute: 0.1 } },
  };
}

export const waveFunction = higherMathematicsModel({
  id: 'HM-14',
  title: 'Wave function',
  outcomeId: 'MNU-H-10',
  calculator: 'allowed',
  marks: [4, 6],
  draw: (random) => {
    const asksExtreme = random.chance(0.4);
    const [p, q] = asksExtreme
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
      asksExtreme,
      wave: {
        form: random.pick(['cos-', 'cos+', 'sin+', 'sin-'] as const),
        p: random.sign() * (p ?? 3),
        q: random.sign() * (q ?? 4),
        shift: random.int(2, 12),
        isGreatest: random.chance(0.5),
      },
    };
  },
  accepts: ({ asksExtreme, wave }) => {
    const [cosine, sine] = partsOf(wave);
    if (asksExtreme && wave.form === 'cos-' && wave.isGreatest) return false;
    const angle = angleOf(cosine, sine);
    const isPlain = Math.abs(roundTo(angle, 1) - angle) < angle / 700;
    return Math.abs(wave.p) !== Math.abs(wave.q) && isPlain && !isNearTie(angle, 1, 0.05);
  },
  write: ({ asksExtreme, wave }) => writeWave(wave, asksExtreme),
});
