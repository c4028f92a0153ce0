import { decimalValue, parseDecimal } from '../../maths/exact/decimal.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode, NumberNode } from '../../maths/read/node.ts';
import { evaluateSide, type SideValue } from '../../verification/working/side-value.ts';
import type { GivenNumber } from './givens.ts';
import type { FormattedNumber } from './number-literal.ts';
import type { NumberSite } from './question-map.ts';
import type { SolutionMember } from './solution-members.ts';

/** One recomputation of a question: the new givens, and the numbers computed from them so far. */
export type Recomputation = {
  readonly givens: ReadonlyMap<GivenNumber, number>;
  readonly formatted: Map<NumberSite, FormattedNumber>;
};

/** How a number of a question is derived: its value in the original question, and in a recomputation. */
export type Derivation = {
  readonly originalValue: number;
  readonly recompute: (recomputation: Recomputation) => number | undefined;
  /** The givens it depends on. */
  readonly dependsOn: ReadonlySet<GivenNumber>;
  /** No computation leads to it; it is scaled with the key so that its size stays plausible. */
  readonly isGuess?: boolean;
  /** It repeats the number of an option and is formatted like it. */
  readonly isCopy?: boolean;
};

/** A number that never changes. */
export function deriveConstant(old: number): Derivation {
  return { originalValue: old, recompute: () => old, dependsOn: new Set() };
}

/** A number that depends on one given only. */
export function deriveFromGiven(
  given: GivenNumber,
  change: (value: number) => number = (value) => value,
): Derivation {
  return {
    originalValue: change(given.value),
    recompute: ({ givens }) => change(givens.get(given) ?? given.value),
    dependsOn: new Set([given]),
  };
}

/** A number computed from another one. */
export function mapDerivation(derivation: Derivation, change: (value: number) => number): Derivation {
  const { originalValue: old, recompute, dependsOn } = derivation;
  return {
    originalValue: change(old),
    recompute: (recomputation) => {
      const value = recompute(recomputation);
      return value === undefined ? undefined : change(value);
    },
    dependsOn,
  };
}

/** A number computed from two others. */
export function combineDerivations(one: Derivation, other: Derivation, apply: CombineValues): Derivation {
  return {
    originalValue: apply(one.originalValue, other.originalValue),
    recompute: (recomputation) => {
      const [a, b] = [one.recompute(recomputation), other.recompute(recomputation)];
      return a === undefined || b === undefined ? undefined : apply(a, b);
    },
    dependsOn: one.dependsOn.union(other.dependsOn),
  };
}

export type CombineValues = (a: number, b: number) => number;

/** The absolute value of an expression in a member; empty if it is 0 or cannot be computed. */
export function deriveExpression(
  member: SolutionMember,
  node: MathNode,
  getDependencies: (member: SolutionMember, node: MathNode) => ReadonlySet<GivenNumber>,
): Derivation[] {
  const value = evaluateSide(node);
  if (value === undefined || value.number === 0) return [];
  const sign = Math.sign(value.number);
  const recompute = (recomputation: Recomputation): number | undefined => {
    const made = recomputeValue(member, node, recomputation);
    return made && made.number * sign;
  };
  return [{ originalValue: value.number * sign, recompute, dependsOn: getDependencies(member, node) }];
}

/** The number at a site in a recomputation; the original number if it has not been recomputed yet. */
export function getCurrentNumber(site: NumberSite, { formatted }: Recomputation): number {
  return formatted.get(site)?.value ?? site.value;
}

/** Replaces the numbers of an expression by the recomputed ones; undefined when the sign of an exponent of ten would change. */
export function substituteNumbers(
  member: SolutionMember,
  node: MathNode,
  recomputation: Recomputation,
): MathNode | undefined {
  return replaceNumbers(node, (part) => recomputeNumber(member, part, recomputation));
}

/** Replaces the numbers of an expression; undefined if one of them has no replacement. */
export function replaceNumbers(
  node: MathNode,
  replace: (part: NumberNode) => NumberNode | undefined,
): MathNode | undefined {
  let isComplete = true;
  const change = (part: MathNode): MathNode => {
    if (part.kind !== 'number') return mapChildren(part, change);
    const made = replace(part);
    if (made === undefined) isComplete = false;
    return made ?? part;
  };
  const made = change(node);
  return isComplete ? made : undefined;
}

function recomputeNumber(
  member: SolutionMember,
  node: NumberNode,
  { formatted }: Recomputation,
): NumberNode | undefined {
  const site = member.siteByStart.get(node.span.start);
  const shown = site && formatted.get(site);
  if (site === undefined || shown === undefined) return node;
  if (site.start - member.start === node.span.start) return createNumberNode(shown.text, node);
  const power = shown.exponent ?? '0';
  const isSameSign = power.startsWith('-') === (site.exponent?.value ?? 0) < 0;
  return isSameSign ? createNumberNode(power.replace('-', ''), node) : undefined;
}

/** A number node with another value at the same position. */
export function createNumberNode(text: string, { span }: NumberNode): NumberNode | undefined {
  const plain = text.replace(/\\,|\{,\}|,/g, '');
  const decimal = parseDecimal(plain);
  return decimal && { kind: 'number', value: decimalValue(decimal), literal: plain, span };
}

/** The value of an expression in a recomputation. */
export function recomputeValue(
  member: SolutionMember,
  node: MathNode,
  recomputation: Recomputation,
): SideValue | undefined {
  const made = substituteNumbers(member, node, recomputation);
  return made && evaluateSide(made);
}
