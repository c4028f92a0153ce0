import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { childrenOf } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { BinderNode, MathNode, NumberNode } from '../../maths/read/node.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { withoutUnits } from '../../verification/working/list-readings.ts';
import { evaluateSide } from '../../verification/working/side-value.ts';
import { createErrorFinding, printQuestion } from '../authoring/check-authored.ts';
import { createNumberNode } from '../numbers/derivation.ts';
import { findNumberSites } from '../numbers/question-map.ts';
import { findSolutionMembers, type SolutionMember } from '../numbers/solution-members.ts';

/** Checks that each definite integral in a solution equals the numbers that follow it. */
export function integralsHold(question: Question): Finding[] {
  const tex = printQuestion(question);
  const members = findSolutionMembers(tex, findNumberSites(tex));
  return members.flatMap((member): Finding[] => {
    const from = member.isArithmetic ? findIntegralBefore(member) : undefined;
    const stated = member.node && evaluateSide(withoutUnits(member.node))?.number;
    const found = from && computeIntegral(from.tex);
    if (stated === undefined || found === undefined || isNear(stated, found)) return [];
    const message = `$${from?.tex}$ is ${Number(found.toPrecision(4))}, not $${member.tex}$.`;
    return [createErrorFinding('integral-holds', message)];
  });
}

function findIntegralBefore({ previous: before }: SolutionMember): SolutionMember | undefined {
  if (before === undefined || (before.node && containsIntegral(before.node))) return before;
  return findIntegralBefore(before);
}

function containsIntegral(node: MathNode): boolean {
  return isIntegral(node) || childrenOf(node).some(containsIntegral);
}

function isIntegral(node: MathNode): node is BinderNode {
  return node.kind === 'binder' && node.operator === 'integral' && node.lower !== undefined;
}

/** The relative difference that rounding may cause. */
const SLACK = 0.006;

/** Whether two values agree after rounding; a unit prefix may shift the decimal point. */
function isNear(stated: number, found: number): boolean {
  if (Math.abs(stated - found) <= Math.max(1e-9, SLACK * Math.abs(found))) return true;
  const tens = Math.log10(Math.abs(stated / found));
  return Math.sign(stated) === Math.sign(found) && Math.abs(tens - Math.round(tens)) < 0.0026;
}

/** Computes TeX with integrals; letters beside numbers are read as variables, never as units. */
function computeIntegral(tex: string): number | undefined {
  const read = readMath(tex, { tex: true, units: 'no' });
  return read.ok ? computeWithIntegrals(read.node) : undefined;
}

/** Computes an expression with its integrals; undefined if that is not possible. */
function computeWithIntegrals(node: MathNode): number | undefined {
  let isComplete = true;
  const change = (part: MathNode): MathNode => {
    if (!isIntegral(part)) return mapChildren(part, change);
    const value = integrate(part);
    const made = value === undefined ? undefined : numberNode(value, part);
    if (made === undefined) isComplete = false;
    return made ?? part;
  };
  const made = change(withoutUnits(node));
  return isComplete ? evaluateSide(made)?.number : undefined;
}

/** Points and weights of the five-point Gauss–Legendre rule on (−1, 1). */
const GAUSS = [
  [0, 128 / 225],
  [0.5384693101056831, 0.4786286704993665],
  [-0.5384693101056831, 0.4786286704993665],
  [0.906179845938664, 0.2369268850561891],
  [-0.906179845938664, 0.2369268850561891],
] as const;
/** The number of equal subintervals. */
const PANELS = 6;

/** Integrates numerically; undefined if a limit or a value cannot be computed. */
function integrate({ lower, upper, body, variable }: BinderNode): number | undefined {
  const [from, to] = [lower, upper].map((end) => end && computeWithIntegrals(end));
  if (from === undefined || to === undefined) return undefined;
  const half = (to - from) / PANELS / 2;
  let sum = 0;
  for (let panel = 0; panel < PANELS; panel++)
    for (const [point, weight] of GAUSS) {
      const value = evaluateAt(body, variable, from + half * (2 * panel + 1 + point));
      if (value === undefined) return undefined;
      sum += weight * value * half;
    }
  return sum;
}

function evaluateAt(body: MathNode, variable: string, at: number): number | undefined {
  const put = (part: MathNode): MathNode =>
    part.kind === 'symbol' && part.name === variable
      ? (numberNode(at, part) ?? part)
      : mapChildren(part, put);
  return computeWithIntegrals(put(body));
}

function numberNode(value: number, { span }: Pick<MathNode, 'span'>): MathNode | undefined {
  const one: NumberNode = { kind: 'number', value: { n: 1n, d: 1n }, literal: '1', span };
  const size = createNumberNode(Math.abs(value).toFixed(12), one);
  return size && (value < 0 ? { kind: 'negate', of: size, span } : size);
}
