import type { Classification } from '../../domain/classification.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Ideas, SkippedStep } from '../../domain/pipeline-result.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';

/** Findings, provenance and skipped work that one step reports. */
export type StepNote = {
  readonly step: string;
  readonly findings: readonly Finding[];
  readonly skipped: readonly SkippedStep[];
  readonly provenance: readonly Provenance[];
  /** True when the step was skipped because a model or a service failed, rather than because none is configured. */
  readonly failed: boolean;
};

/** A variant or an alternative solution, as it is written to the folder. */
export type MadePart = {
  /** The name of its file without the ending. */
  readonly name: string;
  readonly latex: string;
  readonly sound: boolean;
  readonly question?: Question;
};

/** The result of all steps so far, as plain data. Images are not part of it; they are in the item. */
export type ProcessingState = {
  readonly classification?: Classification;
  /** The question that was read; null when the text cannot be read as a question. */
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

export const INITIAL_STATE: ProcessingState = {
  latex: '',
  hasFigure: false,
  otherSolutions: [],
  madeVariants: [],
  notes: [],
};

/** The fields that a step adds, and its note. */
export type StateUpdate = Partial<Omit<ProcessingState, 'notes'>> & { readonly note: StepNote };

/** Adds the fields of a step to the state and appends its note. */
export function updateState(state: ProcessingState, { note, ...fields }: StateUpdate): ProcessingState {
  return { ...state, ...fields, notes: [...state.notes, note] };
}
