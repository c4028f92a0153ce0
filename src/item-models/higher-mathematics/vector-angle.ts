import { type BulletDraft, type ItemDraft, step } from '../item-draft.ts';
import { arccos } from '../write/angle.ts';
import { fixedTex, isNearTie } from '../write/number.ts';
import { surdTex } from '../write/surd.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { pointTex } from './line-tex.ts';
import { columnTex, lengthTex, scalarProduct, scalarTex, type Vector } from './vector-tex.ts';

type Angle = {
  readonly u: Vector;
  readonly v: Vector;
  readonly corner: Vector;
  readonly names: string;
  readonly hasPoints: boolean;
};

const square = (v: Vector): number => scalarProduct(v, v);
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const degreesBetween = (u: Vector, v: Vector): number =>
  arccos(scalarProduct(u, v) / Math.sqrt(square(u) * square(v)));

function lengthStep(name: string, v: Vector): BulletDraft {
  return step(`Find $|${name}|$`, surdTex(1, square(v)), {
    working: `$${lengthTex(v)} = ${surdTex(1, square(v))}$`,
    gaps: ['negative-squared'],
  });
}

function writeAngle({ u, v, corner, names, hasPoints }: Angle): ItemDraft {
  const [A = 'A', B = 'B', C = 'C'] = names;
  const [a, c] = [plus(corner, u), plus(corner, v)];
  const arrow = (to: string) => `\\overrightarrow{${B}${to}}`;
  const [first, second] = hasPoints ? [arrow(A), arrow(C)] : ['\\mathbf{u}', '\\mathbf{v}'];
  const dot = scalarProduct(u, v);
  const angle = degreesBetween(u, v);
  const before = hasPoints ? 1 : 0;
  const cosine = `\\frac{b${before + 1}}{b${before + 2} \\times b${before + 3}}`;
  const answer = (degrees: number) => `${fixedTex(degrees, 1)}^\\circ`;
  const stem = hasPoints
    ? `The points $${A}${pointTex(a)}$, $${B}${pointTex(corner)}$ and $${C}${pointTex(c)}$ are given. Find the size of angle $${A}${B}${C}$.`
    : `The vectors $\\mathbf{u} = ${columnTex(u)}$ and $\\mathbf{v} = ${columnTex(v)}$ are given. Find the size of the angle between $\\mathbf{u}$ and $\\mathbf{v}$.`;
  return {
    stem,
    answer: answer(angle),
    check: `\\frac{180}{\\pi} \\times \\cos^{-1}\\left(\\frac{${scalarTex(u, v)}}{${lengthTex(u)} \\times ${lengthTex(v)}}\\right)`,
    bullets: [
      ...(hasPoints
        ? [
            step(`Find $${first}$ and $${second}$`, `${columnTex(u)}, ${columnTex(v)}`, {
              working: `$${first} = ${columnTex(u)}$ and $${second} = ${columnTex(v)}$`,
              gaps: ['vector-direction'],
            }),
          ]
        : []),
      step('Find the scalar product', String(dot), {
        working: `$${first} \\cdot ${second} = ${scalarTex(u, v)} = ${dot}$`,
        gaps: ['scalar-product'],
      }),
      lengthStep(first, u),
      lengthStep(second, v),
      step('Find the angle', answer(angle), {
        from: `\\frac{180}{\\pi} \\times \\cos^{-1}(${cosine})`,
        gaps: ['inverse-trig'],
      }),
    ],
    mistakes: [
      {
        tag: hasPoints ? 'vector-direction' : 'scalar-product',
        answer: answer(180 - angle),
        why: hasPoints
          ? `One of the vectors was not directed away from $${B}$.`
          : 'The scalar product was given the wrong sign.',
        earns: hasPoints ? [2, 3, 4, 5] : [2, 3, 4],
      },
      {
        tag: 'inverse-trig',
        answer: `${fixedTex(dot / Math.sqrt(square(u) * square(v)), 2)}`,
        why: 'This is the cosine of the angle, not the angle.',
        earns: hasPoints ? [1, 2, 3, 4] : [1, 2, 3],
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
  draw: (random) => {
    const vector = (): Vector => [random.int(-6, 6), random.int(-6, 6), random.int(-6, 6)];
    return {
      u: vector(),
      v: vector(),
      corner: vector(),
      names: random.pick(['ABC', 'PQR', 'KLM', 'EFG']),
      hasPoints: random.chance(0.5),
    };
  },
  accepts: ({ u, v }) => {
    if ([u, v].some((one) => one.filter((part) => part !== 0).length < 2)) return false;
    const angle = degreesBetween(u, v);
    return (
      angle > 15 &&
      angle < 165 &&
      Math.abs(angle - 90) > 5 &&
      !isNearTie(angle, 1, 0.05) &&
      square(u) !== square(v)
    );
  },
  write: writeAngle,
});
