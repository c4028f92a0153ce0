import { mapChildren } from '../../../maths/read/map-children.ts';
import type { MathNode } from '../../../maths/read/node.ts';
import { sideValue } from '../../../verification/working/side-value.ts';
import { listErrorModels } from '../../authoring/error-models.ts';
import {
  type Derivation,
  getShownNumber,
  literalNode,
  type Recomputation,
  recomputeValue,
  substituteNumbers,
} from '../../numbers/derivation.ts';
import { deriveComplements } from '../../numbers/derive-values.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { derivePartValues } from './part-values.ts';
import type { TraceState } from './trace.ts';

/** Values that result from mistakes in a solution. */
export type WrongValues = {
  /** Computations with one slip, and the values of their parts. */
  readonly slips: () => readonly Derivation[];
  /** Values between 0 and 1: parts, their complements, and products of two of them. */
  readonly shares: () => readonly Derivation[];
  /** Computations that continue from a wrong option of an earlier question. */
  followThrough(key: NumberSite, wrong: readonly NumberSite[]): readonly Derivation[];
};

/** Collects the wrong values of a solution; each list is computed on first use. */
export function createWrongValues(members: readonly SolutionMember[], known: TraceState): WrongValues {
  const lines = members.filter(({ isArithmetic, before }) => isArithmetic && before !== undefined);
  const parts = lazily(() => lines.flatMap((line) => derivePartValues(line, known.getDependencies)));
  return {
    slips: lazily(() =>
      lines.flatMap((line) => [
        ...derivePartValues(line, known.getDependencies),
        ...deriveSlips(line, known),
      ]),
    ),
    shares: lazily(() => deriveShares(parts())),
    followThrough: (key, wrong) => lines.flatMap((line) => deriveFollowThrough(line, { key, wrong, known })),
  };
}

function lazily<T>(make: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed ??= { value: make() };
    return computed.value;
  };
}

function deriveSlips(member: SolutionMember, known: TraceState): Derivation[] {
  if (member.node === undefined) return [];
  return listErrorModels(member.node).flatMap(({ node }): Derivation[] => {
    const value = sideValue(node);
    if (value === undefined || value.number === 0) return [];
    const sign = Math.sign(value.number);
    const recompute = (recomputation: Recomputation): number | undefined => {
      const made = recomputeValue(member, node, recomputation);
      return made && made.number * sign;
    };
    return [{ old: value.number * sign, recompute, dependsOn: known.getDependencies(member, node) }];
  });
}

const MAX_SHARES = 24;

function deriveShares(parts: readonly Derivation[]): Derivation[] {
  const proper = parts.filter(({ old }) => old > 0 && old < 1);
  const distinct = [...new Map(proper.map((part) => [part.old.toPrecision(9), part])).values()].slice(
    0,
    MAX_SHARES,
  );
  const products = distinct.flatMap((one, at) =>
    distinct.slice(at).flatMap((other) => [deriveProduct(one, other, 1), deriveProduct(one, other, 2)]),
  );
  return [...proper, ...deriveComplements(distinct, 1), ...products];
}

function deriveProduct(one: Derivation, other: Derivation, times: number): Derivation {
  return {
    old: one.old * other.old * times,
    recompute: (recomputation) => {
      const [a, b] = [one.recompute(recomputation), other.recompute(recomputation)];
      return a === undefined || b === undefined ? undefined : a * b * times;
    },
    dependsOn: one.dependsOn.union(other.dependsOn),
  };
}

type WrongOptions = {
  readonly key: NumberSite;
  readonly wrong: readonly NumberSite[];
  readonly known: TraceState;
};

/** A computation with each wrong option in place of the correct one. */
function deriveFollowThrough(member: SolutionMember, { key, wrong, known }: WrongOptions): Derivation[] {
  const { node } = member;
  const places = [...member.siteAt].filter(([, site]) => site.text === key.text && site.unit === '');
  if (node === undefined || places.length === 0) return [];
  const starts = new Set(places.map(([start]) => start));
  return wrong.flatMap((option): Derivation[] => {
    const old = replaceNumbers(node, starts, option.text);
    const value = old && sideValue(old)?.number;
    if (value === undefined || value <= 0) return [];
    const recompute = (recomputation: Recomputation): number | undefined => {
      const made = substituteNumbers(member, node, recomputation);
      const changed = made && replaceNumbers(made, starts, String(getShownNumber(option, recomputation)));
      return changed && sideValue(changed)?.number;
    };
    const own = known.derivations.get(option)?.dependsOn ?? new Set();
    return [{ old: value, recompute, dependsOn: known.getDependencies(member).union(own) }];
  });
}

/** Replaces the numbers at these positions; undefined if the text is not a number. */
function replaceNumbers(node: MathNode, starts: ReadonlySet<number>, text: string): MathNode | undefined {
  let isComplete = true;
  const change = (part: MathNode): MathNode => {
    if (part.kind !== 'number') return mapChildren(part, change);
    if (!starts.has(part.span.start)) return part;
    const made = literalNode(text, part);
    if (made === undefined) isComplete = false;
    return made ?? part;
  };
  const made = change(node);
  return isComplete ? made : undefined;
}
