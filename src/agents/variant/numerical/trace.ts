import type { MathNode } from '../../../maths/read/node.ts';
import type { Derivation } from '../../numbers/derivation.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import type { Alignment } from './align-formula.ts';
import type { Equation } from './equation.ts';

/** One number of a question with all its possible derivations; their results must agree. */
export type TraceStep = {
  readonly site: NumberSite;
  readonly derivations: readonly Derivation[];
  /** True if the number is not rounded. */
  readonly isExact: boolean;
};

/** All numbers of a question, in an order in which they can be recomputed. */
export type NumberTrace = {
  readonly steps: readonly TraceStep[];
  /** The givens that may change. */
  readonly changeableGivens: readonly GivenNumber[];
  /** Values that the learner must show. A result near such a value must stay near it. */
  readonly shownGivens: readonly GivenNumber[];
  /** The denominators of options that are fractions, by their numerators. */
  readonly denominators: ReadonlyMap<NumberSite, NumberSite>;
  /** True if a correct option is a statement in words. */
  readonly hasKeyInWords: boolean;
  /** Equations of the solution that must also hold for the new numbers. */
  readonly solvedEquations: readonly SolvedEquation[];
};

/** An equation, and the value that the solution found for its unknown. */
export type SolvedEquation = { readonly equation: Equation; readonly solution: Derivation };

/** The reason why a question cannot be traced. */
export type TraceRefusal = { readonly reason: string };

/** The trace of a question, or the reason why there is none. */
export type TraceOutcome = NumberTrace | TraceRefusal;

/** An option and its position in the printed question. */
export type OptionSpan = {
  readonly start: number;
  readonly end: number;
  readonly correct: boolean;
  /** The id of the question to which the option belongs. */
  readonly question: string;
  /** The path of the part to which it belongs; empty for an option of the question itself. */
  readonly part: string;
};

/** A printed question with its numbers and options. */
export type PrintedQuestion = {
  readonly tex: string;
  readonly sites: readonly NumberSite[];
  readonly givens: readonly GivenNumber[];
  readonly options: readonly OptionSpan[];
};

/** The state of a trace in progress. */
export type TraceState = {
  readonly tex: string;
  readonly givens: readonly GivenNumber[];
  readonly steps: TraceStep[];
  /** The derivation of each traced number. */
  readonly derivations: Map<NumberSite, Derivation>;
  /** The numbers of the solution, traced so far, that depend on a given. */
  readonly results: { readonly site: NumberSite; readonly derivation: Derivation }[];
  /** The arithmetic lines traced so far. */
  readonly arithmeticLines: SolutionMember[];
  readonly denominators: Map<NumberSite, NumberSite>;
  /** The value of each letter, as far as the solution or the stem shows it. A later value replaces an earlier one. */
  readonly letterValues: Map<string, Derivation>;
  /** Returns what the numbers of a line stand for in the formula before it. */
  getAlignment(member: SolutionMember): Alignment;
  /** The equations with one unknown letter. */
  readonly equations: Equation[];
  /** Sections of the solution in which a formula contains both letters and substituted givens. */
  readonly sectionsWithSubstitution: Set<number>;
  /** Records the derivations of a number; `isExact` is true if the number is not rounded. */
  assign(site: NumberSite, derivations: readonly Derivation[], isExact?: boolean): void;
  /** Returns the givens on which an expression depends. */
  getDependencies(member: SolutionMember, node?: MathNode): ReadonlySet<GivenNumber>;
};
