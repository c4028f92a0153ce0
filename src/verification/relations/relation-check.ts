import type { Severity } from '../../domain/finding.ts';
import type { Remark } from '../check.ts';
import type { QuestionView } from '../views/question-view.ts';

/** How a question was made from another one. */
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

/** A question and what was made from it. */
type RelatedPair = {
  readonly parent: QuestionView;
  readonly child: QuestionView;
  readonly relation: Relation;
};

/** One fact that must hold between a question and what was made from it. */
export type RelationCheck = {
  readonly id: string;
  readonly code?: string;
  readonly meaning: string;
  readonly severity: Severity;
  readonly relations: readonly Relation[];
  readonly parent: string;
  readonly fails: string;
  readonly passes: string;
  /** The relation under which the examples stand. */
  readonly example: Relation;
  readonly run: (pair: RelatedPair) => readonly Remark[];
};
