/** The learner finds the volume of a parallelepiped by the scalar triple product of its edges. */

import { step, strategy } from '../item-draft.ts';
import { bracketedIfNegative } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

type Vector = readonly [number, number, number];

const vectorTex = (vector: Vector): string => `\\begin{pmatrix} ${vector.join(' \\\\ ')} \\end{pmatrix}`;
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d];
const dot = ([a, b, c]: Vector, [d, e, f]: Vector): number => a * d + b * e + c * f;

export const tripleProduct = advancedHigherMathematicsModel({
  id: 'AHM-17',
  title: 'Volume by the scalar triple product',
  outcomeId: 'MNU-AH-12',
  calculator: 'either',
  marks: [4],
  choose: (random) => {
    const drawVector = (): Vector => [random.int(-3, 4, [0]), random.int(-3, 4, [0]), random.int(-3, 4, [0])];
    return { a: drawVector(), b: drawVector(), c: drawVector() };
  },
  // With a negative product, the volume differs from the product, so the last step is needed.
  accepts: ({ a, b, c }) => dot(a, cross(b, c)) < -5 && cross(b, c).every((entry) => entry !== 0),
  write: ({ a, b, c }) => {
    const product = cross(b, c);
    const value = dot(a, product);
    const sum = a
      .map(
        (entry, index) => `${bracketedIfNegative(entry)} \\times ${bracketedIfNegative(product[index] ?? 0)}`,
      )
      .join(' + ');
    const swapped: Vector = [product[0], -product[1], product[2]];
    return {
      stem: `The edges of a parallelepiped that meet at one vertex are the vectors $\\mathbf{a} = ${vectorTex(a)}$, $\\mathbf{b} = ${vectorTex(b)}$ and $\\mathbf{c} = ${vectorTex(c)}$. Use the scalar triple product to find the volume of the parallelepiped.`,
      answer: String(-value),
      recomputedFrom: `-(${sum})`,
      bullets: [
        strategy('Find the vector product of two edges', vectorTex(product), {
          working: `$\\mathbf{b} \\times \\mathbf{c} = ${vectorTex(product)}$`,
          gaps: ['vector-product'],
          // The components are factors of the substitution. They also occur in the expansion of a determinant.
          impliedBy: [2],
        }),
        step('Substitute into the scalar product with the third edge', sum, { gaps: ['scalar-product'] }),
        step('Find the scalar triple product', String(value), {
          followThrough: 'b2',
          gaps: ['scalar-product'],
        }),
        step('Give the volume', String(-value), { followThrough: '-b3', gaps: ['triple-product-sign'] }),
      ],
      mistakes: [
        {
          tag: 'triple-product-sign',
          answer: String(value),
          why: 'A volume is positive.',
          earns: [1, 2, 3],
        },
        {
          tag: 'vector-product',
          answer: String(Math.abs(dot(a, swapped))),
          why: 'The sign of the second component of a vector product is changed.',
          earns: [2, 3, 4],
        },
      ].filter(({ answer }) => answer !== String(-value)),
    };
  },
});
