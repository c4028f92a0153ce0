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
import { partValues } from './part-values.ts';
import type { TraceKnowledge } from './trace.ts';

/** Values that a solution does not come to, but that a mistake in it would. */
export type WrongValues = {
  /** Computations with one slip in them, and what their parts come to. */
  readonly slips: () => readonly Derivation[];
  /** Shares between 0 and 1: parts, what is left of one, products of two of them. */
  readonly shares: () => readonly Derivation[];
  /** Computations that go on from a wrong option of an earlier question. */
  carriedFrom(key: NumberSite, wrong: readonly NumberSite[]): readonly Derivation[];
};

export function createWrongValues(members: readonly SolutionMember[], known: TraceKnowledge): WrongValues {
  const lines = members.filter(({ isArithmetic, before }) => isArithmetic && before !== undefined);
  const parts = lazily(() => lines.flatMap((line) => partValues(line, known.rootsOf)));
  return {
    slips: lazily(() =>
      lines.flatMap((line) => [...partValues(line, known.rootsOf), ...slipValues(line, known)]),
    ),
    shares: lazily(() => sharesOf(parts())),
    carriedFrom: (key, wrong) => lines.flatMap((line) => carriedValues(line, { key, wrong, known })),
  };
}

function lazily<T>(make: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
}

function slipValues(member: SolutionMember, known: TraceKnowledge): Derivation[] {
  if (member.node === undefined) return [];
  return listErrorModels(member.node).flatMap(({ node }): Derivation[] => {
    const value = sideValue(node);
    if (value === undefined || value.number === 0) return [];
    const sign = Math.sign(value.number);
    const now = (play: Recomputation): number | undefined => {
      const made = recomputeValue(member, node, play);
      return made && made.number * sign;
    };
    return [{ old: value.number * sign, now, roots: known.rootsOf(member, node) }];
  });
}

const MAX_SHARES = 24;

function sharesOf(parts: readonly Derivation[]): Derivation[] {
  const proper = parts.filter(({ old }) => old > 0 && old < 1);
  const distinct = [...new Map(proper.map((part) => [part.old.toPrecision(9), part])).values()].slice(
    0,
    MAX_SHARES,
  );
  const products = distinct.flatMap((one, at) =>
    distinct.slice(at).flatMap((other) => [productOf(one, other, 1), productOf(one, other, 2)]),
  );
  return [...proper, ...deriveComplements(distinct, 1), ...products];
}

function productOf(one: Derivation, other: Derivation, times: number): Derivation {
  return {
    old: one.old * other.old * times,
    now: (play) => {
      const [a, b] = [one.now(play), other.now(play)];
      return a === undefined || b === undefined ? undefined : a * b * times;
    },
    roots: one.roots.union(other.roots),
  };
}

type Carried = {
  readonly key: NumberSite;
  readonly wrong: readonly NumberSite[];
  readonly known: TraceKnowledge;
};

/** A computation with each wrong option in the place of the right one. */
function carriedValues(member: SolutionMember, { key, wrong, known }: Carried): Derivation[] {
  const { node } = member;
  const places = [...member.siteAt].filter(([, site]) => site.text === key.text && site.unit === '');
  if (node === undefined || places.length === 0) return [];
  const starts = new Set(places.map(([start]) => start));
  return wrong.flatMap((option): Derivation[] => {
    const old = withNumber(node, starts, option.text);
    const value = old && sideValue(old)?.number;
    if (value === undefined || value <= 0) return [];
    const now = (play: Recomputation): number | undefined => {
      const made = substituteNumbers(member, node, play);
      const changed = made && withNumber(made, starts, String(getShownNumber(option, play)));
      return changed && sideValue(changed)?.number;
    };
    const own = known.sources.get(option)?.roots ?? new Set();
    return [{ old: value, now, roots: known.rootsOf(member).union(own) }];
  });
}

/** The node with another number at these places. */
function withNumber(node: MathNode, starts: ReadonlySet<number>, text: string): MathNode | undefined {
  let isWhole = true;
  const change = (part: MathNode): MathNode => {
    if (part.kind !== 'number') return mapChildren(part, change);
    if (!starts.has(part.span.start)) return part;
    const made = literalNode(text, part);
    if (made === undefined) isWhole = false;
    return made ?? part;
  };
  const made = change(node);
  return isWhole ? made : undefined;
}
