import type { Classification } from '../../domain/classification.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Ideas, SkippedStep } from '../../domain/pipeline-result.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';

/** What one step noticed. */
export type StepNote = {
  readonly step: string;
  readonly findings: readonly Finding[];
  readonly skipped: readonly SkippedStep[];
  readonly provenance: readonly Provenance[];
  /** A skipped step that a model or a service, not its absence, prevented. */
  readonly failed: boolean;
};

/** A variant or another solution as it goes into the folder. */
export type MadePart = {
  /** The name of its file without the ending. */
  readonly name: string;
  readonly latex: string;
  readonly sound: boolean;
  readonly question?: Question;
};

/** What is known of a question so far: plain data only; pictures stay with the tools. */
export type PipelineState = {
  readonly classification?: Classification;
  /** The question as it was read; null when it cannot be read as one. */
  readonly question?: Question | null;
  readonly latex: string;
  readonly figureDescription?: string | null;
  readonly hasFigure: boolean;
  readonly tikz?: string;
  readonly foundIdeas?: Ideas;
  readonly otherSolutions: readonly MadePart[];
  readonly madeVariants: readonly MadePart[];
  readonly problemId?: string;
  readonly notes: readonly StepNote[];
};

export const FIRST_STATE: PipelineState = {
  latex: '',
  hasFigure: false,
  otherSolutions: [],
  madeVariants: [],
  notes: [],
};

/** What a step adds; its note joins those of the others. */
export type PipelineUpdate = Partial<Omit<PipelineState, 'notes'>> & { readonly note: StepNote };

/** Steps that run side by side write different fields. */
export function updateState(state: PipelineState, { note, ...news }: PipelineUpdate): PipelineState {
  return { ...state, ...news, notes: [...state.notes, note] };
}
