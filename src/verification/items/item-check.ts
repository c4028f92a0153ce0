import type { Severity } from '../../domain/finding.ts';
import type { BloomsLevel, ItemMetadata } from '../../domain/generation.ts';
import type { ReviewNodeItem, ValidationField } from '../../domain/review-node.ts';
import type { ThresholdLookup, Thresholds } from '../check.ts';

/** A question of the bank that an item may repeat. */
export type Neighbour = {
  readonly id: string;
  /** From 0 to 1. */
  readonly similarity: number;
};

/** A generated item with what was asked for and what is known around it. */
export type ItemView = {
  readonly item: ReviewNodeItem;
  readonly level?: string | undefined;
  readonly metadata?: ItemMetadata | undefined;
  /** The level the author asked for. */
  readonly requestedBloom?: BloomsLevel | undefined;
  /** The most similar questions of the bank. */
  readonly neighbours?: readonly Neighbour[] | undefined;
  /** Steps of the explanation that the engine recomputed; left out where it computed the item itself. */
  readonly recomputed?: number | undefined;
};

export type ItemRemark = {
  readonly field: ValidationField;
  readonly message: string;
  /** One step lighter or heavier than the rule as a whole. */
  readonly shift?: -1 | 1;
};

/** One fact that must hold of a generated item, with an example of each kind. */
export type GeneratedItemCheck = {
  readonly id: string;
  readonly meaning: string;
  readonly severity: Severity;
  readonly thresholds?: Thresholds;
  readonly fails: ItemView;
  readonly passes: ItemView;
  readonly run: (view: ItemView, limit: ThresholdLookup) => readonly ItemRemark[];
};
