import type { MathNode } from '../../../maths/read/node.ts';
import type { Derivation } from '../../numbers/derivation.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';

/** One number of a question with all its possible derivations, which must agree. */
export type TraceStep = {
  readonly site: NumberSite;
  readonly derivations: readonly Derivation[];
  readonly isExact: boolean;
};

/** All numbers of a question, in an order in which they can be recomputed. */
export type NumberTrace = {
  readonly steps: readonly TraceStep[];
  /** The givens that may change. */
  readonly free: readonly GivenNumber[];
  /** The denominators of options that are fractions, by their numerators. */
  readonly fractions: ReadonlyMap<NumberSite, NumberSite>;
  /** A correct option is a statement in words about the numbers. */
  readonly wordedKeys: boolean;
};

/** The reason why a question cannot be traced. */
export type TraceRefusal = { readonly reason: string };

export type Traced = NumberTrace | TraceRefusal;

/** An option and its position in the printed question. */
export type OptionSpan = {
  readonly start: number;
  readonly end: number;
  readonly correct: boolean;
  /** The id of its question. */
  readonly question: string;
};

/** A printed question with its numbers and options. */
export type Traceable = {
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
  readonly derivations: Map<NumberSite, Derivation>;
  /** Results of earlier steps that depend on a given. */
  readonly results: { readonly site: NumberSite; readonly derivation: Derivation }[];
  /** The arithmetic lines traced so far. */
  readonly lines: SolutionMember[];
  readonly fractions: Map<NumberSite, NumberSite>;
  /** Sections of the solution that substitute givens beside letters. */
  readonly substituted: Set<number>;
  assign(site: NumberSite, derivations: readonly Derivation[], isExact?: boolean): void;
  getDependencies(member: SolutionMember, node?: MathNode): ReadonlySet<GivenNumber>;
};
