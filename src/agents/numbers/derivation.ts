import { decimalValue, parseDecimal } from '../../maths/exact/decimal.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode, NumberNode } from '../../maths/read/node.ts';
import { evaluateSide, type SideValue } from '../../verification/working/side-value.ts';
import type { GivenNumber } from './givens.ts';
import type { FormattedNumber } from './number-literal.ts';
import type { NumberSite } from './question-map.ts';
import type { SolutionMember } from './solution-members.ts';

/** One recomputation of a question with new givens; `formatted` collects the recomputed numbers. */
export type Recomputation = {
  readonly givens: ReadonlyMap<GivenNumber, number>;
  readonly formatted: Map<NumberSite, FormattedNumber>;
};

/** How a number of a question depends on the givens: its original value, and a function that recomputes it for new givens. */
export type Derivation = {
  readonly originalValue: number;
  readonly recompute: (recomputation: Recomputation) => number | undefined;
  /** The givens on which the number depends. */
  readonly dependsOn: ReadonlySet<GivenNumber>;
  /** True if no computation leads to the number. It is then scaled like the right answer, so that its size stays plausible. */
  readonly isGuess?: boolean;
  /** True if the number repeats a number of an option. It is then formatted like that option. */
  readonly isCopy?: boolean;
};

/** Creates the derivation of a number that never changes. */
export function deriveConstant(value: number): Derivation {
  return { originalValue: value, recompute: () => value, dependsOn: new Set() };
}

/** Creates the derivation of a number that depends on a single given. */
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

/** Creates the derivation of a number that is computed from another number. */
export function mapDerivation(derivation: Derivation, change: (value: number) => number): Derivation {
  const { originalValue, recompute, dependsOn } = derivation;
  return {
    originalValue: change(originalValue),
    recompute: (recomputation) => {
      const value = recompute(recomputation);
      return value === undefined ? undefined : change(value);
    },
    dependsOn,
  };
}

/** Creates the derivation of a number that is computed from two other numbers. */
export function combineDerivations(first: Derivation, second: Derivation, apply: CombineValues): Derivation {
  return {
    originalValue: apply(first.originalValue, second.originalValue),
    recompute: (recomputation) => {
      const [a, b] = [first.recompute(recomputation), second.recompute(recomputation)];
      return a === undefined || b === undefined ? undefined : apply(a, b);
    },
    dependsOn: first.dependsOn.union(second.dependsOn),
  };
}

export type CombineValues = (a: number, b: number) => number;

/** Creates the derivation of the absolute value of an expression; returns none if the value is 0 or cannot be computed. */
export function deriveExpression(
  member: SolutionMember,
  node: MathNode,
  getDependencies: (member: SolutionMember, node: MathNode) => ReadonlySet<GivenNumber>,
): Derivation[] {
  const value = evaluateSide(node);
  if (value === undefined || value.number === 0) return [];
  const sign = Math.sign(value.number);
  const recompute = (recomputation: Recomputation): number | undefined => {
    const recomputed = recomputeValue(member, node, recomputation);
    return recomputed && recomputed.number * sign;
  };
  return [{ originalValue: value.number * sign, recompute, dependsOn: getDependencies(member, node) }];
}

/** Returns the recomputed number at a site; the original number if it has not been recomputed yet. */
export function getCurrentNumber(site: NumberSite, { formatted }: Recomputation): number {
  return formatted.get(site)?.value ?? site.value;
}

/** Replaces the numbers of an expression by the recomputed ones; undefined when the sign of an exponent of ten would change. */
export function substituteNumbers(
  member: SolutionMember,
  node: MathNode,
  recomputation: Recomputation,
): MathNode | undefined {
  return replaceNumbers(node, (number) => recomputeNumber(member, number, recomputation));
}

/** Replaces the numbers of an expression; undefined if one of them has no replacement. */
export function replaceNumbers(
  node: MathNode,
  replace: (number: NumberNode) => NumberNode | undefined,
): MathNode | undefined {
  let isComplete = true;
  const change = (inner: MathNode): MathNode => {
    if (inner.kind !== 'number') return mapChildren(inner, change);
    const replacement = replace(inner);
    if (replacement === undefined) isComplete = false;
    return replacement ?? inner;
  };
  const changed = change(node);
  return isComplete ? changed : undefined;
}

function recomputeNumber(
  member: SolutionMember,
  node: NumberNode,
  { formatted }: Recomputation,
): NumberNode | undefined {
  const site = member.siteByStart.get(node.span.start);
  const newNumber = site && formatted.get(site);
  if (site === undefined || newNumber === undefined) return node;
  if (site.start - member.start === node.span.start) return createNumberNode(newNumber.text, node);
  // The node is the exponent of a power of ten.
  const power = newNumber.exponent ?? '0';
  const isSameSign = power.startsWith('-') === (site.exponent?.value ?? 0) < 0;
  return isSameSign ? createNumberNode(power.replace('-', ''), node) : undefined;
}

/** Creates a number node with another value at the same position. */
export function createNumberNode(text: string, { span }: NumberNode): NumberNode | undefined {
  const digits = text.replace(/\\,|\{,\}|,/g, '');
  const decimal = parseDecimal(digits);
  return decimal && { kind: 'number', value: decimalValue(decimal), literal: digits, span };
}

/** Returns the value of an expression in a recomputation. */
export function recomputeValue(
  member: SolutionMember,
  node: MathNode,
  recomputation: Recomputation,
): SideValue | undefined {
  const substituted = substituteNumbers(member, node, recomputation);
  return substituted && evaluateSide(substituted);
}
