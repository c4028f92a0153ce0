import type { MathNode } from '../../../maths/read/node.ts';
import { evaluateSide } from '../../../verification/working/side-value.ts';
import { listErrorModels } from '../../authoring/error-models.ts';
import {
  combineDerivations,
  type Derivation,
  deriveExpression,
  getCurrentNumber,
  createNumberNode,
  type Recomputation,
  replaceNumbers,
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
  const lines = members.filter(({ isArithmetic, previous: before }) => isArithmetic && before !== undefined);
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
  return listErrorModels(member.node).flatMap(({ node }) =>
    deriveExpression(member, node, known.getDependencies),
  );
}

const MAX_SHARES = 24;

function deriveShares(parts: readonly Derivation[]): Derivation[] {
  const proper = parts.filter(({ originalValue: old }) => old > 0 && old < 1);
  const byValue = new Map(proper.map((part) => [part.originalValue.toPrecision(9), part]));
  const distinct = [...byValue.values()].slice(0, MAX_SHARES);
  const products = distinct.flatMap((one, at) =>
    distinct
      .slice(at)
      .flatMap((other) => [1, 2].map((times) => combineDerivations(one, other, (a, b) => a * b * times))),
  );
  return [...proper, ...deriveComplements(distinct, 1), ...products];
}

type WrongOptions = {
  readonly key: NumberSite;
  readonly wrong: readonly NumberSite[];
  readonly known: TraceState;
};

/** A computation with each wrong option in place of the correct one. */
function deriveFollowThrough(member: SolutionMember, { key, wrong, known }: WrongOptions): Derivation[] {
  const { node } = member;
  const places = [...member.siteByStart].filter(([, site]) => site.text === key.text && site.unit === '');
  if (node === undefined || places.length === 0) return [];
  const starts = new Set(places.map(([start]) => start));
  const put = (whole: MathNode, text: string): MathNode | undefined =>
    replaceNumbers(whole, (part) => (starts.has(part.span.start) ? createNumberNode(text, part) : part));
  return wrong.flatMap((option): Derivation[] => {
    const old = put(node, option.text);
    const value = old && evaluateSide(old)?.number;
    if (value === undefined || value <= 0) return [];
    const recompute = (recomputation: Recomputation): number | undefined => {
      const made = substituteNumbers(member, node, recomputation);
      const changed = made && put(made, String(getCurrentNumber(option, recomputation)));
      return changed && evaluateSide(changed)?.number;
    };
    const own = known.derivations.get(option)?.dependsOn ?? new Set();
    return [{ originalValue: value, recompute, dependsOn: known.getDependencies(member).union(own) }];
  });
}
