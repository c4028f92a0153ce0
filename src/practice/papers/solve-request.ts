import type { PaperPlan } from '../../domain/paper-plan.ts';
import type { QuestionFacts } from '../../domain/question-facts.ts';
import type { Random } from '../../item-models/random.ts';
import type { RuleContext } from './match-rule.ts';

export type SolveRequest = {
  readonly plan: PaperPlan;
  /** The facts of the questions of the bank from which rules choose; questions that match no rule are ignored. */
  readonly candidates: readonly QuestionFacts[];
  /** The facts of the questions that the plan names. */
  readonly named: ReadonlyMap<string, QuestionFacts>;
  readonly context: RuleContext;
  readonly random: Random;
};
