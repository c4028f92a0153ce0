import type { MathNode } from '../../../maths/read/node.ts';
import type { Derivation } from '../../numbers/derivation.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';

/** How one number of a question follows from its givens: each way it may, which must all agree. */
export type TraceStep = {
  readonly site: NumberSite;
  readonly sources: readonly Derivation[];
  readonly isExact: boolean;
};

/** Every number of a question in an order in which they can be worked out again. */
export type NumberTrace = {
  readonly steps: readonly TraceStep[];
  readonly free: readonly GivenNumber[];
  /** The denominators of options that are fractions, by their numerators. */
  readonly fractions: ReadonlyMap<NumberSite, NumberSite>;
  /** A right option says in words what the numbers mean. */
  readonly wordedKeys: boolean;
};

/** Why a question cannot be traced. */
export type TraceRefusal = { readonly reason: string };

export type Traced = NumberTrace | TraceRefusal;

/** The options of a question by their places in the printed text. */
export type OptionPlace = {
  readonly start: number;
  readonly end: number;
  readonly correct: boolean;
  /** The question it belongs to. */
  readonly question: string;
};

export type Traceable = {
  readonly tex: string;
  readonly sites: readonly NumberSite[];
  readonly givens: readonly GivenNumber[];
  readonly options: readonly OptionPlace[];
};

/** What is known while a question is traced. */
export type TraceKnowledge = {
  readonly tex: string;
  readonly givens: readonly GivenNumber[];
  readonly steps: TraceStep[];
  readonly sources: Map<NumberSite, Derivation>;
  /** Numbers that earlier steps arrived at and that depend on a given. */
  readonly results: { readonly site: NumberSite; readonly source: Derivation }[];
  /** The arithmetic lines followed so far. */
  readonly lines: SolutionMember[];
  readonly fractions: Map<NumberSite, NumberSite>;
  /** Sections in which givens stand beside letters. */
  readonly substituted: Set<number>;
  assign(site: NumberSite, sources: readonly Derivation[], isExact?: boolean): void;
  rootsOf(member: SolutionMember, node?: MathNode): ReadonlySet<GivenNumber>;
};
