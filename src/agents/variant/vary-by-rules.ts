import type { SingleVariant } from '../../domain/pipeline-result.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';
import { bornOf } from '../authoring/author-with-model.ts';
import { type AuthoredQuestion, leftToModel, NO_USAGE, refused } from '../authoring/authored.ts';
import { varyContext } from './context/vary-context.ts';
import { varyItem } from './numerical/vary-item.ts';
import { type NumbersOutcome, type VaryNumbersOptions, varyNumbers } from './numerical/vary-numbers.ts';
import type { VariantOptions } from './vary-with-model.ts';

type RuleOptions = VariantOptions & { readonly at: Date };

/** Makes the variants that can be computed. */
export function varyByRules(question: Question, type: SingleVariant, options: RuleOptions): AuthoredQuestion {
  if (type === 'numerical') return numerical(question, options);
  if (type === 'context') return inContext(question, options);
  return leftToModel(`A ${type} variant`);
}

/** By tracing its numbers; where that fails, by the item model the question is of. */
function numerical(question: Question, { seed = 1, earlier = [], at }: RuleOptions): AuthoredQuestion {
  const order: VaryNumbersOptions = { seed, earlier };
  const traced = varyNumbers(question, order);
  const outcome = 'reason' in traced ? (varyItem(question, order) ?? traced) : traced;
  return outcomeOf(outcome, question, { maker: 'rules', name: 'variant', seed, createdAt: at.toISOString() });
}

function inContext(question: Question, { seed = 1, earlier = [], at }: RuleOptions): AuthoredQuestion {
  const outcome = varyContext(question, { seed, earlier });
  return outcomeOf(outcome, question, { maker: 'rules', name: 'variant', seed, createdAt: at.toISOString() });
}

function outcomeOf(outcome: NumbersOutcome, parent: Question, by: Provenance): AuthoredQuestion {
  if ('reason' in outcome) return refused(outcome.reason);
  const provenance = bornOf(by, parent, 'variant');
  const { question, latex, findings } = outcome;
  return {
    status: 'made',
    findings,
    usage: NO_USAGE,
    provenance,
    latex,
    ...(question !== undefined && { question: { ...question, provenance } }),
  };
}
