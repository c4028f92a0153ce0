import type { Severity } from '../../domain/finding.ts';
import type { BloomsLevel, ItemMetadata } from '../../domain/generation.ts';
import type { QualityLoopItem, ValidationField } from '../../domain/quality-loop.ts';
import type { ThresholdLookup, Thresholds } from '../check.ts';

/** A question of the bank that is similar to an item. */
export type Neighbour = {
  readonly id: string;
  /** From 0 to 1. */
  readonly similarity: number;
};

/** A generated item with its request and its context. */
export type ItemView = {
  readonly item: QualityLoopItem;
  readonly level?: string | undefined;
  readonly metadata?: ItemMetadata | undefined;
  /** The Bloom level that the author requested. */
  readonly requestedBloom?: BloomsLevel | undefined;
  /** The most similar questions of the bank. */
  readonly neighbours?: readonly Neighbour[] | undefined;
  /** The number of recomputed steps of the explanation. Undefined for items that an item model computed. */
  readonly recomputed?: number | undefined;
};

/** What a check reports about a generated item; the caller adds rule and severity. */
export type ItemRemark = {
  readonly field: ValidationField;
  readonly message: string;
  /** Lowers or raises the severity of the rule by one step for this remark. */
  readonly severityShift?: -1 | 1;
};

/** One fact that must hold for a generated item, with a failing and a passing example. */
export type GeneratedItemCheck = {
  readonly id: string;
  /** The fact as a sentence. */
  readonly meaning: string;
  readonly severity: Severity;
  readonly thresholds?: Thresholds;
  /** An example that the check reports, and one that it accepts. */
  readonly fails: ItemView;
  readonly passes: ItemView;
  readonly run: (view: ItemView, getThreshold: ThresholdLookup) => readonly ItemRemark[];
};
