import type { Severity } from '../../domain/finding.ts';
import type { Remark } from '../check.ts';
import type { QuestionView } from '../views/question-view.ts';

/**
 * The ways to derive a question from another one: other numbers, another scenario, a question about the concept, calculus, another
 * solution, another kind of question, or a combination of several scenarios (`multi_context`, also called the variant `multi`).
 */
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
  /** The rule's code in the published list of item-writing flaws. */
  readonly code?: string;
  readonly meaning: string;
  readonly severity: Severity;
  /** The relations to which the check applies. */
  readonly relations: readonly Relation[];
  /** An example parent, a derived question that the check reports, and one that it accepts. */
  readonly parent: string;
  readonly fails: string;
  readonly passes: string;
  /** The relation between the parent and the derived questions of the example. */
  readonly exampleRelation: Relation;
  readonly run: (pair: RelatedPair) => readonly Remark[];
};
