// The bullets of two prices that follow from the learner's own two equations.

import { step } from '../item-draft.ts';

/** Writes the bullets for the two prices; they may be found in either order. */
export function listPriceBullets(
  [p, q]: readonly [string, string],
  [first, second]: readonly [string, string],
  { own, remainder }: { own: ReturnType<typeof solveOwnEquations>; remainder: string },
) {
  const [firstTex, secondTex] = [`${p} = ${first}`, `${q} = ${second}`];
  return [
    step('Find the first cost', firstTex, {
      followThrough: 'b3',
      alsoAccepted: [
        { tex: secondTex, followThrough: 'b3' },
        { tex: secondTex, followThrough: own.second },
        { tex: firstTex, followThrough: own.first },
      ],
      form: 'simplest',
      gaps: ['elimination-signs'],
    }),
    step('Find the second cost', secondTex, {
      followThrough: remainder,
      alsoAccepted: [
        { tex: firstTex, followThrough: own.firstFrom('b4') },
        { tex: secondTex, followThrough: own.secondFrom('b4') },
      ],
      form: 'simplest',
      gaps: ['incomplete-solution'],
    }),
  ];
}

/** Writes the solution of the learner's own two linear equations, which are the values of two bullets. */
export function solveOwnEquations(
  [one, other]: readonly [string, string],
  [p, q]: readonly [string, string],
): {
  readonly first: string;
  readonly second: string;
  readonly firstFrom: (second: string) => string;
  readonly secondFrom: (first: string) => string;
} {
  // The coefficients of the equation ap + bq = c.
  const writeCoefficients = (bullet: string) => {
    const valueAt = (x: number, y: number) => `\\left. ${bullet} \\right|_{${p} = ${x}, ${q} = ${y}}`;
    const constant = valueAt(0, 0);
    return {
      a: `(${valueAt(1, 0)} - ${constant})`,
      b: `(${valueAt(0, 1)} - ${constant})`,
      c: `(-${constant})`,
    };
  };
  const [e, f] = [writeCoefficients(one), writeCoefficients(other)];
  const determinant = `${e.a}${f.b} - ${f.a}${e.b}`;
  return {
    first: `\\frac{${e.c}${f.b} - ${f.c}${e.b}}{${determinant}}`,
    second: `\\frac{${e.a}${f.c} - ${f.a}${e.c}}{${determinant}}`,
    firstFrom: (second) => `\\frac{${e.c} - ${e.b}${second}}{${e.a}}`,
    secondFrom: (first) => `\\frac{${e.c} - ${e.a}${first}}{${e.b}}`,
  };
}
