import type { ReviewIssueType } from '../../domain/suggestion.ts';
import { allChecks } from '../../verification/all-checks.ts';
import { allRelationChecks } from '../../verification/relations/all-relation-checks.ts';

/** Issue types of single rules. */
const RULE_TYPES: Readonly<Record<string, ReviewIssueType>> = {
  'units-agree': 'physics_error',
  'values-are-possible': 'physics_error',
  'key-measures-what-is-asked': 'physics_error',
  'options-share-a-dimension': 'physics_error',
  'equality-holds': 'solution_error',
  'equation-follows': 'solution_error',
  'boxed-value-is-the-computed-value': 'solution_error',
  'integer-key-is-the-computed-value': 'solution_error',
  'key-is-the-computed-value': 'solution_error',
  'match-key-agrees-with-solution': 'solution_error',
  'noted-answer-is-the-computed-value': 'solution_error',
  'solution-names-the-key': 'solution_error',
  'solutions-agree': 'solution_error',
  'grammar-fits-every-option': 'grammar',
  'style-is-clean': 'formatting',
};

const documentRules = new Set(allChecks.filter(({ about }) => about === 'document').map(({ id }) => id));
const wordingRules = new Set(allChecks.filter(({ code }) => code !== undefined).map(({ id }) => id));
const relationRules = new Set(allRelationChecks.map(({ id }) => id));

/** Returns the issue type that a spot check reports for a broken rule. */
export function getIssueType(rule: string): ReviewIssueType {
  const issueType = RULE_TYPES[rule];
  if (issueType !== undefined) return issueType;
  if (relationRules.has(rule)) return 'variant_inconsistency';
  if (documentRules.has(rule)) return 'latex_syntax';
  return wordingRules.has(rule) ? 'clarity' : 'formatting';
}
