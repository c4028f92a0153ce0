import type { GenerationBrief, GenerationContext, ItemMetadata } from '../../domain/generation.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { SelfCorrectionFeedback } from '../../domain/quality-loop.ts';
import type { Question } from '../../domain/question.ts';
import type { ModelCallOptions } from '../call-role.ts';

/** An item (a new question) in progress: the brief that requests it, its context, and the components written so far. */
export type ItemTask = {
  readonly brief: GenerationBrief;
  readonly context: GenerationContext;
  readonly seed: number;
  /** Whether items of this level require a vignette: a short case description before the stem. */
  readonly needsVignette: boolean;
  readonly question: Question;
};

/** The question with one more component, and the provenance of that component. */
export type ComponentResult = { readonly question: Question; readonly provenance?: Provenance };

/** The tags (Bloom level, topic and outcome) of an item, and their provenance. */
export type TagResult = { readonly metadata: ItemMetadata; readonly provenance?: Provenance };

type WriteComponent = (task: ItemTask, options: ModelCallOptions) => Promise<ComponentResult>;

/** Writes an item component by component, with a model or by rules. */
export type ItemMaker = {
  readonly mode: 'model' | 'rules';
  readonly vignette: WriteComponent;
  readonly stem: WriteComponent;
  /** Writes the options and the key (the correct answer). */
  readonly distractors: WriteComponent;
  readonly rationale: WriteComponent;
  tag(task: ItemTask, options: ModelCallOptions): Promise<TagResult>;
  /** Rewrites one component and keeps the others; returns undefined if the maker cannot rewrite it. */
  correct(
    task: ItemTask,
    feedback: SelfCorrectionFeedback,
    options: ModelCallOptions,
  ): Promise<ComponentResult | undefined>;
};
