/**
 * The learner finds a power by de Moivre's theorem, or the other roots of a cubic equation with a given
 * complex root.
 */

import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { piTex } from '../write/radians.ts';
import { bracketedIfNegative, polynomialTex, signedTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

/**
 * Complex numbers whose argument is an exact fraction of π: `argumentNumerator` π over
 * `argumentDenominator`.
 */
const EXACT_NUMBERS = [
  { tex: '1 + i', modulus: '\\sqrt{2}', modulusSquared: 2, argumentNumerator: 1, argumentDenominator: 4 },
  { tex: '1 - i', modulus: '\\sqrt{2}', modulusSquared: 2, argumentNumerator: -1, argumentDenominator: 4 },
  { tex: '-1 + i', modulus: '\\sqrt{2}', modulusSquared: 2, argumentNumerator: 3, argumentDenominator: 4 },
  { tex: '\\sqrt{3} + i', modulus: '2', modulusSquared: 4, argumentNumerator: 1, argumentDenominator: 6 },
  { tex: '\\sqrt{3} - i', modulus: '2', modulusSquared: 4, argumentNumerator: -1, argumentDenominator: 6 },
  { tex: '-\\sqrt{3} + i', modulus: '2', modulusSquared: 4, argumentNumerator: 5, argumentDenominator: 6 },
  { tex: '1 + \\sqrt{3}i', modulus: '2', modulusSquared: 4, argumentNumerator: 1, argumentDenominator: 3 },
  { tex: '1 - \\sqrt{3}i', modulus: '2', modulusSquared: 4, argumentNumerator: -1, argumentDenominator: 3 },
  { tex: '-1 + \\sqrt{3}i', modulus: '2', modulusSquared: 4, argumentNumerator: 2, argumentDenominator: 3 },
] as const;

type PowerQuestion = { readonly z: (typeof EXACT_NUMBERS)[number]; readonly n: number };

/** Returns zⁿ, or undefined unless its two parts are whole numbers. */
function computePower({
  z,
  n,
}: PowerQuestion): { readonly real: number; readonly imaginary: number } | undefined {
  const angle = (z.argumentNumerator * n * Math.PI) / z.argumentDenominator;
  const modulus = z.modulusSquared ** (n / 2);
  const [real, imaginary] = [modulus * Math.cos(angle), modulus * Math.sin(angle)].map((part) =>
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

function writePower(question: PowerQuestion): ItemDraft | undefined {
  const { z, n } = question;
  const value = computePower(question);
  if (value === undefined || Math.abs(value.real) + Math.abs(value.imaginary) > 5000) return undefined;
  const answer = complexTex(value.real, value.imaginary);
  const argument = piTex(z.argumentNumerator, z.argumentDenominator);
  const powerArgument = piTex(z.argumentNumerator * n, z.argumentDenominator);
  return {
    stem: `Given that $z = ${z.tex}$, use de Moivre's theorem to find $z^{${n}}$ in the form $a + ib$, where $a$ and $b$ are real.`,
    answer,
    recomputedFrom: `(${z.tex})^{${n}}`,
    bullets: [
      step('Find the modulus', z.modulus, {
        working: `$|z| = ${z.modulus}$`,
        gaps: ['modulus'],
        impliedBy: [3],
      }),
      step('Find the argument', argument, {
        working: `$\\arg z = ${argument}$`,
        gaps: ['argument-quadrant'],
        // If the argument has the name θ, marking notices when a learner states another argument. The power may be the same for
        // both.
        alsoAccepted: [`\\theta = ${argument}`],
        impliedBy: [3],
      }),
      strategy(
        "Use de Moivre's theorem",
        `${z.modulus === '2' ? `2^{${n}}` : `(\\sqrt{2})^{${n}}`}\\left(\\cos ${bracketedTex(powerArgument)} + i\\sin ${bracketedTex(powerArgument)}\\right)`,
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

const bracketedTex = (angle: string): string => `\\left(${angle}\\right)`;

/** A cubic equation with the roots `real` ± `imaginary` i and `realRoot`. */
type Roots = { readonly real: number; readonly imaginary: number; readonly realRoot: number };

/** The learner finds the other two roots. */
function writeCubic({ real, imaginary, realRoot }: Roots): ItemDraft {
  const [b, c] = [-2 * real, real * real + imaginary * imaginary];
  const coefficients = [1, b - realRoot, c - b * realRoot, -c * realRoot];
  const givenRoot = complexTex(real, imaginary);
  const conjugateRoot = complexTex(real, -imaginary);
  const quadratic = polynomialTex([1, b, c], 'z');
  const rootsTex = (conjugate: string, lastRoot: number) => `z = ${conjugate}, z = ${lastRoot}`;
  return {
    stem: `Given that $z = ${givenRoot}$ is a root of the equation $${polynomialTex(coefficients, 'z')} = 0$, find the other roots.`,
    answer: rootsTex(conjugateRoot, realRoot),
    recomputedFrom: `z = 2 \\times ${bracketedIfNegative(real)} - (${givenRoot}), z = \\frac{${c * realRoot}}{${c}}`,
    bullets: [
      strategy('State the conjugate root', `z = ${conjugateRoot}`, {
        gaps: ['conjugate-root'],
        impliedBy: [],
      }),
      step('Find the quadratic factor', quadratic, { gaps: ['quadratic-factor'], impliedBy: [4] }),
      step('Find the linear factor', `z ${signedTex(-realRoot)}`, {
        working: `$(${quadratic})(z ${signedTex(-realRoot)})$`,
        gaps: ['algebraic-division'],
        impliedBy: [4],
      }),
      step('State the real root', `z = ${realRoot}`, { gaps: ['root-sign'], impliedBy: [] }),
    ],
    mistakes: [
      {
        tag: 'conjugate-root',
        answer: rootsTex(complexTex(-real, imaginary), realRoot),
        why: 'The conjugate changes the sign of the imaginary part.',
        earns: [4],
      },
      {
        tag: 'root-sign',
        answer: rootsTex(conjugateRoot, -realRoot),
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
  choose: (random) => ({
    isPower: random.chance(0.45),
    power: { z: random.pick(EXACT_NUMBERS), n: random.int(3, 12) },
    roots: { real: random.int(-4, 5, [0]), imaginary: random.int(1, 5), realRoot: random.int(-5, 6, [0]) },
  }),
  write: ({ isPower, power, roots }) => (isPower ? writePower(power) : writeCubic(roots)),
});
