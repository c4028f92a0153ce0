import type { Severity } from '../../domain/finding.ts';
import type { Remark } from '../check.ts';
import type { QuestionView } from '../views/question-view.ts';

/** The ways in which a question can be derived from another one. */
export const RELATIONS = [
  'numerical',
  'context',
  'conceptual',
  'calculus',
  'alternate',
  'conversion',
  'multi_context',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** A question and one derived from it. */
type RelatedPair = {
  readonly parent: QuestionView;
  readonly child: QuestionView;
  readonly relation: Relation;
};

/** One fact that must hold between a parent question and a derived one. */
export type RelationCheck = {
  readonly id: string;
  readonly code?: string;
  readonly meaning: string;
  readonly severity: Severity;
  readonly relations: readonly Relation[];
  readonly parent: string;
  readonly fails: string;
  readonly passes: string;
  /** The relation between `parent` and the examples. */
  readonly example: Relation;
  readonly run: (pair: RelatedPair) => readonly Remark[];
};
