import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { childrenOf } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { BinderNode, MathNode, NumberNode } from '../../maths/read/node.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { withoutUnits } from '../../verification/working/readings.ts';
import { sideValue } from '../../verification/working/side-value.ts';
import { errorFinding, printQuestion } from '../authoring/check-authored.ts';
import { literalNode } from '../numbers/derivation.ts';
import { findNumberSites } from '../numbers/question-map.ts';
import { findSolutionMembers, type SolutionMember } from '../numbers/solution-members.ts';

/** Whether each definite integral of a solution comes to the numbers it is said to equal. */
export function integralsHold(question: Question): Finding[] {
  const tex = printQuestion(question);
  const members = findSolutionMembers(tex, findNumberSites(tex));
  return members.flatMap((member): Finding[] => {
    const from = member.isArithmetic ? integralBefore(member) : undefined;
    const said = member.node && sideValue(withoutUnits(member.node))?.number;
    const found = from && integralValue(from.tex);
    if (said === undefined || found === undefined || isNear(said, found)) return [];
    return [
      errorFinding(
        'integral-holds',
        `$${from?.tex}$ is ${Number(found.toPrecision(4))}, not $${member.tex}$.`,
      ),
    ];
  });
}

function integralBefore({ before }: SolutionMember): SolutionMember | undefined {
  if (before === undefined || (before.node && isDefinite(before.node))) return before;
  return integralBefore(before);
}

function isDefinite(node: MathNode): boolean {
  return isIntegral(node) || childrenOf(node).some(isDefinite);
}

function isIntegral(node: MathNode): node is BinderNode {
  return node.kind === 'binder' && node.operator === 'integral' && node.lower !== undefined;
}

const SLACK = 0.006;

/** As rounding goes; a unit such as centimetres may move the point. */
function isNear(said: number, found: number): boolean {
  if (Math.abs(said - found) <= Math.max(1e-9, SLACK * Math.abs(found))) return true;
  const tens = Math.log10(Math.abs(said / found));
  return Math.sign(said) === Math.sign(found) && Math.abs(tens - Math.round(tens)) < 0.0026;
}

/** Letters beside numbers are variables here, never units. */
function integralValue(tex: string): number | undefined {
  const read = readMath(tex, { tex: true, units: 'no' });
  return read.ok ? valueWithIntegrals(read.node) : undefined;
}

/** The value of an expression whose integrals are worked out; undefined where it has none. */
function valueWithIntegrals(node: MathNode): number | undefined {
  let isWhole = true;
  const change = (part: MathNode): MathNode => {
    if (!isIntegral(part)) return mapChildren(part, change);
    const value = integrate(part);
    const made = value === undefined ? undefined : numberNode(value, part);
    if (made === undefined) isWhole = false;
    return made ?? part;
  };
  const made = change(withoutUnits(node));
  return isWhole ? sideValue(made)?.number : undefined;
}

/** Places and weights of Gauss and Legendre on (−1, 1). */
const GAUSS = [
  [0, 128 / 225],
  [0.5384693101056831, 0.4786286704993665],
  [-0.5384693101056831, 0.4786286704993665],
  [0.906179845938664, 0.2369268850561891],
  [-0.906179845938664, 0.2369268850561891],
] as const;
const PANELS = 6;

function integrate({ lower, upper, body, variable }: BinderNode): number | undefined {
  const [from, to] = [lower, upper].map((end) => end && valueWithIntegrals(end));
  if (from === undefined || to === undefined) return undefined;
  const half = (to - from) / PANELS / 2;
  let sum = 0;
  for (let panel = 0; panel < PANELS; panel++)
    for (const [place, weight] of GAUSS) {
      const value = valueAt(body, variable, from + half * (2 * panel + 1 + place));
      if (value === undefined) return undefined;
      sum += weight * value * half;
    }
  return sum;
}

function valueAt(body: MathNode, variable: string, at: number): number | undefined {
  const put = (part: MathNode): MathNode =>
    part.kind === 'symbol' && part.name === variable
      ? (numberNode(at, part) ?? part)
      : mapChildren(part, put);
  return valueWithIntegrals(put(body));
}

function numberNode(value: number, { span }: Pick<MathNode, 'span'>): MathNode | undefined {
  const one: NumberNode = { kind: 'number', value: { n: 1n, d: 1n }, literal: '1', span };
  const size = literalNode(Math.abs(value).toFixed(12), one);
  return size && (value < 0 ? { kind: 'negate', of: size, span } : size);
}
