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
export function checkIntegrals(question: Question): Finding[] {
  const tex = printQuestion(question);
  const members = findSolutionMembers(tex, findNumberSites(tex));
  return members.flatMap((member): Finding[] => {
    const integral = member.isArithmetic ? findIntegralBefore(member) : undefined;
    const stated = member.node && evaluateSide(withoutUnits(member.node))?.number;
    const computed = integral && computeIntegral(integral.tex);
    if (stated === undefined || computed === undefined || isNear(stated, computed)) return [];
    const message = `$${integral?.tex}$ is ${Number(computed.toPrecision(4))}, not $${member.tex}$.`;
    return [createErrorFinding('integral-holds', message)];
  });
}

/** Finds the nearest member before this one in the chain of equalities that contains an integral. */
function findIntegralBefore({ previous }: SolutionMember): SolutionMember | undefined {
  if (previous === undefined || (previous.node && containsIntegral(previous.node))) return previous;
  return findIntegralBefore(previous);
}

function containsIntegral(node: MathNode): boolean {
  return isIntegral(node) || childrenOf(node).some(containsIntegral);
}

function isIntegral(node: MathNode): node is BinderNode {
  return node.kind === 'binder' && node.operator === 'integral' && node.lower !== undefined;
}

/** The relative difference that rounding may cause. */
const ROUNDING_TOLERANCE = 0.006;

/** Whether two values agree after rounding; a unit prefix may shift the decimal point. */
function isNear(stated: number, computed: number): boolean {
  if (Math.abs(stated - computed) <= Math.max(1e-9, ROUNDING_TOLERANCE * Math.abs(computed))) return true;
  const powerOfTen = Math.log10(Math.abs(stated / computed));
  return Math.sign(stated) === Math.sign(computed) && Math.abs(powerOfTen - Math.round(powerOfTen)) < 0.0026;
}

/** Computes TeX with integrals; letters after numbers are read as variables, never as units. */
function computeIntegral(tex: string): number | undefined {
  const parsed = readMath(tex, { tex: true, units: 'no' });
  return parsed.ok ? computeWithIntegrals(parsed.node) : undefined;
}

/** Computes an expression that may contain integrals; undefined if that is not possible. */
function computeWithIntegrals(node: MathNode): number | undefined {
  let isComplete = true;
  const change = (node: MathNode): MathNode => {
    if (!isIntegral(node)) return mapChildren(node, change);
    const value = integrate(node);
    const replacement = value === undefined ? undefined : toNumberNode(value, node);
    if (replacement === undefined) isComplete = false;
    return replacement ?? node;
  };
  const changed = change(withoutUnits(node));
  return isComplete ? evaluateSide(changed)?.number : undefined;
}

/** Points and weights of the five-point Gauss–Legendre rule on (−1, 1). */
const GAUSS_POINTS = [
  [0, 128 / 225],
  [0.5384693101056831, 0.4786286704993665],
  [-0.5384693101056831, 0.4786286704993665],
  [0.906179845938664, 0.2369268850561891],
  [-0.906179845938664, 0.2369268850561891],
] as const;
/** The number of equal subintervals. */
const SUBINTERVALS = 6;

/** Integrates numerically; undefined if a limit or a value cannot be computed. */
function integrate({ lower, upper, body, variable }: BinderNode): number | undefined {
  const [from, to] = [lower, upper].map((end) => end && computeWithIntegrals(end));
  if (from === undefined || to === undefined) return undefined;
  const halfWidth = (to - from) / SUBINTERVALS / 2;
  let sum = 0;
  for (let interval = 0; interval < SUBINTERVALS; interval++)
    for (const [point, weight] of GAUSS_POINTS) {
      const value = evaluateAt(body, variable, from + halfWidth * (2 * interval + 1 + point));
      if (value === undefined) return undefined;
      sum += weight * value * halfWidth;
    }
  return sum;
}

function evaluateAt(body: MathNode, variable: string, point: number): number | undefined {
  const substitute = (node: MathNode): MathNode =>
    node.kind === 'symbol' && node.name === variable
      ? (toNumberNode(point, node) ?? node)
      : mapChildren(node, substitute);
  return computeWithIntegrals(substitute(body));
}

/** Creates a number node, or a negated number node for a negative value. */
function toNumberNode(value: number, { span }: Pick<MathNode, 'span'>): MathNode | undefined {
  const template: NumberNode = { kind: 'number', value: { n: 1n, d: 1n }, literal: '1', span };
  const magnitude = createNumberNode(Math.abs(value).toFixed(12), template);
  return magnitude && (value < 0 ? { kind: 'negate', of: magnitude, span } : magnitude);
}
