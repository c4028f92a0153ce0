import type { Classification } from '../../domain/classification.ts';
import type { EqualityCounts } from '../../domain/equality-counts.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Ideas, SkippedStep } from '../../domain/pipeline-result.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';

/** The findings, the provenance and the skipped work that one step reports. */
export type StepRecords = {
  readonly step: string;
  readonly findings: readonly Finding[];
  readonly skipped: readonly SkippedStep[];
  readonly provenance: readonly Provenance[];
  /** True when the step was skipped because a model or a service failed. False when it was skipped because none is configured. */
  readonly failed: boolean;
};

/** A variant or an alternative solution, as it is written to the folder. */
export type AuthoredText = {
  /** The name of the file without its ending. */
  readonly name: string;
  readonly latex: string;
  readonly hasPassedChecks: boolean;
  readonly question?: Question;
};

/** A further question of a source; it is processed on its own. */
export type FurtherQuestion = { readonly position: number; readonly latex: string };

/** The result of all steps so far, as plain data. Images are not part of the state; they are part of the pipeline item. */
export type ProcessingState = {
  readonly classification?: Classification;
  /** The question that was read; null when the text cannot be read as a question. */
  readonly question?: Question | null;
  readonly latex: string;
  /** The position of the question among those that were read from the source; set if there are several. */
  readonly position?: number;
  /** The other questions that were read from the same source. */
  readonly further: readonly FurtherQuestion[];
  readonly figureDescription?: string | null;
  readonly hasFigure: boolean;
  readonly tikz?: string;
  readonly ideas?: Ideas;
  readonly alternateSolutions: readonly AuthoredText[];
  readonly variants: readonly AuthoredText[];
  /** How many equalities of the question were judged. */
  readonly equalities?: EqualityCounts;
  readonly problemId?: string;
  readonly records: readonly StepRecords[];
};

export const INITIAL_STATE: ProcessingState = {
  latex: '',
  further: [],
  hasFigure: false,
  alternateSolutions: [],
  variants: [],
  records: [],
};

/** The fields that a step adds to the state, and the records of the step. */
export type StateUpdate = Partial<Omit<ProcessingState, 'records'>> & {
  readonly stepRecords: StepRecords;
};

/** Adds the fields of a step to the state and appends its records. */
export function updateState(
  state: ProcessingState,
  { stepRecords, ...fields }: StateUpdate,
): ProcessingState {
  return { ...state, ...fields, records: [...state.records, stepRecords] };
}
