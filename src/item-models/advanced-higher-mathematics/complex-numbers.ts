import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { piTex } from '../write/radians.ts';
import { guardedTex, polynomialTex, signedTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

/** Numbers with an argument of a whole number of sixths or quarters of π, and a whole modulus but for a root. */
const EXACT = [
  { tex: '1 + i', modulus: '\\sqrt{2}', square: 2, n: 1, d: 4 },
  { tex: '1 - i', modulus: '\\sqrt{2}', square: 2, n: -1, d: 4 },
  { tex: '-1 + i', modulus: '\\sqrt{2}', square: 2, n: 3, d: 4 },
  { tex: '\\sqrt{3} + i', modulus: '2', square: 4, n: 1, d: 6 },
  { tex: '\\sqrt{3} - i', modulus: '2', square: 4, n: -1, d: 6 },
  { tex: '-\\sqrt{3} + i', modulus: '2', square: 4, n: 5, d: 6 },
  { tex: '1 + \\sqrt{3}i', modulus: '2', square: 4, n: 1, d: 3 },
  { tex: '1 - \\sqrt{3}i', modulus: '2', square: 4, n: -1, d: 3 },
  { tex: '-1 + \\sqrt{3}i', modulus: '2', square: 4, n: 2, d: 3 },
] as const;

type Power = { readonly z: (typeof EXACT)[number]; readonly n: number };

/** cos and sin of a multiple of π/2 or a result that is real or imaginary. */
function powerOf({ z, n }: Power): { readonly real: number; readonly imaginary: number } | undefined {
  const angle = (z.n * n * Math.PI) / z.d;
  const size = z.square ** (n / 2);
  const [real, imaginary] = [size * Math.cos(angle), size * Math.sin(angle)].map((part) =>
    Number(part.toFixed(6)),
  );
  return real !== undefined &&
    imaginary !== undefined &&
    Number.isInteger(real) &&
    Number.isInteger(imaginary)
    ? { real, imaginary }
    : undefined;
}

const complexTex = (real: number, imaginary: number): string =>
  termsTex([
    [real, ''],
    [imaginary, 'i'],
  ]);

function writePower(drawn: Power): ItemDraft | undefined {
  const { z, n } = drawn;
  const value = powerOf(drawn);
  if (value === undefined || Math.abs(value.real) + Math.abs(value.imaginary) > 5000) return undefined;
  const answer = complexTex(value.real, value.imaginary);
  const argument = piTex(z.n, z.d);
  const turned = piTex(z.n * n, z.d);
  return {
    stem: `Given that $z = ${z.tex}$, use de Moivre's theorem to find $z^{${n}}$ in the form $a + ib$, where $a$ and $b$ are real.`,
    answer,
    check: `(${z.tex})^{${n}}`,
    bullets: [
      step('Find the modulus', z.modulus, {
        working: `$|z| = ${z.modulus}$`,
        gaps: ['modulus'],
        impliedBy: [3],
      }),
      step('Find the argument', argument, {
        working: `$\\arg z = ${argument}$`,
        gaps: ['argument-quadrant'],
        impliedBy: [3],
      }),
      strategy(
        "Use de Moivre's theorem",
        `${z.modulus === '2' ? `2^{${n}}` : `(\\sqrt{2})^{${n}}`}\\left(\\cos ${guard(turned)} + i\\sin ${guard(turned)}\\right)`,
        { gaps: ['de-moivre'], impliedBy: [4] },
      ),
      step('State the power in the form asked for', answer, { gaps: ['exact-values'] }),
    ],
    mistakes: [
      {
        tag: 'argument-quadrant',
        answer: complexTex(value.real, -value.imaginary),
        why: 'The argument has the wrong sign or lies in the wrong quadrant.',
        earns: [1, 3],
      },
      {
        tag: 'de-moivre',
        answer: complexTex(-value.real, value.imaginary),
        why: 'The argument has to be multiplied by the power.',
        earns: [1, 2],
      },
    ].filter(({ answer: wrong }) => wrong !== answer),
  };
}

const guard = (angle: string): string => `\\left(${angle}\\right)`;

type Roots = { readonly real: number; readonly imaginary: number; readonly third: number };

/** A cubic with one complex root given. */
function writeCubic({ real, imaginary, third }: Roots): ItemDraft {
  const [b, c] = [-2 * real, real * real + imaginary * imaginary];
  const coefficients = [1, b - third, c - b * third, -c * third];
  const given = complexTex(real, imaginary);
  const other = complexTex(real, -imaginary);
  const quadratic = polynomialTex([1, b, c], 'z');
  const answer = (conjugate: string, last: number) => `z = ${conjugate}, z = ${last}`;
  return {
    stem: `Given that $z = ${given}$ is a root of the equation $${polynomialTex(coefficients, 'z')} = 0$, find the other roots.`,
    answer: answer(other, third),
    check: `z = 2 \\times ${guardedTex(real)} - (${given}), z = \\frac{${c * third}}{${c}}`,
    bullets: [
      strategy('State the conjugate root', `z = ${other}`, { gaps: ['conjugate-root'], impliedBy: [] }),
      step('Find the quadratic factor', quadratic, { gaps: ['quadratic-factor'], impliedBy: [4] }),
      step('Find the linear factor', `z ${signedTex(-third)}`, {
        working: `$(${quadratic})(z ${signedTex(-third)})$`,
        gaps: ['algebraic-division'],
        impliedBy: [4],
      }),
      step('State the real root', `z = ${third}`, { gaps: ['root-sign'], impliedBy: [] }),
    ],
    mistakes: [
      {
        tag: 'conjugate-root',
        answer: answer(complexTex(-real, imaginary), third),
        why: 'The conjugate changes the sign of the imaginary part.',
        earns: [4],
      },
      {
        tag: 'root-sign',
        answer: answer(other, -third),
        why: 'The root was given the sign in the bracket.',
        earns: [1, 2, 3],
      },
    ],
  };
}

export const complexNumbers = advancedHigherMathematicsModel({
  id: 'AHM-08',
  title: 'Complex numbers',
  outcomeId: 'MNU-AH-07',
  calculator: 'either',
  marks: [4],
  largest: 5000,
  draw: (random) => ({
    isPower: random.chance(0.45),
    power: { z: random.pick(EXACT), n: random.int(3, 12) },
    roots: { real: random.int(-4, 5, [0]), imaginary: random.int(1, 5), third: random.int(-5, 6, [0]) },
  }),
  write: ({ isPower, power, roots }) => (isPower ? writePower(power) : writeCubic(roots)),
});
