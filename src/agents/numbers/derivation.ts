import { decimalValue, parseDecimal } from '../../maths/exact/decimal.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode, NumberNode } from '../../maths/read/node.ts';
import { type SideValue, sideValue } from '../../verification/working/side-value.ts';
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
  readonly old: number;
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
  return { old, recompute: () => old, dependsOn: new Set() };
}

/** A number that depends on one given only. */
export function deriveFromGiven(
  given: GivenNumber,
  change: (value: number) => number = (value) => value,
): Derivation {
  return {
    old: change(given.value),
    recompute: ({ givens }) => change(givens.get(given) ?? given.value),
    dependsOn: new Set([given]),
  };
}

/** The number at a site in a recomputation; the original number if it has not been recomputed yet. */
export function getShownNumber(site: NumberSite, { formatted }: Recomputation): number {
  return formatted.get(site)?.value ?? site.value;
}

/** Replaces the numbers of an expression by the recomputed ones; undefined when the sign of an exponent of ten would change. */
export function substituteNumbers(
  member: SolutionMember,
  node: MathNode,
  recomputation: Recomputation,
): MathNode | undefined {
  let isComplete = true;
  const change = (part: MathNode): MathNode => {
    if (part.kind !== 'number') return mapChildren(part, change);
    const made = recomputeNumber(member, part, recomputation);
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
  const site = member.siteAt.get(node.span.start);
  const formattedNumber = site && formatted.get(site);
  if (site === undefined || formattedNumber === undefined) return node;
  if (site.start - member.start === node.span.start) return literalNode(formattedNumber.text, node);
  const power = formattedNumber.exponent ?? '0';
  const isSameSign = power.startsWith('-') === (site.exponent?.value ?? 0) < 0;
  return isSameSign ? literalNode(power.replace('-', ''), node) : undefined;
}

/** A number node with another value at the same position. */
export function literalNode(text: string, { span }: NumberNode): NumberNode | undefined {
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
  return made && sideValue(made);
}
