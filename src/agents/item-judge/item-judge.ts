import type { GenerationBrief, ItemMetadata } from '../../domain/generation.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { QualityDimensionName, ValidationError } from '../../domain/quality-loop.ts';
import type { Question } from '../../domain/question.ts';
import type { ModelCallOptions } from '../call-role.ts';

/** The score of one quality dimension, from 0 to 1; the composite score is computed from all dimensions. */
export type DimensionScore = { readonly score: number; readonly feedback: string };
export type DimensionScores = Readonly<Record<QualityDimensionName, DimensionScore>>;

/** An item to judge. */
export type JudgedItem = {
  readonly brief: GenerationBrief;
  readonly question: Question;
  readonly metadata: ItemMetadata | null;
  /** The warnings of the validation. */
  readonly warnings: readonly ValidationError[];
};

type ItemJudgement = {
  readonly scores: DimensionScores;
  /** The name of the model, or `rules`. */
  readonly judge: string;
  readonly provenance?: Provenance;
};

/** Scores an item, with a model or by rules. */
export type JudgeItem = (judged: JudgedItem, options: ModelCallOptions) => Promise<ItemJudgement>;
