/** The learner finds the angle between two vectors by the scalar product. */

import { type BulletDraft, type ItemDraft, step } from '../item-draft.ts';
import { arccos } from '../write/angle.ts';
import { fixedTex, isNearTie } from '../write/number.ts';
import { surdTex } from '../write/surd.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { pointTex } from './line-tex.ts';
import { columnTex, lengthTex, scalarProduct, scalarProductTex, type Vector } from './vector-tex.ts';

/** The vectors u and v. They may be given by three points, with the vertex of the angle at `corner`. */
type AngleQuestion = {
  readonly u: Vector;
  readonly v: Vector;
  readonly corner: Vector;
  readonly names: string;
  readonly isGivenByPoints: boolean;
};

const squaredLength = (v: Vector): number => scalarProduct(v, v);
const addVectors = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const degreesBetween = (u: Vector, v: Vector): number =>
  arccos(scalarProduct(u, v) / Math.sqrt(squaredLength(u) * squaredLength(v)));

function writeLengthBullet(name: string, v: Vector): BulletDraft {
  return step(`Find $|${name}|$`, surdTex(1, squaredLength(v)), {
    working: `$${lengthTex(v)} = ${surdTex(1, squaredLength(v))}$`,
    gaps: ['negative-squared'],
  });
}

function writeAngle({ u, v, corner, names, isGivenByPoints }: AngleQuestion): ItemDraft {
  const [A = 'A', B = 'B', C = 'C'] = names;
  const [a, c] = [addVectors(corner, u), addVectors(corner, v)];
  const arrowTex = (to: string) => `\\overrightarrow{${B}${to}}`;
  const [firstName, secondName] = isGivenByPoints
    ? [arrowTex(A), arrowTex(C)]
    : ['\\mathbf{u}', '\\mathbf{v}'];
  const dot = scalarProduct(u, v);
  const angle = degreesBetween(u, v);
  const bulletsBefore = isGivenByPoints ? 1 : 0;
  const cosine = `\\frac{b${bulletsBefore + 1}}{b${bulletsBefore + 2} \\times b${bulletsBefore + 3}}`;
  const answerTex = (degrees: number) => `${fixedTex(degrees, 1)}^\\circ`;
  const stem = isGivenByPoints
    ? `The points $${A}${pointTex(a)}$, $${B}${pointTex(corner)}$ and $${C}${pointTex(c)}$ are given. Find the size of angle $${A}${B}${C}$.`
    : `The vectors $\\mathbf{u} = ${columnTex(u)}$ and $\\mathbf{v} = ${columnTex(v)}$ are given. Find the size of the angle between $\\mathbf{u}$ and $\\mathbf{v}$.`;
  return {
    stem,
    answer: answerTex(angle),
    recomputedFrom: `\\frac{180}{\\pi} \\times \\cos^{-1}\\left(\\frac{${scalarProductTex(u, v)}}{${lengthTex(u)} \\times ${lengthTex(v)}}\\right)`,
    bullets: [
      ...(isGivenByPoints
        ? [
            step(`Find $${firstName}$ and $${secondName}$`, `${columnTex(u)}, ${columnTex(v)}`, {
              working: `$${firstName} = ${columnTex(u)}$ and $${secondName} = ${columnTex(v)}$`,
              gaps: ['vector-direction'],
            }),
          ]
        : []),
      step('Find the scalar product', String(dot), {
        working: `$${firstName} \\cdot ${secondName} = ${scalarProductTex(u, v)} = ${dot}$`,
        gaps: ['scalar-product'],
      }),
      writeLengthBullet(firstName, u),
      writeLengthBullet(secondName, v),
      step('Find the angle', answerTex(angle), {
        followThrough: `\\frac{180}{\\pi} \\times \\cos^{-1}(${cosine})`,
        gaps: ['inverse-trig'],
      }),
    ],
    mistakes: [
      {
        tag: isGivenByPoints ? 'vector-direction' : 'scalar-product',
        answer: answerTex(180 - angle),
        why: isGivenByPoints
          ? `One of the vectors was not directed away from $${B}$.`
          : 'The scalar product was given the wrong sign.',
        earns: isGivenByPoints ? [2, 3, 4, 5] : [2, 3, 4],
      },
      {
        tag: 'inverse-trig',
        answer: `${fixedTex(dot / Math.sqrt(squaredLength(u) * squaredLength(v)), 2)}`,
        why: 'This is the cosine of the angle, not the angle.',
        earns: isGivenByPoints ? [1, 2, 3, 4] : [1, 2, 3],
      },
    ],
    policies: { tolerance: { absolute: 0.1 } },
  };
}

export const vectorAngle = higherMathematicsModel({
  id: 'HM-21',
  title: 'Angle between two vectors',
  outcomeId: 'MNU-H-11',
  calculator: 'allowed',
  marks: [4, 5],
  choose: (random) => {
    const pickVector = (): Vector => [random.int(-6, 6), random.int(-6, 6), random.int(-6, 6)];
    return {
      u: pickVector(),
      v: pickVector(),
      corner: pickVector(),
      names: random.pick(['ABC', 'PQR', 'KLM', 'EFG']),
      isGivenByPoints: random.chance(0.5),
    };
  },
  accepts: ({ u, v }) => {
    if ([u, v].some((vector) => vector.filter((component) => component !== 0).length < 2)) return false;
    const angle = degreesBetween(u, v);
    return (
      angle > 15 &&
      angle < 165 &&
      Math.abs(angle - 90) > 5 &&
      !isNearTie(angle, 1, 0.05) &&
      squaredLength(u) !== squaredLength(v)
    );
  },
  write: writeAngle,
});
