import type { Derivation } from '../../numbers/derivation.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import type { TraceState } from './trace.ts';

/** A function that finds the derivations of one sort that a number may have; empty if there are none. */
export type Explain = (
  site: NumberSite,
  member: SolutionMember | undefined,
  trace: TraceState,
) => readonly Derivation[];
