import type { MathNode } from '../../../maths/read/node.ts';
import { evaluateSide } from '../../../verification/working/side-value.ts';
import { listErrorModels } from '../../authoring/error-models.ts';
import {
  combineDerivations,
  createNumberNode,
  type Derivation,
  deriveExpression,
  getCurrentNumber,
  type Recomputation,
  replaceNumbers,
  substituteNumbers,
} from '../../numbers/derivation.ts';
import { deriveComplements } from '../../numbers/derive-values.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { deriveSubexpressionValues } from './subexpression-values.ts';
import type { TraceState } from './trace.ts';

/** Values that result from mistakes in a solution. */
export type WrongValues = {
  /** The results of computations with one mistake, and the values of the parts of correct computations. */
  readonly mistakes: () => readonly Derivation[];
  /** Values between 0 and 1, such as probabilities: subexpressions, their complements, and products of two of them. */
  readonly fractionValues: () => readonly Derivation[];
  /** The results of computations that continue from a wrong option of an earlier question. */
  deriveCarriedErrors(key: NumberSite, wrong: readonly NumberSite[]): readonly Derivation[];
};

/** Collects the wrong values of a solution; each list is computed on first use. */
export function createWrongValues(members: readonly SolutionMember[], trace: TraceState): WrongValues {
  const lines = members.filter(({ isArithmetic, previous }) => isArithmetic && previous !== undefined);
  const subexpressions = computeOnce(() =>
    lines.flatMap((line) => deriveSubexpressionValues(line, trace.getDependencies)),
  );
  return {
    mistakes: computeOnce(() =>
      lines.flatMap((line) => [
        ...deriveSubexpressionValues(line, trace.getDependencies),
        ...deriveMistakes(line, trace),
      ]),
    ),
    fractionValues: computeOnce(() => deriveFractionValues(subexpressions())),
    deriveCarriedErrors: (key, wrong) =>
      lines.flatMap((line) => deriveCarriedErrors(line, { key, wrong, trace })),
  };
}

/** Wraps a function so that it is called once, on first use. */
function computeOnce<T>(make: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed ??= { value: make() };
    return computed.value;
  };
}

function deriveMistakes(member: SolutionMember, trace: TraceState): Derivation[] {
  if (member.node === undefined) return [];
  return listErrorModels(member.node).flatMap(({ node }) =>
    deriveExpression(member, node, trace.getDependencies),
  );
}

const MAX_FRACTION_VALUES = 24;

function deriveFractionValues(derivations: readonly Derivation[]): Derivation[] {
  const properFractions = derivations.filter(({ originalValue }) => originalValue > 0 && originalValue < 1);
  const byValue = new Map(
    properFractions.map((fraction) => [fraction.originalValue.toPrecision(9), fraction]),
  );
  const distinct = [...byValue.values()].slice(0, MAX_FRACTION_VALUES);
  const products = distinct.flatMap((first, index) =>
    distinct
      .slice(index)
      .flatMap((second) => [1, 2].map((times) => combineDerivations(first, second, (a, b) => a * b * times))),
  );
  return [...properFractions, ...deriveComplements(distinct, 1), ...products];
}

type WrongOptions = {
  readonly key: NumberSite;
  readonly wrong: readonly NumberSite[];
  readonly trace: TraceState;
};

/** Repeats a computation with each wrong option in place of the correct one. */
function deriveCarriedErrors(member: SolutionMember, { key, wrong, trace }: WrongOptions): Derivation[] {
  const { node } = member;
  const occurrences = [...member.siteByStart].filter(
    ([, site]) => site.text === key.text && site.unit === '',
  );
  if (node === undefined || occurrences.length === 0) return [];
  const starts = new Set(occurrences.map(([start]) => start));
  const replaceKey = (expression: MathNode, text: string): MathNode | undefined =>
    replaceNumbers(expression, (number) =>
      starts.has(number.span.start) ? createNumberNode(text, number) : number,
    );
  return wrong.flatMap((option): Derivation[] => {
    const wrongComputation = replaceKey(node, option.text);
    const value = wrongComputation && evaluateSide(wrongComputation)?.number;
    if (value === undefined || value <= 0) return [];
    const recompute = (recomputation: Recomputation): number | undefined => {
      const substituted = substituteNumbers(member, node, recomputation);
      const changed = substituted && replaceKey(substituted, String(getCurrentNumber(option, recomputation)));
      return changed && evaluateSide(changed)?.number;
    };
    const optionGivens = trace.derivations.get(option)?.dependsOn ?? new Set();
    return [
      { originalValue: value, recompute, dependsOn: trace.getDependencies(member).union(optionGivens) },
    ];
  });
}
