import type { GenerationBrief, GenerationContext, ItemMetadata } from '../../domain/generation.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';
import type { SelfCorrectionFeedback } from '../../domain/review-node.ts';
import type { ModelCallOptions } from '../call-role.ts';

/** An item on its way: what was asked for, and the question as far as it is made. */
export type ItemTask = {
  readonly brief: GenerationBrief;
  readonly context: GenerationContext;
  readonly seed: number;
  /** Whether the examination asks for a case before the stem. */
  readonly needsVignette: boolean;
  readonly question: Question;
};

/** The question with one more part, and who made that part. */
export type PartResult = { readonly question: Question; readonly provenance?: Provenance };

export type TagResult = { readonly metadata: ItemMetadata; readonly provenance?: Provenance };

type MakePart = (task: ItemTask, options: ModelCallOptions) => Promise<PartResult>;

/** Makes an item part by part, with a model or by rules. */
export type ItemMaker = {
  readonly way: 'model' | 'rules';
  readonly vignette: MakePart;
  readonly stem: MakePart;
  /** The options and the key. */
  readonly distractors: MakePart;
  readonly rationale: MakePart;
  tag(task: ItemTask, options: ModelCallOptions): Promise<TagResult>;
  /** Writes one component anew and leaves the others alone; undefined when it has no other way to say it. */
  mend(
    task: ItemTask,
    feedback: SelfCorrectionFeedback,
    options: ModelCallOptions,
  ): Promise<PartResult | undefined>;
};
