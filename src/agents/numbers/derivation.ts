import { decimalValue, parseDecimal } from '../../maths/exact/decimal.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode, NumberNode } from '../../maths/read/node.ts';
import { type SideValue, sideValue } from '../../verification/working/side-value.ts';
import type { GivenNumber } from './givens.ts';
import type { FormattedNumber } from './number-literal.ts';
import type { NumberSite } from './question-map.ts';
import type { SolutionMember } from './solution-members.ts';

/** One set of new numbers: the givens, and what was worked out from them so far. */
export type Recomputation = {
  readonly givens: ReadonlyMap<GivenNumber, number>;
  readonly spelled: Map<NumberSite, FormattedNumber>;
};

/** Where a number comes from: its value in the question as it is, and in a play. */
export type Derivation = {
  readonly old: number;
  readonly now: (play: Recomputation) => number | undefined;
  /** The givens it depends on. */
  readonly roots: ReadonlySet<GivenNumber>;
  /** It stands for no computation; only its size is right. */
  readonly isGuess?: boolean;
  /** It says again what an option says, in the same manner. */
  readonly isCopy?: boolean;
};

export function deriveConstant(old: number): Derivation {
  return { old, now: () => old, roots: new Set() };
}

export function deriveFromGiven(
  given: GivenNumber,
  change: (value: number) => number = (value) => value,
): Derivation {
  return {
    old: change(given.value),
    now: ({ givens }) => change(givens.get(given) ?? given.value),
    roots: new Set([given]),
  };
}

/** What a site shows in a play. */
export function getShownNumber(site: NumberSite, { spelled }: Recomputation): number {
  return spelled.get(site)?.value ?? site.value;
}

/** A part of a member with the numbers of a play put in; undefined when a sign of a power of ten would change. */
export function substituteNumbers(
  member: SolutionMember,
  node: MathNode,
  play: Recomputation,
): MathNode | undefined {
  let isWhole = true;
  const change = (part: MathNode): MathNode => {
    if (part.kind !== 'number') return mapChildren(part, change);
    const made = numberIn(member, part, play);
    if (made === undefined) isWhole = false;
    return made ?? part;
  };
  const made = change(node);
  return isWhole ? made : undefined;
}

function numberIn(
  member: SolutionMember,
  node: NumberNode,
  { spelled }: Recomputation,
): NumberNode | undefined {
  const site = member.siteAt.get(node.span.start);
  const spelling = site && spelled.get(site);
  if (site === undefined || spelling === undefined) return node;
  if (site.start - member.start === node.span.start) return literalNode(spelling.text, node);
  const power = spelling.exponent ?? '0';
  const isSameSign = power.startsWith('-') === (site.exponent?.value ?? 0) < 0;
  return isSameSign ? literalNode(power.replace('-', ''), node) : undefined;
}

/** Another number in the place of a number. */
export function literalNode(text: string, { span }: NumberNode): NumberNode | undefined {
  const plain = text.replace(/\\,|\{,\}|,/g, '');
  const decimal = parseDecimal(plain);
  return decimal && { kind: 'number', value: decimalValue(decimal), literal: plain, span };
}

/** The value of a part of a member in a play. */
export function recomputeValue(
  member: SolutionMember,
  node: MathNode,
  play: Recomputation,
): SideValue | undefined {
  const made = substituteNumbers(member, node, play);
  return made && sideValue(made);
}
