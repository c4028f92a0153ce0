import { alternateSolutionIsAnotherMethod } from './alternate-solution-is-another-method.ts';
import { contextVariantKeepsItsNumbers } from './context-variant-keeps-its-numbers.ts';
import { conversionHasItsForm } from './conversion-has-its-form.ts';
import { multiContextIsOneProblem } from './multi-context-is-one-problem.ts';
import { numericalVariantIsRecomputed } from './numerical-variant-is-recomputed.ts';
import { numericalVariantKeepsItsWords } from './numerical-variant-keeps-its-words.ts';
import type { RelationCheck } from './relation-check.ts';
import { variantChangesSomething } from './variant-changes-something.ts';
import { variantIsComplete } from './variant-is-complete.ts';

/**
 * All checks that compare a question with its parent, the question from which it was derived. A relation is how it was derived: as
 * a variant, as another kind of question (such as multiple choice), or as a multi-context question, which combines several
 * scenarios.
 */
export const allRelationChecks: readonly RelationCheck[] = [
  variantChangesSomething,
  numericalVariantKeepsItsWords,
  numericalVariantIsRecomputed,
  contextVariantKeepsItsNumbers,
  variantIsComplete,
  alternateSolutionIsAnotherMethod,
  conversionHasItsForm,
  multiContextIsOneProblem,
];
