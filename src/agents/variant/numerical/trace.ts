import type { MathNode } from '../../../maths/read/node.ts';
import type { Given } from './givens.ts';
import type { Source } from './play.ts';
import type { Site } from './question-map.ts';
import type { Member } from './solution-members.ts';

/** How one number of a question follows from its givens: each way it may, which must all agree. */
export type Step = { readonly site: Site; readonly sources: readonly Source[]; readonly isExact: boolean };

/** Every number of a question in an order in which they can be worked out again. */
export type Trace = {
  readonly steps: readonly Step[];
  readonly free: readonly Given[];
  /** The denominators of options that are fractions, by their numerators. */
  readonly fractions: ReadonlyMap<Site, Site>;
  /** A right option says in words what the numbers mean. */
  readonly wordedKeys: boolean;
};

/** Why a question cannot be traced. */
export type Refusal = { readonly reason: string };

export type Traced = Trace | Refusal;

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
  readonly sites: readonly Site[];
  readonly givens: readonly Given[];
  readonly options: readonly OptionPlace[];
};

/** What is known while a question is traced. */
export type Knowledge = {
  readonly tex: string;
  readonly givens: readonly Given[];
  readonly steps: Step[];
  readonly sources: Map<Site, Source>;
  /** Numbers that earlier steps arrived at and that depend on a given. */
  readonly results: { readonly site: Site; readonly source: Source }[];
  /** The arithmetic lines followed so far. */
  readonly lines: Member[];
  readonly fractions: Map<Site, Site>;
  /** Sections in which givens stand beside letters. */
  readonly substituted: Set<number>;
  assign(site: Site, sources: readonly Source[], isExact?: boolean): void;
  rootsOf(member: Member, node?: MathNode): ReadonlySet<Given>;
};
