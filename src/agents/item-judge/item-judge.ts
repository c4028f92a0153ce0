import type { GenerationBrief, ItemMetadata } from '../../domain/generation.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';
import type { QualityDimensionName, ValidationError } from '../../domain/review-node.ts';
import type { ModelCallOptions } from '../call-role.ts';

/** What a judge says of one dimension; what follows from all of them is computed. */
export type DimensionScore = { readonly score: number; readonly feedback: string };
export type DimensionScores = Readonly<Record<QualityDimensionName, DimensionScore>>;

export type JudgedItem = {
  readonly brief: GenerationBrief;
  readonly question: Question;
  readonly metadata: ItemMetadata | null;
  /** What validation warned of. */
  readonly warnings: readonly ValidationError[];
};

export type Judgement = {
  readonly scores: DimensionScores;
  /** The model that judged, or `rules`. */
  readonly judge: string;
  readonly provenance?: Provenance;
};

export type JudgeItem = (judged: JudgedItem, options: ModelCallOptions) => Promise<Judgement>;
